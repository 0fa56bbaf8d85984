import { invoiceKind as words } from '../../words/invoices.ts';
import type { KindRoutes, TypeRoutes } from '../kind-spec.ts';

const routesOf = (type: string): TypeRoutes => ({
  add: `/add-${type}`,
  view: { path: `/sales/view-${type}`, names: ['item', 'invoice'], byNumber: true },
  edit: { path: `/sales/edit-${type}`, names: ['invoice'] },
});

/** Where invoices and receipts stand. */
export const invoicePageRoutes = {
  list: { title: words.sales, paths: ['/sales/list', '/sales'] },
  types: { invoice: routesOf('invoice'), receipt: routesOf('receipt') },
  public: {
    path: '/inv',
    title: words.invoice,
    business: 'businessid',
    token: 'token',
    document: 'invoiceid',
    type: 'type',
  },
} as const satisfies KindRoutes<'invoice' | 'receipt'>;
