import type { ChosenPlan } from '../../src/domain/access/plans.ts';
import type { PlanInterval } from '../../src/domain/billing/billing.ts';
import {
  type Coupon,
  couponCode,
  couponOff,
  couponSentence,
  couponUntil,
} from '../../src/domain/billing/coupon.ts';
import { couponFaults } from '../../src/domain/billing/plan-codes.words.ts';
import { amountFor, paidPlans, planCurrencyOf, priceOn } from '../../src/domain/billing/prices.ts';
import { type Day, dayIn } from '../../src/domain/day.ts';
import { type Decimal, minus, plus } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { type BusinessTx, Refused } from '../store/database/tx.ts';
import { couponByCode } from '../store/plans/coupons.ts';
import { billingOf } from '../store/plans/plan-billing.ts';
import { hasPaid } from '../store/plans/plan-payments.ts';
import { pricesForSale } from '../store/plans/plan-terms.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { couponFor } from './coupons.ts';

/** What a coupon is asked about; what is left out is as it is paid for, or the smallest it is for. */
export interface CouponQuestion {
  code: string;
  plan?: ChosenPlan | undefined;
  interval?: PlanInterval | undefined;
  seats?: number | undefined;
}

/** What a coupon does to the price of a plan. */
export interface CouponOffer {
  coupon: Coupon;
  plan: ChosenPlan;
  interval: PlanInterval;
  currency: string;
  /** Of a whole period, without tax: what it costs, what comes off it now, and what is left. */
  price: Decimal;
  off: Decimal;
  net: Decimal;
  /** The last day, were it to start today. */
  until: Day | null;
  sentence: string;
}

/** The terms that a coupon is asked about. */
const termsFor = async (tx: BusinessTx, asked: CouponQuestion) => {
  const { terms, currency } = await billingOf(tx);
  const found = await couponByCode(tx, couponCode(asked.code), false);
  const smallest = paidPlans.find((plan) => found?.plans?.includes(plan) ?? true)!;
  return {
    plan: asked.plan ?? terms?.plan ?? smallest,
    interval: asked.interval ?? terms?.interval ?? found?.intervals?.[0] ?? 'month',
    seats:
      asked.seats ?? (asked.plan === undefined || asked.plan === terms?.plan ? (terms?.seats ?? null) : null),
    currency,
  };
};

/**
 * What a coupon would do to the price of a plan that is paid for from today on.
 *
 * @throws Refused with why the business can't use it so, and where plans are free of charge
 */
export const couponOffer = async (tx: BusinessTx, asked: CouponQuestion): Promise<CouponOffer> => {
  const today = dayIn('UTC', tx.now);
  const prices = await pricesForSale(tx.query);
  const { plan, interval, seats, currency: fixed } = await termsFor(tx, asked);
  const currency = fixed ?? planCurrencyOf(prices, (await findOwnParty(tx)).country ?? '', today);
  const coupon = await couponFor(tx, {
    code: asked.code,
    plan,
    interval,
    currency,
    isNew: !(await hasPaid(tx)),
  });
  const listed = plan === 'free' ? undefined : priceOn(prices, { plan, interval, currency }, today);
  if (!listed) throw new Refused(invalid('couponcode', couponFaults.noPrice));
  const whole = amountFor(listed, seats);
  const price = { amount: plus(whole.plan, whole.seats), currency, digits: digitsOf(currency), interval };
  const kept = { id: coupon.id, coupon, startsOn: null };
  const off = couponOff(kept, price, today);
  return {
    coupon,
    plan,
    interval,
    currency,
    off,
    price: price.amount,
    net: minus(price.amount, off),
    until: couponUntil({ ...kept, startsOn: today }),
    sentence: couponSentence(kept, price, today),
  };
};
