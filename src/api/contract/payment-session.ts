import * as z from 'zod/mini';
import { payMethods } from '../../domain/online-payment/method.ts';
import { envelope, nothing, repeated } from './answer-wire.ts';
import { call, inBusiness } from './call.ts';
import { all, decimal, id, text } from './wire-types.ts';

const { ours } = inBusiness('businessid');

/** Taken as the spec sends it, and looked at by nobody: these figures are the server's own. */
const ignored = z.optional(z.union([text(200), z.number()]));

const asked = {
  BusinessId: id,
  /** The signed-in user; or, from a public page, the token of its link. */
  UserId: z.optional(text(64)),
  InvoiceId: id,
  Amount: ignored,
  Currency: ignored,
  ...all(z.optional(text(2000)), 'CancelUrl SuccessUrl'),
};

const card = {
  ...asked,
  PaymentMethodTypes: z.optional(z.array(text(40)).check(z.maxLength(20))),
  ApplicationFeeAmount: ignored,
  StripeAccountId: ignored,
};

const session = (path: string, body: z.ZodMiniObject<typeof asked>) =>
  call({
    method: 'POST',
    path,
    auth: 'session',
    permission: 'invoice.reshare',
    effect: 'changes',
    business: 'BusinessId',
    link: { kind: 'invoice', token: 'UserId', document: 'InvoiceId' },
    body,
    answer: envelope(
      z.object({
        sessionid: id,
        paymentlink: z.nullable(z.string()),
        amount: decimal,
        currency: z.string(),
        ...repeated,
      }),
    ),
  });

const wallet = z.object({ ...asked, PaidWith: z.optional(text(40)) });

/**
 * Pages on which a customer pays an invoice, one call per way to pay. A member asks for one with their session, a customer
 * with the link they see the invoice by.
 */
export const paymentSessionCalls = {
  openCardSession: session('/api/Subscription/CreateStripeSessionService', z.object(card)),
  openFlutterwaveSession: session('/api/onboarding/flatter-wave-initialize-transaction', wallet),
  openPaypalSession: session('/api/onboarding/invoice-paypal-check-outorder', z.object(asked)),
  openPaystackSession: session('/api/onboarding/paystack-initialize-transaction', wallet),
};

/** How an invoice can be paid online: by whom a session is opened for, so that nobody is led to a way that is refused. */
export const waysToPayCalls = {
  getWaysToPay: call({
    method: 'GET',
    path: '/api/Payment/get-ways-to-pay',
    auth: 'session',
    permission: 'invoice.reshare',
    effect: 'reads',
    business: 'BusinessId',
    link: { kind: 'invoice', token: 'UserId', document: 'InvoiceId' },
    ours: true,
    query: z.object({ BusinessId: id, UserId: z.optional(text(64)), InvoiceId: id }),
    answer: envelope(z.object({ ways: z.array(z.enum(payMethods)), reasons: z.array(z.string()) })),
  }),
};

const decided = { id, status: z.enum(['Booked', 'Refused']), ...repeated };
const held = z.object({ id, amount: decimal, currency: z.string(), asked: decimal, heldat: z.string() });

/** Payments a provider reported at more than twice what was asked: booked by nobody until the owners decide. */
export const heldPaymentCalls = {
  getHeld: ours.read('/api/Payment/get-held', 'settings.account', envelope(z.array(held)), { InvoiceId: id }),
  bookHeld: ours.change('/api/Payment/book-held', 'settings.account', decided, { HeldId: id }),
  refuseHeld: ours.change('/api/Payment/refuse-held', 'settings.account', decided, { HeldId: id }),
};

/** What a payment provider calls with. */
export const providerCalls = {
  receiveEvent: call({
    method: 'POST',
    path: '/api/Payment/receive-event',
    auth: 'provider',
    permission: null,
    effect: 'changes',
    ours: true,
    answer: nothing,
  }),
};
