import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../src/api/contract/call.ts';
import {
  heldPaymentCalls,
  paymentSessionCalls,
  providerCalls,
  waysToPayCalls,
} from '../../src/api/contract/payment-session.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import type { PayMethod } from '../../src/domain/online-payment/method.ts';
import { ownAddress } from '../../src/domain/own-path.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { paymentAnswerWords } from '../../src/domain/words/payments.ts';
import { decideHeldPayment } from '../commands/decide-held-payment.ts';
import { type Asker, type OnlinePayments, openPaymentSession } from '../commands/open-payment-session.ts';
import { heldPayments } from '../reports/held-payments.ts';
import { paymentMethods } from '../services/payment-methods.ts';
import { type Ctx, Refused, withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { mount } from './mount.ts';
import { byPublicLink } from './public-access.ts';
import type { AccountServices } from './visit.ts';

const returnsTo = '/sales';

interface Sent {
  BusinessId: string;
  InvoiceId: string;
  CancelUrl?: string | undefined;
  SuccessUrl?: string | undefined;
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

/** A page of ours a customer returns to. Refused for one of any other site. */
const pageOfOurs = (field: 'SuccessUrl' | 'CancelUrl', sent: string | undefined, origin: string): string => {
  const address = ownAddress(sent || returnsTo, origin);
  if (!address) throw new Refused(invalid(field, `${field} must be a page of this site.`));
  return address;
};

/** Mounts what owners decide about payments that were held. */
export const heldPaymentRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const decided =
    (decision: 'book' | 'refuse') =>
    async ({ ctx, body }: { ctx: Ctx; body: { HeldId: string } }) => {
      const id = idFromWire(body.HeldId);
      const { status, repeated } = await decideHeldPayment(ctx, id, decision, services.origin);
      const message =
        decision === 'book' ? paymentAnswerWords.paymentBooked : paymentAnswerWords.paymentRefused;
      return {
        status: 200 as const,
        message,
        data: { id: body.HeldId, status: status as 'Booked' | 'Refused', repeated },
      };
    };
  mount(app, heldPaymentCalls, inBusiness(services), {
    getHeld: async ({ ctx, query }) => {
      const held = await withBusiness(ctx, 'read', (tx) => heldPayments(tx, idFromWire(query.InvoiceId)));
      const data = held.map(({ id, heldAt, ...one }) => ({
        ...one,
        id: idToWire(id),
        heldat: heldAt.toISOString(),
      }));
      return { status: 200 as const, message: paymentAnswerWords.heldPayments, data };
    },
    bookHeld: decided('book'),
    refuseHeld: decided('refuse'),
  });
};

/** Mounts what opens payment pages. */
export const paymentSessionRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { origin, payments: provider, gateways, feePercent } = services;
  const notifyUrl = `${origin}${providerCalls.receiveEvent.path}`;
  const payments: OnlinePayments = { provider, notifyUrl, origin, gateways, feePercent };
  const open =
    (method: PayMethod) =>
    async ({ ctx, body }: { ctx: Asker; body: Sent }) => {
      const { id, link, ...requested } = await openPaymentSession(ctx, payments, {
        method,
        invoiceId: idFromWire(body.InvoiceId),
        successUrl: pageOfOurs('SuccessUrl', body.SuccessUrl, origin),
        cancelUrl: pageOfOurs('CancelUrl', body.CancelUrl, origin),
      });
      return {
        status: 200 as const,
        message: link ? paymentAnswerWords.redirectingPaymentPage : paymentAnswerWords.providerHasNoPage,
        data: { sessionid: idToWire(id), paymentlink: link, ...requested },
      };
    };
  mount(app, waysToPayCalls, eitherAccess(services), {
    getWaysToPay: async ({ ctx, query }) => ({
      status: 200 as const,
      message: paymentAnswerWords.waysToPay,
      data: await withBusiness(ctx, 'read', (tx) =>
        paymentMethods(tx, { gateways, provider }, idFromWire(query.InvoiceId), !ctx.user),
      ),
    }),
  });
  mount(app, paymentSessionCalls, eitherAccess(services), {
    openCardSession: open('card'),
    openFlutterwaveSession: open('flutterwave'),
    openPaypalSession: open('paypal'),
    openPaystackSession: open('paystack'),
  });
};
