import { documentAnswers } from './documents.ts';
import { everywhere } from './everywhere.ts';
import { invoiceKind } from './invoices.ts';
import { partlyPaid } from './posted.ts';

export const billAnswers = {
  added: 'Bill details added successfully.',
  updated: 'Bill details updated successfully.',
  deleted: 'Bill deleted successfully.',
  restored: 'Bill restored.',
  duplicated: 'Bill duplicated.',
  approved: 'Bill approved.',
  cancelled: 'Bill cancelled.',
  batchPaid: 'Vendor bill payment done successfully',
  emailSent: 'Email sent successfully.',
  advanceApplied: 'Advance applied.',
  discountTaken: 'Discount taken.',
  discountUndone: 'Discount undone.',
  nextNumber: 'The next number; the bill gets its own when it is approved.',
  bill: 'Bill',
  purchaseAccounts: 'Accounts for purchases',
  openBills: 'Open bills',
  paymentDeleted: documentAnswers.paymentDeleted,
  paymentRecordAdded: documentAnswers.paymentRecordAdded,
  cancellationUndone: everywhere.cancellationUndone,
  givenBack: 'Vendor credit recorded.',
  giveBackUndone: 'Vendor credit undone.',
};

/** Early payment in a bill's form and on its page. */
export const billEarlyTerms = {
  percent: 'Early discount (%)',
  days: 'Discount period (days)',
  daysHint: 'From the bill date',
  earlyPayment: 'Early payment',
};

/** What bills are called, and the tabs and orders of their list. */
export const billKind = {
  bill: 'Bill',
  aBill: 'a bill',
  bills: 'bills',
  billFrom: 'Bill from',

  // Their list
  list: 'Bills',
  dated: 'Bill date',
  depositPaid: partlyPaid,
  lastAdded: 'Last added',
  all: invoiceKind.all,
  cancelled: invoiceKind.cancelled,
  deleted: invoiceKind.deleted,
  draft: invoiceKind.draft,
  dueFirst: invoiceKind.dueFirst,
  largestAmount: invoiceKind.largestAmount,
  leastRecent: invoiceKind.leastRecent,
  mostOutstanding: invoiceKind.mostOutstanding,
  lowestNumber: invoiceKind.lowestNumber,
  highestNumber: invoiceKind.highestNumber,
  byVendor: 'Vendor, A to Z',
  mostRecent: invoiceKind.mostRecent,
  notPaid: invoiceKind.notPaid,
  overdue: invoiceKind.overdue,
  paid: invoiceKind.paid,

  // Where its statuses differ from an invoice's
  approved: 'Approved',
};

/** Bills: their list, their form and their page. */
export const billPage = {
  empty:
    'Bills from your vendors appear here, with what you still owe. Goods arrive when a bill is approved.',
  order: 'Order',

  // The form
  billDate: 'Bill date',
  reference: 'Vendor’s reference',
  referenceHint: 'The number on the vendor’s own bill',
  anotherBill: 'This is another bill with the same reference',
  account: 'Account for all lines',
  accountHint: 'For lines without an item',
  accountNone: 'Suggested for each line',
  lineAccount: ({ line }: { line: string }) => `Account for ${line}`,
  accountSuggested: ({ account }: { account: string }) => `${account} (suggested)`,
  accountCurrent: ({ account }: { account: string }) => `${account} (current)`,
  bookedOn: ({ account }: { account: string }) => `Account: ${account}`,
  saveDraft: 'Save draft',
  save: 'Save',

  /** What approving it does. */
  approveLead: ({ party, total, day }: Record<'party' | 'total' | 'day', string>) =>
    `Goods on it go into stock on ${day}, and a bill of ${total} from ${party} is recorded in your books.`,

  // What approving will post
  goodsAndCosts: 'Accounts of the lines',
  taxPaid: 'Tax on purchases',
  payable: 'Accounts payable',
};

export const purchaseAnswers = {
  whatWasBilled: 'What the bills came to',
  whatWasOrdered: 'What the purchase orders came to',
};

/** What the lists of bills and of purchase orders come to. */
export const purchaseSummary = {
  // Bills
  billed: 'Total billed',
  paid: 'Paid',
  forgiven: ({ amount }: { amount: string }) => `${amount} more in discounts and credits`,
  outstanding: 'Still owed',
  overdue: 'Overdue bills',

  // Purchase orders
  ordered: 'Ordered',
  unbilled: 'Nothing billed yet',
  partlyUnbilled: ({ amount }: { amount: string }) => `${amount} more left on partly billed orders`,
  partly: 'Partly billed orders',
  late: 'Past their expected day',
};
