import { codeAt } from '../../server/adapters/one-time-codes.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { toWire, wireIds } from '../../src/api/calls/field.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { passwordCalls } from '../../src/api/calls/password.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import type { AnswerOf, BodyOf, Call } from '../../src/api/wire/call.ts';
import { mailedCode } from './newcomer.ts';
import { goodPassword } from './people.ts';
import type { Product } from './product.ts';

/** How far somebody with an account has come, in the words of the session’s model. */
export type Progress = 'unverified' | 'without a business' | 'owner' | 'second factor';

export interface Holder {
  email: string;
  /** The token of a session of theirs in another place; null where they have been here alone. */
  elsewhere: string | null;
  /** What the browser that registered is known by. */
  cookie: string;
  /** Answers the second question of a sign-in, once. */
  recoveryCode: string;
}

/** A session as the page keeps it. */
export interface Kept {
  token: string;
  userId: string;
}

export const firstBusiness = 'Harbour Bakery';

const answerOf = async <C extends Call>(
  { origin }: Product,
  call: C,
  body: BodyOf<C>,
  token?: string,
): Promise<{ answer: AnswerOf<C>; cookie: string }> => {
  const response = await fetch(new URL(call.path, origin), {
    method: 'POST',
    headers: { ...(token ? { token } : {}), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${call.path} answered ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { answer: (await response.json()) as AnswerOf<C>, cookie };
};

const post = async <C extends Call>(
  product: Product,
  call: C,
  body: BodyOf<C>,
  token?: string,
): Promise<AnswerOf<C>> => (await answerOf(product, call, body, token)).answer;

let made = 0;

/** An address nobody has. */
export const freshAddress = (): string => {
  made += 1;
  return `ada-${made}@example.com`;
};

/** Makes an account and goes so far with it, by the product's own calls. */
export const makeHolder = async (product: Product, progress: Progress): Promise<Holder> => {
  const email = freshAddress();
  const typed = { firstname: 'Ada', lastname: 'Berg', email, password: goodPassword };
  const { answer, cookie } = await answerOf(product, accountCalls.register, typed);
  const { Token: elsewhere, user } = answer.data;
  const holder = { email, elsewhere, cookie, recoveryCode: '' };
  if (progress === 'unverified') return holder;
  const code = await mailedCode(product, email);
  await post(product, accountCalls.verifyEmail, { userid: user.userid, code }, elsewhere);
  if (progress === 'without a business') return holder;
  const business = {
    companyName: firstBusiness,
    address: '',
    country: 56,
    currency: 'EUR',
    timeZone: 'Europe/Brussels',
    employeeSize: null,
  };
  const { saveOnboarding } = onboardingCalls;
  await post(product, saveOnboarding, toWire(saveOnboarding.takes, business, wireIds), elsewhere);
  if (progress === 'owner') return holder;
  const begun = await post(product, secondFactorCalls.beginFactor, { password: goodPassword }, elsewhere);
  const shown = { code: codeAt(begun.data.secret, product.clock()) };
  const confirmed = await post(product, secondFactorCalls.confirmFactor, shown, elsewhere);
  return { ...holder, recoveryCode: confirmed.data.recoveryCodes[0]! };
};

/** Opens a session of theirs for a browser to keep. */
export const openSession = async (product: Product, { email }: Holder): Promise<Kept> => {
  const { data } = await post(product, accountCalls.login, { email, password: goodPassword });
  if ('challenge' in data) throw new Error(`${email} has a second factor.`);
  return { token: data.Token, userId: data.user.userid };
};

/** Ends every session of theirs but the one elsewhere. */
export const endSessions = async (product: Product, holder: Holder): Promise<void> => {
  const token = holder.elsewhere ?? (await openSession(product, holder)).token;
  await post(product, accountSettingsCalls.endOtherSessions, { password: goodPassword }, token);
};

/** Asks for the mail that sets a new password. */
export const forgetPassword = async (product: Product, { email }: Holder): Promise<void> => {
  await post(product, passwordCalls.forgotPassword, { email });
};

/** The path the newest letter to an address leads to. */
export const mailedLink = async (product: Product, email: string): Promise<string> => {
  const response = await fetch(`${product.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [letter] = (await response.json()) as { text: string }[];
  const path = /\/auth\/[a-z-]+\?userId=[\w-]{22}&code=[\w-]{22}/.exec(letter?.text ?? '')?.[0];
  if (!path) throw new Error(`No link was mailed to ${email}.`);
  return path;
};
