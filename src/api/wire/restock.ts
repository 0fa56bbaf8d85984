import { renaming } from './rename.ts';

/** Our words for what is ordered of an item → the wire's. */
export const restockLineWire = renaming({ productId: 'productId', vendorId: 'VendorIDFK', quantity: 'Qty' });

/** The same for what is proposed, but for its vendor. */
export const restockProposalWire = renaming({
  productId: 'productId',
  name: 'productname',
  sku: 'SKU',
  onHand: 'onhand',
  onOrder: 'onorder',
  reorderLevel: 'reorderlevel',
  sold30: 'sold30',
  quantity: 'toorder',
});

/** The same for an order that is made. */
export const restockedOrderWire = renaming({
  id: 'PurchaseOrderID',
  vendorId: 'VendorIDFK',
  vendor: 'VendorName',
  currency: 'Currency',
  total: 'GrandTotalAmount',
  items: 'itemcount',
});
