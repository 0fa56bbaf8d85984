import { paymentFor, billingRefusals as words } from '../../src/domain/billing/plan-billing.words.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { planBillingAct } from '../acts/plan-billing.ts';
import { beginOpenInvoicePayment } from '../services/open-plan-invoice.ts';
import type { PlanPaymentServices } from '../services/plan-payment-services.ts';
import { type PaymentOutcome, takePlanPayment } from '../services/take-plan-payment.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, Refused, runAct } from '../store/database/tx.ts';
import { billingOf } from '../store/plans/plan-billing.ts';
import { addPlanPayment, newPlanPayment, paymentUnderWay } from '../store/plans/plan-payments.ts';
import { ownersOf } from '../store/settings/businesses.ts';

/** Opens a page on which the invoice that is past due is paid; asked again, the same one. Throws `Refused` where none is. */
export const payOpenInvoice = async (ctx: Ctx, services: PlanPaymentServices): Promise<PaymentOutcome> => {
  const { id } = await runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const billing = await billingOf(tx);
    if (!billing.pastDue) throw new Refused(refusal('illegal-move', words.nothingOpen));
    if (await paymentUnderWay(tx, ['retry'])) throw new Refused(refusal('illegal-move', words.beingCharged));
    const open = await paymentUnderWay(tx, ['pay']);
    const payment = open ?? (await beginOpenInvoicePayment(tx, billing, { kind: 'pay', method: null }));
    return { id: payment.id };
  });
  return takePlanPayment(ctx, services, id);
};

/** Opens a page on which another payment method is kept; asked again, the same one. Throws `Refused` where no plan is paid for. */
export const changePlanMethod = async (ctx: Ctx, services: PlanPaymentServices): Promise<PaymentOutcome> => {
  const { id } = await runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const billing = await billingOf(tx);
    runAct(planBillingAct, billing, { type: 'method.changed' });
    const open = await paymentUnderWay(tx, ['method']);
    if (open) return { id: open.id };
    const [owner] = await ownersOf(tx);
    const payment = newPlanPayment(tx, {
      kind: 'method',
      quote: null,
      basis: null,
      coupon: null,
      amount: '0',
      currency: billing.currency!,
      invoiceId: null,
      description: paymentFor(null),
      email: owner!.email,
      customer: billing.method?.customer ?? null,
      method: null,
      offSession: false,
      lapsesAt: null,
    });
    await addPlanPayment(tx, payment);
    return { id: payment.id };
  });
  return takePlanPayment(ctx, services, id);
};
