import Stripe from 'stripe';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import { GatewayError } from '../../payments/gateway.ts';
import { headerFaultOf } from '../../payments/signature.ts';
import { type StripeKeys, stripeClient } from '../../payments/stripe/client.ts';
import { stripeSigningOf } from '../../payments/stripe/signing.ts';
import type { PageRequest, PlanPaymentReport, PlanPayments, PlanRefund } from '../plan-payments.ts';
import { declineOf } from './declines.ts';
import { listedEvent, listedTypes, readEvent } from './events.ts';
import { chargeParams, checkoutParams, methodParams, minorOf } from './params.ts';
import { intentParts, pageParts, referenceIn, reportOfIntent, reportOfPage } from './reports.ts';

/** How far back an answer that was lost is looked for, and among how many. */
const lostDays = 7;
const mostFound = 1_000;

const { StripeError, StripeCardError, StripeInvalidRequestError } = Stripe.errors;

/** No is an answer. A key that isn't taken, a reference that was used for something else and faults of the provider's own are none. */
const thrown = (error: unknown): never => {
  if (!(error instanceof StripeError)) throw error;
  const isNo = error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
  throw new GatewayError(isNo ? 'refused' : 'unknown', error.message, error.code ?? null);
};

/** Whether what was named isn't there: what was asked for, or a part that was given. */
const isMissing = (error: unknown, parts?: readonly string[]): boolean =>
  error instanceof StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (parts === undefined || parts.includes(error.param ?? ''));

const isPage = (ref: string): boolean => ref.startsWith('cs_');

/** A bank's no to a charge, or a method that was taken away, as a report; any other error goes on. */
const declined = (reference: string, error: unknown): PlanPaymentReport => {
  if (error instanceof StripeCardError || isMissing(error, ['customer', 'payment_method'])) {
    const { payment_intent: intent } = error as InstanceType<typeof StripeError>;
    return {
      ref: intent?.id ?? null,
      reference,
      status: 'failed',
      decline: declineOf(error as InstanceType<typeof StripeError>),
    };
  }
  return thrown(error);
};

const refundStatuses: Readonly<Record<string, PlanRefund['status']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** An account's mode, and what belongs to it. */
interface Account {
  stripe: Stripe;
  ofMode: <One extends { livemode: boolean }>(one: One) => One;
}

type Headers = Readonly<Record<string, string>>;

/** How payments are asked for. */
const asksOf = ({ stripe, ofMode }: Account, fetch: PlanPayments['fetch']) => {
  /** An answer that was given before is as old as that: how it is now, is asked. */
  const asItIs = async (
    headers: Headers | undefined,
    report: PlanPaymentReport,
  ): Promise<PlanPaymentReport> =>
    headers?.['idempotent-replayed'] === 'true' && report.ref !== null ? fetch(report.ref) : report;
  const open = async <Request extends PageRequest>(
    request: Request,
    paramsOf: (request: Request) => Stripe.Checkout.SessionCreateParams,
  ) => {
    const opened = (one: Request, key: string) =>
      stripe.checkout.sessions.create(paramsOf(one), { idempotencyKey: `plan-page-${key}` });
    const session = await opened(request, request.reference)
      .catch((error) => {
        // A customer who was deleted at the provider pays as a new one.
        if (!isMissing(error, ['customer'])) throw error;
        return opened({ ...request, customer: null }, `${request.reference}-anew`);
      })
      .catch(thrown);
    return { ref: ofMode(session).id, link: session.url };
  };
  const asks: Pick<PlanPayments, 'openCheckout' | 'saveMethod' | 'chargeKept'> = {
    openCheckout: (request) => open(request, checkoutParams),
    saveMethod: (request) => open(request, methodParams),
    chargeKept: async (request) => {
      const how = { idempotencyKey: `plan-charge-${request.reference}` };
      try {
        const intent = ofMode(await stripe.paymentIntents.create(chargeParams(request), how));
        return await asItIs(intent.lastResponse.headers, reportOfIntent(intent));
      } catch (error) {
        return asItIs((error as { headers?: Headers }).headers, declined(request.reference, error));
      }
    },
  };
  return asks;
};

