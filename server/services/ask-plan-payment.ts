import type { PlanPayment } from '../../src/domain/billing/payment.ts';
import { isZero } from '../../src/domain/money.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { billingRefusals as words } from '../../src/domain/words/plan-billing.ts';
import type { PlanPaymentReport, PlanPayments } from '../adapters/billing/plan-payments.ts';
import { Refused } from '../store/tx.ts';

// Nothing here is called under a lock. All that is sent comes from the stored payment, so that asking again is asking the same.

const pageOf = (origin: string, { id }: PlanPayment): string => `${origin}/settings/plans?payment=${id}`;

/** Who takes payments of plans. Throws `Refused` where nobody does. */
export const planProvider = (planPayments: PlanPayments | null): PlanPayments => {
  if (!planPayments) throw new Refused(refusal('illegal-move', words.nobodyTakes));
  return planPayments;
};

const charge = (provider: PlanPayments, origin: string, payment: PlanPayment): Promise<PlanPaymentReport> => {
  const { id: reference, customer, method, amount, currency, description, offSession } = payment;
  const kept = { customer: customer!, method: method! };
  const returnUrl = offSession ? null : pageOf(origin, payment);
  return provider.chargeKept({ reference, kept, amount, currency, description, returnUrl });
};

const open = async (
  provider: PlanPayments,
  origin: string,
  payment: PlanPayment,
): Promise<PlanPaymentReport> => {
  const { id: reference, customer, email, amount, currency, description } = payment;
  const back = pageOf(origin, payment);
  const page = { reference, customer, email, successUrl: back, cancelUrl: back };
  const opened = isZero(amount)
    ? await provider.saveMethod(page)
    : await provider.openCheckout({ ...page, amount, currency, description });
  return { ref: opened.ref, reference, status: 'requires_action', link: opened.link };
};

/**
 * Asks the provider for a payment: a charge of the kept method, or a page. Asked again it is the same one. Throws `GatewayError` where the provider
 * says no or gives no answer.
 */
export const askPlanPayment = (
  provider: PlanPayments,
  origin: string,
  payment: PlanPayment,
): Promise<PlanPaymentReport> =>
  payment.method ? charge(provider, origin, payment) : open(provider, origin, payment);
