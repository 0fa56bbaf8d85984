import { accountTouches } from './account-touches.ts';
import { stockTouches } from './stock-touches.ts';
import { storeTouches } from './store-touches.ts';

/** What queries are about: the first part of each one's key. */
export type Subject =
  | 'account'
  | 'accounting'
  | 'accounts'
  | 'banks'
  | 'bills'
  | 'expense-categories'
  | 'expenses'
  | 'book-days'
  | 'business-settings'
  | 'customers'
  | 'dashboard'
  | 'held-payments'
  | 'imports'
  | 'invoices'
  | 'locations'
  | 'online-store'
  | 'orders'
  | 'payment-providers'
  | 'provider-money'
  | 'sharing'
  | 'plan'
  | 'products'
  | 'quotes'
  | 'rates'
  | 'referrals'
  | 'reports'
  | 'security'
  | 'tasks'
  | 'taxes'
  | 'team'
  | 'templates'
  | 'transfers'
  | 'vendors';

/** What posts to the books, or takes it back, shows wherever a figure of it is. */
const booked: readonly Subject[] = [
  'invoices',
  'customers',
  'products',
  'quotes',
  'held-payments',
  'sharing',
  'dashboard',
  'reports',
];

/** A call's path, after the queries it touches. */
export type Row = readonly [touches: readonly Subject[], ...paths: readonly string[]];

/**
 * Every call that changes something, with the queries whose rows, figures or states it touches. Whether a tax or a bank is in
 * use, and the like, is no reason to be here: a page asks that when it opens.
 */
