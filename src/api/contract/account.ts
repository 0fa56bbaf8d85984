import * as z from 'zod/mini';
import { envelope, nothing } from './answer-wire.ts';
import { toDoor } from './call.ts';
import { claimed, password } from './password.ts';
import { all, id, text, userId } from './wire-types.ts';

const at = '/api/Account/';
const anybody = toDoor('open', at);
const own = toDoor('session', at);
const mailed = toDoor('token', at);

const user = z.object({
  userid: id,
  ...all(z.string(), 'firstname lastname email'),
  emailverified: z.boolean(),
});

export const session = z.object({ Token: z.string(), user });

const opened = envelope(session);
/** A business of a user, which stands as the selected one once they choose it: with their own names on it. */
const business = z.object({
  ...all(id, 'businessid id'),
  ...all(z.string(), 'BusinessName companyname firstname lastname address country roles'),
  ...all(z.string(), 'memberemail plan PlanName currency IsoCurrenyCode timezone locale'),
  TrialEndsAt: z.nullable(z.string()),
  ...all(z.number(), 'currencyid FiscalYear industry'),
  ...all(z.boolean(), 'IsStripeConnected IsFlutterwaveConnected IsPaypalConnected'),
  ...all(z.boolean(), 'IsPaystackConnected Multicurrency MultiLocation TaxAfterDiscount TaxPerRate'),
  BracketsOnPaper: z.boolean(),
  /** The seats of the business, where more work in it and the user has none of them. */
  aboveseats: z.nullable(z.number()),
});

/** A user with their picture and businesses. */
export const trueUser = z.object({
  ...user.shape,
  ...all(z.string(), 'profileimageurl profileimagekey'),
  Businesslist: z.array(business),
  IsFlutterwaveConnected: z.boolean(),
});

export const accountCalls = {
  register: anybody.change('register', opened, {
    ...all(text(200), 'firstname lastname'),
    email: text(300),
    password,
  }),
  verifyEmail: mailed.change(
    'verify-email',
    { already: z.boolean() },
    { userid: id, code: text(60), password: z.optional(password) },
  ),
  login: anybody.change('login', envelope(z.union([session, z.object({ challenge: z.string() })])), {
    email: claimed,
    password,
    rememberme: z.optional(z.boolean()),
  }),
  openDemo: anybody.ours.change('open-demo', all(z.string(), 'email password'), {}),
  logout: own.change('logout', nothing),
  resendToken: own.change('resend-token', nothing),
  validateCode: mailed.read(
    'validate-code',
    { state: z.enum(['valid', 'already-verified', 'reset']) },
    { userId: id, code: text(60) },
  ),
  userInfo: own.read('user-info', envelope(user), { userid: userId }),
  trueUserInfo: own.read('true-user-info', envelope(trueUser), { userid: userId }),
};
