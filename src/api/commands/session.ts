import type { Registration } from '../../domain/account.ts';
import type { Onboarding } from '../../domain/onboarding.ts';
import type { User } from '../../domain/user.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { session as sessionWords } from '../../domain/words/session.ts';
import { Problem } from '../../machines/problem.ts';
import type {
  Challenge,
  Credentials,
  FactorRecovery,
  MailedLink,
} from '../../machines/session/session.ports.ts';
import { send } from '../client/client.ts';
import { once } from '../client/intent.ts';
import { keepSession, keptSession } from '../client/token.ts';
import { accountCalls } from '../contract/account.ts';
import { onboardingCalls } from '../contract/onboarding.ts';
import { passwordCalls } from '../contract/password.ts';
import { secondFactorCalls } from '../contract/second-factor.ts';
import { onboardingToWire } from '../wire/onboarding.ts';
import { registrationWire, userFromWire } from '../wire/user.ts';

/** What the session asks of the API; fetched, with the contract, when it is first asked. Each throws a `Problem`. */

const ownUser = async (): Promise<User> =>
  userFromWire((await send(accountCalls.trueUserInfo, { query: {} })).data);

export const loadUser = ownUser;

/** Guesses by strangers never lock an owner out for good: whoever receives mail at the address can set a new password. */
const withWayIn = (problem: unknown): never => {
  if (problem instanceof Problem && problem.kind === 'throttled')
    throw new Problem(problem.status, problem.kind, sessionWords.signInThrottled);
  throw problem;
};

export async function signIn({ email, password, remember }: Credentials): Promise<User | Challenge> {
  const body = { email: email.trim(), password, rememberme: remember };
  const { data } = await send(accountCalls.login, { body }).catch(withWayIn);
  if ('challenge' in data) return { challenge: data.challenge };
  keepSession({ token: data.Token, userId: data.user.userid });
  return ownUser();
}

export async function proveFactor(challenge: string, code: string): Promise<User> {
  const { data } = await send(secondFactorCalls.proveFactor, { body: { challenge, code } });
  keepSession({ token: data.Token, userId: data.user.userid });
  return ownUser();
}

export async function recoverFactor(challenge: string): Promise<FactorRecovery> {
  return (await send(secondFactorCalls.recoverFactor, { body: { challenge } })).data;
}

export async function register(typed: Registration): Promise<User> {
  const body = registrationWire.toWire({ ...typed, email: typed.email.trim() });
  const { data } = await once('account.register', (intentKey) =>
    send(accountCalls.register, { body, intentKey }),
  );
  keepSession({ token: data.Token, userId: data.user.userid });
  return ownUser();
}

export async function verify(user: User | null, code: string): Promise<User> {
  await send(accountCalls.verifyEmail, { body: { userid: user?.id ?? '', code } });
  return ownUser();
}

/** Null where the link proved the address of somebody who is not signed in here. */
export async function verifyLink({ userId, code }: MailedLink, password?: string): Promise<User | null> {
  const body = { userid: userId, code, ...(password === undefined ? {} : { password }) };
  await send(accountCalls.verifyEmail, { body });
  return keptSession()?.userId === userId ? ownUser() : null;
}

export async function resend(): Promise<void> {
  await send(accountCalls.resendToken, {});
}

export async function onboard(draft: Onboarding): Promise<User> {
  const body = onboardingToWire(draft);
  await once('business.first', (intentKey) => send(onboardingCalls.saveOnboarding, { body, intentKey }));
  return ownUser();
}

export async function signOut(): Promise<void> {
  await send(accountCalls.logout, {});
}

export async function forgotPassword(email: string): Promise<void> {
  await send(passwordCalls.forgotPassword, { body: { email: email.trim() } });
}

export async function exchangeCode(email: string, code: string): Promise<MailedLink> {
  const { data } = await send(passwordCalls.exchangeResetCode, { body: { email: email.trim(), code } });
  return { userId: data.userid, code: data.code };
}

export async function checkResetLink({ userId, code }: MailedLink): Promise<void> {
  const { data } = await send(accountCalls.validateCode, { query: { userId, code } });
  if (data.state !== 'reset') throw new Problem(400, 'invalid', displayed(sessionWords.badLink));
}

export async function resetPassword({ userId, code }: MailedLink, password: string): Promise<void> {
  await send(passwordCalls.resetPassword, { body: { userid: userId, code, password } });
}

/** Makes the demo business; answers what to sign in to it with. */
export async function openDemo(): Promise<{ email: string; password: string }> {
  return (await send(accountCalls.openDemo, { body: {} })).data;
}
