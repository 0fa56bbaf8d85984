import type { KindPlaces, TypePlaces } from '../documents/kind-spec.ts';
import { invoiceKind as words } from '../words/invoices.ts';

const placesOf = (type: string): TypePlaces => ({
  add: `/add-${type}`,
  view: { path: `/sales/view-${type}`, names: ['item', 'invoice'], byNumber: true },
  edit: { path: `/sales/edit-${type}`, names: ['invoice'] },
});

/** Where invoices and receipts stand. */
export const invoicePlaces = {
  list: { title: words.sales, paths: ['/sales/list', '/sales'] },
  types: { invoice: placesOf('invoice'), receipt: placesOf('receipt') },
  public: {
    path: '/inv',
    title: words.invoice,
    business: 'businessid',
    token: 'token',
    document: 'invoiceid',
    type: 'type',
  },
} as const satisfies KindPlaces<'invoice' | 'receipt'>;
