import { isOver, isUnderWay, type PlanPayment } from '../../src/domain/billing/payment.ts';
import {
  billingAnswers as answers,
  billingRefusals as words,
} from '../../src/domain/billing/plan-billing.words.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import type { PlanPaymentReport } from '../adapters/billing/plan-payments.ts';
import { GatewayError } from '../adapters/payments/gateway.ts';
import { type Ctx, Refused } from '../store/database/tx.ts';
import { askPlanPayment, planProvider } from './ask-plan-payment.ts';
import type { PlanPaymentServices } from './plan-payment-services.ts';
import { followPlanPayment } from './settle-plan-payment.ts';

/** How a payment went, as the specification has it. */
export interface PaymentOutcome {
  status: 'succeeded' | 'requires_action' | 'failed';
  comment: string;
  /** Where the buyer goes on; null where there is nothing to do. */
  link: string | null;
  paymentId: string | null;
}

const outcomeOf = (payment: PlanPayment): PaymentOutcome => {
  const { id: paymentId, link, reason } = payment;
  if (isUnderWay(payment))
    return {
      status: 'requires_action',
      comment: link ? answers.payOnPage : answers.bankAnswers,
      link,
      paymentId,
    };
  if (isOver(payment))
    return { status: 'failed', comment: reason ?? words.providerRefused, link: null, paymentId };
  return { status: 'succeeded', comment: answers.paid, link: null, paymentId };
};

const lapsed = (reference: string): PlanPaymentReport => ({ ref: null, reference, status: 'lapsed' });

/**
 * Asks the provider for a payment that was begun: a page to pay on, or a charge of the kept method. Where the provider says no the payment is over;
 * where it gives no answer it is asked again later, and pressing again asks for the same.
 */
export const takePlanPayment = async (
  ctx: Ctx,
  services: PlanPaymentServices,
  paymentId: string,
): Promise<PaymentOutcome> => {
  const provider = planProvider(services.planPayments);
  let no = false;
  const payment = await followPlanPayment(ctx, services, paymentId, async (begun) => {
    if (!isUnderWay(begun)) return lapsed(paymentId);
    try {
      if (begun.ref) return await provider.fetch(begun.ref);
      return await askPlanPayment(provider, services.origin, begun, ctx.clock());
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      no = error.fault === 'refused';
      return no ? lapsed(paymentId) : { ref: null, reference: paymentId, status: 'pending' };
    }
  });
  if (no) throw new Refused(refusal('illegal-move', words.providerRefused));
  return outcomeOf(payment);
};
