import type { Subject } from '../calls/subject.ts';
import type { TouchRow } from './touch-row.ts';

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

/** Calls that change what is sold and to whom: invoices, quotes, customers, and what they pay. */
export const salesTouches: readonly TouchRow[] = [
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
  // What they owed when the books began is booked with the card; their name is on what they were sent.
  [
    ['customers', 'invoices', 'quotes', 'dashboard', 'reports'],
    '/api/Client/AddClient',
    '/api/Client/UpdateClient',
    '/api/Client/DeleteClient',
    '/api/Client/DeleteMultipleClient',
    '/api/Client/RestoreClient',
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
  // A document that is sent for the first time is issued by it; mail travels on after the answer.
  [booked, '/api/invoice/ResendInvoice', '/api/invoice/Send-Invoice-Payment-Email'],
  [['quotes', 'sharing', 'customers', 'dashboard'], '/api/QuotesController/Send-Quote-Email'],
  [['invoices', 'sharing', 'dashboard'], '/api/invoice/UpdateShipStatus'],
  [['customers'], '/api/Client/send-statement'],
  [
    ['invoices', 'sharing'],
    '/api/Subscription/CreateStripeSessionService',
    '/api/onboarding/flatter-wave-initialize-transaction',
    '/api/onboarding/invoice-paypal-check-outorder',
    '/api/onboarding/paystack-initialize-transaction',
  ],
];
