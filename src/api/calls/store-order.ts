import * as z from 'zod/mini';
import { holdKinds } from '../../domain/online-store/hold.ts';
import { storeOutcomes } from '../../domain/online-store/order.ts';
import { storeOrderStatuses, storeRunStatuses } from '../../domain/online-store/order-record.ts';
import type { PayoutStatus } from '../../domain/online-store/payout.ts';
import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import {
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paging,
  part,
  shaped,
  text,
  texts,
  typedText,
  whole,
} from './field.ts';
import { hold } from './online-store.ts';

const at = '/api/onboarding/';
const { read, change } = subject('businessId', at, { userId }).ours;
const plain = subject('businessId', at).ours;
const key = 'settings.business';

const one = { id: id('orderid') };

const order = {
  ...one,
  name: text('name'),
  customer: text('customer'),
  placedOn: nullable(text('placedon')),
  total: nullable(text('total')),
  currency: nullable(text('currency')),
  reason: nullable(text('reason')),
  /** What it became; null while it became nothing. */
  documentId: nullable(id('invoiceid')),
  documentNumber: nullable(text('invoicenumber')),
  /** What became of it at the store; null for one that is simply sold. */
  outcome: nullable(oneOf('outcome', storeOutcomes)),
  /** What holds it, and what that is about: a location by number, a payment method, a currency, an item. Null for one that isn't on hold. */
  hold: nullable(part('hold', hold)),
  /** Where it stands, as its chart is asked. */
  standing: part('Standing', {
    status: oneOf('status', storeOrderStatuses),
    facts: part('facts', { waiting: flag('waiting'), made: flag('made') }),
  }),
};

const step = {
  at: text('at'),
  kind: oneOf('kind', ['report', 'status', 'deed']),
  what: text('what'),
  reason: nullable(text('reason')),
  documentId: nullable(id('documentid')),
  number: nullable(text('number')),
  happenedAt: nullable(text('happenedat')),
};

const run = {
  id: id('importid'),
  kind: oneOf('kind', ['import', 'poll']),
  status: oneOf('status', storeRunStatuses),
  found: number('found'),
  done: number('done'),
  fault: nullable(text('fault')),
  /** The store asked us to wait. */
  resting: flag('resting'),
};

/** Which words there are our type alone says. */
const payoutStatus = shaped(z.string(), {
  toWire: (status: PayoutStatus): string => status,
  fromWire: (status) => status as PayoutStatus,
});

const money = {
  methods: list('gateways', {
    gateway: text('gateway'),
    currency: text('currency'),
    applied: decimal('applied'),
    paidOut: decimal('paidout'),
    balance: decimal('balance'),
    accountId: nullable(number('account')),
    clears: flag('clears'),
    open: texts('open'),
  }),
  paidOuts: list('payouts', {
    id: text('payoutid'),
    onDay: text('date'),
    currency: text('currency'),
    status: payoutStatus('status'),
    net: decimal('net'),
    fees: decimal('fees'),
    reason: nullable(text('reason')),
  }),
  shopPlaces: list('places', {
    id: text('placeid'),
    name: text('name'),
    locationId: nullable(id('locationid')),
  }),
  /** What the store counts that couldn't be taken over: the first of them, and how many there are. */
  heldLevels: list('held', {
    id: id('productid'),
    name: text('name'),
    location: text('location'),
    reason: text('reason'),
    level: number('level'),
    here: decimal('here'),
  }),
  heldInAll: number('heldtotal'),
  /** What customers of the store ask to be told, until somebody did. */
  asked: list('requests', {
    id: id('requestid'),
    customer: text('customer'),
    dueOn: text('dueon'),
    orderNames: texts('orders'),
  }),
};

const says = told(done);

/** Orders are booked in the background as well: what they touch elsewhere is asked for when its page opens. */
const touches = ['online-store'] as const;

/** Every call about the orders of the online store. */
export const storeOrderCalls = {
  /** A page of them, the newest first. */
  listStoreOrders: read('list-shopify-orders', key, {
    takes: {
      ...paging,
      status: optional(typedText('status', 40)),
      hold: optional(typedText('hold', 40)),
      outcome: optional(typedText('outcome', 40)),
    },
    says: told({
      orders: list('orders', order),
      counts: part('counts', {
        Received: number('Received'),
        Held: number('Held'),
        Applied: number('Applied'),
        Skipped: number('Skipped'),
        Failed: number('Failed'),
      }),
      /** How many are on hold for what, the most first. */
      holds: list('holds', { kind: oneOf('kind', holdKinds), orders: number('orders') }),
      /** The import of past orders, or whatever run is open; null where none was. */
      run: nullable(part('run', run)),
      page: number('currentpage'),
      total: number('total'),
      pages: number('pagetotal'),
    }),
    reads: 'online-store',
  }),
  /** With its way from the store's reports to the journal. */
  viewStoreOrder: plain.read('get-shopify-order', key, {
    takes: one,
    says: told({
      ...order,
      /** What the customer was shown, in another currency than the store's. */
      shown: nullable(part('presentment', { currency: text('currency'), total: decimal('total') })),
      steps: list('steps', step),
      entries: list('entries', {
        number: number('number'),
        onDay: text('date'),
        memo: text('memo'),
        documentId: id('documentid'),
      }),
    }),
    reads: 'online-store',
  }),
  retryStoreOrder: plain.change('retry-shopify-order', key, { takes: one, says, touches }),
  /** All that are on hold for one reason. */
  retryStoreOrders: change('retry-shopify-orders', key, {
    takes: { hold: oneOf('hold', holdKinds) },
    says: told({ tried: number('tried'), released: number('released'), left: number('left') }),
    touches,
  }),
  /** Asks the store for its stock of an item again. */
  retryStoreCount: plain.change('retry-shopify-count', key, {
    takes: { productId: id('productid') },
    says,
    touches,
  }),
  syncStore: change('sync-shopify', key, {
    /** Orders placed on this day or later; the settings' own where it is left out. */
    takes: { importFrom: optional(typedText('importDate', 40)) },
    says,
    touches,
  }),
  /** What each way of paying took in, what the store paid out, where it keeps goods, and what its customers ask to be told. */
  storeMoney: read('list-shopify-money', key, { says: told(money), reads: 'online-store' }),
  /** Books what the store paid out, as the daily look does. */
  settleStorePayouts: change('settle-shopify-payouts', key, { says, touches }),
  mapStore: change('map-shopify', key, {
    takes: {
      /** Either a payment method with its account, or a location of the store with ours; null for none. */
      gateway: optional(typedText('gateway', 100)),
      accountId: optional(nullable(whole('account'))),
      placeId: optional(typedText('placeid', 40)),
      locationId: optional(nullable(id('locationid'))),
      /** A request of a customer that was answered. */
      requestId: optional(id('requestid')),
    },
    says,
    touches,
  }),
  moveStoreImport: plain.change('move-shopify-import', key, {
    takes: { id: id('importid'), act: oneOf('act', ['stop', 'resume']) },
    says: told({ status: oneOf('status', storeRunStatuses) }),
    touches,
  }),
};
