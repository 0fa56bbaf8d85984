import type { accountCalls } from '../../src/api/contract/account.ts';
import type { AnswerOf } from '../../src/api/contract/call.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { currencyOf } from '../../src/domain/currency.ts';
import type { Person } from '../services/visit.ts';
import type { Membership } from '../store/businesses.ts';

/** A success in the envelope of the spec. */
export const answered = <Data>(message: string, data: Data) => ({ status: 200 as const, message, data });

export const userAnswer = (user: Person) => ({
  userid: idToWire(user.id),
  firstname: user.firstName,
  lastname: user.lastName,
  email: user.email,
  emailverified: user.verified,
});

const businessAnswer = (business: Membership, user: Person) => ({
  businessid: idToWire(business.id),
  id: idToWire(business.id),
  BusinessName: business.name,
  companyname: business.name,
  firstname: user.firstName,
  lastname: user.lastName,
  address: business.address,
  country: business.country,
  roles: business.role,
  memberemail: user.email,
  plan: business.plan,
  PlanName: business.plan,
  TrialEndsAt: business.trialEndsAt?.toISOString() ?? null,
  currency: business.homeCurrency,
  currencyid: currencyOf(business.homeCurrency).id,
  IsoCurrenyCode: business.homeCurrency,
  IsStripeConnected: business.connectedProviders.includes('stripe'),
  IsFlutterwaveConnected: business.connectedProviders.includes('flutterwave'),
  IsPaypalConnected: business.connectedProviders.includes('paypal'),
  IsPaystackConnected: business.connectedProviders.includes('paystack'),
  timezone: business.timeZone,
  locale: business.locale,
  FiscalYear: business.fiscalMonth,
  industry: business.industry,
  Multicurrency: business.multiCurrency,
  MultiLocation: business.multiLocation,
  TaxAfterDiscount: business.taxAfterDiscount,
  TaxPerRate: business.taxPerRate,
  BracketsOnPaper: business.bracketsOnPaper,
  aboveseats: business.aboveSeats,
});

/** Where a browser fetches a picture; empty without one. */
export const imageAddress = (key: string): string => (key ? `/api/pictures/${key}` : '');

/** The user with their picture and businesses, and which payment providers those connected. */
export const trueUserAnswer = (
  user: Person,
  imageKey: string,
  memberships: readonly Membership[],
): AnswerOf<typeof accountCalls.trueUserInfo>['data'] => ({
  ...userAnswer(user),
  profileimageurl: imageAddress(imageKey),
  profileimagekey: imageKey,
  Businesslist: memberships.map((business) => businessAnswer(business, user)),
  IsFlutterwaveConnected: memberships.some(({ connectedProviders }) =>
    connectedProviders.includes('flutterwave'),
  ),
});
