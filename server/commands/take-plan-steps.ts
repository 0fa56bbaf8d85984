import type { Billing } from '../../src/domain/billing/billing.ts';
import { basisOf, isUnderWay, type PlanPayment } from '../../src/domain/billing/payment.ts';
import { beginningOf, dayPlus } from '../../src/domain/billing/period.ts';
import { planNews as news, noMethodKept } from '../../src/domain/billing/plan-billing.words.ts';
import { dueOf } from '../../src/domain/billing/plan-invoice.ts';
import { isLastDay, nextTryAt, type PlanStep } from '../../src/domain/billing/timers.ts';
import { dayIn } from '../../src/domain/day.ts';
import { isZero } from '../../src/domain/money.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { planBillingAct } from '../acts/plan-billing.ts';
import type { PlanPaymentReport } from '../adapters/billing/plan-payments.ts';
import { GatewayError } from '../adapters/payments/gateway.ts';
import { askPlanPayment, endPlanPayment, planProvider } from '../services/ask-plan-payment.ts';
import {
  beginOpenInvoicePayment,
  closeOpenPage,
  invoicePayment,
  methodFor,
} from '../services/open-plan-invoice.ts';
import { moveBilling } from '../services/plan-billing.ts';
import { draftPlanInvoice, finalisePlanInvoice, previewPlanInvoice } from '../services/plan-invoices.ts';
import { planRenewal } from '../services/plan-offer.ts';
import { planChargeRefused, planPaid, tellPastDue } from '../services/plan-paid.ts';
import type { PlanPaymentServices } from '../services/plan-payment-services.ts';
import { followPlanPayment } from '../services/settle-plan-payment.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, type Tx, withBusiness } from '../store/database/tx.ts';
import { billingOf, dueStep, postponeStep, replaceTimers } from '../store/plans/plan-billing.ts';
import { planInvoiceById } from '../store/plans/plan-invoices.ts';
import { addPlanPayment, paymentUnderWay } from '../store/plans/plan-payments.ts';
import { planOf, trialOver } from '../store/plans/subscriptions.ts';

// Each step asks the state again under the lock before it acts, and its timer goes in the transaction that does it: what another server did, or
// somebody by hand, isn't done again. The provider is asked outside.

interface At {
  ctx: Ctx;
  services: PlanPaymentServices;
}

const held = <T>(ctx: Ctx, act: (tx: Tx, billing: Billing) => Promise<T>): Promise<T> =>
  withBusiness(ctx, 'write', async (tx) => {
    await lockSettings(tx);
    return act(tx, await billingOf(tx));
  });

const hourMs = 3_600_000;
const inAnHour = (now: Date): Date => new Date(now.getTime() + hourMs);

/** Charges a payment that was begun, or asks how it is. Without an answer it is asked again in an hour; what isn't known is tried by the queue. */
const charge = async ({ ctx, services }: At, id: string, step: PlanStep): Promise<void> => {
  const provider = planProvider(services.planPayments);
  const ask = async (payment: PlanPayment): Promise<PlanPaymentReport> => {
    if (payment.ref) return provider.fetch(payment.ref);
    try {
      return await askPlanPayment(provider, services.origin, payment, ctx.clock());
    } catch (error) {
      if (!(error instanceof GatewayError) || error.fault !== 'refused') throw error;
      const decline = { reason: 'other' as const, code: null, final: false };
      return { ref: null, reference: id, status: 'failed', decline };
    }
  };
  const payment = await followPlanPayment(ctx, services, id, ask);
  if (isUnderWay(payment)) await held(ctx, (tx) => postponeStep(tx, step, inAnHour(tx.now)));
};

/** Bills the period that begins: the payment to be charged, or null where none is. */
const bill = async (tx: Tx, billing: Billing, { services }: At): Promise<string | null> => {
  const renewal = await planRenewal(tx, billing);
  if (!renewal) {
    await replaceTimers(tx, [], ['period']);
    return null;
  }
  const draft = await draftPlanInvoice(tx, renewal.draft);
  const invoice = await finalisePlanInvoice(tx, draft.id);
  const due = dueOf(invoice);
  const method = isZero(due) ? null : methodFor(billing, planProvider(services.planPayments).live);
  const payment = await invoicePayment(tx, invoice, {
    kind: 'renew',
    quote: renewal.quote,
    basis: basisOf(billing),
    offSession: true,
    method,
  });
  if (isZero(due)) {
    await planPaid(tx, services.origin, payment, null);
    return null;
  }
  await addPlanPayment(tx, payment);
  if (method) return payment.id;
  await planChargeRefused(tx, services.origin, payment, { reason: noMethodKept, final: false });
  return null;
};

const endPeriod = async (at: At): Promise<void> => {
  const payment = await held(at.ctx, async (tx, billing) => {
    const { period } = billing;
    if (!period || beginningOf(dayPlus(period.to, 1)) > tx.now) {
      await replaceTimers(tx, [], ['period']);
      return null;
    }
    if (isRefusal(planBillingAct(billing, { type: 'period.end' }))) {
      if (!at.services.planPayments) {
        await postponeStep(tx, 'period', inAnHour(tx.now));
        return null;
      }
      const open = await paymentUnderWay(tx, ['renew']);
      return open ? open.id : bill(tx, billing, at);
    }
    await moveBilling(tx, billing, { type: 'period.end' });
    await tellOwners(tx, at.services.origin, news.over((await planOf(tx)).plan));
    return null;
  });
  if (payment) await charge(at, payment, 'period');
};

