import * as z from 'zod/mini';
import type { StoreFacts, StoreStanding } from '../../domain/online-store/connection.ts';
import { holdKinds } from '../../domain/online-store/hold.ts';
import { onlineStoreAnswers as words } from '../../domain/online-store/online-store.words.ts';
import { envelope } from '../wire/answers.ts';
import * as wire from '../wire/values.ts';
import { type Answer, done, listed, plainly, subject, told } from './call.ts';
import {
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  shaped,
  text,
  typedText,
} from './field.ts';
import {
  accounts,
  answeredTwice,
  automation,
  importFrom,
  otherAutomationNames,
  otherSyncNames,
  partly,
  sync,
  typedAutomation,
} from './store-settings.ts';

const at = '/api/onboarding/';
const accountingAt = '/api/ShopifyAccountingConfiguration/';
const { read, change, changeByGet, ours } = subject('businessId', at, { userId: wire.userId });
const key = 'settings.business';

/** What puts an order on hold, and what that is about. */
export const hold = { kind: oneOf('kind', holdKinds), about: nullable(text('about')) };

/** Whether something was saved. */
const whether = (
  message: string,
): Answer<ReturnType<typeof envelope<z.ZodMiniBoolean<boolean>>>, boolean> => ({
  schema: envelope(z.boolean()),
  toWire: (data) => ({ status: 200, message, data }),
  fromWire: ({ data }) => data,
});

/** Where a connection stands, as its chart is asked: its names are the same with us, and its words are known of by our types alone. */
const standing = shaped(
  z.object({
    status: z.string(),
    facts: z.object({
      ...wire.all(z.nullable(z.string()), 'shop before'),
      ...wire.all(z.array(z.string()), 'missing wrongAccounts'),
    }),
  }),
  {
    toWire: ({ status, facts: { shop, before, missing, wrongAccounts } }: StoreStanding) => ({
      status,
      facts: { shop, before, missing: [...missing], wrongAccounts: [...wrongAccounts] },
    }),
    fromWire: ({ status, facts }) => ({ status, facts: facts as StoreFacts }) as StoreStanding,
  },
);

const connection = {
  connected: flag('isShopifyConnected'),
  available: flag('isAvailable'),
  sandbox: flag('isSandbox'),
  reports: flag('hasReports'),
  shop: nullable(text('shop')),
  shopName: nullable(text('shopName')),
  currency: nullable(text('currency')),
  elsewhereSince: nullable(text('connectedElsewhereSince')),
  pausedFor: nullable(text('pausedFor')),
  /** 1 connect, 2 sync, 3 automation, 4 accounting, 5 review. */
  step: number('step'),
  automationId: nullable(id('shopifyAutomationId')),
  accountingId: nullable(id('shopifyAccountingId')),
  standing: standing('Standing'),
};

const shop = typedText('shopifyShopUrl', 300);
const automationId = optional(id('shopifyAutomationId'));
const accountingId = optional(id('shopifyAccountingId'));
const options = {
  says: listed(words.options, { id: number('id'), name: text('name') }),
  reads: 'online-store' as const,
};
const touches = ['online-store'] as const;
const saved = { says: told(done), touches };

