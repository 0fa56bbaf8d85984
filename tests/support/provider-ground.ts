import pg from 'pg';
import { onlineStoreCalls } from '../../src/api/contract/online-store.ts';
import { paymentProviderCalls } from '../../src/api/contract/payment-provider.ts';
import { storeOrderCalls } from '../../src/api/contract/store-order.ts';
import type { Ground } from './ground.ts';
import type { Client } from './server.ts';
import { onlineStores, storeOrders } from './store-ground.ts';

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

type Samples<C> = { [Name in keyof C]: (ground: Ground) => Record<string, unknown> };

const nothing = () => ({});
const ofAccount = ({ stripeAccount: accountId }: Ground) => ({ accountId });
const bank = { country: 'NG', bankcode: '058', accountnumber: '0123456789' };

/** A request for each call of the payment providers. */
const paymentProviders: Samples<typeof paymentProviderCalls> = {
  ...{ connectStripe: () => ({ country: 'US' }), stripeAccountLink: ofAccount, getStripeAccount: ofAccount },
  ...{ disconnectStripe: nothing, disconnectPaystack: nothing, listProviders: nothing },
  paystackBanks: () => ({ country: 'NG' }),
  checkPaystackAccount: () => bank,
  connectPaystack: () => ({ ...bank, accountname: 'Ground' }),
  flutterwaveBanks: () => ({ country: 'NG' }),
  checkFlutterwaveAccount: () => bank,
  connectFlutterwave: () => ({ ...bank, accountname: 'Ground' }),
  ...{ disconnectFlutterwave: nothing, paypalPage: nothing, disconnectPaypal: nothing },
  lookAtPaypal: () => ({ merchantId: 'forged', permissionsGranted: 'true' }),
};

/** What a business is connected to by others' pages: its store and its payment providers, and a request for each of their calls. */
export const connectedCalls = { ...onlineStoreCalls, ...storeOrderCalls, ...paymentProviderCalls };
export const connected = { ...onlineStores, ...storeOrders, ...paymentProviders };
