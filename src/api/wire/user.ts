import { planNamed } from '../../domain/access/plans.ts';
import type { OwnAccount, User } from '../../domain/user.ts';
import type { accountCalls } from '../contract/account.ts';
import type { AnswerOf } from '../contract/call.ts';
import { renaming } from './rename.ts';

/** Our words for a user → the spec'. */
export const userWire = renaming({
  id: 'userid',
  email: 'email',
  firstName: 'firstname',
  lastName: 'lastname',
  verified: 'emailverified',
});

/** What a new user types, to the spec's words. */
export const registrationWire = renaming({
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  password: 'password',
});

const businessWire = renaming({
  id: 'businessid',
  name: 'BusinessName',
  role: 'roles',
  plan: 'plan',
  country: 'country',
  currency: 'currency',
  multiCurrency: 'Multicurrency',
  multiLocation: 'MultiLocation',
  taxAfterDiscount: 'TaxAfterDiscount',
  taxPerRate: 'TaxPerRate',
  bracketsOnPaper: 'BracketsOnPaper',
  industry: 'industry',
  timeZone: 'timezone',
  locale: 'locale',
  aboveSeats: 'aboveseats',
});

/** The user as they keep themselves. */
export const accountFromWire = (wire: AnswerOf<typeof accountCalls.trueUserInfo>['data']): OwnAccount => ({
  ...userWire.fromWire(wire),
  picture: wire.profileimageurl,
});

/** The user and their businesses. */
export const userFromWire = (wire: AnswerOf<typeof accountCalls.trueUserInfo>['data']): User => ({
  ...userWire.fromWire(wire),
  businesses: wire.Businesslist.map((business) => {
    const own = businessWire.fromWire(business);
    return { ...own, plan: planNamed(own.plan) };
  }),
});
