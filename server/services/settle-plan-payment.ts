import {
  isOver,
  isUnderWay,
  type PlanPayment,
  type PlanPaymentState,
} from '../../src/domain/billing/payment.ts';
import { declineWords } from '../../src/domain/billing/plan-billing.words.ts';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { PlanPaymentReport } from '../adapters/billing/plan-payments.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type BusinessCtx, type Ctx, Missing, type Tx, withBusiness } from '../store/database/tx.ts';
import { movePlanPayment, planPayment } from '../store/plans/plan-payments.ts';
import { askPlanPayment, planProvider } from './ask-plan-payment.ts';
import { creditLate, planChangeLapsed, planChargeRefused, planMoneyBack, planPaid } from './plan-paid.ts';
import type { PlanPaymentServices } from './plan-payment-services.ts';

type Succeeded = Extract<PlanPaymentReport, { status: 'succeeded' }>;

const charges = ({ kind }: PlanPayment): boolean => kind === 'renew' || kind === 'retry';

const whenSucceeded = async (
  tx: Tx,
  origin: string,
  payment: PlanPayment,
  { amount, currency, kept, refunded, disputed }: Succeeded & { live: boolean },
  live: boolean,
): Promise<void> => {
  const received = { amount, currency, kept: kept && { ...kept, live } };
  if (isUnderWay(payment)) await planPaid(tx, origin, payment, received);
  else if (isOver(payment)) await creditLate(tx, origin, payment, received);
  const after = (await planPayment(tx, payment.id))!;
  await planMoneyBack(tx, origin, after, { refunded, disputed });
};

/** Applies what the provider says of a payment, under the lock. What was applied before stays as it is, in whatever order it is said. */
const apply = async (
  tx: Tx,
  origin: string,
  payment: PlanPayment,
  report: PlanPaymentReport,
  live: boolean,
): Promise<void> => {
  const known =
    report.ref && report.ref !== payment.ref
      ? await movePlanPayment(tx, payment, { ref: report.ref })
      : payment;
  if (report.status === 'succeeded') return whenSucceeded(tx, origin, known, { ...report, live }, live);
  if (!isUnderWay(known)) return;
  switch (report.status) {
    case 'pending':
      return;
    case 'requires_action':
      if (report.link !== known.link) await movePlanPayment(tx, known, { link: report.link });
      return;
    case 'kept': {
      const { amount, currency } = known;
      return planPaid(tx, origin, known, { amount, currency, kept: { ...report.kept, live } });
    }
    case 'failed': {
      const declined = { reason: declineWords[report.decline.reason], final: report.decline.final };
      if (charges(known)) return planChargeRefused(tx, origin, known, declined);
      return planChangeLapsed(tx, known, { state: 'Failed', reason: declined.reason });
    }
    case 'lapsed':
      if (charges(known))
        return planChargeRefused(tx, origin, known, { reason: declineWords.other, final: false });
      return planChangeLapsed(tx, known, { state: 'Lapsed', reason: null });
  }
};

const readPayment = (ctx: BusinessCtx, id: string): Promise<PlanPayment> =>
  withBusiness(ctx, 'read', async (tx) => {
    const payment = await planPayment(tx, id);
    if (!payment) throw new Missing();
    return payment;
  });

/** How a payment is asked about. */
type Ask = (payment: PlanPayment) => Promise<PlanPaymentReport>;

/**
 * Asks about a payment outside every lock, and applies the answer under it. Where another answer was applied meanwhile it is asked again, so that
 * the newest is the last. Answers the payment as it is then.
 */
export const followPlanPayment = async (
  ctx: Ctx,
  { planPayments, origin }: Pick<PlanPaymentServices, 'planPayments' | 'origin'>,
  id: string,
  ask: Ask,
): Promise<PlanPayment> => {
  const { live } = planProvider(planPayments);
  for (;;) {
    const before = await readPayment(ctx, id);
    const report = await ask(before);
    const after = await withBusiness(ctx, 'write', async (tx) => {
      await lockSettings(tx);
      const payment = (await planPayment(tx, id))!;
      if (payment.version !== before.version) return null;
      await apply(tx, origin, payment, report, live);
      return (await planPayment(tx, id))!;
    });
    if (after) return after;
  }
};

/** The provider's word for a business that nobody is signed in to. */
export const asProvider = async (
  { database, clock }: Pick<PlanPaymentServices, 'database' | 'clock'>,
  businessId: string,
): Promise<Ctx> => ({
  database,
  clock,
  business: await businessById(asAccess(database), businessId),
  user: providerUser,
});

/**
 * Asks the provider how a payment of a plan is, and lets the plan follow: told twice, late or in another order it comes to the same. One whose
 * answer was lost is asked for again, which charges nothing twice. Throws `GatewayError` where the provider can't be asked.
 *
 * @param ref the payment at the provider, where an event named it
 */
export const settlePlanPayment = async (
  services: PlanPaymentServices,
  { businessId, reference, ref }: { businessId: string; reference: string; ref: string | null },
): Promise<PlanPaymentState> => {
  const provider = planProvider(services.planPayments);
  const ctx = await asProvider(services, businessId);
  const { state } = await followPlanPayment(ctx, services, reference, (payment) => {
    const at = payment.ref ?? ref;
    if (at) return provider.fetch(at);
    // What is over and was never known there is not asked for again.
    if (!isUnderWay(payment)) return Promise.resolve({ ref: null, reference, status: 'lapsed' as const });
    return askPlanPayment(provider, services.origin, payment, services.clock());
  });
  return state;
};
