import { partlyPaid } from './posted.ts';

/** The form of an invoice or receipt. */
export const invoiceForm = {
  sales: 'Sales',

  // The sheet
  date: 'Date',
  issueDate: 'Issue date',
  paidBy: 'Paid by',
  depositRequired: 'Deposit requested',
  depositReceived: 'Deposit received now',
  depositHint: 'Counted as paid in cash when the invoice is issued',

  // Saving
  save: 'Save',
  issueReceipt: 'Issue receipt',
  issueInvoice: 'Issue invoice',
  saveDraft: 'Save draft',

  // Beside it: what saving and issuing will do
  cashAndBank: 'Cash and bank',
  receivable: 'Accounts receivable',
  discounts: 'Sales discounts',
  taxCollected: 'Sales tax collected',
  shippingCharged: 'Shipping charged to customers',
};

/** What invoices and receipts are called, and the tabs and orders of their list. */
export const invoiceKind = {
  invoice: 'Invoice',
  anInvoice: 'an invoice',
  invoices: 'invoices',
  receipt: 'Receipt',
  aReceipt: 'a receipt',
  receipts: 'receipts',
  billTo: 'Bill to',

  // Their list
  sales: 'Sales',
  issued: 'Issued',
  all: 'All',
  notPaid: 'Not paid',
  depositPaid: partlyPaid,
  paid: 'Paid',
  overdue: 'Overdue',
  draft: 'Draft',
  cancelled: 'Cancelled',
  deleted: 'Deleted',
  mostRecent: 'Most recent',
  leastRecent: 'Least recent',
  dueFirst: 'Due first',
  largestAmount: 'Largest amount',
  mostOutstanding: 'Most outstanding',
  lowestNumber: 'Lowest number',
  highestNumber: 'Highest number',
  byCustomer: 'Customer, A to Z',
};

/** The list of invoices and receipts. */
export const invoiceList = {
  empty: 'Your invoices and receipts appear here, with what is still owed.',

  // What the sales come to
  invoiced: 'Invoiced',
  paid: 'Paid',
  forgiven: ({ amount }: { amount: string }) => `${amount} more credited or written off`,
  outstanding: 'Outstanding',
  overdue: 'Overdue',
  notDelivered: 'Not delivered',

  // Back from the provider's page
  paymentMade: 'Back from the payment page. The invoice is paid as soon as the provider says so.',
  paymentLeft: 'Back from the payment page. Nothing was paid.',
};

/** What is asked before something is done with an invoice. */
export const invoiceQuestions = {
  onlinePaymentOf: ({ document }: { document: string }) => `Online payment of ${document}`,
  onlinePaymentLead: ({ customer, document }: { customer: string; document: string }) =>
    `${customer} pays on the provider’s page. The ${document} changes once the provider says so.`,
  issueInvoiceLead: ({ customer }: { customer: string }) =>
    `It gets its number and is recorded in your books; ${customer} owes it from then on.`,
  issueReceiptLead: ({ customer }: { customer: string }) =>
    `It gets its number, is posted and counted as paid in cash today by ${customer}.`,
};
