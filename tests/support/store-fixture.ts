import pg from 'pg';
import { v7 } from 'uuid';
import { sealingBy } from '../../server/adapters/sealing.ts';
import { codeContext, tokenContext } from '../../server/services/shops.ts';
import { hashOf } from '../../server/store/access/identity.ts';
import type { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import type { storeBillingCalls } from '../../src/api/calls/store-billing.ts';
import type { storeOrderCalls } from '../../src/api/calls/store-order.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { idOfPlan } from '../../src/domain/access/plans.ts';
import {
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
} from '../../src/domain/online-store/settings.ts';
import type { Fixture } from './fixture.ts';
import { type Client, firstDay, sealingKey } from './server.ts';

const shop = 'ground.myshopify.com';
const pickup = 'p'.repeat(43);
/** An order that's held and an import that was stopped, under one id. */
const held = '01900000-0000-7000-8000-000000000001';

// Its number names the business: a copy of the ground has a shop of its own.
const rows = `with connected as (insert into store_connection (business_id, id, status, shop, shop_id, shop_name, currency, from_store, token, sync, automation,
    automation_id, accounting, accounting_id, authorised_at)
  values ($1, $2, 'Active', $3, 'shop of ' || $1::uuid, 'Ground', 'USD', true, $4, $5, $6, $2, $7, $2, now())
  on conflict do nothing)
  , held as (insert into store_order (business_id, id, shop_id, order_id, name, status, waiting, reason, heard_at)
  values ($1, $11, 'shop of ' || $1::uuid, '2', '#1002', 'Held', false, 'It has no lines.', now()) on conflict do nothing),
  paying as (insert into store_gateway (business_id, shop_id, gateway) values ($1, 'shop of ' || $1::uuid, 'paypal') on conflict do nothing),
  billing as (insert into store_subscription (business_id, id, shop_id, subscription_id, plan, interval, seats, price, currency, status, confirm_url, asked_at)
  values ($1, $11, 'shop of ' || $1::uuid, '1', 'growth', 'month', 5, 29, 'USD', 'Pending', 'https://' || $3 || '/admin/charges/1', now()) on conflict do nothing),
  taking as (insert into store_run (business_id, id, kind, status, since, epoch, created_at)
  values ($1, $11, 'import', 'Stopped', now(), 0, now()) on conflict do nothing)
  insert into store_authorisation (business_id, id, user_id, shop, state_hash, cookie_hash, until, used_at, code, pickup_hash)
  values ($1, $2, $8, $3, '\\x01', '\\x02', '2100-01-01', now(), $9, $10)`;

/** An active store in a business, and a way to it that somebody came back by. */
export const storeIn = async ({ shop: { business, user, database } }: Client) => {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const id = v7();
  const sealing = sealingBy([sealingKey]);
  await owner.query(`set app.maintenance = 'on'`);
  const values = [
    business.id,
    id,
    shop,
    sealing.seal('token', tokenContext(id)),
    ...[defaultSync(shop, firstDay), defaultAutomation, defaultStoreAccounts].map((one) =>
      JSON.stringify(one),
    ),
    user.id,
    sealing.seal('code', codeContext(id)),
    hashOf(pickup),
    held,
  ];
  await owner.query(rows, values).finally(() => owner.end());
};

type Samples<C> = { [Name in keyof C]: (fixture: Fixture) => Record<string, unknown> };

const nothing = () => ({});

/** A request for each call of the online store. */
export const onlineStores: Samples<typeof onlineStoreCalls> = {
  beginStoreConnection: () => ({ shopifyShopUrl: shop }),
  finishStoreConnection: () => ({ shopifyShopUrl: shop, code: pickup }),
  storeConnection: nothing,
  storeSyncSettings: nothing,
  salesTypeOptions: nothing,
  paymentStatusOptions: nothing,
  shippingStatusOptions: nothing,
  stockOwnerOptions: nothing,
  matchOptions: nothing,
  storeAutomation: nothing,
  storeAutomationExists: nothing,
  disconnectStore: nothing,
  storeAccounting: nothing,
  storeAccountingExists: nothing,
  saveStoreSync: () => ({ importDate: firstDay }),
  addStoreAutomation: () => ({ salesType: 1 }),
  updateStoreSettings: () => ({ autoSync: false }),
  addStoreAccounting: () => ({ PaymentAccount: 46 }),
  updateStoreAccounting: () => ({ PaymentAccount: 1 }),
  moveStore: () => ({ act: 'pause' }),
  compareStoreStock: nothing,
  storeOrdersOnHold: nothing,
  countStoreOrders: () => ({ importDate: firstDay }),
};

/** A request for each call about what the store bills. */
export const storeBillings: Samples<typeof storeBillingCalls> = {
  storeBilling: nothing,
  askStoreBilling: () => ({ shopName: shop, SubscriptionPlanId: idOfPlan('growth'), interval: 'month' }),
  followStoreBilling: nothing,
};

/** A request for each call about the store's orders. */
export const storeOrders: Samples<typeof storeOrderCalls> = {
  listStoreOrders: () => ({ status: 'Held' }),
  viewStoreOrder: () => ({ orderid: idToWire(held) }),
  retryStoreOrder: () => ({ orderid: idToWire(held) }),
  retryStoreOrders: () => ({ hold: 'rate' }),
  retryStoreCount: ({ countedProduct }) => ({ productid: countedProduct }),
  syncStore: nothing,
  storeMoney: nothing,
  settleStorePayouts: nothing,
  mapStore: () => ({ gateway: 'paypal', account: 46 }),
  moveStoreImport: () => ({ importid: idToWire(held), act: 'stop' }),
};