/** Every call of the online store. Whoever comes back from a shop is answered beside them, by an address and no value. */
export const onlineStoreCalls = {
  /** Answers the store's own page, on which its owner gives permission. */
  beginStoreConnection: changeByGet('get-shopify-access-code-url', key, {
    takes: { shop },
    says: told({ url: text('url'), shop: text('shop') }),
    touches,
  }),
  /** By what the page was handed when it came back. */
  finishStoreConnection: changeByGet('get-shopify-access-token', key, {
    takes: { pickup: typedText('code', 100), shop },
    says: told(connection),
    touches,
  }),
  storeConnection: read('check-shopify-connected', key, { says: told(connection), reads: 'online-store' }),
  storeSyncSettings: read('Get-Shopify-Sync-Settings', key, {
    says: answeredTwice({ ...sync, isSaved: flag('isSaved') }, otherSyncNames),
    reads: 'online-store',
  }),
  salesTypeOptions: read('Get-Create-Sales', key, options),
  paymentStatusOptions: read('Get-Shopify-Payment-Status', key, options),
  shippingStatusOptions: read('Get-Shopify-Shipping-Status', key, options),
  stockOwnerOptions: read('Get-Plat-form-Stock-Level', key, options),
  matchOptions: read('Get-Match-Shopify-Product-By', key, options),
  storeAutomation: read('get-shopify-configration', key, {
    takes: { automationId },
    says: answeredTwice(
      {
        ...automation,
        automationId: nullable(id('shopifyAutomationId')),
        accountingId: nullable(id('shopifyAccountingId')),
      },
      otherAutomationNames,
      { createItems: flag('createProduct') },
      { createItems: flag('IsCreateNewProductNotExist') },
    ),
    reads: 'online-store',
  }),
  storeAutomationExists: read('Is-Shopify-Configuration-Exist', key, {
    takes: { automationId },
    says: whether(words.automation),
    reads: 'online-store',
  }),
  disconnectStore: changeByGet('Disconnect-Shopify', key, saved),
  storeAccounting: read(`${accountingAt}Get-Shopify-Accounting-Configuration`, key, {
    takes: { accountingId },
    says: told({ ...accounts, accountingId: nullable(id('shopifyAccountingId')) }),
    reads: 'online-store',
  }),
  storeAccountingExists: read(`${accountingAt}Is-Shopify-Accounting-Configuration-Exist`, key, {
    takes: { accountingId },
    says: whether(words.accounting),
    reads: 'online-store',
  }),
  saveStoreSync: change('save-shopify-sync-settings', key, { takes: partly(sync), ...saved }),
  addStoreAutomation: change('add-shopify-configuration', key, {
    takes: partly(typedAutomation),
    ...saved,
  }),
  updateStoreSettings: change('update-shopify-configration', key, {
    takes: {
      automationId,
      /** Which settings are meant; the fields say so where it is left out. */
      section: optional(oneOf('section', ['sync', 'automation'])),
      ...partly(sync),
      ...partly(typedAutomation),
    },
    ...saved,
  }),
  addStoreAccounting: change(`${accountingAt}Add-Shopify-Accounting-Configuration`, key, {
    takes: partly(accounts),
    ...saved,
  }),
  updateStoreAccounting: change(`${accountingAt}Update-Shopify-Accounting-Configuration`, key, {
    takes: { accountingId, ...partly(accounts) },
    ...saved,
  }),
  moveStore: ours.change('move-shopify', key, {
    takes: { act: oneOf('act', ['activate', 'pause', 'resume']) },
    ...saved,
  }),
  /** What the store has and what is here, of the items that match; it is asked itself. */
  compareStoreStock: ours.read('compare-shopify-stock', key, {
    says: told({
      unlike: list('items', {
        id: id('productid'),
        name: text('name'),
        there: number('there'),
        here: decimal('here'),
      }),
      alike: number('alike'),
      unmatched: number('unmatched'),
      uncosted: number('uncosted'),
      cut: flag('iscut'),
      reason: nullable(text('reason')),
    }),
    reads: 'online-store',
  }),
  /** Whether orders come in from a store, and how many of them wait for somebody. */
  storeOrdersOnHold: ours.read('store-orders-on-hold', key, {
    says: plainly({ connected: flag('connected'), onHold: number('OnHold') }),
    reads: 'online-store',
  }),
  /** How many orders the store has from a day on; it is asked itself. */
  countStoreOrders: ours.read('count-shopify-orders', key, {
    takes: { importFrom: { ...optional(importFrom), spelt: importFrom.spelt } },
    says: told({
      /** Null where the shop couldn't say. */
      orders: nullable(number('orders')),
      reason: nullable(text('reason')),
      /** Invoices the plan still has room for; null for any number. */
      room: nullable(number('room')),
      /** What is known to put orders on hold: a rate, a location or room that is missing. */
      holds: list('holds', hold),
    }),
    reads: 'online-store',
  }),
};
