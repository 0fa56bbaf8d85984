import { blankProduct, type ProductView } from '../../domain/product.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { productCalls } from '../contract/product.ts';
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
  tracked: 'trackstock',
  reorderLevel: 'reorderlevel',
  expiresOn: 'expirydate',
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
  standing: 'Standing',
  version: 'version',
  deleted: 'isdeleted',
});

/** What stands beside the card when one is added. */
export const openingStockWire = renaming({
  quantity: 'quantity',
  unitCost: 'openingcost',
  onDay: 'openingdate',
});

export const productFromWire = (wire: AnswerOf<typeof productCalls.getProduct>['data']): ProductView => ({
  ...blankProduct,
  category: '',
  ...productViewWire.fromWire(wire),
});
