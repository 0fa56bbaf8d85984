import { renaming } from './rename.ts';

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
