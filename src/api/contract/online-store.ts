import * as z from 'zod/mini';
import { holdKinds } from '../../domain/online-store/hold.ts';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { all, decimal, id, text, userId, whole } from './wire-types.ts';

/** Other names that the spec has for the same settings. */
const spelt = {
  importDate: ['ShopifyStartSync'],
  autoSync: ['IsShopifyAutoSync'],
  skipDuplicateSync: ['IsShopifySkipDuplicateTransactions'],
  storeUrl: ['ShopifyStoreName'],
  createSalesInvoiceInCounterfoil: ['createSalesInvoiceIn', 'IsCreatedShopifyInvoice'],
  salesType: ['CreateSalesAs'],
  syncOrderPaymentStatus: ['ShopifyPaymentStatus'],
  createProduct: ['IsCreateNewProductNotExist'],
  createProductInCounterfoil: ['createProductIn', 'IsCreateShopifyProduct'],
  updateStockLevel: ['IsUpdateStockLevels'],
  stockControlPlatform: ['PlatformStockLevelControl'],
};

const at = '/api/onboarding/';
const accountingAt = '/api/ShopifyAccountingConfiguration/';
const { read, change, changeByGet, ours } = inBusiness('businessId', at, { spelt });
const key = 'settings.business';
const user = { userId };

const syncFields = {
  storeUrl: text(300),
  /** A day, or a moment whose day in the business's zone counts. */
  importDate: text(40),
  ...all(z.boolean(), 'autoSync skipDuplicateSync'),
};
const automationFields = {
  ...all(
    z.boolean(),
    'createSalesInvoiceInCounterfoil createProduct createProductInCounterfoil updateStockLevel',
  ),
  ...all(whole, 'salesType productType MatchShopifyProductBy stockControlPlatform'),
  ...all(
    z.array(whole).check(z.maxLength(20)),
    'syncOrderPaymentStatus syncOrderPaymentStatusType SyncWithShippingStatus',
  ),
};
const accountFields = all(
  whole,
  'SalesAccount DiscountAccount PaymentAccount ShippingFees TaxesAccount InventoryAccount CostOfGoodSold ShopifyFees AccountReceivable OpeningBalanceEquity',
);

type Optional<Shape extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]>;
};
const optional = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Optional<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, z.optional(schema)]),
  ) as Optional<Shape>;

const options = envelope(z.array(z.object({ id: z.number(), name: z.string() })));
const done = envelope(z.object(repeated));

/** What puts an order on hold, and what that is about. */
export const storeHold = z.object({ kind: z.enum(holdKinds), about: z.nullable(z.string()) });

const connection = z.object({
  ...all(z.boolean(), 'isShopifyConnected isAvailable isSandbox hasReports'),
  ...all(z.nullable(z.string()), 'shop shopName currency connectedElsewhereSince pausedFor'),
  /** 1 connect, 2 sync, 3 automation, 4 accounting, 5 review. */
  step: z.number(),
  ...all(z.nullable(id), 'shopifyAutomationId shopifyAccountingId'),
  /** Where it stands, as its chart is asked. */
  Standing: z.object({
    status: z.string(),
    facts: z.object({
      ...all(z.nullable(z.string()), 'shop before'),
      ...all(z.array(z.string()), 'missing wrongAccounts'),
    }),
  }),
});

/** What the spec calls the same settings elsewhere; both names are answered. */
const otherSyncNames = {
  ...all(z.boolean(), 'IsShopifyAutoSync IsShopifySkipDuplicateTransactions'),
  ...all(z.string(), 'ShopifyStartSync ShopifyStoreName'),
};
const otherAutomationNames = {
  ...all(
    z.boolean(),
    'IsCreatedShopifyInvoice IsCreateShopifyProduct IsCreateNewProductNotExist IsUpdateStockLevels',
  ),
  ...all(z.number(), 'CreateSalesAs PlatformStockLevelControl'),
  ShopifyPaymentStatus: z.array(z.number()),
};

/** Addresses that browsers are sent to by a store, which answer with the way to the wizard, and the one it reports to; no call has them. */
export const storeAddresses = {
  comeBack: `${at}shopify-oauth-flow`,
  enter: `${at}connect-oauth-shopify`,
  report: `${at}shopify-event`,
} as const;

