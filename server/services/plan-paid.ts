import type { Billing, KeptMethod } from '../../src/domain/billing/billing.ts';
import type { PlanBillingEvent } from '../../src/domain/billing/event.ts';
import { changesPlan, type PlanPayment, stillHolds } from '../../src/domain/billing/payment.ts';
import { utcDay } from '../../src/domain/billing/period.ts';
import { planNews as news } from '../../src/domain/billing/plan-billing.words.ts';
import type { Quote } from '../../src/domain/billing/proration.ts';
import { givesUpAt, nextTryAt } from '../../src/domain/billing/timers.ts';
import { compare, isZero } from '../../src/domain/money.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { planBillingAct } from '../acts/plan-billing.ts';
import type { Tx } from '../store/database/tx.ts';
import { billingOf, queuePlanSteps, replaceTimers } from '../store/plans/plan-billing.ts';
import { addPaidLines, endPaidLines, movePlanPayment } from '../store/plans/plan-payments.ts';
import { countNextUse, countUse, endUnfitCoupons, giveBackUse } from './coupons.ts';
import { moveBilling } from './plan-billing.ts';
import {
  addPlanCredit,
  bookPlanMoneyBack,
  discardPlanInvoice,
  failPlanInvoice,
  payPlanInvoice,
  voidPlanInvoice,
} from './plan-invoices.ts';
import { paymentEvent } from './plan-offer.ts';
import { tellOwners } from './tell-owners.ts';

/** What a payment brought: the money, and a method that is kept for the next. */
export interface Received {
  amount: string;
  currency: string;
  kept: KeptMethod | null;
}

/** What follows a payment that succeeded, as the state of the billing allows; null where it can't be used as what it was for. */
const eventOf = (payment: PlanPayment, billing: Billing): PlanBillingEvent | null => {
  const { basis, kind } = payment;
  if (kind === 'pay' || kind === 'retry')
    return billing.pastDue?.invoiceId === payment.invoiceId ? { type: 'pay.succeeded' } : null;
  if (!basis || !stillHolds(basis, billing)) return null;
  const event: PlanBillingEvent = kind === 'renew' ? { type: 'renew.paid' } : paymentEvent(billing);
  return isRefusal(planBillingAct(billing, event)) ? null : event;
};

const keepLines = async (tx: Tx, quote: Quote, payment: PlanPayment): Promise<void> => {
  const { invoiceId, currency } = payment;
  if (quote.endsPaidLines) await endPaidLines(tx, utcDay(tx.now));
  await addPaidLines(tx, quote.lines, { invoiceId: invoiceId!, currency });
};

/** A coupon isn't for every plan: one that isn't for what is paid now ends before another counts. */
const countCoupon = async (tx: Tx, payment: PlanPayment, { terms, period }: Quote): Promise<void> => {
  await endUnfitCoupons(tx, terms);
  if (changesPlan(payment)) await countUse(tx, payment.id, period.from);
  else await countNextUse(tx, period.from);
};

/** Money for what can't be had any more becomes plan credit; the owners are told. */
export const creditLate = async (
  tx: Tx,
  origin: string,
  payment: PlanPayment,
  { amount, currency }: Received,
): Promise<void> => {
  if (isZero(amount)) return;
  await addPlanCredit(tx, { amount, currency });
  await tellOwners(tx, origin, news.credited({ amount, currency, locale: tx.business.locale }));
  await movePlanPayment(tx, payment, { state: 'Credited', link: null });
};

/** Drops what a payment that came to nothing had prepared. */
const drop = async (tx: Tx, { id, invoiceId }: PlanPayment): Promise<void> => {
  if (invoiceId) await discardPlanInvoice(tx, invoiceId);
  await giveBackUse(tx, id);
  await replaceTimers(tx, [], ['lapse']);
};

/** The invoice of a period that isn't begun any more, as the plan went elsewhere while it was charged, is owed by nobody. */
const voidUnbegun = async (tx: Tx, { kind, invoiceId }: PlanPayment): Promise<void> => {
  if (kind === 'renew' && invoiceId) await voidPlanInvoice(tx, invoiceId);
};

/** A method was kept: what is past due is tried at once. Where no plan is paid for any more there is nothing to keep it for. */
const keepMethod = async (tx: Tx, billing: Billing, method: KeptMethod): Promise<void> => {
  const event = { type: 'method.changed' } as const;
  if (isRefusal(planBillingAct(billing, event))) return;
  const pastDue = billing.pastDue && { ...billing.pastDue, final: false };
  await moveBilling(tx, billing, event, { method, pastDue });
  if (!pastDue) return;
  await replaceTimers(tx, [{ step: 'retry', dueAt: tx.now }], ['retry']);
  await queuePlanSteps(tx);
};

/**
 * A payment under way has succeeded: its invoice is paid, the plan is what was paid for, and everything that waited for the money is over. Money for
 * what can't be had any more becomes plan credit. Under the lock of the settings.
 *
 * @param received null where nothing was due
 */
