import * as z from 'zod/mini';
import { payMethods } from '../../domain/payment-provider/pay-method.ts';
import { type Call, call } from '../wire/call.ts';
import * as wire from '../wire/values.ts';
import { type Answer, type Declared, done, told } from './call.ts';
import {
  decimal,
  type Fields,
  id,
  nullable,
  optional,
  several,
  shapeOf,
  text,
  texts,
  typedText,
} from './field.ts';

/** Taken as the spec sends it, and looked at by nobody: these figures are the server's own. */
const ignored = z.optional(z.union([wire.text(200), z.number()]));
const ignoredMoney = { Amount: ignored, Currency: ignored };
const ignoredByCard = {
  PaymentMethodTypes: z.optional(z.array(wire.text(40)).check(z.maxLength(20))),
  ApplicationFeeAmount: ignored,
  StripeAccountId: ignored,
};
const ignoredByWallet = { PaidWith: z.optional(wire.text(40)) };

/** An invoice, and who asks for it: the signed-in user or, from a public page, the token of its link. */
const one = { id: id('InvoiceId'), linkToken: optional(typedText('UserId', 64)) };

/** A member asks with their session, a customer with the link they see the invoice by: no other call is opened in both ways. */
const byEither = <Takes extends Fields, Schema extends z.ZodMiniType, Ours>(
  way: Pick<Call, 'method' | 'effect' | 'path' | 'ours'>,
  {
    takes,
    says,
    more = {},
  }: { takes: Takes; says: Answer<Schema, Ours>; more?: Record<string, z.ZodMiniType> },
  about: Pick<Declared, 'touches' | 'reads'> = {},
): Declared<Call<Call['query'], Call['body'], Schema>, Takes, Answer<Schema, Ours>> => {
  const sent: z.ZodMiniObject = z.object({
    BusinessId: wire.id,
    ...more,
    ...(shapeOf(takes) as Record<string, z.ZodMiniType>),
  });
  const shared = {
    ...way,
    auth: 'session',
    permission: 'invoice.reshare',
    business: 'BusinessId',
    link: { kind: 'invoice', token: 'UserId', document: 'InvoiceId' },
    answer: says.schema,
  } as const;
  return {
    ...(way.method === 'GET' ? call({ ...shared, query: sent }) : call({ ...shared, body: sent })),
    takes,
    says,
    ...about,
  } as never;
};

const session = (path: string, more: Record<string, z.ZodMiniType>) =>
  byEither(
    { method: 'POST', effect: 'changes', path },
    {
      takes: {
        ...one,
        successUrl: optional(typedText('SuccessUrl', 2000)),
        cancelUrl: optional(typedText('CancelUrl', 2000)),
      },
      says: told({
        sessionId: id('sessionid'),
        link: nullable(text('paymentlink')),
        amount: decimal('amount'),
        currency: text('currency'),
        ...done,
      }),
      more: { ...ignoredMoney, ...more },
    },
    { touches: ['invoices', 'sharing'] },
  );

/** Pages on which a customer pays an invoice, one call per way to pay. */
export const paymentSessionCalls = {
  openCardSession: session('/api/Subscription/CreateStripeSessionService', ignoredByCard),
  openFlutterwaveSession: session('/api/onboarding/flatter-wave-initialize-transaction', ignoredByWallet),
  openPaypalSession: session('/api/onboarding/invoice-paypal-check-outorder', {}),
  openPaystackSession: session('/api/onboarding/paystack-initialize-transaction', ignoredByWallet),
};

/** How an invoice can be paid online: by whom a session is opened for, so that nobody is led to a way that is refused. */
export const waysToPayCalls = {
  getWaysToPay: byEither(
    { method: 'GET', effect: 'reads', path: '/api/Payment/get-ways-to-pay', ours: true },
    {
      takes: one,
      says: told({
        ways: several('ways', payMethods),
        /** Those of them that are a test: no money moves. */
        tests: several('tests', payMethods),
        reasons: texts('reasons'),
      }),
    },
  ),
};
