import { send } from '../../api/client/client.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import { keepSession, keptSession } from '../../api/client/token.ts';
import { accountCalls } from '../../api/contract/account.ts';
import { onboardingCalls } from '../../api/contract/onboarding.ts';
import { onboardingToWire } from '../../api/wire/onboarding.ts';
import { registrationWire, userFromWire } from '../../api/wire/user.ts';
import type { Registration } from '../../domain/account.ts';
import type { Onboarding } from '../../domain/onboarding.ts';
import type { User } from '../../domain/user.ts';
import type { Credentials, MailedLink } from '../../machines/session/session.ports.ts';

/** What the session asks of the API; fetched, with the contract, when it is first asked. Each throws a `Problem`. */

const ownUser = async (): Promise<User> =>
  userFromWire((await send(accountCalls.trueUserInfo, { query: {} })).data);

export const loadUser = ownUser;

export async function signIn({ email, password, remember }: Credentials): Promise<User> {
  const body = { email: email.trim(), password, rememberme: remember };
  const { data } = await send(accountCalls.login, { body });
  keepSession({ token: data.Token, userId: data.user.userid });
  return ownUser();
}

export async function register(typed: Registration): Promise<User> {
  const body = registrationWire.toWire({ ...typed, email: typed.email.trim() });
  const { data } = await send(accountCalls.register, { body, intentKey: intentKey('account.register') });
  intentOver('account.register');
  keepSession({ token: data.Token, userId: data.user.userid });
  return ownUser();
}

export async function verify(user: User | null, code: string): Promise<User> {
  await send(accountCalls.verifyEmail, { body: { userid: user?.id ?? '', code } });
  return ownUser();
}

/** Null where the link proved the address of somebody who is not signed in here. */
export async function verifyLink({ userId, code }: MailedLink): Promise<User | null> {
  await send(accountCalls.verifyEmail, { body: { userid: userId, code } });
  return keptSession()?.userId === userId ? ownUser() : null;
}

export async function resend(): Promise<void> {
  await send(accountCalls.resendToken, {});
}

export async function onboard(draft: Onboarding): Promise<User> {
  const body = onboardingToWire(draft);
  await send(onboardingCalls.saveOnboarding, { body, intentKey: intentKey('business.first') });
  intentOver('business.first');
  return ownUser();
}

export async function signOut(): Promise<void> {
  await send(accountCalls.logout, {});
}
