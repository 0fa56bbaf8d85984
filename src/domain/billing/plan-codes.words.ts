import { type ChosenPlan, planNamed } from '../access/plans.ts';
import { plans } from '../access/plans.words.ts';
import { type Decimal, fits, fixed } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { counted, type StatusWord } from '../words/everywhere.ts';

/** A price of a whole period. */
export interface CouponPrice {
  amount: Decimal;
  currency: string;
  /** Decimals of the currency. */
  digits: number;
  interval: 'month' | 'year';
}

/** "USD 29", and "USD 14.50" where there are cents. */
const moneyWord = (currency: string, amount: Decimal): string =>
  `${currency} ${fits(amount, 0) ? amount : fixed(amount, digitsOf(currency))}`;

interface CouponParts {
  off: { percent: Decimal } | { amount: Decimal; currency: string };
  price: CouponPrice;
  /** What comes off the period that is paid next, and what is left to pay. */
  taken: Decimal;
  now: Decimal;
}

const offWord = ({ off }: CouponParts): string =>
  'percent' in off ? `${off.percent} % off` : `${moneyWord(off.currency, off.amount)} off`;

const monthlyOff = (parts: CouponParts): string =>
  'percent' in parts.off ? offWord(parts) : `${offWord(parts)} a month`;

const priceWord = ({ currency, interval }: CouponPrice, amount: Decimal): string =>
  `${moneyWord(currency, amount)} a ${interval}`;

/** What a coupon does to a price. */
export const couponWords = {
  once: (parts: CouponParts) =>
    `${offWord(parts)} the first ${parts.price.interval}, then ${priceWord(parts.price, parts.price.amount)}`,
  ever: (parts: CouponParts) => `${monthlyOff(parts)} for good: ${priceWord(parts.price, parts.now)}`,
  months: (parts: CouponParts, months: number) =>
    `${monthlyOff(parts)} for ${counted(months, 'month', 'months')}, then ${priceWord(parts.price, parts.price.amount)}`,
  ofYear: (parts: CouponParts, months: number) =>
    `${monthlyOff(parts)} for ${counted(months, 'month', 'months')}: ${moneyWord(parts.price.currency, parts.taken)} off the ${
      months > 12 ? 'next year' : 'year'
    }, then ${priceWord(parts.price, parts.price.amount)}${months > 12 ? ' once it ends' : ''}`,
};

/** What the server answers to a coupon. */
export const couponAnswers = {
  added: (code: string) => `${code} will be taken off your next invoice.`,
};

const planNames = (few: readonly ChosenPlan[]): string =>
  few.map((plan) => plans.planWords[plan].name).join(' or ');

/** Why a coupon can't be used. */
export const couponFaults = {
  unknown: 'There is no such coupon.',
  ended: 'This coupon has ended.',
  notYet: 'This coupon isn’t valid yet.',
  expired: 'This coupon has expired.',
  usedUp: 'This coupon has been used up.',
  usedBefore: 'You have used this coupon before.',
  newOnly: 'This coupon is for new customers only.',
  otherPlan: (few: readonly ChosenPlan[]) => `This coupon is for the ${planNames(few)} plan.`,
  otherInterval: (few: readonly ('month' | 'year')[]) =>
    `This coupon is for paying by the ${few.join(' or ')}.`,
  noPrice: 'Plans are free of charge here, so there is nothing to discount.',
  nothingPaid: 'There is no next invoice. Choose a plan, and enter the coupon there.',
  otherCurrency: (currency: string) => `This coupon is for prices in ${currency}.`,
};

/** What is said to who typed too many wrong codes. */
export const tooManyCodes = (minutes: number): string =>
  `Too many wrong codes. Try again in ${counted(minutes, 'minute', 'minutes')}.`;

/** Why a deal code's chart refuses it to be redeemed. */
export const whyNotDealCode = (status: string): string =>
  status === 'Refunded'
    ? 'This deal code was refunded, so it can no longer be used.'
    : 'This deal code has already been used by another business.';

/** What the server answers to a deal code. */
export const dealAnswers = {
  redeemed: (plan: ChosenPlan, seats: number) =>
    `Deal code redeemed. Your business is on the ${plans.planWords[plan].name} plan with ${counted(seats, 'seat', 'seats')} for good.`,
  alreadyYours: 'You’ve already redeemed this deal code.',
  codes: 'Deal codes',
};

/** Why a deal code can't be redeemed. */
export const dealFaults = {
  unknown: 'There is no such deal code. Check it for typos.',
  wrongForm: 'A deal code has 8 to 40 letters, digits and dashes.',
  noMore: (codes: number) =>
    `Your business already has ${counted(codes, 'deal code', 'deal codes')}, the most that can be combined.`,
};

/** What the owners are mailed when a deal code is refunded. */
export const dealRefundedNews = (last4: string, left: { plan: ChosenPlan; seats: number } | null) => ({
  subject: 'A deal code was refunded',
  paragraphs: [
    `The deal code that ends in ${last4} was refunded, so it no longer counts.`,
    left
      ? `Your other deal codes give you the ${plans.planWords[left.plan].name} plan with ${counted(left.seats, 'seat', 'seats')}.`
      : 'You have no other deal code. Nothing you have is deleted, and you can choose a plan at any time.',
  ],
  leadsTo: { label: 'See plans', page: '/settings/plans' },
});

/** The card of deal codes. */
export const dealCards = {
  title: 'Deal codes',
  lead: 'Bought a lifetime deal? Redeem your code to keep its plan for good, with nothing to renew.',
  code: 'Deal code',
  enterCode: 'Enter the code you were sent.',
  redeem: 'Redeem code',
  redeemed: 'Redeemed deal codes',
  ending: (last4: string) => `Ending in ${last4}`,
  given: (plan: string, seats: number, day: string) =>
    `${plans.planWords[planNamed(plan)].name}, ${counted(seats, 'seat', 'seats')} · redeemed on ${day}`,
};

/** The word people read for the status of a deal code. */
export const dealStatus: Readonly<Record<string, StatusWord>> = {
  Redeemed: { word: 'Redeemed', tone: 'settled' },
  Refunded: { word: 'Refunded', tone: 'stopped' },
};
