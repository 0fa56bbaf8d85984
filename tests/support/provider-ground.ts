import pg from 'pg';
import { onlineStoreCalls } from '../../src/api/contract/online-store.ts';
import { paymentProviderCalls } from '../../src/api/contract/payment-provider.ts';
import { storeOrderCalls } from '../../src/api/contract/store-order.ts';
import type { Ground } from './ground.ts';
import type { Client } from './server.ts';
import { onlineStores, storeOrders } from './store-ground.ts';

/** An account that was begun at Stripe, in a business; it names the business, so that a copy of the ground has one of its own. */
export const stripeIn = async ({ shop: { business, database } }: Client): Promise<string> => {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  const account = `acct_${business.id}`;
  await owner
    .query(
      `insert into provider_connection (business_id, provider, status, account, epoch) values ($1, 'stripe', 'Pending', $2, 1)
         on conflict do nothing`,
      [business.id, account],
    )
    .finally(() => owner.end());
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
};

/** What a business is connected to by others' pages: its store and its payment providers, and a request for each of their calls. */
export const connectedCalls = { ...onlineStoreCalls, ...storeOrderCalls, ...paymentProviderCalls };
export const connected = { ...onlineStores, ...storeOrders, ...paymentProviders };