export const touches: readonly Row[] = [
  [[...booked, 'provider-money'], '/api/Payment/refund-online'],
  [['provider-money', 'dashboard', 'reports', 'accounts'], '/api/Payment/record-payout'],
  [
    booked,
    '/api/invoice/CreateInvoice',
    '/api/invoice/UpdateInvoice',
    '/api/invoice/DuplicateInvoice',
    '/api/invoice/Archive-Invoice',
    '/api/invoice/restore-invoice',
    '/api/invoice/CancelInvoice',
    '/api/invoice/undo-cancel',
    '/api/invoice/UpdateInvoiceStatus',
    '/api/invoice/AddPayment',
    '/api/invoice/Add-Invoice-Batch-Payment',
    '/api/invoice/delete-payment',
    '/api/invoice/apply-credit',
    '/api/invoice/write-off-balance',
    '/api/invoice/undo-write-off',
    '/api/invoice/give-back',
    '/api/invoice/undo-give-back',
    '/api/Client/refund-credit',
    '/api/Client/pay-opening-balance',
    '/api/Client/delete-opening-payment',
    '/api/Payment/book-held',
    '/api/Payment/refuse-held',
    '/api/QuotesController/Convert-To-Invoice',
    '/api/QuotesController/Convert-To-Receipt',
  ],
  [
    ['bills', 'orders', 'vendors', 'products', 'sharing', 'dashboard', 'reports'],
    '/api/VendorBill/Add-Vendor-Bill-detail',
    '/api/VendorBill/Update-VendorBill-Detail',
    '/api/VendorBill/Delete-VendorBill-By-Id',
    '/api/VendorBill/delete-multiple',
    '/api/VendorBill/restore-bill',
    '/api/VendorBill/duplicate-bill',
    '/api/VendorBill/approve-bill',
    '/api/VendorBill/cancel-bill',
    '/api/VendorBill/undo-cancel',
    '/api/VendorBill/AddPayment',
    '/api/VendorBill/Add-Vendor-Bill-Batch-Payment',
    '/api/VendorBill/delete-payment',
    '/api/VendorBill/apply-advance',
    '/api/VendorBill/take-discount',
    '/api/VendorBill/undo-discount',
    '/api/VendorBill/give-back',
    '/api/VendorBill/undo-give-back',
  ],
  [
    ['orders', 'vendors', 'products', 'dashboard'],
    '/api/PurchaseOrder/add-PurchaseOrder-detail',
    '/api/PurchaseOrder/Update-PurchaseOrder-detail',
    '/api/PurchaseOrder/delete-Purchase-Order-by-id',
    '/api/PurchaseOrder/delete-multiple',
    '/api/PurchaseOrder/restore-order',
    '/api/PurchaseOrder/duplicate-order',
    '/api/PurchaseOrder/restock',
    '/api/PurchaseOrder/issue-order',
    '/api/PurchaseOrder/reopen-order',
    '/api/PurchaseOrder/close-rest',
  ],
  // Money paid in advance can be applied to the vendor's bills.
  [
    ['orders', 'bills', 'vendors', 'dashboard', 'reports'],
    '/api/PurchaseOrder/cancel-order',
    '/api/PurchaseOrder/pay-advance',
    '/api/PurchaseOrder/delete-advance',
  ],
  // A draft of a bill comes of it.
  [
    ['orders', 'bills', 'vendors', 'dashboard'],
    '/api/PurchaseOrder/Copy-PurchaseOrder-To-VendorBill',
    '/api/PurchaseOrder/bill-order',
  ],
  // What they owed when the books began is booked with the card; their name is on what they were sent.
  [
    ['customers', 'invoices', 'quotes', 'dashboard', 'reports'],
    '/api/Client/AddClient',
    '/api/Client/UpdateClient',
    '/api/Client/DeleteClient',
    '/api/Client/DeleteMultipleClient',
    '/api/Client/RestoreClient',
    '/api/Client/pause-reminders',
    '/api/Client/RestoreMultipleClients',
  ],
  [
    ['quotes', 'customers', 'dashboard'],
    '/api/QuotesController/create-quotation',
    '/api/QuotesController/Update-Quote-Detail',
    '/api/QuotesController/Delete-Quote-By-Id',
    '/api/QuotesController/Restore-Quote-By-Id',
    '/api/QuotesController/record-answer',
    '/api/QuotesController/answer-quote',
  ],
  // What was owed to them when the books began is booked with the card.
  [
    ['vendors', 'bills', 'orders', 'dashboard', 'reports'],
    '/api/Vendor/add-Vendor-detail',
    '/api/Vendor/Update-Vendor-detail',
    '/api/Vendor/delete-Vendor-detail-by-id',
    '/api/Vendor/restore-Vendor-detail-by-id',
    '/api/Vendor/Delete-Multiple-Vendor',
    '/api/Vendor/Restore-Multiple-Vendor',
    '/api/Vendor/pay-opening-balance',
    '/api/Vendor/refund-advance',
    '/api/Vendor/delete-opening-payment',
  ],
  // A document that is sent for the first time is issued by it; mail travels on after the answer.
  [booked, '/api/invoice/ResendInvoice', '/api/invoice/Send-Invoice-Payment-Email'],
  [['quotes', 'sharing', 'customers', 'dashboard'], '/api/QuotesController/Send-Quote-Email'],
  [['bills', 'sharing', 'vendors', 'dashboard'], '/api/VendorBill/SendVendorBillEmail'],
  [['orders', 'sharing', 'vendors'], '/api/PurchaseOrder/SendPurchaseOrderEmail'],
  [
    ['invoices', 'quotes', 'bills', 'orders', 'sharing', 'dashboard'],
    '/api/Share/create-link',
    '/api/Share/opened',
    '/api/Share/revoke-links',
  ],
  [['sharing'], '/api/Share/send-again'],
  [['invoices', 'sharing', 'dashboard'], '/api/Share/send-notice'],
  [['dashboard'], '/api/Dashboard/dismiss-first-steps'],
  [
    ['expense-categories', 'expenses', 'reports'],
    '/api/Expense/save-category',
    '/api/Expense/deactivate-category',
    '/api/Expense/activate-category',
    '/api/Expense/delete-category',
  ],
  [['bills', 'orders', 'expenses', 'invoices', 'quotes'], '/api/Attachment/upload', '/api/Attachment/remove'],
  [['invoices', 'sharing', 'dashboard'], '/api/invoice/UpdateShipStatus'],
  [['customers'], '/api/Client/send-statement'],
  [['vendors'], '/api/Vendor/send-statement'],
  [
    ['invoices', 'sharing'],
    '/api/Subscription/CreateStripeSessionService',
    '/api/onboarding/flatter-wave-initialize-transaction',
    '/api/onboarding/invoice-paypal-check-outorder',
    '/api/onboarding/paystack-initialize-transaction',
  ],
  // An opening balance is booked.
  [
    ['expenses', 'banks', 'dashboard', 'reports'],
    '/api/Expense/add-expense',
    '/api/Expense/update-expense',
    '/api/Expense/delete-expense',
    '/api/Expense/delete-multiple',
    '/api/Expense/restore-expense',
    '/api/Expense/duplicate-expense',
  ],
  [
    ['banks', 'dashboard', 'reports'],
    '/api/AccountSettings/AddBank',
    '/api/AccountSettings/Updatebank',
    '/api/AccountSettings/SetDefaultBank',
    '/api/AccountSettings/activate-bank',
  ],
  // An opening balance is booked, and an account's name is on every report.
  [
    ['accounts', 'accounting', 'dashboard', 'reports'],
    '/api/TAccount/AddTAccount',
    '/api/TAccount/UpdateTAccount',
    '/api/TAccount/deactivate',
    '/api/TAccount/activate',
  ],
  // The fiscal year is a matter of the business too.
  [
    ['accounts', 'accounting', 'business-settings', 'dashboard'],
    '/api/onboarding/save-business-accounting-settings',
  ],
  // Its answer is the list that is left.
  [['dashboard', 'reports'], '/api/AccountSettings/DeleteBank'],
  [
    ['taxes'],
    '/api/Admin/add-tax-detail',
    '/api/Admin/update-tax-detail',
    '/api/Admin/delete-tax-detail-by-id',
    '/api/Admin/activate-tax-detail',
  ],
  [
    ['templates'],
    '/api/InvoiceSettingController/create-invoice-setting',
    '/api/InvoiceSettingController/Update-Invoice-Setting',
    '/api/InvoiceSettingController/Delete-Invoice-Setting-By-Id',
    '/api/InvoiceSettingController/Get-Invoice-Setting-As-Default',
  ],
  [['business-settings', 'sharing'], '/api/Business/save-mail-wording'],
  [
    // A draft's paper says what the business says of itself by now.
    ['business-settings', 'dashboard', 'invoices', 'quotes', 'bills', 'orders'],
    '/api/Business/update-business',
    '/api/Business/save-contact',
    '/api/Business/save-numbering',
  ],
  [
    ['business-settings', 'dashboard'],
    '/api/Business/save-reminders',
    '/api/Business/fiscal-year',
    '/api/Business/enable-multi-currency',
    '/api/Business/enable-multi-location',
    '/api/Business/change-default-currency',
    '/api/Business/save-tax-order',
    '/api/Business/save-negative-stock',
    '/api/Business/save-paper-size',
    '/api/Business/save-second-factor-rule',
  ],
  [['business-settings', 'book-days'], '/api/Business/set-lock-date'],
  [
    ['rates'],
    '/api/Reference/fetch-exchange-rates',
    '/api/Reference/save-exchange-rate',
    '/api/Reference/delete-exchange-rate',
  ],
  [
    ['team', 'plan'],
    '/api/onboarding/InviteTeamMember',
    '/api/onboarding/ResendTeamMemberInvite',
    '/api/onboarding/UpdateTeamMember',
    '/api/onboarding/DeleteTeamMember',
    '/api/Account/admin-confirm-email',
  ],
  [['plan'], '/api/Subscription/UpgradePlan'],
  [['referrals'], '/api/Referral/add-code'],
  ...accountTouches,
  ...stockTouches,
  ...storeTouches,
];

const byPath: ReadonlyMap<string, readonly Subject[]> = new Map(
  touches.flatMap(([subjects, ...paths]) => paths.map((path) => [path, subjects] as const)),
);

/** What a call touches, by its path; nothing where the table says nothing of it. */
export const touchedBy = (path: string): readonly Subject[] => byPath.get(path) ?? [];
