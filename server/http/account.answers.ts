import type { accountCalls } from '../../src/api/contract/account.ts';
import type { AnswerOf } from '../../src/api/contract/call.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { currencyOf } from '../../src/domain/currency.ts';
import type { Person } from '../services/visit.ts';
import type { Membership } from '../store/businesses.ts';
import type { AccountServices } from './visit.ts';

/** A success in the envelope of the spec. */
export const answered = <Data>(message: string, data: Data) => ({ status: 200 as const, message, data });

export const shownUser = (user: Person) => ({
  userid: idToWire(user.id),
  firstname: user.firstName,
  lastname: user.lastName,
  email: user.email,
  emailverified: user.verified,
});

/** Whoever simulates providers serves every way to pay online; without them, those serve that the business connected. */
const connectionsOf = (payments: AccountServices['payments'], connected: readonly string[]) => {
  const isConnected = (provider: string) => payments !== null || connected.includes(provider);
  return {
    IsStripeConnected: isConnected('stripe'),
    IsFlutterwaveConnected: isConnected('flutterwave'),
    IsPaypalConnected: isConnected('paypal'),
    IsPaystackConnected: isConnected('paystack'),
  };
};

const shownBusiness = (business: Membership, user: Person, payments: AccountServices['payments']) => ({
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
  ...connectionsOf(payments, business.connectedProviders),
  timezone: business.timeZone,
  locale: business.locale,
  FiscalYear: business.fiscalMonth,
  industry: business.industry,
  Multicurrency: business.multiCurrency,
  MultiLocation: business.multiLocation,
  TaxAfterDiscount: business.taxAfterDiscount,
  TaxPerRate: business.taxPerRate,
});

/** Where a browser fetches a picture; empty without one. */
export const imageAddress = (key: string): string => (key ? `/api/pictures/${key}` : '');

/** The user with their picture and businesses, and which ways to pay online are open. */
export const shownTrueUser = (
  user: Person,
  imageKey: string,
  memberships: readonly Membership[],
  payments: AccountServices['payments'],
): AnswerOf<typeof accountCalls.trueUserInfo>['data'] => {
  const all = memberships.flatMap(({ connectedProviders }) => connectedProviders);
  return {
    ...shownUser(user),
    profileimageurl: imageAddress(imageKey),
    profileimagekey: imageKey,
    Businesslist: memberships.map((business) => shownBusiness(business, user, payments)),
    IsFlutterwaveConnected: connectionsOf(payments, all).IsFlutterwaveConnected,
  };
};
