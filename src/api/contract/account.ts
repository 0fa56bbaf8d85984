import * as z from 'zod/mini';
import { toDoor } from './call.ts';
import { claimed, password } from './password.ts';
import { all, envelope, id, text, userId } from './wire-types.ts';

const anybody = toDoor('open');
const own = toDoor('session');
const mailed = toDoor('token');

const user = z.object({
  userid: id,
  ...all(z.string(), 'firstname', 'lastname', 'email'),
  emailverified: z.boolean(),
});

const session = z.object({ Token: z.string(), user });
const opened = envelope(session);
const nothing = envelope(z.null());

/** A business of a user, which stands as the selected one once they choose it: with their own names on it. */
const business = z.object({
  ...all(id, 'businessid', 'id'),
  ...all(z.string(), 'BusinessName', 'companyname', 'firstname', 'lastname', 'address', 'country', 'roles'),
  ...all(z.string(), 'memberemail', 'plan', 'PlanName'),
  TrialEndsAt: z.nullable(z.string()),
  currency: z.string(),
  currencyid: z.number(),
  IsoCurrenyCode: z.string(),
  ...all(z.boolean(), 'IsStripeConnected', 'IsFlutterwaveConnected', 'IsPaypalConnected'),
  IsPaystackConnected: z.boolean(),
  ...all(z.string(), 'timezone', 'locale'),
  FiscalYear: z.number(),
  ...all(z.boolean(), 'Multicurrency', 'TaxAfterDiscount'),
});

/** A user with their picture and businesses. */
export const trueUser = z.object({
  ...user.shape,
  ...all(z.string(), 'profileimageurl', 'profileimagekey'),
  Businesslist: z.array(business),
  IsFlutterwaveConnected: z.boolean(),
});

export const accountCalls = {
  register: anybody.change('/api/Account/register', {
    takes: { firstname: text(200), lastname: text(200), email: text(300), password },
    answer: opened,
  }),
  verifyEmail: mailed.change('/api/Account/verify-email', {
    takes: { userid: id, code: text(60), password: z.optional(password) },
    answer: envelope(z.object({ already: z.boolean() })),
  }),
  login: anybody.change('/api/Account/login', {
    takes: { email: claimed, password, rememberme: z.optional(z.boolean()) },
    answer: envelope(z.union([session, z.object({ challenge: z.string() })])),
  }),
  openDemo: anybody.ours.change('/api/Account/open-demo', {
    takes: {},
    answer: envelope(z.object({ email: z.string(), password: z.string() })),
  }),
  logout: own.change('/api/Account/logout', { answer: nothing }),
  resendToken: own.change('/api/Account/resend-token', { answer: nothing }),
  validateCode: mailed.read('/api/Account/validate-code', {
    takes: { userId: id, code: text(60) },
    answer: envelope(z.object({ state: z.enum(['valid', 'already-verified', 'reset']) })),
  }),
  userInfo: own.read('/api/Account/user-info', { takes: { userid: userId }, answer: envelope(user) }),
  trueUserInfo: own.read('/api/Account/true-user-info', {
    takes: { userid: userId },
    answer: envelope(trueUser),
  }),
};
