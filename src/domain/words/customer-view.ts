/** What is read in customer view. */
export const customerViewWords = {
  customers: 'Customers',
} as const;

/** What is read in customer document. */
export const customerDocumentWords = {
  invoicesAndReceipts: 'Invoices and receipts',
  noInvoices: 'Nothing has been invoiced to this customer yet.',
  quotes: 'Quotes',
  noQuotes: 'You haven’t quoted this customer yet.',
} as const;

/** The lists of a customer's page. */
export const customerTabWords = {
  invoices: 'Invoices',
  quotes: 'Quotes',
  statement: 'Statement',
  history: 'History',
} as const;

/** What is read in customer history. */
export const customerHistoryWords = {
  invoiceOrReceipt: 'Invoice or receipt',
  issued: 'Issued',
  amount: 'Amount',
  whatSettledIt: 'What settled it',
  caption: 'History',
  none: 'Nothing has been issued to this customer yet.',
  invoiced: 'Invoiced',
  paid: 'Paid',
  outstanding: 'Outstanding',
  overdue: 'Overdue',
} as const;
