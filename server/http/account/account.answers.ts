import type { TrueUser } from '../../../src/api/calls/account.ts';
import { currencyOf } from '../../../src/domain/values/currency.ts';
import { accountAnswers } from '../../../src/domain/words/account.ts';
import type { Person } from '../../services/visit.ts';
import type { Membership } from '../../store/settings/businesses.ts';

const businessAnswer = (business: Membership, user: Person) => ({
  ...business,
  rowId: business.id,
  companyName: business.name,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  planName: business.plan,
  trialEndsAt: business.trialEndsAt?.toISOString() ?? null,
  currency: business.homeCurrency,
  currencyId: currencyOf(business.homeCurrency).id,
  currencyCode: business.homeCurrency,
  hasStripe: business.connectedProviders.includes('stripe'),
  hasFlutterwave: business.connectedProviders.includes('flutterwave'),
  hasPaypal: business.connectedProviders.includes('paypal'),
  hasPaystack: business.connectedProviders.includes('paystack'),
});

/** Where a browser fetches a picture; empty without one. */
export const imageAddress = (key: string): string => (key ? `/api/pictures/${key}` : '');

/** The user with their picture and businesses, and which payment providers those connected. */
export const trueUserAnswer = (
  user: Person,
  imageKey: string,
  memberships: readonly Membership[],
): TrueUser => ({
  message: accountAnswers.user,
  ...user,
  picture: imageAddress(imageKey),
  pictureKey: imageKey,
  businesses: memberships.map((business) => businessAnswer(business, user)),
  hasFlutterwave: memberships.some(({ connectedProviders }) => connectedProviders.includes('flutterwave')),
});
