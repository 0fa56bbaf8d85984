import { billKind as words } from '../../words/bills.ts';
import type { KindRoutes } from '../kind-spec.ts';

/** Where bills stand. */
export const billPageRoutes = {
  list: { title: words.list, paths: ['/bills/list'] },
  types: {
    bill: {
      add: '/bills/add-bill',
      view: { path: '/bills/view', names: ['bill'], byNumber: false },
      edit: { path: '/bills/edit', names: ['bill'] },
    },
  },
  public: {
    path: '/public-bill',
    title: words.bill,
    business: 'businessId',
    token: 'userId',
    document: 'vendorBillId',
  },
} as const satisfies KindRoutes<'bill'>;
