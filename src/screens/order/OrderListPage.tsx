import { lazy } from 'react';
import {
  deleteOrders,
  orderCounts,
  orderList,
  orderView,
  restoreOrders,
} from '../../api/documents/orders.ts';
import type { OrderRow } from '../../domain/order/view.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import { orderLifecycle } from '../../machines/order/order.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { DocumentListPage } from '../document/DocumentListPage.tsx';
import { deleteBulk } from '../document/delete-bulk.ts';
import type { DocumentListing } from '../document/document-listing.ts';
import { actsOf } from './order-acts.ts';

const OrdersSummary = lazy(() =>
  import('./OrdersSummary.tsx').then((file) => ({ default: file.OrdersSummary })),
);

const listing: DocumentListing<OrderRow> = {
  kind: 'order',
  list: orderList,
  counts: orderCounts,
  view: orderView,
  empty: { name: 'no-added-purchase-order', sentence: words.empty },
  bulk: deleteBulk<OrderRow>({
    kind: 'order',
    remove: deleteOrders,
    restore: restoreOrders,
    able: ({ standing }, act) => allows(orderLifecycle, standing, { type: `order.${act}` }),
  }),
  actsOf: (row, may) => actsOf(row.standing, may),
  file: async (...args) => (await import('../../api/documents/list-files.ts')).exportOrders(...args),
  summary: { permission: 'summary.purchaseOrder', of: OrdersSummary },
};

/** The list of purchase orders. */
export const OrderListPage = () => <DocumentListPage of={listing} />;
