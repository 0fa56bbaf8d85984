import type { Decimal } from '../../domain/money.ts';
import type { PayMethod, PaymentMethods } from '../../domain/online-payment/method.ts';
import { send } from '../client/client.ts';
import { invoiceCalls } from '../contract/invoice.ts';
import { heldPaymentCalls, paymentSessionCalls, waysToPayCalls } from '../contract/payment-session.ts';
import { ourPayment, sentBatch } from '../wire/payment.ts';
import type { Asked, Told } from './command.ts';
import type { BatchPayment } from './posted.ts';

/** Records one payment over several invoices. */
export const recordBatchPayment = (
  { businessId: businessid, intentKey }: Asked,
  { shares, ...how }: BatchPayment,
): Promise<Told> => {
  const payments = shares.map(({ id: InvoiceId, amount }) => ({ InvoiceId, amount }));
  const body = { businessid, ...sentBatch(how, payments) };
  return send(invoiceCalls.addBatchPayment, { body, intentKey, ours: ourPayment });
};

/** Books a payment that was held, or refuses it for good. */
export const decideHeld = (
  { businessId: businessid, intentKey }: Asked,
  HeldId: string,
  decision: 'book' | 'refuse',
): Promise<Told> =>
  send(decision === 'book' ? heldPaymentCalls.bookHeld : heldPaymentCalls.refuseHeld, {
    body: { businessid, HeldId },
    intentKey,
  });

/** The document to be paid, and who asks: a visitor names the token of the link they see it by. */
export interface PaidOnline {
  businessId: string;
  documentId: string;
  linkToken?: string;
  /** Pages of ours one returns to, paid or not. */
  successUrl: string;
  cancelUrl: string;
}

/** A page of the provider's; without a link there is none. */
interface OpenedPage extends Told {
  link: string | null;
  amount: Decimal;
  currency: string;
}

/** The call that the spec has of its own for each way to pay. */
const sessionCalls = {
  card: paymentSessionCalls.openCardSession,
  flutterwave: paymentSessionCalls.openFlutterwaveSession,
  paypal: paymentSessionCalls.openPaypalSession,
  paystack: paymentSessionCalls.openPaystackSession,
} as const satisfies Record<PayMethod, unknown>;

/** How a document can be paid online, as the server decides when a page is opened. */
export const waysToPay = async ({
  businessId,
  documentId,
  linkToken,
}: PaidOnline): Promise<PaymentMethods> => {
  const query = {
    BusinessId: businessId,
    InvoiceId: documentId,
    ...(linkToken ? { UserId: linkToken } : {}),
  };
  return (await send(waysToPayCalls.getWaysToPay, { query })).data;
};

/** Opens a page on which a document is paid. */
export const openPaymentPage = async (
  subject: PaidOnline,
  method: PayMethod,
  intentKey: string,
): Promise<OpenedPage> => {
  const body = {
    BusinessId: subject.businessId,
    InvoiceId: subject.documentId,
    ...(subject.linkToken ? { UserId: subject.linkToken } : {}),
    SuccessUrl: subject.successUrl,
    CancelUrl: subject.cancelUrl,
  };
  const { message, data } = await send(sessionCalls[method], { body, intentKey });
  return { message, link: data.paymentlink, amount: data.amount, currency: data.currency };
};
