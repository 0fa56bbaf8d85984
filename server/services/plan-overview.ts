import { type Billing, billingStanding, type Terms } from '../../src/domain/billing/billing.ts';
import { couponSentence, type KeptCoupon } from '../../src/domain/billing/coupon.ts';
import type { PlanPayment } from '../../src/domain/billing/payment.ts';
import { dayPlus, utcDay } from '../../src/domain/billing/period.ts';
import { billingAnswers as answers } from '../../src/domain/billing/plan-billing.words.ts';
import { dueOf, type PlanInvoiceSums } from '../../src/domain/billing/plan-invoice.ts';
import { type PaidPlan, priceOn } from '../../src/domain/billing/prices.ts';
import type { QuoteLine } from '../../src/domain/billing/proration.ts';
import { givesUpAt, nextTryAt } from '../../src/domain/billing/timers.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Decimal, zero } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import type { Tx } from '../store/database/tx.ts';
import { billingOf } from '../store/plans/plan-billing.ts';
import { planCreditOf } from '../store/plans/plan-credit.ts';
import { planInvoiceById } from '../store/plans/plan-invoices.ts';
import { paymentUnderWay } from '../store/plans/plan-payments.ts';
import { planPrices, pricesForSale } from '../store/plans/plan-terms.ts';
import { planOf } from '../store/plans/subscriptions.ts';
import { couponOfNextInvoice } from './coupons.ts';
import { previewPlanInvoice } from './plan-invoices.ts';
import {
  type ChangeWish,
  currencyOfPlans,
  type PlannedChange,
  planChange,
  planRenewal,
} from './plan-offer.ts';

/** True where plans are sold here: without a seller and a price they are free of charge. */
export const plansAreSold = async (tx: Tx): Promise<boolean> => (await pricesForSale(tx.query)).length > 0;

const couponIn = async (tx: Tx, { terms, next }: Billing, currency: string): Promise<string | null> => {
  const from = utcDay(tx.now);
  const kept = await couponOfNextInvoice(tx, from);
  const of = next ?? terms;
  if (!kept || !of) return null;
  const price = priceOn(await planPrices(tx.query), { ...of, plan: of.plan as PaidPlan, currency }, from);
  if (!price) return null;
  const { amount } = price;
  return couponSentence(kept, { amount, currency, digits: digitsOf(currency), interval: of.interval }, from);
};

const pastDueOf = async (tx: Tx, { pastDue }: Billing) => {
  if (!pastDue) return null;
  const invoice = await planInvoiceById(tx, pastDue.invoiceId);
  const { since, reason, final } = pastDue;
  const tryAt = final ? null : nextTryAt(since, tx.now);
  return {
    since,
    reason,
    final,
    amount: dueOf(invoice),
    number: invoice.number!,
    nextTry: tryAt && utcDay(tryAt),
    givesUpOn: utcDay(givesUpAt(since)),
  };
};

const nextChargeOf = async (tx: Tx, billing: Billing): Promise<{ day: Day; amount: Decimal } | null> => {
  const renewal = await planRenewal(tx, billing);
  if (!renewal) return null;
  const { due } = await previewPlanInvoice(tx, renewal.draft);
  return { day: renewal.quote.period.from, amount: due };
};

/** How the plan is paid for, as an owner reads it. */
export interface PlanOverview extends Pick<Billing, 'state' | 'terms' | 'period' | 'next' | 'deal'> {
  sold: boolean;
  waiting: 'none' | 'end' | 'smaller';
  currency: string;
  nextCharge: { day: Day; amount: Decimal } | null;
  credit: Decimal;
  coupon: string | null;
  pastDue: Awaited<ReturnType<typeof pastDueOf>>;
  method: string | null;
  pending: PlanPayment | null;
  trialEndsAt: Date | null;
  today: Day;
}

