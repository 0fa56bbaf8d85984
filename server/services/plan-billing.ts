import { type Billing, type KeptDeal, paidInForce, type Terms } from '../../src/domain/billing/billing.ts';
import type { PlanBillingEvent } from '../../src/domain/billing/event.ts';
import { type PlanStep, timersOf } from '../../src/domain/billing/timers.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { planBillingAct } from '../acts/plan-billing.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { billingOf, replaceTimers, writeBilling } from '../store/plans/plan-billing.ts';
import { planOf, writePlanOf } from '../store/plans/subscriptions.ts';
import { endCoupons } from './coupons.ts';
import { voidPlanInvoice } from './plan-invoices.ts';

/** Steps that a change of state decides anew. Those of a trial go once it is left; a payment that lapses has its own end. */
const decided: readonly PlanStep[] = ['renew.soon', 'period', 'retry', 'give.up'];
const ofTrial: readonly PlanStep[] = ['trial.soon', 'trial.last', 'trial.end'];

/** The plan in force, with its seats, once what is paid for has changed: the higher of it and a kept deal. */
const putInForce = async (tx: Tx, before: Billing, after: Billing): Promise<void> => {
  const paid = paidInForce(after);
  if (paid) await writePlanOf(tx, paid.plan, paid.seats);
  else if (after.state === 'Free' && before.state !== 'Free') await writePlanOf(tx, 'free');
};

/**
 * Moves how the plan is paid for by an event, under the lock of the settings: what is stored, the plan in force, what is due when, and the audit
 * trail. Throws `Refused` where the chart refuses.
 *
 * @param changed what the event brings: terms, a period, a deal, an open invoice
 */
export const moveBilling = async (
  tx: Tx,
  before: Billing,
  event: PlanBillingEvent,
  changed: Partial<Billing> = {},
): Promise<Billing> => {
  const { moved, after } = runAct(planBillingAct, before, event, changed);
  if (!moved) return after;
  const planBefore = (await planOf(tx)).plan;
  await writeBilling(tx, after);
  await putInForce(tx, before, after);
  // What nobody pays any more is taken back; a coupon ends with what it was taken off.
  if (before.pastDue && before.terms && !after.terms) await voidPlanInvoice(tx, before.pastDue.invoiceId);
  if (before.terms && !after.terms) await endCoupons(tx);
  const leftTrial = before.state === 'Trial' && after.state !== 'Trial';
  await replaceTimers(tx, timersOf(after, tx.now), leftTrial ? [...decided, ...ofTrial] : decided);
  const { plan } = await planOf(tx);
  await recordEvent(tx, 'plan.billing', 'business', tx.business.id, { event: event.type }, [
    ...(plan === planBefore ? [] : [{ field: 'plan', before: planBefore, after: plan }]),
    ...(after.state === before.state
      ? []
      : [{ field: 'planBilling', before: before.state, after: after.state }]),
  ]);
  return after;
};

/**
 * Keeps a plan by deal codes, in the caller's transaction and under the lock of the settings. Throws `Refused` where the chart refuses.
 *
 * @param deal what all the codes come to that the business redeemed
 */
export const applyDeal = async (tx: Tx, deal: KeptDeal): Promise<Billing> =>
  moveBilling(tx, await billingOf(tx), { type: 'deal.redeemed' }, { deal });

/** Takes back what a code gave that was paid back; `left` is what the others come to, null where none is left. */
export const refundDeal = async (tx: Tx, left: KeptDeal | null): Promise<Billing> =>
  moveBilling(tx, await billingOf(tx), { type: 'deal.refunded', codesLeft: left !== null }, { deal: left });

type StoreEvent = { type: 'store.billing'; terms: Terms } | { type: 'store.ended' };

/** Follows what a store says of its own billing. A refusal says why its billing can't begin; billing that ended already is left so. */
export const moveByStore = async (tx: Tx, event: StoreEvent): Promise<Refusal | null> => {
  await lockSettings(tx);
  const billing = await billingOf(tx);
  if (event.type === 'store.ended') {
    if (billing.state === 'Store') await moveBilling(tx, billing, { type: 'store.ended' });
    return null;
  }
  const asked = planBillingAct(billing, { type: 'store.billing' });
  if (isRefusal(asked)) return asked;
  await moveBilling(tx, billing, { type: 'store.billing' }, { terms: event.terms });
  return null;
};

/** Why a store can't begin to bill the plan; null where it can. */
export const storeBillingRefusal = (billing: Billing): Refusal | null => {
  const asked = planBillingAct(billing, { type: 'store.billing' });
  return isRefusal(asked) ? asked : null;
};
