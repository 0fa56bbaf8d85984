import pg from 'pg';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { paymentProviderCalls } from '../../src/api/calls/payment-provider.ts';
import { waysToPayCalls } from '../../src/api/calls/payment-session.ts';
import { providerMoneyCalls } from '../../src/api/calls/provider-money.ts';
import { storeBillingCalls } from '../../src/api/calls/store-billing.ts';
import { storeOrderCalls } from '../../src/api/calls/store-order.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import type { Fixture } from './fixture.ts';
import type { Client } from './server.ts';
import { onlineStores, storeBillings, storeOrders } from './store-fixture.ts';

/**
 * Accounts that were begun at Stripe and PayPal, in a business that can be called; Stripe's is answered. They name the business, so that a
 * copy of the ground has its own.
 */
export const stripeIn = async ({ shop: { business, database } }: Client): Promise<string> => {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  const account = `acct_${business.id}`;
  try {
    await owner.query(
      `insert into provider_connection (business_id, provider, status, account, epoch)
         values ($1, 'stripe', 'Pending', $2, 1), ($1, 'paypal', 'Pending', $3, 1) on conflict do nothing`,
      [business.id, account, `account-${business.id}-0`],
    );
    await owner.query(
      `update business set particulars = particulars || '{"phone": "+234 800 000 0000"}' where id = $1`,
      [business.id],
    );
  } finally {
    await owner.end();
  }
  return account;
};

/** A payment of an invoice made a payment by Stripe, so that it can be refunded; answers its id on the wire. */
export const paidByStripe = async (
  { shop: { business, database } }: Client,
  invoice: string,
): Promise<string> => {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  const { rows } = await owner
    .query(
      `with paid as (select p.id, e.document_id, p.contact_id, p.amount, p.currency from payment p
         join journal_entry e on e.business_id = p.business_id and e.payment_id = p.id and e.kind = 'payment'
         where p.business_id = $1 and e.document_id = $2 limit 1),
       asked as (insert into payment_session (business_id, id, provider, method, document_id, contact_id, status, amount, currency,
         rate, created_at, account, live) select $1, id, 'stripe', 'card', document_id, contact_id, 'Paid', amount, currency, 1, now(),
         'acct_' || $1, false from paid)
       update payment p set provider = 'stripe', provider_event = 'ch_' || p.id from paid where p.business_id = $1 and p.id = paid.id
       returning p.id`,
      [business.id, idFromWire(invoice)],
    )
    .finally(() => owner.end());
  return idToWire(rows[0].id);
};

/** What of a business is at Stripe: an account, and a payment of an invoice. */
export const atStripe = async (client: Client, paidOnline: string) => ({
  stripeAccount: await stripeIn(client),
  paidOnline,
  onlinePayment: await paidByStripe(client, paidOnline),
});

type Samples<C> = { [Name in keyof C]: (fixture: Fixture) => Record<string, unknown> };

const nothing = () => ({});
const ofAccount = ({ stripeAccount: accountId }: Fixture) => ({ accountId });
const bank = { country: 'NG', bankcode: '058', accountnumber: '0123456789' };

/** A request for each call of the payment providers. */
const paymentProviders: Samples<typeof paymentProviderCalls> = {
  connectStripe: () => ({ country: 'US' }),
  stripeAccountLink: ofAccount,
  getStripeAccount: ofAccount,
  disconnectStripe: nothing,
  disconnectPaystack: nothing,
  listProviders: nothing,
  paystackBanks: () => ({ country: 'NG' }),
  checkPaystackAccount: () => bank,
  connectPaystack: () => ({ ...bank, accountname: 'Ground' }),
  flutterwaveBanks: () => ({ country: 'NG' }),
  checkFlutterwaveAccount: () => bank,
  connectFlutterwave: () => ({ ...bank, accountname: 'Ground' }),
  disconnectFlutterwave: nothing,
  paypalPage: nothing,
  disconnectPaypal: nothing,
  lookAtPaypal: () => ({ merchantId: 'forged', permissionsGranted: 'true' }),
};

/** A request for each call about money after it was paid. */
const providerMoney: Samples<typeof providerMoneyCalls> = {
  getOnlineMoney: ({ paidOnline }) => ({ InvoiceId: paidOnline }),
  refundOnline: ({ paidOnline, onlinePayment }) => ({
    InvoiceId: paidOnline,
    PaymentId: onlinePayment,
    amount: '1',
  }),
  listPayouts: nothing,
  recordPayout: () => ({ amount: '5', fees: '0.5', provider: 'PayPal' }),
};

/** What a business is connected to by others' pages: its store and its payment providers, and a request for each of their calls. */
export const connectedCalls = {
  ...onlineStoreCalls,
  ...storeBillingCalls,
  ...storeOrderCalls,
  ...paymentProviderCalls,
  ...providerMoneyCalls,
  ...waysToPayCalls,
};
export const connected = {
  ...onlineStores,
  ...storeBillings,
  ...storeOrders,
  ...paymentProviders,
  ...providerMoney,
  getWaysToPay: ({ open }: Fixture) => ({ InvoiceId: open }),
};
