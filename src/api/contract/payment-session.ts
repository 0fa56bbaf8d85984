import * as z from 'zod/mini';
import { call, inBusiness } from './call.ts';
import { all, decimal, envelope, id, text } from './wire-types.ts';

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
  ...all(z.optional(text(2000)), 'CancelUrl', 'SuccessUrl'),
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
        repeated: z.boolean(),
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

const decision = (path: string) =>
  call({
    method: 'POST',
    path,
    auth: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessid',
    ours: true,
    body: z.object({ businessid: id, HeldId: id }),
    answer: envelope(z.object({ id, status: z.enum(['Booked', 'Refused']), repeated: z.boolean() })),
  });

/** Payments a provider reported at more than twice what was asked: booked by nobody until the owners decide. */
export const heldPaymentCalls = {
  getHeld: ours.read('/api/Payment/get-held', 'settings.account', {
    takes: { InvoiceId: id },
    answer: envelope(
      z.array(z.object({ id, amount: decimal, currency: z.string(), asked: decimal, heldat: z.string() })),
    ),
  }),
  bookHeld: decision('/api/Payment/book-held'),
  refuseHeld: decision('/api/Payment/refuse-held'),
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
    answer: envelope(z.null()),
  }),
};
