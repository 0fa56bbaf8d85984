import type pg from 'pg';
import type { ChosenPlan } from '../../../src/domain/access/plans.ts';
import {
  type Billing,
  type BillingState,
  type PlanInterval,
  type Terms,
  unbilled,
} from '../../../src/domain/billing/billing.ts';
import type { PlanStep, PlanTimer } from '../../../src/domain/billing/timers.ts';
import { runAcrossBusinesses } from '../database/across-businesses.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { insertInto } from '../database/rowset.ts';
import type { BusinessTx } from '../database/tx.ts';
import { planOf } from './subscriptions.ts';

const billingColumns = {
  state: column.text.as<BillingState>(),
  plan: column.text.as<ChosenPlan>().orNull,
  interval: column.text.as<PlanInterval>().orNull,
  seats: column.int.orNull,
  currency: column.text.orNull,
  anchorOn: column.day.orNull,
  periodFrom: column.day.orNull,
  periodTo: column.day.orNull,
  nextPlan: column.text.as<ChosenPlan>().orNull,
  nextInterval: column.text.as<PlanInterval>().orNull,
  nextSeats: column.int.orNull,
  dealPlan: column.text.as<ChosenPlan>().orNull,
  dealSeats: column.int.orNull,
  pastDueSince: column.day.orNull,
  pastDueInvoice: column.id.orNull,
  tries: column.int.orNull,
  final: column.bool.orNull,
  reason: column.text.orNull,
  customer: column.text.orNull,
  method: column.text.orNull,
  methodLabel: column.text.orNull,
  methodLive: column.bool.orNull,
};
type BillingRow = RowOf<typeof billingColumns>;

const termsOf = (
  plan: ChosenPlan | null,
  interval: PlanInterval | null,
  seats: number | null,
): Terms | null => (plan && interval ? { plan, interval, seats } : null);

const billingFrom = (row: BillingRow): Billing => ({
  state: row.state,
  terms: termsOf(row.plan, row.interval, row.seats),
  currency: row.currency,
  anchorOn: row.anchorOn,
  period: row.periodFrom && row.periodTo ? { from: row.periodFrom, to: row.periodTo } : null,
  next: termsOf(row.nextPlan, row.nextInterval, row.nextSeats),
  deal: row.dealPlan ? { plan: row.dealPlan, seats: row.dealSeats } : null,
  pastDue: row.pastDueSince
    ? {
        since: row.pastDueSince,
        invoiceId: row.pastDueInvoice!,
        tries: row.tries!,
        final: row.final!,
        reason: row.reason!,
      }
    : null,
  method: row.method
    ? { customer: row.customer!, method: row.method, label: row.methodLabel!, live: row.methodLive! }
    : null,
});

const rowFrom = ({
  state,
  terms,
  currency,
  anchorOn,
  period,
  next,
  deal,
  pastDue,
  method,
}: Billing): BillingRow => ({
  state,
  plan: terms?.plan ?? null,
  interval: terms?.interval ?? null,
  seats: terms?.seats ?? null,
  currency,
  anchorOn,
  periodFrom: period?.from ?? null,
  periodTo: period?.to ?? null,
  nextPlan: next?.plan ?? null,
  nextInterval: next?.interval ?? null,
  nextSeats: next?.seats ?? null,
  dealPlan: deal?.plan ?? null,
  dealSeats: deal?.seats ?? null,
  pastDueSince: pastDue?.since ?? null,
  pastDueInvoice: pastDue?.invoiceId ?? null,
  tries: pastDue?.tries ?? null,
  final: pastDue?.final ?? null,
  reason: pastDue?.reason ?? null,
  customer: method?.customer ?? null,
  method: method?.method ?? null,
  methodLabel: method?.label ?? null,
  methodLive: method?.live ?? null,
});

/**
 * How the plan of the business is paid for. To change it, take it under the lock of the settings. A trial that is over by the clock is free already,
 * whether or not its step was done.
 */
export const billingOf = async (tx: BusinessTx): Promise<Billing> => {
  const [row] = await tx.query(
    billingColumns,
    `select ${listed(billingColumns)} from plan_billing where business_id = $1`,
    [tx.business.id],
  );
  if (row && row.state !== 'Trial') return billingFrom(row);
  const { plan } = await planOf(tx);
  const state = plan === 'trial' ? 'Trial' : 'Free';
  return row ? { ...billingFrom(row), state } : unbilled(state);
};

const names = listed(billingColumns);
const updates = names
  .split(', ')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

/** Writes how the plan is paid for, in place of what was so. */
export const writeBilling = async (tx: BusinessTx, billing: Billing): Promise<void> => {
  await tx.query(
    `${insertInto('plan_billing', '$2', billingColumns)}
     on conflict (business_id) do update set ${updates}, version = plan_billing.version + 1`,
    [tx.business.id, JSON.stringify([rowFrom(billing)])],
  );
};

/** What is to be done about a plan, and when. */
export const planTimerColumns = { step: column.text.as<PlanStep>(), dueAt: column.instant };

/** Writes what is still to be done about the plan, in place of all that was. */
export const replaceTimers = async (
  tx: BusinessTx,
  timers: readonly PlanTimer[],
  replaced: readonly PlanStep[],
): Promise<void> => {
  await tx.query('delete from plan_timer where business_id = $1 and step = any($2)', [
    tx.business.id,
    replaced,
  ]);
  if (timers.length > 0)
    await tx.query(
      `${insertInto('plan_timer', '$2', planTimerColumns)} on conflict (business_id, step) do update set due_at = excluded.due_at`,
      [tx.business.id, JSON.stringify(timers)],
    );
};

/** The step that has been due longest; null where none is. */
export const dueStep = async (tx: BusinessTx): Promise<PlanTimer | null> => {
  const [row] = await tx.query(
    planTimerColumns,
    'select step, due_at from plan_timer where business_id = $1 and due_at <= $2 order by due_at, step limit 1',
    [tx.business.id, tx.now],
  );
  return row ?? null;
};

/** Puts off a step that waits for an answer. */
export const postponeStep = async (tx: BusinessTx, step: PlanStep, until: Date): Promise<void> => {
  await tx.query('update plan_timer set due_at = $3 where business_id = $1 and step = $2', [
    tx.business.id,
    step,
    until,
  ]);
};

/** Has what is due of the plan done as soon as this transaction is committed. */
export const queuePlanSteps = async (tx: BusinessTx): Promise<void> => {
  await tx.query(
    `select enqueue('take-plan-steps', json_build_object('business', $1::text), 'plan:' || $1)`,
    [tx.business.id],
  );
};

/**
 * Queues what is due of every plan at a moment, a job for each business.
 *
 * @param pool the owner's, for the server's roles see one business
 */
export const queueDueSteps = async (pool: pg.Pool, now: Date): Promise<void> => {
  await runAcrossBusinesses(
    pool,
    `select graphile_worker.add_job('take-plan-steps', json_build_object('business', business_id), job_key := 'plan:' || business_id, max_attempts := 12)
       from (select distinct business_id from plan_timer where due_at <= $1) due`,
    [now],
  );
};
