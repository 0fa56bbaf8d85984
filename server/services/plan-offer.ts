import type { ChosenPlan } from '../../src/domain/access/plans.ts';
import {
  type Billing,
  comparePlans,
  compareSeats,
  type PlanInterval,
  type Terms,
} from '../../src/domain/billing/billing.ts';
import { changeKind } from '../../src/domain/billing/change.ts';
import {
  type Coupon,
  couponOff,
  fitsCoupon,
  isCouponOpen,
  type KeptCoupon,
} from '../../src/domain/billing/coupon.ts';
import { withoutTrifle } from '../../src/domain/billing/least-payment.ts';
import { dayPlus, periodAfter, periodFrom, utcDay } from '../../src/domain/billing/period.ts';
import { billingRefusals as words } from '../../src/domain/billing/plan-billing.words.ts';
import type { PlanInvoiceDraft } from '../../src/domain/billing/plan-invoice.ts';
import {
  type PaidPlan,
  type PlanPrice,
  planCurrencyOf,
  priceOn,
  renewalPriceOn,
} from '../../src/domain/billing/prices.ts';
import {
  periodQuote,
  type Quote,
  type QuoteRules,
  startQuote,
  upQuote,
} from '../../src/domain/billing/proration.ts';
import type { Day } from '../../src/domain/day.ts';
import { isPositive, isZero, minus, partOf, plus, zero } from '../../src/domain/money.ts';
import { fewerSeatsRefusal } from '../../src/domain/team/seats.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { invalid, refusal } from '../../src/domain/values/refusal.ts';
import { planBillingAct } from '../acts/plan-billing.ts';
import { asAccess } from '../store/access/access.ts';
import { seatHolders } from '../store/access/seats.ts';
import { Refused, refuse, runAct, type Tx } from '../store/database/tx.ts';
import { hasPaid, paidLines } from '../store/plans/plan-payments.ts';
import { planPrices } from '../store/plans/plan-terms.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { couponFor, couponInForce, couponOfNextInvoice } from './coupons.ts';

/** What is asked for: as many seats as the plan includes, or as there are, and by the month, where nothing is said. */
export interface ChangeWish {
  plan: ChosenPlan;
  interval?: PlanInterval | undefined;
  seats?: number | null | undefined;
  coupon?: string | undefined;
}

/** A change that is paid for before it is made. */
export interface PaidChange {
  kind: 'start' | 'up';
  terms: Terms;
  currency: string;
  quote: Quote;
  /** It comes to less than is charged, and is had for nothing. */
  isTrifle: boolean;
  draft: PlanInvoiceDraft;
  /** A coupon that was typed; it is reserved once the change begins. */
  coupon: Coupon | null;
  /** The one that was in force isn't for the new plan. */
  couponEnds: boolean;
  /** A renewal costs something, whatever this does: a method must be kept for it. */
  costsLater: boolean;
}

/** What a wish comes to: something to pay, a smaller plan from the end of the period on, or the end of what is paid for. */
export type PlannedChange =
  | PaidChange
  | { kind: 'down'; terms: Terms; currency: string; from: Day }
  | { kind: 'end' }
  | { kind: 'trial-end' };

/** On the same plan nobody loses a seat by a change: those who hold one are named. */
const refuseFewerSeats = async (tx: Tx, before: Terms, after: Terms): Promise<void> => {
  if (before.plan !== after.plan) return;
  refuse(fewerSeatsRefusal(after.seats, await seatHolders(asAccess(tx.database), tx.business.id, tx.now)));
};

const isRunning = ({ state }: Billing): boolean => state === 'Active' || state === 'Cancelling';

/** The currency the business pays in: fixed while it does. */
export const currencyOfPlans = async (
  tx: Tx,
  { currency }: Billing,
  prices: readonly PlanPrice[],
): Promise<string> => {
  if (currency) return currency;
  const { country = '' } = await findOwnParty(tx);
  return planCurrencyOf(prices, country, utcDay(tx.now));
};