/** How what was asked for is found, and how it is. */
const looksOf = ({ stripe, ofMode }: Account, clock: () => Date) => {
  const pageAt = async (ref: string, expand: string[]) =>
    ofMode(await stripe.checkout.sessions.retrieve(ref, { expand }));
  const intentAt = async (ref: string, expand: string[]) =>
    ofMode(await stripe.paymentIntents.retrieve(ref, { expand }));
  const pages = (params: Stripe.Checkout.SessionListParams) =>
    stripe.checkout.sessions.list(params).autoPagingToArray({ limit: mostFound }).catch(thrown);
  const daysAgo = (days: number) => ({ gte: Math.floor(clock().getTime() / 1000) - days * 86_400 });
  const looks: Pick<PlanPayments, 'fetch' | 'find' | 'recentEvents' | 'resolve'> = {
    fetch: async (ref) => {
      try {
        return isPage(ref)
          ? reportOfPage(await pageAt(ref, pageParts))
          : reportOfIntent(await intentAt(ref, intentParts));
      } catch (error) {
        return isMissing(error) ? { ref, reference: null, status: 'lapsed' } : thrown(error);
      }
    },
    find: async (reference, customer) => {
      const params = { limit: 100, created: daysAgo(lostDays), ...(customer && { customer }) };
      const page = (await pages(params)).find(({ metadata }) => referenceIn(metadata) === reference);
      if (page || !customer) return page?.id ?? null;
      const charges = stripe.paymentIntents.list(params);
      const all = await charges.autoPagingToArray({ limit: mostFound }).catch(thrown);
      return all.find(({ metadata }) => referenceIn(metadata) === reference)?.id ?? null;
    },
    recentEvents: async (days) => {
      const events = stripe.events.list({ limit: 100, created: daysAgo(days), types: listedTypes });
      return (await events.autoPagingToArray({ limit: mostFound }).catch(thrown)).map(listedEvent);
    },
    resolve: async (about) => {
      if (isPage(about)) {
        const { reference } = await looks.fetch(about);
        return reference === null ? null : { ref: about, reference };
      }
      const intent = await intentAt(about, []).catch((error) => (isMissing(error) ? null : thrown(error)));
      const reference = referenceIn(intent?.metadata);
      if (reference === null) return null;
      if (intent?.metadata.plan_payment_by === 'charge') return { ref: about, reference };
      const [page] = await pages({ payment_intent: about, limit: 1 });
      return page ? { ref: page.id, reference } : null;
    },
  };
  return {
    ...looks,
    /** The payment a page was paid with, or that is one itself. */
    paymentOf: async (ref: string): Promise<string> => {
      if (!isPage(ref)) return ref;
      const { payment_intent: intent } = await pageAt(ref, []).catch(thrown);
      if (!intent) throw new GatewayError('refused', providerRefusals.noReason);
      return typeof intent === 'string' ? intent : intent.id;
    },
  };
};

/**
 * Stripe, on the installation's own account, by its own library. Periods, tax and prices are ours: it is asked for single payments, and keeps
 * the cards.
 *
 * @param clock the machine's time: signatures are made by machines, whatever day the product believes it is
 */
export const stripePlanPayments = (keys: StripeKeys, clock: () => Date = () => new Date()): PlanPayments => {
  const { stripe, live, ofMode } = stripeClient(keys);
  const { paymentOf, ...looks } = looksOf({ stripe, ofMode }, clock);
  return {
    name: 'stripe',
    sandbox: keys.sandboxUrl !== null,
    live,
    ...asksOf({ stripe, ofMode }, looks.fetch),
    ...looks,
    expire: async (ref) => {
      const ended = isPage(ref) ? stripe.checkout.sessions.expire(ref) : stripe.paymentIntents.cancel(ref);
      // What is over already can't be ended: how it is then, is asked.
      await ended.catch((error) => (error instanceof StripeInvalidRequestError ? null : thrown(error)));
      return looks.fetch(ref);
    },
    refund: async ({ ref, refundId, amount, currency }) => {
      const params = {
        payment_intent: await paymentOf(ref),
        amount: minorOf(amount, currency),
        metadata: { plan_refund: refundId },
      };
      const how = { idempotencyKey: `plan-refund-${refundId}` };
      const { id, status } = await stripe.refunds.create(params, how).catch(thrown);
      return { refund: id, status: refundStatuses[status ?? ''] ?? 'pending' };
    },
    headerFault: (headers) => headerFaultOf(headers['stripe-signature']),
    signingOf: (raw, headers) =>
      stripeSigningOf(stripe, raw, headers['stripe-signature'], keys.webhookSecret, clock()),
    read: readEvent,
  };
};
