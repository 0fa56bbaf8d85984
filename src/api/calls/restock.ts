import { done, subject, told } from './call.ts';
import { decimal, flag, id, idsOrNone, list, nullable, number, part, text } from './field.ts';

const at = '/api/PurchaseOrder/';
const analysed = subject('businessid', at, {}, 'stockAnalysis').ours;
const { ask, change } = subject('businessid', at, {}, 'purchaseOrders').ours;

/** As many items as are ordered at once. */
const most = 200;

const takes = {
  lines: list(
    'lines',
    { productId: id('productId'), vendorId: id('VendorIDFK'), quantity: decimal('Qty') },
    { most },
  ),
};

/** What is proposed to order of an item: how many, and of whom; null where nobody is known to sell it. */
const proposal = {
  productId: id('productId'),
  name: text('productname'),
  sku: text('SKU'),
  onHand: decimal('onhand'),
  onOrder: decimal('onorder'),
  sold30: decimal('sold30'),
  quantity: decimal('toorder'),
  reorderLevel: nullable(decimal('reorderlevel')),
  vendor: nullable(part('vendor', { id: id('id'), name: text('VendorName'), chosen: flag('ispreferred') })),
};

/** Drafts that are made, or would be, one per vendor. */
const orders = list('orders', {
  id: id('PurchaseOrderID'),
  vendorId: id('VendorIDFK'),
  vendor: text('VendorName'),
  currency: text('Currency'),
  total: decimal('GrandTotalAmount'),
  items: number('itemcount'),
});

/** Calls that order what a stock analysis found low. */
export const restockCalls = {
  proposeRestock: analysed.ask('propose-restock', 'inventory.analysisModal', {
    takes: { productIds: idsOrNone('productId') },
    says: told({ items: list('items', proposal) }),
    reads: 'products',
  }),
  previewRestock: ask('preview-restock', 'purchaseOrder.add', {
    takes,
    says: told({ orders }),
    reads: 'orders',
  }),
  restock: change('restock', 'purchaseOrder.add', {
    takes,
    says: told({ orders, ...done }),
    touches: ['orders', 'vendors', 'products', 'dashboard'],
  }),
};
