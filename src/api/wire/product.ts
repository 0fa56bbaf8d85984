import { renaming } from './rename.ts';

/** Our words for a product's card → the documents'. */
export const productWire = renaming({
  kind: 'type',
  name: 'productname',
  sku: 'sku',
  barcode: 'barcode',
  description: 'description',
  unit: 'unit',
  price: 'price',
  cost: 'cost',
  salesTaxId: 'salestaxid',
  tracked: 'trackstock',
});
