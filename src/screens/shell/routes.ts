import { type LazyPage, lazy } from './lazy-page.ts';
import type { PageRoute } from './page-route.ts';

const SalesListPage = lazy(() =>
  import('../invoice/SalesListPage.tsx').then((file) => ({ default: file.SalesListPage })),
);
const InvoiceViewPage = lazy(() =>
  import('../invoice/InvoiceViewPage.tsx').then((file) => ({ default: file.InvoiceViewPage })),
);
const AddInvoicePage = lazy(() =>
  import('../invoice/InvoiceFormPage.tsx').then((file) => ({ default: file.AddInvoicePage })),
);
const AddReceiptPage = lazy(() =>
  import('../invoice/InvoiceFormPage.tsx').then((file) => ({ default: file.AddReceiptPage })),
);
const EditInvoicePage = lazy(() =>
  import('../invoice/InvoiceFormPage.tsx').then((file) => ({ default: file.EditInvoicePage })),
);
const QuoteListPage = lazy(() =>
  import('../quote/QuoteListPage.tsx').then((file) => ({ default: file.QuoteListPage })),
);
const QuoteViewPage = lazy(() =>
  import('../quote/QuoteViewPage.tsx').then((file) => ({ default: file.QuoteViewPage })),
);
const AddQuotePage = lazy(() =>
  import('../quote/QuoteFormPage.tsx').then((file) => ({ default: file.AddQuotePage })),
);
const EditQuotePage = lazy(() =>
  import('../quote/QuoteFormPage.tsx').then((file) => ({ default: file.EditQuotePage })),
);
const CustomerListPage = lazy(() =>
  import('../customer/CustomerListPage.tsx').then((file) => ({ default: file.CustomerListPage })),
);
const AddCustomerPage = lazy(() =>
  import('../customer/CustomerFormPage.tsx').then((file) => ({ default: file.AddCustomerPage })),
);
const EditCustomerPage = lazy(() =>
  import('../customer/CustomerFormPage.tsx').then((file) => ({ default: file.EditCustomerPage })),
);
const ItemListPage = lazy(() =>
  import('../inventory/ItemListPage.tsx').then((file) => ({ default: file.ItemListPage })),
);
const AddItemPage = lazy(() =>
  import('../inventory/ItemFormPage.tsx').then((file) => ({ default: file.AddItemPage })),
);
const EditItemPage = lazy(() =>
  import('../inventory/ItemFormPage.tsx').then((file) => ({ default: file.EditItemPage })),
);
const TrialBalancePage = lazy(() =>
  import('../report/TrialBalancePage.tsx').then((file) => ({ default: file.TrialBalancePage })),
);
const JournalPage = lazy(() =>
  import('../report/JournalPage.tsx').then((file) => ({ default: file.JournalPage })),
);
const LedgerPage = lazy(() =>
  import('../report/LedgerPage.tsx').then((file) => ({ default: file.LedgerPage })),
);
const TaxListPage = lazy(() =>
  import('../tax/TaxListPage.tsx').then((file) => ({ default: file.TaxListPage })),
);

/** Which page of a signed-in user stands at which address; each is fetched when it is first opened. */
export const routes: readonly (PageRoute & { page: LazyPage })[] = [
  { path: '/sales/list', page: SalesListPage, title: 'Sales', signedIn: true, permission: 'invoice.list' },
  { path: '/sales', page: SalesListPage, title: 'Sales', signedIn: true, permission: 'invoice.list' },
  {
    path: '/sales/view-invoice',
    page: InvoiceViewPage,
    title: 'Invoice',
    signedIn: true,
    permission: 'invoice.view',
    prints: true,
  },
  {
    path: '/sales/view-receipt',
    page: InvoiceViewPage,
    title: 'Receipt',
    signedIn: true,
    permission: 'receipt.view',
    prints: true,
  },
  {
    path: '/sales/edit-invoice',
    page: EditInvoicePage,
    title: 'Edit invoice',
    signedIn: true,
    permission: 'invoice.edit',
  },
  {
    path: '/sales/edit-receipt',
    page: EditInvoicePage,
    title: 'Edit receipt',
    signedIn: true,
    permission: 'receipt.edit',
  },
  {
    path: '/add-invoice',
    page: AddInvoicePage,
    title: 'New invoice',
    signedIn: true,
    permission: 'invoice.add',
  },
  {
    path: '/add-receipt',
    page: AddReceiptPage,
    title: 'New receipt',
    signedIn: true,
    permission: 'receipt.add',
  },
  { path: '/quotes/list', page: QuoteListPage, title: 'Quotes', signedIn: true, permission: 'quote.list' },
  {
    path: '/quotes/view-quote',
    page: QuoteViewPage,
    title: 'Quote',
    signedIn: true,
    permission: 'quote.view',
    prints: true,
  },
  {
    path: '/quotes/edit-quote',
    page: EditQuotePage,
    title: 'Edit quote',
    signedIn: true,
    permission: 'quote.edit',
  },
  { path: '/add-quote', page: AddQuotePage, title: 'New quote', signedIn: true, permission: 'quote.add' },
  {
    path: '/customers/list',
    page: CustomerListPage,
    title: 'Customers',
    signedIn: true,
    permission: 'customer.list',
  },
  {
    path: '/customers/add-customer',
    page: AddCustomerPage,
    title: 'New customer',
    signedIn: true,
    permission: 'customer.add',
  },
  {
    path: '/customers/edit-customer',
    page: EditCustomerPage,
    title: 'Edit customer',
    signedIn: true,
    permission: 'customer.edit',
  },
  {
    path: '/inventory/list',
    page: ItemListPage,
    title: 'Inventory',
    signedIn: true,
    permission: 'inventory.list',
  },
  {
    path: '/inventory/add-item',
    page: AddItemPage,
    title: 'New item',
    signedIn: true,
    permission: 'inventory.add',
  },
  {
    path: '/inventory/edit-item',
    page: EditItemPage,
    title: 'Edit item',
    signedIn: true,
    permission: 'inventory.edit',
  },
  {
    path: '/reports/trial-balance',
    page: TrialBalancePage,
    title: 'Trial balance',
    signedIn: true,
    permission: 'reports',
  },
  { path: '/reports', page: TrialBalancePage, title: 'Reports', signedIn: true, permission: 'reports' },
  { path: '/reports/account', page: LedgerPage, title: 'Account', signedIn: true, permission: 'reports' },
  { path: '/accounting/journal', page: JournalPage, title: 'Journal', signedIn: true, permission: 'reports' },
  {
    path: '/settings/taxes',
    page: TaxListPage,
    title: 'Taxes',
    signedIn: true,
    permission: 'settings.account',
  },
];
