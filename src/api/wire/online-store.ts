import type { ComparedStock } from '../../domain/online-store/compared-stock.ts';
import type { StoreBefore, StoreStatus, StoreView } from '../../domain/online-store/connection.ts';
import type {
  AutomationSettings,
  SettingsPart,
  StoreAccounts,
  SyncSettings,
} from '../../domain/online-store/settings.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { onlineStoreCalls } from '../contract/online-store.ts';
import { renaming } from './rename.ts';

type Calls = typeof onlineStoreCalls;

/** Our words for the settings of a store's sync → the spec's. */
export const syncWire = renaming({
  storeUrl: 'storeUrl',
  importFrom: 'importDate',
  autoSync: 'autoSync',
  skipDuplicates: 'skipDuplicateSync',
});

/** Our words for the settings of a store's automation → the spec's. That items are added is said by two fields of the same meaning. */
export const automationWire = renaming({
  createSales: 'createSalesInvoiceInCounterfoil',
  salesType: 'salesType',
  paymentStatuses: 'syncOrderPaymentStatus',
  follows: 'syncOrderPaymentStatusType',
  shippingStatuses: 'SyncWithShippingStatus',
  createItems: 'createProductInCounterfoil',
  itemType: 'productType',
  matchBy: 'MatchShopifyProductBy',
  updateStock: 'updateStockLevel',
  stockOwner: 'stockControlPlatform',
});

/** What the spec calls the same settings elsewhere. */
export const otherSyncNames = renaming({
  storeUrl: 'ShopifyStoreName',
  importFrom: 'ShopifyStartSync',
  autoSync: 'IsShopifyAutoSync',
  skipDuplicates: 'IsShopifySkipDuplicateTransactions',
});
export const otherAutomationNames = renaming({
  createSales: 'IsCreatedShopifyInvoice',
  salesType: 'CreateSalesAs',
  createItems: 'IsCreateShopifyProduct',
  updateStock: 'IsUpdateStockLevels',
  stockOwner: 'PlatformStockLevelControl',
});

/** Our words for the ten accounts of a store → the spec's. */
export const storeAccountsWire = renaming({
  sales: 'SalesAccount',
  discount: 'DiscountAccount',
  payment: 'PaymentAccount',
  shipping: 'ShippingFees',
  taxes: 'TaxesAccount',
  inventory: 'InventoryAccount',
  costOfGoods: 'CostOfGoodSold',
  fees: 'ShopifyFees',
  receivables: 'AccountReceivable',
  opening: 'OpeningBalanceEquity',
});

export const storeViewFromWire = (wire: AnswerOf<Calls['storeConnection']>['data']): StoreView => {
  const { status, facts } = wire.Standing;
  return {
    available: wire.isAvailable,
    sandbox: wire.isSandbox,
    reports: wire.hasReports,
    shopName: wire.shopName,
    currency: wire.currency,
    elsewhereSince: wire.connectedElsewhereSince,
    pausedFor: wire.pausedFor,
    standing: {
      status: status as StoreStatus,
      facts: {
        ...facts,
        before: facts.before as StoreBefore | null,
        missing: facts.missing as SettingsPart[],
      },
    },
  };
};

export const syncFromWire = (wire: AnswerOf<Calls['storeSyncSettings']>['data']): SyncSettings =>
  syncWire.fromWire(wire);

export const automationFromWire = (wire: AnswerOf<Calls['storeAutomation']>['data']): AutomationSettings =>
  automationWire.fromWire(wire);

/** Automation settings as they are sent. */
export const automationToWire = ({
  paymentStatuses,
  follows,
  shippingStatuses,
  ...rest
}: AutomationSettings) => ({
  ...automationWire.toWire({
    ...rest,
    paymentStatuses: [...paymentStatuses],
    follows: [...follows],
    shippingStatuses: [...shippingStatuses],
  }),
  createProduct: rest.createItems,
});

export const accountsFromWire = (wire: AnswerOf<Calls['storeAccounting']>['data']): StoreAccounts =>
  storeAccountsWire.fromWire(wire);

export const comparedFromWire = ({
  items,
  iscut,
  ...rest
}: AnswerOf<Calls['compareStoreStock']>['data']): ComparedStock => ({
  ...rest,
  unlike: items.map(({ productid, ...item }) => ({ ...item, id: productid })),
  cut: iscut,
});
