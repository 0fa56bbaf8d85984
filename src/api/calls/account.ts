import * as z from 'zod/mini';
import { envelope } from '../wire/answers.ts';
import { userId } from '../wire/values.ts';
import { type Answer, type OursAnswer, sentence, told } from './call.ts';
import { flag, id, list, nullable, number, oneOf, optional, part, text, typedText } from './field.ts';
import { outsideBusiness } from './outside-business.ts';
import { claimed, password } from './password.ts';
import { planName } from './plan.ts';

const at = '/api/Account/';
const anybody = outsideBusiness('open', at);
const own = outsideBusiness('session', at);
const asked = outsideBusiness('session', at, { userid: userId });
const mailed = outsideBusiness('token', at);

const user = {
  id: id('userid'),
  firstName: text('firstname'),
  lastName: text('lastname'),
  email: text('email'),
  verified: flag('emailverified'),
};

/** A business of a user, which stands as the selected one once they choose it: with their own names on it. */
const business = {
  id: id('businessid'),
  rowId: id('id'),
  name: text('BusinessName'),
  companyName: text('companyname'),
  firstName: text('firstname'),
  lastName: text('lastname'),
  address: text('address'),
  country: text('country'),
  role: text('roles'),
  email: text('memberemail'),
  plan: planName('plan'),
  planName: text('PlanName'),
  currency: text('currency'),
  currencyCode: text('IsoCurrenyCode'),
  timeZone: text('timezone'),
  locale: text('locale'),
  trialEndsAt: nullable(text('TrialEndsAt')),
  currencyId: number('currencyid'),
  fiscalMonth: number('FiscalYear'),
  industry: number('industry'),
  hasStripe: flag('IsStripeConnected'),
  hasFlutterwave: flag('IsFlutterwaveConnected'),
  hasPaypal: flag('IsPaypalConnected'),
  hasPaystack: flag('IsPaystackConnected'),
  multiCurrency: flag('Multicurrency'),
  multiLocation: flag('MultiLocation'),
  taxAfterDiscount: flag('TaxAfterDiscount'),
  taxPerRate: flag('TaxPerRate'),
  bracketsOnPaper: flag('BracketsOnPaper'),
  /** The seats of the business, where more work in it and the user has none of them. */
  aboveSeats: nullable(number('aboveseats')),
};

/** A user with their picture and businesses. */
export const trueUser = {
  ...user,
  /** Where their picture is; empty for none. */
  picture: text('profileimageurl'),
  pictureKey: text('profileimagekey'),
  businesses: list('Businesslist', business),
  hasFlutterwave: flag('IsFlutterwaveConnected'),
};

/** What opening a session answers. */
export const opened = told({ token: text('Token'), user: part('user', user) });

const challenged = told({ challenge: text('challenge') });

type Entered = ReturnType<(typeof opened | typeof challenged)['fromWire']>;

const entered = envelope(z.union([opened.schema.shape.data, challenged.schema.shape.data]));

/** A session, or what its second factor is asked with: an answer of two shapes. */
const entering: Answer<typeof entered, Entered> = {
  schema: entered,
  toWire: (ours, ids) => ('challenge' in ours ? challenged.toWire(ours, ids) : opened.toWire(ours, ids)),
  fromWire: ({ data, ...said }, ids) =>
    'challenge' in data
      ? challenged.fromWire({ ...said, data }, ids)
      : opened.fromWire({ ...said, data }, ids),
};

/** The calls by which users come in, prove who they are and learn what they have. */
export const accountCalls = {
  register: anybody.change('register', {
    takes: {
      firstName: typedText('firstname', 200),
      lastName: typedText('lastname', 200),
      email: typedText('email', 300),
      password: password('password'),
    },
    says: opened,
    touches: [],
  }),
  verifyEmail: mailed.change('verify-email', {
    takes: { userId: id('userid'), code: typedText('code', 60), password: optional(password('password')) },
    says: told({ already: flag('already') }),
    touches: [],
  }),
  login: anybody.change('login', {
    takes: {
      email: claimed('email'),
      password: password('password'),
      remember: optional(flag('rememberme')),
    },
    says: entering,
    touches: [],
  }),
  openDemo: anybody.ours.change('open-demo', {
    takes: {},
    says: told({ email: text('email'), password: text('password') }),
    touches: [],
  }),
  logout: own.change('logout', { says: sentence, touches: [] }),
  resendToken: own.change('resend-token', { says: sentence, touches: [] }),
  validateCode: mailed.read('validate-code', {
    takes: { userId: id('userId'), code: typedText('code', 60) },
    says: told({ state: oneOf('state', ['valid', 'already-verified', 'reset']) }),
  }),
  userInfo: asked.read('user-info', { says: told(user) }),
  trueUserInfo: asked.read('true-user-info', { says: told(trueUser), reads: 'account' }),
};

/** A user as their own account answers them. */
export type TrueUser = OursAnswer<typeof accountCalls.trueUserInfo>;
