import { accountCalls } from '../../api/calls/account.ts';
import { onboardingCalls } from '../../api/calls/onboarding.ts';
import { passwordCalls } from '../../api/calls/password.ts';
import { secondFactorCalls } from '../../api/calls/second-factor.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { keepSession, keptSession } from '../../api/client/token.ts';
import type { Onboarding } from '../../domain/business/onboarding.ts';
import type { Registration } from '../../domain/user/account.ts';
import type { User } from '../../domain/user/user.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { session as sessionWords } from '../../domain/words/session.ts';
import { Problem } from '../../machines/problem.ts';
import type {
  Challenge,
  Credentials,
  FactorRecovery,
  MailedLink,
} from '../../machines/session/session.ports.ts';

/** What the session asks of the API; fetched, with the calls, when it is first asked. Each throws a `Problem`. */

export const loadUser = (): Promise<User> => ask(accountCalls.trueUserInfo, outside);

/** Keeps the session that was opened, and asks whose it is. */
const entered = ({ token, user }: { token: string; user: { id: string } }): Promise<User> => {
  keepSession({ token, userId: user.id });
  return loadUser();
};

/** Guesses by strangers never lock an owner out for good: whoever receives mail at the address can set a new password. */
const withWayIn = (problem: unknown): never => {
  if (problem instanceof Problem && problem.kind === 'throttled')
    throw new Problem(problem.status, problem.kind, sessionWords.signInThrottled);
  throw problem;
};

export async function signIn({ email, ...credentials }: Credentials): Promise<User | Challenge> {
  const typed = { ...outside, ...credentials, email: email.trim() };
  const answer = await ask(accountCalls.login, typed).catch(withWayIn);
  return 'challenge' in answer ? { challenge: answer.challenge } : entered(answer);
}

export async function proveFactor(challenge: string, code: string): Promise<User> {
  return entered(await ask(secondFactorCalls.proveFactor, { ...outside, challenge, code }));
}

export const recoverFactor = (challenge: string): Promise<FactorRecovery> =>
  ask(secondFactorCalls.recoverFactor, { ...outside, challenge });

export async function register(typed: Registration): Promise<User> {
  const args = { ...outside, ...typed, email: typed.email.trim() };
  return entered(
    await once('account.register', (intentKey) => ask(accountCalls.register, args, { intentKey })),
  );
}

export async function verify(user: User | null, code: string): Promise<User> {
  await ask(accountCalls.verifyEmail, { ...outside, userId: user?.id ?? '', code });
  return loadUser();
}

/** Null where the link proved the address of somebody who is not signed in here. */
export async function verifyLink({ userId, code }: MailedLink, password?: string): Promise<User | null> {
  await ask(accountCalls.verifyEmail, { ...outside, userId, code, password });
  return keptSession()?.userId === userId ? loadUser() : null;
}

export async function resend(): Promise<void> {
  await ask(accountCalls.resendToken, outside);
}

export async function onboard({ countryId: country, ...draft }: Onboarding): Promise<User> {
  const args = { ...outside, ...draft, country };
  await once('business.first', (intentKey) => ask(onboardingCalls.saveOnboarding, args, { intentKey }));
  return loadUser();
}

export async function signOut(): Promise<void> {
  await ask(accountCalls.logout, outside);
}

export async function forgotPassword(email: string): Promise<void> {
  await ask(passwordCalls.forgotPassword, { ...outside, email: email.trim() });
}

export const exchangeCode = (email: string, code: string): Promise<MailedLink> =>
  ask(passwordCalls.exchangeResetCode, { ...outside, email: email.trim(), code });

export async function checkResetLink(link: MailedLink): Promise<void> {
  const { state } = await ask(accountCalls.validateCode, { ...outside, ...link });
  if (state !== 'reset') throw new Problem(400, 'invalid', displayed(sessionWords.badLink));
}

export async function resetPassword(link: MailedLink, password: string): Promise<void> {
  await ask(passwordCalls.resetPassword, { ...outside, ...link, password });
}

/** Makes the demo business; answers what to sign in to it with. */
export const openDemo = (): Promise<{ email: string; password: string }> =>
  ask(accountCalls.openDemo, outside);
