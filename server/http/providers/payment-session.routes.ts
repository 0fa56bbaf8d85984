import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { heldPaymentCalls } from '../../../src/api/calls/held-payment.ts';
import { paymentSessionCalls, waysToPayCalls } from '../../../src/api/calls/payment-session.ts';
import type { Call } from '../../../src/api/wire/call.ts';
import { providerCalls } from '../../../src/api/wire/provider-calls.ts';
import type { PayMethod } from '../../../src/domain/payment-provider/pay-method.ts';
import { ownAddress } from '../../../src/domain/values/own-path.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { paymentAnswerWords } from '../../../src/domain/words/payments.ts';
import { decideHeldPayment } from '../../commands/decide-held-payment.ts';
import { type Asker, type OnlinePayments, openPaymentSession } from '../../commands/open-payment-session.ts';
import { heldPayments } from '../../reports/held-payments.ts';
import { paymentMethods } from '../../services/payment-methods.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';
import { byPublicLink } from '../documents/public-access.ts';

const returnsTo = '/sales';

interface Sent {
  id: string;
  cancelUrl?: string | undefined;
  successUrl?: string | undefined;
}

/** Longer than any user's id: a link's token stands in the user's place. */
const isLinkToken = (sent: unknown): boolean => typeof sent === 'string' && sent.length > 22;

/** Whoever names a link's token is a visitor to that one document, signed in or not; anybody else a member. */
const eitherAccess = (services: AccountServices) => {
  const [session, link] = [inBusiness(services), byPublicLink(services)];
  return async (call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Asker> => {
    const { UserId } = (request.body ?? request.query ?? {}) as { UserId?: unknown };
    return isLinkToken(UserId) ? link(call, request) : session(call, request, reply);
  };
};

/** A refusal says what its page calls the address. */
const pageNames = { successUrl: 'SuccessUrl', cancelUrl: 'CancelUrl' } as const;

/** A page of ours a customer returns to. Refused for one of any other site. */
const pageOfOurs = (field: keyof typeof pageNames, sent: string | undefined, origin: string): string => {
  const address = ownAddress(sent || returnsTo, origin);
  if (!address) throw new Refused(invalid(field, `${pageNames[field]} must be a page of this site.`));
  return address;
};

/** Mounts what owners decide about payments that were held. */
export const heldPaymentRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const decided =
    (decision: 'book' | 'refuse', message: string) =>
    async ({ ctx, args: { id } }: { ctx: Ctx; args: { id: string } }) => {
      const { status, repeated } = await decideHeldPayment(ctx, id, decision, services.origin);
      return { message, id, status: status as 'Booked' | 'Refused', repeated };
    };
  mountDeclared(app, heldPaymentCalls, inBusiness(services), {
    getHeld: async ({ ctx, args }) =>
      (await withBusiness(ctx, 'read', (tx) => heldPayments(tx, args.documentId))).map((held) => ({
        ...held,
        heldAt: held.heldAt.toISOString(),
      })),
    bookHeld: decided('book', paymentAnswerWords.paymentBooked),
    refuseHeld: decided('refuse', paymentAnswerWords.paymentRefused),
  });
};

/** Mounts what opens payment pages. */
export const paymentSessionRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { origin, payments: provider, gateways, feePercent } = services;
  const notifyUrl = `${origin}${providerCalls.receiveEvent.path}`;
  const payments: OnlinePayments = { provider, notifyUrl, origin, gateways, feePercent };
  const open =
    (method: PayMethod) =>
    async ({ ctx, args }: { ctx: Asker; args: Sent }) => {
      const { id: sessionId, ...opened } = await openPaymentSession(ctx, payments, {
        method,
        invoiceId: args.id,
        successUrl: pageOfOurs('successUrl', args.successUrl, origin),
        cancelUrl: pageOfOurs('cancelUrl', args.cancelUrl, origin),
      });
      const { redirectingPaymentPage, providerHasNoPage } = paymentAnswerWords;
      return { message: opened.link ? redirectingPaymentPage : providerHasNoPage, sessionId, ...opened };
    };
  mountDeclared(app, waysToPayCalls, eitherAccess(services), {
    getWaysToPay: async ({ ctx, args }) => ({
      message: paymentAnswerWords.waysToPay,
      ...(await withBusiness(ctx, 'read', (tx) =>
        paymentMethods(tx, { gateways, provider }, args.id, !ctx.user),
      )),
    }),
  });
  mountDeclared(app, paymentSessionCalls, eitherAccess(services), {
    openCardSession: open('card'),
    openFlutterwaveSession: open('flutterwave'),
    openPaypalSession: open('paypal'),
    openPaystackSession: open('paystack'),
  });
};
