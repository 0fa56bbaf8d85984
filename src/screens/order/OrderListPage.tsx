import { lazy } from 'react';
import { deleteOrders, restoreOrders } from '../../api/commands/orders.ts';
import { orderCounts, orderList, orderView } from '../../api/queries/orders.ts';
import type { OrderRow } from '../../domain/order/view.ts';
import * as words from '../../domain/words/order-page.ts';
import { orderLifecycle } from '../../machines/order/order.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { type DocumentListing, DocumentListPage } from '../document/DocumentListPage.tsx';
import { bulkOf } from '../document/use-bulk.ts';
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
  bulk: (businessId, onDone) => {
    const remove = bulkOf<OrderRow>('order', businessId, 'delete', deleteOrders);
    const restore = bulkOf<OrderRow>('order', businessId, 'restore', restoreOrders);
    return [
      {
        label: words.deleteIt,
        able: (row) => allows(orderLifecycle, row.standing, { type: 'order.delete' }),
        run: remove,
        leaves: () => true,
        undo: restore,
        onDone,
      },
      {
        label: words.restore,
        able: (row) => allows(orderLifecycle, row.standing, { type: 'order.restore' }),
        run: restore,
        leaves: () => true,
      },
    ];
  },
  actsOf: (row, may) => actsOf(row.standing, may),
  file: async (...asked) => (await import('../../api/commands/list-files.ts')).exportOrders(...asked),
  summary: { permission: 'summary.purchaseOrder', of: OrdersSummary },
};

/** The list of purchase orders. */
export const OrderListPage = () => <DocumentListPage of={listing} />;