/** Every call of the online store. Whoever comes back from a shop is answered beside them, by an address and no value. */
export const onlineStoreCalls = {
  beginStoreConnection: changeByGet(
    'get-shopify-access-code-url',
    key,
    { url: z.string(), shop: z.string() },
    { ...user, shopifyShopUrl: text(300) },
  ),
  finishStoreConnection: changeByGet('get-shopify-access-token', key, envelope(connection), {
    ...user,
    code: text(100),
    shopifyShopUrl: text(300),
  }),
  storeConnection: read('check-shopify-connected', key, envelope(connection), user),
  storeSyncSettings: read(
    'Get-Shopify-Sync-Settings',
    key,
    { ...syncFields, ...otherSyncNames, isSaved: z.boolean() },
    user,
  ),
  salesTypeOptions: read('Get-Create-Sales', key, options, user),
  paymentStatusOptions: read('Get-Shopify-Payment-Status', key, options, user),
  shippingStatusOptions: read('Get-Shopify-Shipping-Status', key, options, user),
  stockOwnerOptions: read('Get-Plat-form-Stock-Level', key, options, user),
  matchOptions: read('Get-Match-Shopify-Product-By', key, options, user),
  storeAutomation: read(
    'get-shopify-configration',
    key,
    {
      ...automationFields,
      ...otherAutomationNames,
      ...all(z.nullable(id), 'shopifyAutomationId shopifyAccountingId'),
    },
    { ...user, shopifyAutomationId: z.optional(id) },
  ),
  storeAutomationExists: read('Is-Shopify-Configuration-Exist', key, envelope(z.boolean()), {
    ...user,
    shopifyAutomationId: z.optional(id),
  }),
  disconnectStore: changeByGet('Disconnect-Shopify', key, done, user),
  storeAccounting: read(
    `${accountingAt}Get-Shopify-Accounting-Configuration`,
    key,
    { ...accountFields, shopifyAccountingId: z.nullable(id) },
    { ...user, shopifyAccountingId: z.optional(id) },
  ),
  storeAccountingExists: read(
    `${accountingAt}Is-Shopify-Accounting-Configuration-Exist`,
    key,
    envelope(z.boolean()),
    { ...user, shopifyAccountingId: z.optional(id) },
  ),
  saveStoreSync: change('save-shopify-sync-settings', key, done, { ...user, ...optional(syncFields) }),
  addStoreAutomation: change('add-shopify-configuration', key, done, {
    ...user,
    ...optional(automationFields),
  }),
  updateStoreSettings: change('update-shopify-configration', key, done, {
    ...user,
    shopifyAutomationId: z.optional(id),
    /** Which settings are meant; the fields say so where it is left out. */
    section: z.optional(z.enum(['sync', 'automation'])),
    ...optional(syncFields),
    ...optional(automationFields),
  }),
  addStoreAccounting: change(`${accountingAt}Add-Shopify-Accounting-Configuration`, key, done, {
    ...user,
    ...optional(accountFields),
  }),
  updateStoreAccounting: change(`${accountingAt}Update-Shopify-Accounting-Configuration`, key, done, {
    ...user,
    shopifyAccountingId: z.optional(id),
    ...optional(accountFields),
  }),
  moveStore: ours.change('move-shopify', key, done, {
    ...user,
    act: z.enum(['activate', 'pause', 'resume']),
  }),
  compareStoreStock: ours.read(
    'compare-shopify-stock',
    key,
    {
      items: z.array(z.object({ productid: id, name: z.string(), there: z.number(), here: decimal })),
      ...all(z.number(), 'alike unmatched uncosted'),
      iscut: z.boolean(),
      reason: z.nullable(z.string()),
    },
    user,
  ),
  countStoreOrders: ours.read(
    'count-shopify-orders',
    key,
    {
      /** Null where the shop couldn't say. */
      orders: z.nullable(z.number()),
      reason: z.nullable(z.string()),
      /** Invoices the plan still has room for; null for any number. */
      room: z.nullable(z.number()),
      /** What is known to put orders on hold: a rate, a location or room that is missing. */
      holds: z.array(storeHold),
    },
    { ...user, importDate: z.optional(text(40)) },
  ),
};
