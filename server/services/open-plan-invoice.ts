import type { Billing } from '../../src/domain/billing/billing.ts';
import type { PlanPayment } from '../../src/domain/billing/payment.ts';
import { paymentFor, billingRefusals as words } from '../../src/domain/billing/plan-billing.words.ts';
import { dueOf, type PlanInvoice } from '../../src/domain/billing/plan-invoice.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../store/database/tx.ts';
import { planInvoiceById } from '../store/plans/plan-invoices.ts';
import {
  addPlanPayment,
  newPlanPayment,
  paymentOfInvoice,
  paymentUnderWay,
} from '../store/plans/plan-payments.ts';
import { ownersOf } from '../store/settings/businesses.ts';
import { endPlanPayment, planProvider } from './ask-plan-payment.ts';
import type { PlanPaymentServices } from './plan-payment-services.ts';
import { followPlanPayment } from './settle-plan-payment.ts';

/** Refuses a change while the renewal is being charged: its answer decides what there is to change. */
export const refuseWhileCharged = async (tx: Tx, { pastDue }: Billing): Promise<void> => {
  if (!pastDue && (await paymentUnderWay(tx, ['renew'])))
    throw new Refused(refusal('illegal-move', words.beingCharged));
};

/** The method that is kept and takes money as this installation does; null where there is none. */
export const methodFor = ({ method }: Billing, live: boolean): Billing['method'] =>
  method?.live === live ? method : null;

/** A payment of what an invoice is due, as it begins: by the kept method, or on a page where none is given. */
export const invoicePayment = async (
  tx: Tx,
  invoice: PlanInvoice,
  given: Pick<PlanPayment, 'kind' | 'quote' | 'basis' | 'offSession'> & { method: Billing['method'] },
): Promise<PlanPayment> => {
  const { method, ...payment } = given;
  const [owner] = await ownersOf(tx);
  return newPlanPayment(tx, {
    ...payment,
    coupon: invoice.coupon,
    amount: dueOf(invoice),
    currency: invoice.currency,
    invoiceId: invoice.id,
    description: paymentFor(invoice),
    email: owner!.email,
    customer: method?.customer ?? null,
    method: method?.method ?? null,
    lapsesAt: null,
  });
};

/** Begins one more payment of the invoice that is past due. */
export const beginOpenInvoicePayment = async (
  tx: Tx,
  { pastDue }: Billing,
  given: { kind: 'pay' | 'retry'; method: Billing['method'] },
): Promise<PlanPayment> => {
  const { invoiceId } = pastDue!;
  const { quote, basis } = (await paymentOfInvoice(tx, invoiceId))!;
  const invoice = await planInvoiceById(tx, invoiceId);
  const payment = await invoicePayment(tx, invoice, {
    ...given,
    quote,
    basis,
    offSession: given.kind === 'retry',
  });
  await addPlanPayment(tx, payment);
  return payment;
};

/** Closes the page on which an open invoice could be paid, so that it isn't paid twice; the buyer may have been faster. Outside every lock. */
export const closeOpenPage = async (ctx: Ctx, services: PlanPaymentServices): Promise<void> => {
  const open = await withBusiness(ctx, 'read', (tx) => paymentUnderWay(tx, ['pay']));
  if (!open) return;
  const provider = planProvider(services.planPayments);
  await followPlanPayment(ctx, services, open.id, (one) => endPlanPayment(provider, one));
};
