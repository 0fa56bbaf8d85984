import { idToWire } from '../../src/api/wire/id.ts';
import type { PlanPayment } from '../../src/domain/billing/payment.ts';
import { billingRefusals as words } from '../../src/domain/billing/plan-billing.words.ts';
import { isZero } from '../../src/domain/money.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import type { PlanPaymentReport, PlanPayments } from '../adapters/billing/plan-payments.ts';
import { point } from '../store/database/point.ts';
import { Refused } from '../store/database/tx.ts';

// Nothing here is called under a lock. All that is sent comes from the stored payment, so that asking again is asking the same.

const pageOf = (origin: string, { id }: PlanPayment): string =>
  `${origin}/settings/plans?payment=${idToWire(id)}`;

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

/** For how long the provider is sure to know a reference again. */
const rememberedMs = 20 * 3_600_000;

/**
 * Asks the provider for a payment: a charge of the kept method, or a page. Asked again it is the same one; where the answer was lost so long ago
 * that the provider may have forgotten the reference, the payment is looked for first. Throws `GatewayError` where the provider says no or gives no
 * answer.
 */
export const askPlanPayment = async (
  provider: PlanPayments,
  origin: string,
  payment: PlanPayment,
  now: Date,
): Promise<PlanPaymentReport> => {
  const { id, customer, method, begunAt } = payment;
  const isOld = now.getTime() - begunAt.getTime() > rememberedMs;
  const found = isOld ? await provider.find(id, customer) : null;
  if (found) return provider.fetch(found);
  const report = await (method ? charge : open)(provider, origin, payment);
  await point('plan-payment.answered');
  return report;
};

/** Ends a payment that isn't paid, also one whose answer was lost. The buyer may have been faster: the report says so. */
export const endPlanPayment = async (
  provider: PlanPayments,
  { id: reference, ref, customer }: PlanPayment,
): Promise<PlanPaymentReport> => {
  const at = ref ?? (await provider.find(reference, customer));
  return at ? provider.expire(at) : { ref: null, reference, status: 'lapsed' };
};
