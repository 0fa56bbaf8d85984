import type { PayMethod, PaymentMethods } from '../../domain/payment-provider/pay-method.ts';
import type { OursAnswer } from '../calls/call.ts';
import { paymentSessionCalls, waysToPayCalls } from '../calls/payment-session.ts';
import { ask } from '../client/ask.ts';

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
type OpenedPage = OursAnswer<typeof paymentSessionCalls.openCardSession>;

/** The call that the spec has of its own for each way to pay. */
const sessionCalls = {
  card: paymentSessionCalls.openCardSession,
  flutterwave: paymentSessionCalls.openFlutterwaveSession,
  paypal: paymentSessionCalls.openPaypalSession,
  paystack: paymentSessionCalls.openPaystackSession,
} as const satisfies Record<PayMethod, unknown>;

/** How a document can be paid online, as the server decides when a page is opened. */
export const waysToPay = ({ businessId, documentId, linkToken }: PaidOnline): Promise<PaymentMethods> =>
  ask(waysToPayCalls.getWaysToPay, { businessId, id: documentId, linkToken: linkToken || undefined });

/** Opens a page on which a document is paid. */
export const openPaymentPage = (
  { businessId, documentId, linkToken, successUrl, cancelUrl }: PaidOnline,
  method: PayMethod,
  intentKey: string,
): Promise<OpenedPage> =>
  ask(
    sessionCalls[method],
    { businessId, id: documentId, linkToken: linkToken || undefined, successUrl, cancelUrl },
    { intentKey },
  );
