import { orderKind as words } from '../../words/orders.ts';
import type { KindRoutes } from '../kind-spec.ts';

/** Where purchase orders stand. In a public link the token stands in the place of the user. */
export const orderPageRoutes = {
  list: { title: words.list, paths: ['/purchase-order/list'] },
  types: {
    order: {
      add: '/purchase-order/add-purchase-order',
      view: { path: '/purchase-order/view', names: ['po'], byNumber: false },
      edit: { path: '/purchase-order/edit', names: ['po'] },
    },
  },
  public: {
    path: '/public-purchase-order',
    title: words.order,
    business: 'BusinessID',
    token: 'UserID',
    document: 'PurchaseOrderID',
  },
} as const satisfies KindRoutes<'order'>;