const seatsFor = (wish: ChangeWish, price: PlanPrice, billing: Billing): number | null => {
  if (price.seats === null) return null;
  const before = billing.terms;
  const kept = before && comparePlans(wish.plan, before.plan) >= 0 ? (before.seats ?? 0) : 0;
  const wanted = Math.max(price.seats, wish.seats ?? kept);
  if (wanted > price.seats && price.seatPrice === null)
    throw new Refused(invalid('seats', words.noFurtherSeats(price.seats)));
  return wanted;
};

const termsOf = (
  wish: ChangeWish,
  billing: Billing,
  prices: readonly PlanPrice[],
  currency: string,
  today: Day,
) => {
  const interval = wish.interval ?? billing.terms?.interval ?? 'month';
  const price = priceOn(prices, { plan: wish.plan as PaidPlan, interval, currency }, today);
  if (!price) throw new Refused(invalid('planId', words.notSold(currency)));
  return { price, terms: { plan: wish.plan, interval, seats: seatsFor(wish, price, billing) } };
};

interface Discount {
  kept: KeptCoupon | null;
  typed: Coupon | null;
  ends: boolean;
}

const discountOf = async (tx: Tx, wish: ChangeWish, terms: Terms, currency: string): Promise<Discount> => {
  const running = await couponInForce(tx, utcDay(tx.now));
  if (!wish.coupon) {
    const goesOn = running !== null && fitsCoupon(running.coupon, terms);
    return { kept: goesOn ? running : null, typed: null, ends: running !== null && !goesOn };
  }
  const isNew = !(await hasPaid(tx));
  const typed = await couponFor(tx, { ...terms, code: wish.coupon, currency, isNew });
  return { kept: { id: typed.id, coupon: typed, startsOn: null }, typed, ends: false };
};

const rulesOf = (
  price: PlanPrice,
  kept: KeptCoupon | null,
  from: Day,
  { seatsAlone = false } = {},
): QuoteRules => {
  const { interval, currency } = price;
  const digits = digitsOf(currency);
  const { seats: seatsIncluded, amount } = price;
  // An amount was taken off the plan already, whose period runs.
  const none = kept === null || (seatsAlone && 'amount' in kept.coupon.off);
  return {
    price: { amount, seatPrice: price.seatPrice ?? zero, seatsIncluded },
    off: (full) => (none ? zero : couponOff(kept, { amount: full, interval, currency, digits }, from)),
    digits,
  };
};

/** The lines of a quote as an invoice has them. What days leave of a price is the price there. */
const draftOf = (
  { terms, period, lines }: Quote,
  { price, kept }: { price: PlanPrice; kept: KeptCoupon | null },
): PlanInvoiceDraft => {
  const { interval, currency } = price;
  const digits = digitsOf(currency);
  return {
    plan: terms.plan as PaidPlan,
    interval,
    seats: terms.seats,
    currency,
    period,
    coupon: kept && lines.some(({ off }) => !isZero(off)) ? kept.coupon.code : null,
    lines: lines.map(({ kind, plan, quantity, from, to, net, off, days, ofDays }) => {
      const taken = partOf(off, String(days), String(ofDays), digits);
      const seats = kind === 'plan' ? price.seats : kind === 'seats' ? quantity : null;
      return { kind, plan: plan as PaidPlan, interval, seats, from, to, price: plus(net, taken), off: taken };
    }),
  };
};

const startsOver = (tx: Tx, billing: Billing, terms: Terms, rules: QuoteRules): Quote => {
  if (
    billing.deal &&
    comparePlans(terms.plan, billing.deal.plan) <= 0 &&
    compareSeats(terms.seats, billing.deal.seats) <= 0
  )
    throw new Refused(refusal('illegal-move', words.dealIsLarger));
  return startQuote(terms, utcDay(tx.now), rules);
};

