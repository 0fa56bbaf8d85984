import { blankProduct, type ProductRow } from '../../domain/product.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { listProductsCall } from '../contract/product-list.ts';
import { renaming } from './rename.ts';

/** Our words for a product's card → the spec's. */
export const productWire = renaming({
  kind: 'type',
  name: 'productname',
  sku: 'sku',
  barcode: 'barcode',
  description: 'description',
  purchaseDescription: 'purchasedescription',
  unit: 'unit',
  price: 'price',
  cost: 'cost',
  salesTaxId: 'salestaxid',
  purchaseTaxId: 'purchasetaxid',
  incomeAccount: 'incomeaccountid',
  costAccount: 'cogsaccountid',
  inventoryAccount: 'inventoryaccountid',
  tracked: 'trackstock',
  reorderLevel: 'reorderlevel',
  expiresOn: 'expirydate',
  vendorId: 'preferredvendorid',
});

/** The same for all that is answered of one. */
const productViewWire = renaming({
  ...productWire.table,
  id: 'id',
  category: 'categoryname',
  quantity: 'quantity',
  value: 'stockvalue',
  onOrder: 'onorder',
  sold: 'itemssold',
  channel: 'channel',
  version: 'version',
  deleted: 'isdeleted',
});

export const productFromWire = (wire: AnswerOf<typeof listProductsCall>['products'][number]): ProductRow => ({
  ...blankProduct,
  category: '',
  ...productViewWire.fromWire(wire),
});
