import dayjs from 'dayjs';
import type { ChosenPlan } from '../access/plans.ts';
import type { Day } from '../day.ts';
import { compare, type Decimal, decimal, minus, over, rounded, smaller, times, zero } from '../money.ts';
import type { Billing, Terms } from './billing.ts';
import { type CouponPrice, couponFaults, couponWords } from './plan-codes.words.ts';

/** What a coupon takes off: a part of the price, or so much of a month. */
type Off = { percent: Decimal } | { amount: Decimal; currency: string };

/** How long it does: so many months, the first invoice alone, or for good. */
type Lasts = { months: number } | 'once' | 'ever';

/** What a coupon says. Source: finance-answers.md, Q96. */
export interface Coupon {
  id: string;
  /** In capitals, as it is shown. */
  code: string;
  off: Off;
  lasts: Lasts;
  /** The plans and intervals it is for; null for all. */
  plans: readonly ChosenPlan[] | null;
  intervals: readonly CouponPrice['interval'][] | null;
  /** The days, both included, on which it can be used first. */
  firstDay: Day | null;
  lastDay: Day | null;
  /** How often it can be used in all; null for without end. */
  uses: number | null;
  oncePerBusiness: boolean;
  newOnly: boolean;
}

/** A coupon a business has. It starts with the invoice it is first taken off, which is not there yet where the day is null. */
export interface KeptCoupon {
  id: string;
  coupon: Coupon;
  startsOn: Day | null;
}

/** A code as it is compared: in capitals, without the spaces around it. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

/** The same day so many months later, or that month's last one. */
const monthsAfter = (day: Day, months: number): Day => dayjs(day).add(months, 'month').format('YYYY-MM-DD');

/** Whole months from one day to another: one from 31 January to 28 February. */
const monthsBetween = (from: Day, to: Day): number => {
  const [year, month] = [Number(to.slice(0, 4)), Number(to.slice(5, 7))];
  const months = (year - Number(from.slice(0, 4))) * 12 + month - Number(from.slice(5, 7));
  return monthsAfter(from, months) > to ? months - 1 : months;
};

/** How many months are left of a coupon that lasts so many, for what begins on a day. */
const monthsLeft = (months: number, startsOn: Day | null, from: Day): number =>
  Math.max(0, startsOn === null ? months : months - Math.max(0, monthsBetween(startsOn, from)));

/** How many months of a price a coupon is taken off. */
const monthsIn = (interval: CouponPrice['interval'], left: number): number =>
  Math.min(left, interval === 'year' ? 12 : 1);

const percentOff = (percent: Decimal, { amount, interval }: CouponPrice, months: number): Decimal => {
  const whole = times(amount, percent);
  return interval === 'year' ? over(times(whole, String(months)), '1200') : over(whole, '100');
};

/**
 * What a coupon takes off the price of a whole period that begins on a day; zero once it is over, and never more than the price.
 *
 * @param price for the plan with its seats, without tax
 */
export const couponOff = (
  { coupon: { off, lasts }, startsOn }: Pick<KeptCoupon, 'coupon' | 'startsOn'>,
  price: CouponPrice,
  from: Day,
): Decimal => {
  const first = startsOn === null;
  if (lasts === 'once') {
    if (!first) return zero;
    const once = 'percent' in off ? over(times(price.amount, off.percent), '100') : off.amount;
    return smaller(rounded(once, price.digits), price.amount);
  }
  const left = lasts === 'ever' ? 12 : monthsLeft(lasts.months, startsOn, from);
  const months = monthsIn(price.interval, left);
  if (months === 0) return zero;
  const taken = 'percent' in off ? percentOff(off.percent, price, months) : times(off.amount, String(months));
  return smaller(rounded(taken, price.digits), price.amount);
};

/** The last day of a coupon that has started; null for one that has not, or lasts for good, or was for one invoice. */
export const couponUntil = ({ coupon: { lasts }, startsOn }: KeptCoupon): Day | null => {
  if (startsOn === null || typeof lasts === 'string') return null;
  return dayjs(monthsAfter(startsOn, lasts.months)).subtract(1, 'day').format('YYYY-MM-DD');
};

/** True for a coupon that takes something off a period that begins on a day. */
export const isCouponOpen = ({ coupon: { lasts }, startsOn }: KeptCoupon, from: Day): boolean => {
  if (lasts === 'ever') return true;
  if (lasts === 'once') return startsOn === null;
  return monthsLeft(lasts.months, startsOn, from) > 0;
};

/** True for a coupon that goes on with a plan and an interval. */
export const fitsCoupon = (
  { plans, intervals }: Coupon,
  { plan, interval }: { plan: ChosenPlan; interval: CouponPrice['interval'] },
): boolean => (plans?.includes(plan) ?? true) && (intervals?.includes(interval) ?? true);

/** What is asked of a coupon by a business that wants to use it. */
export interface CouponUse {
  plan: ChosenPlan;
  interval: CouponPrice['interval'];
  currency: string;
  today: Day;
  /** The business has paid for no plan yet. */
  isNew: boolean;
  /** The business has used this coupon before. */
  usedBefore: boolean;
  /** How many uses there are, those that are reserved among them. */
  taken: number;
}

/** Why a business can't use a coupon, in a sentence; null where it can. */
export const couponFault = (coupon: Coupon, use: CouponUse): string | null => {
  const { off, firstDay, lastDay, uses, oncePerBusiness, newOnly, plans, intervals } = coupon;
  if (firstDay !== null && use.today < firstDay) return couponFaults.notYet;
  if (lastDay !== null && use.today > lastDay) return couponFaults.expired;
  if (oncePerBusiness && use.usedBefore) return couponFaults.usedBefore;
  if (newOnly && !use.isNew) return couponFaults.newOnly;
  if (plans && !plans.includes(use.plan)) return couponFaults.otherPlan(plans);
  if (intervals && !intervals.includes(use.interval)) return couponFaults.otherInterval(intervals);
  if ('currency' in off && off.currency !== use.currency) return couponFaults.otherCurrency(off.currency);
  if (uses !== null && use.taken >= uses) return couponFaults.usedUp;
  return null;
};

/** What a coupon does to a price from a day on, as the checkout says it. */
export const couponSentence = (kept: KeptCoupon, price: CouponPrice, from: Day): string => {
  const { off, lasts } = kept.coupon;
  const taken = couponOff(kept, price, from);
  const now = decimal(minus(price.amount, taken));
  const parts = { off, price, taken, now, isAll: compare(taken, price.amount) === 0 };
  if (lasts === 'once') return couponWords.once(parts);
  if (lasts === 'ever') return couponWords.ever(parts);
  const months = monthsLeft(lasts.months, kept.startsOn, from);
  return price.interval === 'month' ? couponWords.months(parts, months) : couponWords.ofYear(parts, months);
};

/** What is paid for from the next invoice on; null where there is none. */
export const nextTerms = ({ state, terms, next }: Billing): Terms | null => {
  if (state === 'Active' || state === 'PastDue') return terms;
  return state === 'Cancelling' ? next : null;
};