/** Tries an open invoice again, or tells what keeps it from being tried. */
const retry = async (at: At): Promise<void> => {
  await closeOpenPage(at.ctx, at.services);
  const payment = await held(at.ctx, async (tx, billing) => {
    const { pastDue } = billing;
    const open = pastDue && (await paymentUnderWay(tx, ['retry']));
    if (open) return open.id;
    const next = pastDue && nextTryAt(pastDue.since, tx.now);
    await replaceTimers(tx, next ? [{ step: 'retry', dueAt: next }] : [], ['retry']);
    if (!pastDue) return null;
    const method = methodFor(billing, planProvider(at.services.planPayments).live);
    if (method && !pastDue.final)
      return (await beginOpenInvoicePayment(tx, billing, { kind: 'retry', method })).id;
    const invoice = await planInvoiceById(tx, pastDue.invoiceId);
    await tellPastDue(tx, at.services.origin, billing, {
      amount: dueOf(invoice),
      currency: invoice.currency,
    });
    return null;
  });
  if (payment) await charge(at, payment, 'retry');
};

const giveUp = async ({ ctx, services }: At): Promise<void> => {
  await closeOpenPage(ctx, services);
  await held(ctx, async (tx, billing) => {
    if (!billing.pastDue) return replaceTimers(tx, [], ['give.up']);
    await moveBilling(tx, billing, { type: 'give.up' });
    await tellOwners(tx, services.origin, news.ended((await planOf(tx)).plan));
  });
};

/** A change whose payment wasn't finished lapses; the buyer may have been faster. */
const lapse = async ({ ctx, services }: At): Promise<void> => {
  const open = await held(ctx, async (tx) => {
    const payment = await paymentUnderWay(tx, ['start', 'up']);
    if (!payment) await replaceTimers(tx, [], ['lapse']);
    return payment;
  });
  if (!open) return;
  const provider = planProvider(services.planPayments);
  const payment = await followPlanPayment(ctx, services, open.id, (one) => endPlanPayment(provider, one));
  if (isUnderWay(payment)) await held(ctx, (tx) => postponeStep(tx, 'lapse', inAnHour(tx.now)));
};

const tellOfTrial =
  (step: 'trial.soon' | 'trial.last') =>
  ({ ctx, services }: At): Promise<void> =>
    held(ctx, async (tx) => {
      await replaceTimers(tx, [], [step]);
      const { plan, trialEndsAt } = await planOf(tx);
      // One that is over, or was left for a plan, is announced no more; on its last day by that mail alone.
      if (plan !== 'trial' || !trialEndsAt || (step === 'trial.soon' && isLastDay(trialEndsAt, tx.now)))
        return;
      const { timeZone, locale } = tx.business;
      const ends = formatDay(dayIn(timeZone, trialEndsAt), locale);
      await tellOwners(
        tx,
        services.origin,
        step === 'trial.soon' ? news.trialSoon(ends) : news.trialLast(ends),
      );
    });

const endTrial = ({ ctx }: At): Promise<void> =>
  held(ctx, async (tx, billing) => {
    await replaceTimers(tx, [], ['trial.end']);
    if (await trialOver(tx)) await moveBilling(tx, { ...billing, state: 'Trial' }, { type: 'trial.end' });
  });

const announceRenewal = ({ ctx, services }: At): Promise<void> =>
  held(ctx, async (tx, billing) => {
    await replaceTimers(tx, [], ['renew.soon']);
    const renewal = await planRenewal(tx, billing);
    if (!renewal) return;
    const { due } = await previewPlanInvoice(tx, renewal.draft);
    const { terms, period } = renewal.quote;
    const { locale } = tx.business;
    const { currency } = renewal;
    await tellOwners(
      tx,
      services.origin,
      news.renewSoon({ terms, on: period.from, amount: due, currency, locale }),
    );
  });

const steps: Readonly<Record<PlanStep, (at: At) => Promise<void>>> = {
  'trial.soon': tellOfTrial('trial.soon'),
  'trial.last': tellOfTrial('trial.last'),
  'trial.end': endTrial,
  'renew.soon': announceRenewal,
  period: endPeriod,
  retry,
  'give.up': giveUp,
  lapse,
};

/** Steps that ask the provider, or end a plan that nobody could have paid for without one. */
const needsProvider: readonly PlanStep[] = ['retry', 'give.up', 'lapse'];

/**
 * Takes every step of a business's plan that is due, once and in the order in which they were. A server that slept for days takes them as if it
 * hadn't, but for tries, which become one. Bears being run by two servers at once. Throws `GatewayError` where the provider gives no answer: the queue
 * tries again.
 */
export const takePlanSteps = async (ctx: Ctx, services: PlanPaymentServices): Promise<void> => {
  for (;;) {
    const due = await withBusiness(ctx, 'read', dueStep);
    if (!due) return;
    // Where nobody takes payments the plan goes on as it is, and what asks for one waits.
    if (!services.planPayments && needsProvider.includes(due.step))
      await held(ctx, (tx) => postponeStep(tx, due.step, inAnHour(tx.now)));
    else await steps[due.step]({ ctx, services });
  }
};
