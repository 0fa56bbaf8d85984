import type { ContactRole } from '../values/contact-role.ts';
import { everywhere, recordRefusals, type StatusWord, type Values } from './everywhere.ts';

/** The word people read for each status, and the colour it is in. */
export const customerStatus: Readonly<Record<string, StatusWord>> = {
  Active: { word: 'Active', tone: 'settled' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};

const sentences = (role: ContactRole): Readonly<Record<string, string>> => ({
  'customer.edit': `This ${role} is deleted. Restore them first.`,
  'customer.restore': recordRefusals.isNotDeleted({ what: role }),
});

/** Why the chart refuses an event to a contact in a role, in a sentence that says the way out. */
export const whyNotContact =
  (role: ContactRole) =>
  (_: { status: string }, event: { type: string }): string =>
    sentences(role)[event.type] ?? `This can’t be done with a ${role}.`;

/** Why somebody who was archived in a role gets no new document. */
export const deletedContact = (role: ContactRole, name: string): string =>
  `${name} is deleted. Restore the ${role} first.`;

export const customerActWords = {
  recordPayment: 'Record payment',
  payOpeningBalance: 'Pay opening balance',
  applyCredit: 'Apply credit',
  newInvoice: 'New invoice',
  newQuote: 'New quote',
  refundCredit: 'Refund credit',
  reminders: { on: 'Pause reminders', paused: 'Resume reminders' },
  nothingIsOwed: everywhere.nothingIsOwed,
} as const;

export const customerAnswerWords = {
  emailOfAnother: 'Another customer has this email address too.',
  customerAddedSuccessfully: 'Customer added successfully.',
  customerUpdatedSuccessfully: 'Customer updated successfully.',
  customer: 'Customer',
  clientDeletedSuccessfully: 'Client deleted successfully.',
  multipleClientDeleted: 'Multiple Client deleted successfully.',
  clientRestoredSuccessfully: 'Client restored successfully.',
  multipleClientRestored: 'Multiple Client restored successfully.',
  mailSent: everywhere.mailSent,
  whatCustomersCame: 'What the customers came to',
  paymentRecorded: 'Payment recorded.',
  paymentDeleted: 'Payment deleted.',
  remindersPaused: 'Reminders paused for this customer.',
  remindersResumed: 'Reminders are on again for this customer.',
} as const;

export const itemAnswerWords = {
  itemAddedSuccessfully: 'Item added successfully.',
  itemDetailsUpdated: 'Item details updated successfully.',
  item: 'Item',
  deleted: 'Product deleted successfully.',
  severalDeleted: 'Multiple Product deleted successfully.',
  restored: 'Product restored successfully.',
  severalRestored: 'Multiple Product restored successfully.',
  categories: 'Categories of items',
} as const;

export const customerListWords = {
  open: 'Open',
  recordPayment: 'Record payment',
  nothingIsOwed: everywhere.nothingIsOwed,
  refundCredit: 'Refund credit',
  title: 'Customers',
  searchPlaceholder: 'Search name, email, phone',
  newCustomer: 'New customer',
  empty: 'You have no customers yet. Add one to invoice them and see what they owe.',
  order: 'Order',
} as const;

export const customersSummaryWords = {
  summary: 'Summary',
  newCustomers: 'New customers',
  invoiced: 'Invoiced',
  settledOfIt: 'Paid',
  outstandingOfIt: 'Outstanding',
  inAll: ({ customers }: Values<'customers'>) => `${customers} in all`,
} as const;

export const customerColumnWords = {
  name: 'Name',
  email: 'Email',
  channel: 'Channel',
  phone: 'Phone',
  totalPaid: 'Total paid',
  outstanding: 'Outstanding',
  all: 'All',
  unpaid: 'Unpaid',
  deleted: 'Deleted',
  mostRecent: 'Most recent',
  leastRecent: 'Least recent',
  byName: 'By name',
  mostOutstanding: 'Most outstanding',
  mostPaid: 'Most paid',
} as const;

interface ApplyWords {
  title: (name: string) => string;
  /** On the page of one document. */
  titleOf: (document: string) => string;
  noneOpen: (currencies: string) => string;
  lead: (open: string) => string;
  /** The button; null while no amount can be read. */
  apply: (amount: string | null) => string;
  toWhich: string;
  tooMuch: (open: string) => string;
}

/** Credit that is applied to an invoice, or an advance to a bill. */
export const applyCreditWords = {
  ofRole: {
    customer: {
      title: (name) => `Apply credit of ${name}`,
      titleOf: (document) => `Apply credit to ${document}`,
      noneOpen: (currencies) => `No open invoice is in ${currencies}.`,
      lead: (open) => `${open} of credit is available. The oldest is used first.`,
      apply: (amount) => `Apply ${amount ?? 'the credit'}`,
      toWhich: 'To which invoice?',
      tooMuch: (open) => `The customer has only ${open} of credit.`,
    },
    vendor: {
      title: (name) => `Apply advance paid to ${name}`,
      titleOf: (document) => `Apply advance to ${document}`,
      noneOpen: (currencies) => `No open bill is in ${currencies}.`,
      lead: (open) => `You have an advance of ${open} with them. The oldest is used first.`,
      apply: (amount) => `Apply ${amount ?? 'the advance'}`,
      toWhich: 'To which bill?',
      tooMuch: (open) => `Your advance with them is only ${open}.`,
    },
  } satisfies Readonly<Record<ContactRole, ApplyWords>>,
  owed: (number: string | null, due: string) => `${number}, ${due} owed`,
  amountToApply: 'Amount to apply',
};

export const customerViewWords = {
  customers: 'Customers',
} as const;

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

export const customerHistoryWords = {
  invoiceOrReceipt: 'Invoice or receipt',
  issued: 'Issued',
  amount: 'Amount',
  whatSettledIt: 'What settled it',
  caption: 'History',
  none: 'Nothing has been issued to this customer yet.',
  invoice: 'Invoice',
  receipt: 'Receipt',
  cancelled: 'Cancelled',
  since: ({ day }: Values<'day'>) => `since ${day}`,
  nothingYet: 'nothing issued yet',
  invoiced: 'Invoiced',
  paid: 'Paid',
  outstanding: 'Outstanding',
  overdue: 'Overdue',
} as const;

interface RefundWords {
  title: (name: string) => string;
  lead: (open: string) => string;
  /** The button; null while no amount can be read. */
  refund: (amount: string | null) => string;
  inCurrency: string;
  amount: string;
  tooMuch: (open: string) => string;
  by: string;
}

export const contactRefund = {
  /** A refund of what was paid beyond what is owed, to a customer or by a vendor. */
  ofRole: {
    customer: {
      title: (name) => `Refund credit of ${name}`,
      lead: (open) => `${open} of credit is available.`,
      refund: (amount) => `Refund ${amount ?? 'the credit'}`,
      inCurrency: 'Credit in',
      amount: 'Amount to refund',
      tooMuch: applyCreditWords.ofRole.customer.tooMuch,
      by: 'Paid back by',
    },
    vendor: {
      title: (name) => `Refund from ${name}`,
      lead: (open) => `You have an advance of ${open} with them.`,
      refund: (amount) => `Record refund${amount === null ? '' : ` of ${amount}`}`,
      inCurrency: 'Advance in',
      amount: 'Amount they refund',
      tooMuch: applyCreditWords.ofRole.vendor.tooMuch,
      by: 'Received by',
    },
  } satisfies Readonly<Record<ContactRole, RefundWords>>,
  looking: 'Looking for open invoices.',
};

/** The list of vendors. */
export const vendorListWords = {
  title: 'Vendors',
  open: 'Open',
  searchPlaceholder: 'Search name, email, phone',
  newVendor: 'New vendor',
  empty: 'You have no vendors yet. Add one to enter their bills and see what you owe.',
  order: 'Order',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  purchased: 'Total purchases',
  owed: 'Total owed',
  all: 'All',
  unpaid: 'Unpaid',
  paid: 'Paid',
  deleted: 'Deleted',
  mostRecent: 'Most recent',
  leastRecent: 'Least recent',
  byName: 'By name',
  mostOwed: 'Most owed',
  statement: 'Statement',
} as const;

/** What they came to in a period. */
export const vendorsSummaryWords = {
  summary: 'Summary',
  purchased: 'Purchases',
  paid: 'Paid',
  owed: 'Owed',
  overdue: 'Overdue',
} as const;

/** What is done about a vendor's money. */
export const vendorActWords = {
  newBill: 'New bill',
  newOrder: 'New order',
  payBills: 'Pay bills',
  payOpeningBalance: 'Pay opening balance',
  refundAdvance: 'Record refund of advance',
} as const;

/** Their documents, on their page. */
export const vendorBillWords = {
  caption: 'Bills',
  nothing: 'You haven’t bought anything from this vendor yet.',
} as const;

export const vendorOrderWords = {
  caption: 'Purchase orders',
  nothing: 'You haven’t ordered anything from this vendor yet.',
} as const;

export const vendorExpenseWords = {
  caption: 'Expenses',
  nothing: 'You have no expenses with this vendor yet.',
  search: 'Search number, name',
  name: 'Name',
  date: 'Date',
  category: 'Category',
  total: 'Total',
} as const;

/** What calls about vendors answer. */
export const vendorAnswers = {
  vendorAdded: 'Vendor detail added successfully.',
  vendorUpdated: 'Vendor detail updated successfully.',
  vendorDeleted: 'Vendor deleted successfully.',
  vendorRestored: 'Vendor restored successfully.',
  vendorsDeleted: 'Multiple Vendor deleted successfully.',
  vendorsRestored: 'Multiple Vendor restored successfully.',
  vendor: 'Vendor',
  lastPurchases: 'Last purchases',
  internalNote: 'Internal note',
  vendorCounts: 'How many vendors there are',
  vendorsCameTo: 'What the vendors came to',
  vendorCameTo: 'What the vendor came to',
  emailOfAnother: 'Another vendor has this email address too.',
  bothOfAnother: 'Another vendor has this email address too, and another this tax id.',
  taxIdOfAnother: 'Another vendor has this tax id too.',
  advanceRefunded: 'Refund recorded.',
};
