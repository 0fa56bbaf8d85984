import * as everywhere from './everywhere.ts';

/** What is read in customer view. */
export const customerViewWords = {
  customers: 'Customers',
  tryAgain: 'Try again',
} as const;

/** What is read in customer counterfoil. */
export const customerCounterfoilWords = {
  statementSent: 'Statement sent',
  openingBalancePaid: 'Opening balance paid',
  openingPaymentDeleted: 'Payment of the opening balance deleted',
  creditRefunded: 'Credit refunded',
  paidSoFar: 'Paid so far',
  credit: 'Credit',
  creditIn: (currency: string) => `Credit in ${currency}`,
  openingBalance: (day: string) => `Opening balance, ${day}`,
  stillOwedOfIt: 'Of it still owed',
  paymentsOfIt: 'Payments of it',
  statementTo: (email: string) => `Statement to ${email}`,
  stillOwed: 'still owed',
  nothingIsOwed: 'nothing is owed',
} as const;

/** What is read in customer detail. */
export const customerDetailWords = {
  dueAtOnce: 'Due at once',
  copiesTo: 'Copies to',
  taxId: 'Tax id',
  defaultCurrency: 'Default currency',
  paymentTerms: 'Payment terms',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  deletedNote:
    'This customer is deleted. Their documents stay; new ones can’t be made out to them until they are restored.',
  details: 'Details',
  notesSeenOnlyHere: 'Notes, seen only here',
} as const;

/** What is read in customer document. */
export const customerDocumentWords = {
  invoicesAndReceipts: 'Invoices and receipts',
  due: 'Due',
  noInvoices: 'Nothing has been invoiced to this customer yet.',
  quotes: 'Quotes',
  noQuotes: 'You haven’t quoted this customer yet.',
  number: 'Number',
  status: 'Status',
  noMatch: everywhere.nothingMatches,
  searchNumberItem: 'Search number, item',
  allStatuses: 'All statuses',
  order: 'Order',
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

/** What is read in customer statement. */
export const customerStatementWords = {
  none: 'Nothing has been asked of this customer yet.',
} as const;
