import * as z from 'zod/mini';
import { call } from './call.ts';
import { claimed, password } from './password.ts';
import { envelope, id, text, userId } from './wire-types.ts';

const user = z.object({
  userid: id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  emailverified: z.boolean(),
});

const session = z.object({ Token: z.string(), user });
const opened = envelope(session);
const nothing = envelope(z.null());

/** A business of a user, which stands as the selected one once they choose it: with their own names on it. */
const business = z.object({
  businessid: id,
  id,
  BusinessName: z.string(),
  companyname: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  address: z.string(),
  country: z.string(),
  roles: z.string(),
  memberemail: z.string(),
  plan: z.string(),
  PlanName: z.string(),
  TrialEndsAt: z.nullable(z.string()),
  currency: z.string(),
  currencyid: z.number(),
  IsoCurrenyCode: z.string(),
  IsStripeConnected: z.boolean(),
  IsFlutterwaveConnected: z.boolean(),
  IsPaypalConnected: z.boolean(),
  IsPaystackConnected: z.boolean(),
  timezone: z.string(),
  locale: z.string(),
  FiscalYear: z.number(),
  Multicurrency: z.boolean(),
  TaxAfterDiscount: z.boolean(),
});

/** A user with their picture and businesses. */
export const trueUser = z.object({
  ...user.shape,
  profileimageurl: z.string(),
  profileimagekey: z.string(),
  Businesslist: z.array(business),
  IsFlutterwaveConnected: z.boolean(),
});

export const accountCalls = {
  register: call({
    method: 'POST',
    path: '/api/Account/register',
    summary: 'Makes a user, signs them in, and mails them a code that proves the address is theirs.',
    door: 'open',
    permission: null,
    effect: 'changes',
    body: z.object({ firstname: text(200), lastname: text(200), email: text(300), password }),
    answer: opened,
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/api/Account/verify-email',
    summary:
      'Proves the address: by the six digits with the user’s own session, or by the mailed link’s code with the session, the browser or the password of its registration.',
    door: 'token',
    permission: null,
    effect: 'changes',
    body: z.object({ userid: id, code: text(60), password: z.optional(password) }),
    answer: envelope(z.object({ already: z.boolean() })),
  }),
  login: call({
    method: 'POST',
    path: '/api/Account/login',
    summary:
      'Answers a new Token and the user, verified or not; or, with a second factor on, what proves it next.',
    door: 'open',
    permission: null,
    effect: 'changes',
    body: z.object({ email: claimed, password, rememberme: z.optional(z.boolean()) }),
    answer: envelope(z.union([session, z.object({ challenge: z.string() })])),
  }),
  openDemo: call({
    method: 'POST',
    path: '/api/Account/open-demo',
    summary:
      'Makes the demo business and answers what to sign in to it with; only while nobody has registered.',
    door: 'open',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object({}),
    answer: envelope(z.object({ email: z.string(), password: z.string() })),
  }),
  logout: call({
    method: 'POST',
    path: '/api/Account/logout',
    summary: 'Ends the session; its Token is dead from then on.',
    door: 'session',
    permission: null,
    effect: 'changes',
    answer: nothing,
  }),
  resendToken: call({
    method: 'POST',
    path: '/api/Account/resend-token',
    summary: 'Mails a new code and link; the earlier ones are dead.',
    door: 'session',
    permission: null,
    effect: 'changes',
    answer: nothing,
  }),
  validateCode: call({
    method: 'GET',
    path: '/api/Account/validate-code',
    summary: 'Says whether a mailed link’s code still opens something; uses nothing up.',
    door: 'token',
    permission: null,
    effect: 'reads',
    query: z.object({ userId: id, code: text(60) }),
    answer: envelope(z.object({ state: z.enum(['valid', 'already-verified', 'reset']) })),
  }),
  userInfo: call({
    method: 'GET',
    path: '/api/Account/user-info',
    summary: 'The signed-in user.',
    door: 'session',
    permission: null,
    effect: 'reads',
    query: z.object({ userid: userId }),
    answer: envelope(user),
  }),
  trueUserInfo: call({
    method: 'GET',
    path: '/api/Account/true-user-info',
    summary: 'The signed-in user with the businesses they are an active member of.',
    door: 'session',
    permission: null,
    effect: 'reads',
    query: z.object({ userid: userId }),
    answer: envelope(trueUser),
  }),
};