/** What a larger plan, or a first one, costs now. */
const paidChange = async (
  tx: Tx,
  billing: Billing,
  wish: ChangeWish,
  { price, terms }: ReturnType<typeof termsOf>,
): Promise<PaidChange> => {
  const { currency } = price;
  const today = utcDay(tx.now);
  const discount = await discountOf(tx, wish, terms, currency);
  const { terms: before, period, anchorOn } = billing;
  const running =
    isRunning(billing) && before && period && anchorOn ? { terms: before, period, anchorOn } : null;
  const seatsAlone = running !== null && before?.plan === terms.plan && before.interval === terms.interval;
  const from = running && before?.interval === terms.interval ? running.period.from : today;
  const rules = rulesOf(price, discount.kept, from, { seatsAlone });
  const full = running
    ? upQuote({ ...running, lines: await paidLines(tx, today) }, terms, today, rules)
    : startsOver(tx, billing, terms, rules);
  const quote = withoutTrifle(full, currency);
  return {
    kind: running ? 'up' : 'start',
    terms,
    currency,
    quote,
    isTrifle: quote !== full,
    draft: draftOf(quote, { price, kept: discount.kept }),
    coupon: discount.typed,
    couponEnds: discount.ends,
    costsLater: isPositive(
      minus(price.amount, discount.kept?.coupon.lasts === 'ever' ? rules.off(price.amount) : zero),
    ),
  };
};

/** The event by which a payment of a plan would move the billing. */
export const paymentEvent = ({ state }: Pick<Billing, 'state'>) =>
  state === 'Trial' || state === 'Free'
    ? ({ type: 'pay.succeeded' } as const)
    : ({ type: 'up.paid' } as const);

const freePlan = (billing: Billing): PlannedChange => {
  if (billing.state === 'Trial') return { kind: 'trial-end' };
  if (billing.state === 'Free') throw new Refused(refusal('illegal-move', words.alreadyFree));
  runAct(planBillingAct, billing, { type: 'cancel' });
  return { kind: 'end' };
};

/**
 * What a change of the plan comes to: nothing is written. Throws `Refused` where it can't be had, with the way out.
 * Source: finance-answers.md, Q92.
 */
export const planChange = async (tx: Tx, billing: Billing, wish: ChangeWish): Promise<PlannedChange> => {
  if (wish.plan === 'free') return freePlan(billing);
  runAct(planBillingAct, billing, paymentEvent(billing));
  const prices = await planPrices(tx.query);
  const currency = await currencyOfPlans(tx, billing, prices);
  const today = utcDay(tx.now);
  const wanted = termsOf(wish, billing, prices, currency, today);
  if (!isRunning(billing) || !billing.terms) return paidChange(tx, billing, wish, wanted);
  const kind = changeKind(billing.terms, wanted.terms);
  if (kind === 'same')
    throw new Refused(
      refusal('illegal-move', billing.state === 'Active' ? words.theSame : words.undoInstead),
    );
  if (kind === 'up') return paidChange(tx, billing, wish, wanted);
  await refuseFewerSeats(tx, billing.terms, wanted.terms);
  return { kind: 'down', terms: wanted.terms, currency, from: dayPlus(billing.period!.to, 1) };
};

/**
 * What a renewal costs, and of which day: the smaller plan where one waits. Null where nothing is renewed.
 *
 * @param typed a coupon that starts with the period before, and isn't in force yet
 */
export const planRenewal = async (
  tx: Tx,
  billing: Billing,
  typed: KeptCoupon | null = null,
): Promise<{ quote: Quote; draft: PlanInvoiceDraft; currency: string } | null> => {
  const { state, period, anchorOn, currency } = billing;
  const terms = state === 'Cancelling' ? billing.next : billing.terms;
  if (!isRunning(billing) || !terms || !period || !anchorOn || !currency) return null;
  const next =
    terms.interval === billing.terms?.interval
      ? periodAfter(anchorOn, period, terms.interval)
      : periodFrom(anchorOn, dayPlus(period.to, 1), terms.interval);
  const which = { plan: terms.plan as PaidPlan, interval: terms.interval, currency };
  const price = renewalPriceOn(await planPrices(tx.query), which, next.from, anchorOn);
  if (!price) throw new Error(`${terms.plan} has no price in ${currency} on ${next.from}.`);
  const running = typed ?? (await couponOfNextInvoice(tx, next.from));
  const coupon = running && isCouponOpen(running, next.from) ? running : null;
  const kept = coupon && fitsCoupon(coupon.coupon, terms) ? coupon : null;
  const quote = periodQuote(terms, { period: next, anchorOn }, rulesOf(price, kept, next.from));
  return { quote, draft: { ...draftOf(quote, { price, kept }), dueOn: next.from }, currency };
};
