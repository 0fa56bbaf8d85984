import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const SalesListPage = lazy(() =>
  import('../invoice/SalesListPage.tsx').then((file) => ({ default: file.SalesListPage })),
);
const InvoiceViewPage = lazy(() =>
  import('../invoice/InvoiceViewPage.tsx').then((file) => ({ default: file.InvoiceViewPage })),
);
const EditInvoicePage = lazy(() =>
  import('../invoice/InvoiceFormPage.tsx').then((file) => ({ default: file.EditInvoicePage })),
);
const AddInvoicePage = lazy(() =>
  import('../invoice/InvoiceFormPage.tsx').then((file) => ({ default: file.AddInvoicePage })),
);
const AddReceiptPage = lazy(() =>
  import('../invoice/InvoiceFormPage.tsx').then((file) => ({ default: file.AddReceiptPage })),
);
const QuoteListPage = lazy(() =>
  import('../quote/QuoteListPage.tsx').then((file) => ({ default: file.QuoteListPage })),
);
const QuoteViewPage = lazy(() =>
  import('../quote/QuoteViewPage.tsx').then((file) => ({ default: file.QuoteViewPage })),
);
const EditQuotePage = lazy(() =>
  import('../quote/QuoteFormPage.tsx').then((file) => ({ default: file.EditQuotePage })),
);
const AddQuotePage = lazy(() =>
  import('../quote/QuoteFormPage.tsx').then((file) => ({ default: file.AddQuotePage })),
);
const CustomerListPage = lazy(() =>
  import('../customer/CustomerListPage.tsx').then((file) => ({ default: file.CustomerListPage })),
);
const CustomerViewPage = lazy(() =>
  import('../customer/CustomerViewPage.tsx').then((file) => ({ default: file.CustomerViewPage })),
);
const AddCustomerPage = lazy(() =>
  import('../customer/CustomerFormPage.tsx').then((file) => ({ default: file.AddCustomerPage })),
);
const EditCustomerPage = lazy(() =>
  import('../customer/CustomerFormPage.tsx').then((file) => ({ default: file.EditCustomerPage })),
);

/** Sales, quotes and customers. */
export const sellingRoutes = [
  inside('/sales/list', SalesListPage, 'Sales', 'invoice.list'),
  inside('/sales', SalesListPage, 'Sales', 'invoice.list'),
  inside('/sales/view-invoice', InvoiceViewPage, 'Invoice', 'invoice.view', { prints: true }),
  inside('/sales/view-receipt', InvoiceViewPage, 'Receipt', 'receipt.view', { prints: true }),
  inside('/sales/edit-invoice', EditInvoicePage, 'Edit invoice', 'invoice.edit'),
  inside('/sales/edit-receipt', EditInvoicePage, 'Edit receipt', 'receipt.edit'),
  inside('/add-invoice', AddInvoicePage, 'New invoice', 'invoice.add'),
  inside('/add-receipt', AddReceiptPage, 'New receipt', 'receipt.add'),
  inside('/quotes/list', QuoteListPage, 'Quotes', 'quote.list'),
  inside('/quotes/view-quote', QuoteViewPage, 'Quote', 'quote.view', { prints: true }),
  inside('/quotes/edit-quote', EditQuotePage, 'Edit quote', 'quote.edit'),
  inside('/add-quote', AddQuotePage, 'New quote', 'quote.add'),
  inside('/customers/list', CustomerListPage, 'Customers', 'customer.list'),
  inside('/customers/add-customer', AddCustomerPage, 'New customer', 'customer.add'),
  inside('/customers/view', CustomerViewPage, 'Customer', 'customer.view'),
  inside('/customers/edit-customer', EditCustomerPage, 'Edit customer', 'customer.edit'),
];
