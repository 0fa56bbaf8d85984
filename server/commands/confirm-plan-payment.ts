import { isUnderWay, type PlanPaymentState } from '../../src/domain/billing/payment.ts';
import { GatewayError } from '../adapters/payments/gateway.ts';
import type { PlanPaymentServices } from '../services/plan-payment-services.ts';
import { settlePlanPayment } from '../services/settle-plan-payment.ts';
import { type Ctx, Missing, withBusiness } from '../store/database/tx.ts';
import { planPayment } from '../store/plans/plan-payments.ts';

/**
 * How a payment of the business's plan is. While no event has told its end, the provider itself is asked; one that gives no answer leaves it as it
 * is. Throws `Missing` for a payment of another business, or of none.
 */
export const confirmPlanPayment = async (
  ctx: Ctx,
  services: PlanPaymentServices,
  paymentId: string,
): Promise<PlanPaymentState> => {
  const payment = await withBusiness(ctx, 'read', (tx) => planPayment(tx, paymentId));
  if (!payment) throw new Missing();
  const { state } = payment;
  if (!isUnderWay(payment) || !services.planPayments) return state;
  const named = { businessId: ctx.business.id, reference: paymentId, ref: null };
  return settlePlanPayment(services, named).catch((error: unknown) => {
    if (error instanceof GatewayError) return state;
    throw error;
  });
};
