import type { DocumentKind, DocumentType } from '../../domain/documents/kind.ts';
import { type LazyPage, lazy } from './lazy-page.ts';

/** The pages of one kind. */
interface KindPages {
  list: LazyPage;
  view: LazyPage;
  edit: LazyPage;
  /** A form of a new one for each type. */
  add: Partial<Record<DocumentType, LazyPage>>;
}

/** Where the pages of every kind are fetched from. */
export const documentPages: Readonly<Record<DocumentKind, KindPages>> = {
  invoice: {
    list: lazy(() =>
      import('../../screens/invoice/SalesListPage.tsx').then((file) => ({ default: file.SalesListPage })),
    ),
    view: lazy(() =>
      import('../../screens/invoice/InvoiceViewPage.tsx').then((file) => ({ default: file.InvoiceViewPage })),
    ),
    edit: lazy(() =>
      import('../../screens/invoice/InvoiceFormPage.tsx').then((file) => ({ default: file.EditInvoicePage })),
    ),
    add: {
      invoice: lazy(() =>
        import('../../screens/invoice/InvoiceFormPage.tsx').then((file) => ({
          default: file.AddInvoicePage,
        })),
      ),
      receipt: lazy(() =>
        import('../../screens/invoice/InvoiceFormPage.tsx').then((file) => ({
          default: file.AddReceiptPage,
        })),
      ),
    },
  },
  quote: {
    list: lazy(() =>
      import('../../screens/quote/QuoteListPage.tsx').then((file) => ({ default: file.QuoteListPage })),
    ),
    view: lazy(() =>
      import('../../screens/quote/QuoteViewPage.tsx').then((file) => ({ default: file.QuoteViewPage })),
    ),
    edit: lazy(() =>
      import('../../screens/quote/QuoteFormPage.tsx').then((file) => ({ default: file.EditQuotePage })),
    ),
    add: {
      quote: lazy(() =>
        import('../../screens/quote/QuoteFormPage.tsx').then((file) => ({ default: file.AddQuotePage })),
      ),
    },
  },
  bill: {
    list: lazy(() =>
      import('../../screens/bill/BillListPage.tsx').then((file) => ({ default: file.BillListPage })),
    ),
    view: lazy(() =>
      import('../../screens/bill/BillViewPage.tsx').then((file) => ({ default: file.BillViewPage })),
    ),
    edit: lazy(() =>
      import('../../screens/bill/BillFormPage.tsx').then((file) => ({ default: file.EditBillPage })),
    ),
    add: {
      bill: lazy(() =>
        import('../../screens/bill/BillFormPage.tsx').then((file) => ({ default: file.AddBillPage })),
      ),
    },
  },
  order: {
    list: lazy(() =>
      import('../../screens/order/OrderListPage.tsx').then((file) => ({ default: file.OrderListPage })),
    ),
    view: lazy(() =>
      import('../../screens/order/OrderViewPage.tsx').then((file) => ({ default: file.OrderViewPage })),
    ),
    edit: lazy(() =>
      import('../../screens/order/OrderFormPage.tsx').then((file) => ({ default: file.EditOrderPage })),
    ),
    add: {
      order: lazy(() =>
        import('../../screens/order/OrderFormPage.tsx').then((file) => ({ default: file.AddOrderPage })),
      ),
    },
  },
};
