import { renaming } from './rename.ts';

/** Our words for a move behind what an item was worth → the spec's. */
export const valuationMoveWire = renaming({
  id: 'id',
  reason: 'type',
  onDay: 'date',
  contact: 'contact',
  documentId: 'documentId',
  documentType: 'documenttype',
  document: 'documentnumber',
  transferId: 'transferId',
  transfer: 'transferNo',
  quantity: 'change',
  value: 'value',
  quantityThen: 'qtyafter',
  valueThen: 'valueafter',
  cause: 'reason',
  note: 'note',
});

/** The same for how an item’s stock stood. */
export const analysedItemWire = renaming({
  productId: 'id',
  name: 'productname',
  sku: 'SKU',
  location: 'LocationName',
  tracked: 'trackstock',
  quantity: 'quantity',
  reorderLevel: 'reorderlevel',
  sold30: 'sold30',
  sold90: 'sold90',
  expiresOn: 'expirydate',
  value: 'stockvalue',
  onOrder: 'onorder',
  toOrder: 'toorder',
});
