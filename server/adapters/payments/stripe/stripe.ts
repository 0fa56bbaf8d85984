import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { isPositive } from '../../../../src/domain/money.ts';
import type { SessionReport } from '../../../../src/domain/online-payment/session.ts';
import type { AccountState } from '../../../../src/domain/payment-provider/connection.ts';
import type { ProviderReport } from '../../../../src/domain/payment-provider/report.ts';
import type { PaymentGateway } from '../gateway.ts';
import { fromMinor, toMinor } from '../minor-units.ts';
import { readJson } from '../read-json.ts';
import { headerFaultOf } from '../signature.ts';
import { type StripeKeys, stripeClient } from './client.ts';
import { places, thrown } from './minor.ts';
import { stripeSettlements } from './settlements.ts';
import { stripeSigningOf } from './signing.ts';

const stateOf = (account: Stripe.Account): AccountState => {
  if (account.charges_enabled) return 'ready';
  return account.details_submitted ? 'limited' : 'unfinished';
};

/** How a session is by its own word: its status, and whether its payment has come, is on its way, or failed. */
const reportOf = (session: Stripe.Checkout.Session): SessionReport => {
  const intent = session.payment_intent;
  if (session.status === 'expired') return { type: 'session.expired' };
  if (session.status !== 'complete' || !intent || typeof intent === 'string')
    return { type: 'session.created' };
  const charge = intent.latest_charge;
  if (intent.status === 'succeeded' && charge && typeof charge !== 'string') {
    const currency = charge.currency.toUpperCase();
    const amount = fromMinor(charge.amount_captured, currency, places(currency));
    return { type: 'payment.received', charge: charge.id, money: { amount, currency } };
  }
  return { type: intent.status === 'processing' ? 'payment.started' : 'payment.declined' };
};

const event = z.object({
  id: z.string().check(z.regex(/^evt_[\w-]{4,80}$/)),
  account: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  livemode: z.boolean(),
  type: z.string().check(z.maxLength(80)),
  data: z.object({
    object: z.object({
      id: z.optional(z.string().check(z.maxLength(200))),
      charge: z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.object({})]))),
    }),
  }),
});

/** What a report is about, by its type and the ids in it; figures in it are nobody's proof. */
const aboutOf = (
  type: string,
  { id, charge }: z.infer<typeof event>['data']['object'],
): ProviderReport['about'] => {
  if (type.startsWith('checkout.session.') && id) return { kind: 'session', session: id };
  if (type === 'account.updated' || type === 'account.application.deauthorized') return { kind: 'account' };
  // Reports of refunds and disputes name their charge, and "charge.refunded" is about the charge itself.
  if (type === 'charge.refunded' && id) return { kind: 'charge', charge: id };
  if (/^(refund|charge\.refund|charge\.dispute)\./.test(type) && typeof charge === 'string')
    return { kind: 'charge', charge };
  if (type.startsWith('payout.') && id) return { kind: 'payout', payout: id };
  return { kind: 'other', type };
};

const read = (raw: Buffer): ProviderReport | null => {
  const data = readJson(raw, event);
  if (!data) return null;
  const { id, account = null, livemode: live, type } = data;
  return { id, account, live, about: aboutOf(type, data.data.object) };
};

/**
 * Stripe with connected accounts, by its own library. Payments are direct charges: they, their fees and their disputes are the
 * account's. Source: connections.md, rule 3.
 *
 * @param clock the machine's time: signatures are made by machines, whatever day the product believes it is
 */
export const stripeGateway = (keys: StripeKeys, clock: () => Date = () => new Date()): PaymentGateway => {
  const { stripe, live, ofMode } = stripeClient(keys);
  return {
    name: 'stripe',
    sandbox: keys.sandboxUrl !== null,
    ...(keys.sandboxUrl !== null && {
      sandboxPage: (account: string) => `${keys.sandboxUrl}/balance/${account}`,
    }),
    live,
    bank: null,
    pages: {
      create: async ({ id, name, country }, idempotencyKey) => {
        const account = await stripe.accounts
          .create(
            {
              type: 'standard',
              ...(country && { country }),
              business_profile: { name },
              metadata: { business: id },
            },
            { idempotencyKey },
          )
          .catch(thrown);
        return account.id;
      },
      page: async (account, returnUrl) => {
        const link = await stripe.accountLinks
          .create({
            account,
            type: 'account_onboarding',
            return_url: returnUrl,
            refresh_url: returnUrl,
          })
          .catch(thrown);
        return link.url;
      },
      look: async (request) => {
        const account = await stripe.accounts.retrieve(request).catch(thrown);
        const name = account.business_profile?.name ?? account.settings?.dashboard.display_name ?? null;
        return { account: account.id, state: stateOf(account), name };
      },
    },
    open: async ({ account, sessionId, amount, currency, fee, purpose, successUrl, cancelUrl }) => {
      const price = {
        currency: currency.toLowerCase(),
        unit_amount: toMinor(amount, currency, places(currency)),
        product_data: { name: purpose },
      };
      const session = await stripe.checkout.sessions
        .create(
          {
            mode: 'payment',
            client_reference_id: sessionId,
            line_items: [{ quantity: 1, price_data: price }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            ...(isPositive(fee) && {
              payment_intent_data: { application_fee_amount: toMinor(fee, currency, places(currency)) },
            }),
          },
          { stripeAccount: account, idempotencyKey: `session-${sessionId}` },
        )
        .catch(thrown);
      return { providerSession: ofMode(session).id, link: session.url };
    },
    find: async (account, sessionId) => {
      const page = await stripe.checkout.sessions
        .list({ limit: 100 }, { stripeAccount: account })
        .catch(thrown);
      const found = page.data.find((one) => one.client_reference_id === sessionId);
      return found ? { providerSession: ofMode(found).id, link: found.url } : null;
    },
    look: async (account, id) => {
      const expand = ['payment_intent.latest_charge'];
      const session = await stripe.checkout.sessions
        .retrieve(id, { expand }, { stripeAccount: account })
        .catch(thrown);
      return reportOf(ofMode(session));
    },
    settlements: stripeSettlements(stripe),
    headerFault: (headers) => headerFaultOf(headers['stripe-signature']),
    signingOf: (raw, headers) =>
      stripeSigningOf(stripe, raw, headers['stripe-signature'], keys.webhookSecret, clock()),
    read,
  };
};
