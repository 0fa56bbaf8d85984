import * as z from 'zod/mini';
import { holdKinds } from '../../domain/online-store/hold.ts';
import { storeOutcomes } from '../../domain/online-store/order.ts';
import { storeOrderStatuses, storeRunStatuses } from '../../domain/online-store/order-record.ts';
import { repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { paged, paging } from './list-wire.ts';

const storeHold = z.object({ kind: z.enum(holdKinds), about: z.nullable(z.string()) });

import { all, decimal, id, text, userId, whole } from './wire-types.ts';

const { ours } = inBusiness('businessId', '/api/onboarding/');
const key = 'settings.business';

const status = z.enum(storeOrderStatuses);

const order = {
  orderid: id,
  ...all(z.string(), 'name customer'),
  ...all(z.nullable(z.string()), 'placedon total currency reason invoicenumber'),
  invoiceid: z.nullable(id),
  /** What became of it at the store; null for one that is simply sold. */
  outcome: z.nullable(z.enum(storeOutcomes)),
  /** What holds it, and what that is about: a location by number, a payment method, a currency, an item. Null for one that isn't on hold. */
  hold: z.nullable(storeHold),
  /** Where it stands, as its chart is asked. */
  Standing: z.object({ status, facts: z.object(all(z.boolean(), 'waiting made')) }),
};
const step = z.object({
  ...all(z.string(), 'at what'),
  ...all(z.nullable(z.string()), 'reason number happenedat'),
  kind: z.enum(['report', 'status', 'deed']),
  documentid: z.nullable(id),
});
const entry = z.object({ number: z.number(), ...all(z.string(), 'date memo'), documentid: id });

/** Every call about the orders of the online store. */
export const storeOrderCalls = {
  listStoreOrders: ours.read(
    'list-shopify-orders',
    key,
    {
      orders: z.array(z.object(order)),
      counts: z.object(all(z.number(), 'Received Held Applied Skipped Failed')),
      /** How many are on hold for what, the most first. */
      holds: z.array(z.object({ kind: z.enum(holdKinds), orders: z.number() })),
      /** The import of past orders, or whatever run is open; null where none was. */
      run: z.nullable(
        z.object({
          importid: id,
          kind: z.enum(['import', 'poll']),
          status: z.enum(storeRunStatuses),
          ...all(z.number(), 'found done'),
          fault: z.nullable(z.string()),
          /** The store asked us to wait. */
          resting: z.boolean(),
        }),
      ),
      ...paged,
    },
    { ...paging, userId, status: z.optional(text(40)), hold: z.optional(text(40)) },
  ),
  /** With its way from the store's reports to the journal. */
  viewStoreOrder: ours.read(
    'get-shopify-order',
    key,
    {
      ...order,
      /** What the customer was shown, in another currency than the store's. */
      presentment: z.nullable(z.object({ currency: z.string(), total: decimal })),
      steps: z.array(step),
      entries: z.array(entry),
    },
    { orderid: id },
  ),
  retryStoreOrder: ours.change('retry-shopify-order', key, repeated, { orderid: id }),
  /** All that are on hold for one reason. */
  retryStoreOrders: ours.change('retry-shopify-orders', key, all(z.number(), 'tried released left'), {
    userId,
    hold: z.enum(holdKinds),
  }),
  retryStoreCount: ours.change('retry-shopify-count', key, repeated, { productid: id }),
  syncStore: ours.change('sync-shopify', key, repeated, {
    userId,
    /** Orders placed on this day or later; the settings' own where it is left out. */
    importDate: z.optional(text(40)),
  }),
  storeMoney: ours.read(
    'list-shopify-money',
    key,
    {
      gateways: z.array(
        z.object({
          ...all(z.string(), 'gateway currency'),
          ...all(decimal, 'applied paidout balance'),
          account: z.nullable(z.number()),
          clears: z.boolean(),
          open: z.array(z.string()),
        }),
      ),
      payouts: z.array(
        z.object({
          ...all(z.string(), 'payoutid date currency status'),
          ...all(decimal, 'net fees'),
          reason: z.nullable(z.string()),
        }),
      ),
      places: z.array(z.object({ ...all(z.string(), 'placeid name'), locationid: z.nullable(id) })),
      /** What the store counts that couldn't be taken over: the first of them, and how many there are. */
      held: z.array(
        z.object({
          productid: id,
          ...all(z.string(), 'name location reason'),
          level: z.number(),
          here: decimal,
        }),
      ),
      heldtotal: z.number(),
      /** What customers of the store ask to be told, until somebody did. */
      requests: z.array(
        z.object({ requestid: id, ...all(z.string(), 'customer dueon'), orders: z.array(z.string()) }),
      ),
    },
    { userId },
  ),
  /** Books what the store paid out, as the daily look does. */
  settleStorePayouts: ours.change('settle-shopify-payouts', key, repeated, { userId }),
  mapStore: ours.change('map-shopify', key, repeated, {
    userId,
    /** Either a payment method with its account, or a location of the store with ours; null for none. */
    gateway: z.optional(text(100)),
    account: z.optional(z.nullable(whole)),
    placeid: z.optional(text(40)),
    locationid: z.optional(z.nullable(id)),
    /** A request of a customer that was answered. */
    requestid: z.optional(id),
  }),
  moveStoreImport: ours.change(
    'move-shopify-import',
    key,
    { status: z.enum(storeRunStatuses) },
    { importid: id, act: z.enum(['stop', 'resume']) },
  ),
};