export const planPaid = async (
  tx: Tx,
  origin: string,
  payment: PlanPayment,
  received: Received | null,
): Promise<void> => {
  const billing = await billingOf(tx);
  const kept = received?.kept ?? null;
  if (payment.kind === 'method') {
    if (kept) await keepMethod(tx, billing, kept);
    await movePlanPayment(tx, payment, { state: 'Paid', link: null });
    return;
  }
  const event = eventOf(payment, billing);
  const { quote, invoiceId } = payment;
  if (!event || !quote || !invoiceId) {
    if (changesPlan(payment)) await drop(tx, payment);
    await voidUnbegun(tx, payment);
    const lapsed = await movePlanPayment(tx, payment, { state: 'Lapsed', link: null });
    return received ? creditLate(tx, origin, lapsed, received) : undefined;
  }
  await payPlanInvoice(tx, invoiceId, isZero(payment.amount) ? null : payment.id);
  await movePlanPayment(tx, payment, { state: 'Paid', link: null });
  if (changesPlan(payment)) await replaceTimers(tx, [], ['lapse']);
  await keepLines(tx, quote, payment);
  await countCoupon(tx, payment, quote);
  const { terms, period, anchorOn } = quote;
  const { currency } = payment;
  const method = kept ?? billing.method;
  await moveBilling(tx, billing, event, { terms, period, anchorOn, currency, method });
  await tellOwners(tx, origin, news.paid({ ...payment, terms, period, locale: tx.business.locale }));
};

/** A payment of a change came to nothing: nothing has changed. */
export const planChangeLapsed = async (
  tx: Tx,
  payment: PlanPayment,
  { state, reason }: { state: 'Failed' | 'Lapsed'; reason: string | null },
): Promise<void> => {
  if (changesPlan(payment)) await drop(tx, payment);
  await movePlanPayment(tx, payment, { state, reason, link: null });
};

/** What could not be charged, and why. */
export interface Declined {
  reason: string;
  final: boolean;
}

/**
 * A try to charge an open invoice was refused: the plan is past due, the owners are told, and when it is tried again follows from the day of the
 * first refusal. Source: finance-answers.md, Q93.
 */
export const planChargeRefused = async (
  tx: Tx,
  origin: string,
  payment: PlanPayment,
  { reason, final }: Declined,
): Promise<void> => {
  await movePlanPayment(tx, payment, { state: 'Failed', reason, link: null });
  const billing = await billingOf(tx);
  const { invoiceId, quote } = payment;
  const event = { type: payment.kind === 'renew' ? 'renew.failed' : 'retry' } as const;
  const isOwn = payment.kind === 'renew' || billing.pastDue?.invoiceId === invoiceId;
  if (!quote || !invoiceId || !isOwn || isRefusal(planBillingAct(billing, event)))
    return voidUnbegun(tx, payment);
  await failPlanInvoice(tx, invoiceId);
  const { since, tries } = billing.pastDue ?? { since: utcDay(tx.now), tries: 0 };
  const pastDue = { since, invoiceId, tries: tries + 1, final, reason };
  const { terms, period } = quote;
  const after = await moveBilling(tx, billing, event, { terms, period, pastDue });
  await tellPastDue(tx, origin, after, payment);
};

/** Tells the owners what is past due, why, when it is tried again, and when the plan ends. */
export const tellPastDue = (
  tx: Tx,
  origin: string,
  { pastDue, terms }: Billing,
  { amount, currency }: Pick<PlanPayment, 'amount' | 'currency'>,
): Promise<void> => {
  const { since, final, reason } = pastDue!;
  const nextTry = final ? null : nextTryAt(since, tx.now);
  const { locale } = tx.business;
  return tellOwners(
    tx,
    origin,
    news.pastDue({
      amount,
      currency,
      locale,
      reason,
      terms: terms!,
      nextTryOn: nextTry && utcDay(nextTry),
      givesUpOn: utcDay(givesUpAt(since)),
    }),
  );
};

/** Money of a payment went back, or its bank disputes it: the invoice follows, the owners are told, and no plan changes by itself. */
export const planMoneyBack = async (
  tx: Tx,
  origin: string,
  payment: PlanPayment,
  { refunded, disputed }: Pick<PlanPayment, 'refunded' | 'disputed'>,
): Promise<void> => {
  const { currency } = payment;
  const more = compare(refunded, payment.refunded) > 0;
  if (!more && disputed === payment.disputed) return;
  await movePlanPayment(tx, payment, { refunded, disputed });
  if (more) await bookPlanMoneyBack(tx, payment, { refunded, before: payment.refunded });
  const billing = await billingOf(tx);
  const { locale } = tx.business;
  if (more) {
    await moveBilling(tx, billing, { type: 'payment.refunded' });
    await tellOwners(tx, origin, news.refunded({ amount: refunded, currency, locale }));
  }
  if (disputed && !payment.disputed) {
    await moveBilling(tx, billing, { type: 'payment.disputed' });
    await tellOwners(tx, origin, news.disputed({ amount: payment.amount, currency, locale }));
  }
};