/** How the plan is paid for, with what is charged next and what waits to be paid. */
export const planOverview = async (tx: Tx): Promise<PlanOverview> => {
  const billing = await billingOf(tx);
  const prices = await pricesForSale(tx.query);
  const sold = prices.length > 0;
  const currency = await currencyOfPlans(tx, billing, prices);
  const { plan, trialEndsAt } = await planOf(tx);
  const credits = await planCreditOf(tx);
  const { state, terms, period, next, deal, method } = billing;
  return {
    state,
    terms,
    period,
    next,
    deal,
    sold,
    currency,
    waiting: billingStanding(billing).facts.waiting,
    nextCharge: sold ? await nextChargeOf(tx, billing) : null,
    credit: credits.find((one) => one.currency === currency)?.amount ?? zero,
    coupon: sold ? await couponIn(tx, billing, currency) : null,
    pastDue: await pastDueOf(tx, billing),
    method: method?.label ?? null,
    pending: (await paymentUnderWay(tx, ['start', 'up'])) ?? null,
    trialEndsAt: plan === 'trial' ? trialEndsAt : null,
    today: tx.today,
  };
};

/** What a change would come to, as it is shown before anything is paid. */
export interface PlanPreview extends Pick<PlanInvoiceSums, 'net' | 'tax'> {
  kind: 'start' | 'up' | 'down' | 'end';
  currency: string;
  lines: readonly QuoteLine[];
  taxName: string;
  taxSentence: string;
  sum: Decimal;
  creditUsed: Decimal;
  dueNow: Decimal;
  /** The first day of it. */
  from: Day;
  /** The last day of what there is now, where that goes on until then. */
  until: Day | null;
  afterwards: { day: Day; amount: Decimal; interval: Terms['interval'] } | null;
  notices: string[];
}

const nothingDue = {
  lines: [],
  net: zero,
  tax: zero,
  sum: zero,
  creditUsed: zero,
  dueNow: zero,
  taxName: '',
  taxSentence: '',
};

/** What is charged once the period that begins with a change is over. */
const afterwardsOf = async (tx: Tx, billing: Billing, typed: KeptCoupon | null = null) => {
  const renewal = await planRenewal(tx, billing, typed);
  if (!renewal) return null;
  const { total } = await previewPlanInvoice(tx, renewal.draft);
  const { period, terms } = renewal.quote;
  return { day: period.from, amount: total, interval: terms.interval };
};

const laterPreview = async (
  tx: Tx,
  billing: Billing,
  change: Exclude<PlannedChange, { kind: 'start' | 'up' }>,
): Promise<PlanPreview> => {
  const currency = billing.currency ?? (await currencyOfPlans(tx, billing, await planPrices(tx.query)));
  const until = billing.pastDue ? null : (billing.period?.to ?? null);
  const from = until ? dayPlus(until, 1) : utcDay(tx.now);
  if (change.kind !== 'down')
    return { ...nothingDue, kind: 'end', currency, from, until, afterwards: null, notices: [] };
  const next: Billing = { ...billing, state: 'Cancelling', next: change.terms };
  const afterwards = await afterwardsOf(tx, next);
  return {
    ...nothingDue,
    kind: 'down',
    currency,
    from,
    until,
    afterwards,
    notices: [answers.downwardLater],
  };
};

/** What a change comes to, with nothing written. Throws `Refused` where it can't be had. */
export const previewPlanChange = async (tx: Tx, wish: ChangeWish): Promise<PlanPreview> => {
  const billing = await billingOf(tx);
  const change = await planChange(tx, billing, wish);
  if (!('quote' in change)) return laterPreview(tx, billing, change);
  const { net, tax, taxOf, total, creditUsed, due } = await previewPlanInvoice(tx, change.draft);
  const { terms, period, anchorOn, lines } = change.quote;
  const { currency } = change;
  const { coupon } = change;
  const typed = coupon && { id: coupon.id, coupon, startsOn: period.from };
  const paid: Billing = { ...billing, state: 'Active', terms, period, anchorOn, currency };
  return {
    kind: change.kind,
    currency,
    lines,
    net,
    tax,
    creditUsed,
    taxName: taxOf.name,
    taxSentence: taxOf.sentence,
    sum: total,
    dueNow: due,
    from: utcDay(tx.now),
    until: null,
    afterwards: await afterwardsOf(tx, paid, typed),
    notices: [
      ...(billing.state === 'Trial' ? [answers.trialEnds] : []),
      ...(change.couponEnds ? [answers.couponEnds] : []),
      ...(change.isTrifle ? [answers.tooLittle] : []),
    ],
  };
};
