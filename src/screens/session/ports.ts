import { fromPromise } from 'xstate';
import { send } from '../../api/client/client.ts';
import { clearDrafts } from '../../api/client/drafts.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import { clearLocalStorage, keepSession, keptSession } from '../../api/client/token.ts';
import { accountCalls } from '../../api/contract/account.ts';
import { registrationWire, userFromWire } from '../../api/wire/user.ts';
import type { User } from '../../domain/user.ts';
import type { sessionPorts } from '../../machines/session/session.ports.ts';

const currentUser = async (): Promise<User | null> => {
  if (!keptSession()) return null;
  const { data } = await send(accountCalls.trueUserInfo, { query: {} });
  return userFromWire(data);
};

const userBehind = async (Token: string, userId: string): Promise<User> => {
  keepSession({ token: Token, userId });
  const user = await currentUser();
  if (!user) throw new Error('This browser keeps no session.');
  return user;
};

const signedIn = async (): Promise<User> => {
  const user = await currentUser();
  if (!user) throw new Error('This browser keeps no session.');
  return user;
};

/** The session's ports on the real API. */
export const apiPorts: typeof sessionPorts = {
  loadUser: fromPromise(currentUser),

  signIn: fromPromise(async ({ input: { email, password, remember } }) => {
    const body = { email: email.trim(), password, rememberme: remember };
    const { data } = await send(accountCalls.login, { body });
    return userBehind(data.Token, data.user.userid);
  }),

  register: fromPromise(async ({ input }) => {
    const body = registrationWire.toWire(input);
    const { data } = await send(accountCalls.register, { body, intentKey: intentKey('account.register') });
    intentOver('account.register');
    return userBehind(data.Token, data.user.userid);
  }),

  verify: fromPromise(async ({ input: { user, code } }) => {
    await send(accountCalls.verifyEmail, { body: { userid: user?.id ?? '', code } });
    return signedIn();
  }),

  verifyLink: fromPromise(async ({ input }) => {
    if (!input) throw new Error('There is no link to open.');
    await send(accountCalls.verifyEmail, { body: { userid: input.userId, code: input.code } });
    return keptSession()?.userId === input.userId ? currentUser() : null;
  }),

  resend: fromPromise(async () => {
    await send(accountCalls.resendToken, {});
  }),

  onboard: fromPromise(async ({ input: { draft } }) => {
    const [{ onboardingCalls }, { onboardingToWire }] = await Promise.all([
      import('../../api/contract/onboarding.ts'),
      import('../../api/wire/onboarding.ts'),
    ]);
    const body = onboardingToWire(draft);
    await send(onboardingCalls.saveOnboarding, { body, intentKey: intentKey('business.first') });
    intentOver('business.first');
    return signedIn();
  }),

  signOut: fromPromise(async () => {
    if (keptSession()) await send(accountCalls.logout, {});
  }),

  clearStorage: fromPromise(async ({ input: { userId } }) => {
    clearLocalStorage();
    if (userId) await clearDrafts(userId);
  }),
};
