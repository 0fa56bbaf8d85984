import type { Period } from '../values/period.ts';
import { plural, type Values } from '../words/everywhere.ts';

/** What the period filter calls each span. Source: sales-and-access, section 9. */
export const periodWords: Readonly<Record<Period, string>> = {
  thisyear: 'This year',
  thismonth: 'This month',
  quarter1: 'Quarter 1',
  quarter2: 'Quarter 2',
  quarter3: 'Quarter 3',
  quarter4: 'Quarter 4',
  alltime: 'All time',
  lastmonth: 'Last month',
  thisquarter: 'This quarter',
  lastquarter: 'Last quarter',
  lastyear: 'Last year',
  yeartodate: 'This year to date',
};

/** How long what is outstanding has been due. */
export const ageWords = {
  'not due': 'Not due yet',
  '1-30': '1 to 30 days late',
  '31-60': '31 to 60 days late',
  '61-90': '61 to 90 days late',
  '91 or more': '91 days late or more',
  'no document': 'Opening balances',
} as const;

/** The word that goes with a count, where the count stands apart from it. */
/** A discount for early payment that ends soon. */
export const discountEnds = ({ number, days }: { number: string | null; days: number }): string =>
  `Discount on bill ${number ?? ''} ends ${days === 0 ? 'today' : plural(days, 'tomorrow', `in ${days} days`)}`;

/** What waits for somebody, in a sentence without its number: "invoices are overdue". */
export const toDoWords = {
  'held payments': (n: number) =>
    plural(n, 'payment is waiting for your decision', 'payments are waiting for your decision'),
  'store uninstalled': () => 'Connect your online store again: Counterfoil was uninstalled from it',
  'store access lost': () => 'Connect your online store again: we’ve lost access to it',
  'store plan limit': (n: number) =>
    plural(
      n,
      'order from your store is on hold: your plan’s limit is reached',
      'orders from your store are on hold: your plan’s limit is reached',
    ),
  'store orders on hold': (n: number) =>
    plural(n, 'order from your store is on hold', 'orders from your store are on hold'),
  'failed mails': (n: number) => plural(n, 'email couldn’t be sent', 'emails couldn’t be sent'),
  'imports waiting': (n: number) => plural(n, 'import is waiting for you', 'imports are waiting for you'),
  'statements to reconcile': (n: number) =>
    plural(n, 'bank statement isn’t reconciled yet', 'bank statements aren’t reconciled yet'),
  overdue: (n: number) => plural(n, 'invoice is overdue', 'invoices are overdue'),
  'bills to pay': (n: number) =>
    plural(n, 'bill is due within a week, or late', 'bills are due within a week, or late'),
  'unanswered quotes': (n: number) =>
    plural(n, 'quote has had no answer for two weeks', 'quotes have had no answer for two weeks'),
  'unbilled orders': (n: number) =>
    plural(n, 'order has had no bill for two weeks', 'orders have had no bill for two weeks'),
  'old drafts': (n: number) =>
    plural(n, 'draft is more than three days old', 'drafts are more than three days old'),
  'out of stock': (n: number) => plural(n, 'item is out of stock', 'items are out of stock'),
  'low stock': (n: number) => plural(n, 'item is running low', 'items are running low'),
  'expiring items': (n: number) =>
    plural(n, 'item expires within 30 days, or has expired', 'items expire within 30 days, or have expired'),
  'budget nearly used': () => 'percent of this month’s expense budget is spent',
  'budget used up': () => 'percent of this month’s expense budget is spent: it’s used up',
  'no customer': () => 'Add your first customer',
  'no item': () => 'Add a product or service',
  'no invoice': () => 'Create your first invoice',
  particulars: () => 'Add what your country requires on invoices',
  accounting: () => 'Choose your default accounts and fiscal year',
} as const;

export const customersPanelWords = {
  largestCustomers: 'Largest customers',
  customersByBilled: 'Largest customers by what was billed',
} as const;

export const dashboardWords = {
  sales: 'Sales',
  empty:
    'Your income, what you’re owed and your top customers will appear here once you send your first invoice.',
  filling: 'We’re filling the demo business. Its figures will appear here once that’s done.',
  noInvoicesYet: 'There are no invoices yet.',
  writeFirstInvoice: 'Create your first invoice',
  title: 'Dashboard',
} as const;

/** What there is of each, beside the number; it counts all days, whatever period is chosen beside it. */
export const counterWords = {
  documents: (n: number) => plural(n, 'invoice or receipt', 'invoices and receipts'),
  customers: (n: number) => plural(n, 'customer', 'customers'),
  products: (n: number) => plural(n, 'item', 'items'),
  expenses: (n: number) => plural(n, 'expense', 'expenses'),
} as const;

export const incomePanelWords = {
  income: 'Income',
  incomeOverTime: 'Income over time',
  incomeByAccount: 'Income by account',
} as const;

/** Whether the business makes money. */
export const profitPanelWords = {
  profit: 'Profit',
  profitByMonth: 'Profit by month, beside income',
  bar: ({ span, profit, income }: Values<'span' | 'profit' | 'income'>) =>
    `${span}: profit ${profit}, income ${income}`,
} as const;

export const newestPanelWords = {
  newestInvoicesReceipts: 'Newest invoices and receipts',
  allTheseDays: (count: number, documents: string) => (count === 1 ? 'View it' : `See all ${documents}`),
  none: 'There are no invoices or receipts in this period.',
  draft: 'Draft',
} as const;

/** How much money there is, and how much there should be. */
export const moneyPanelWords = {
  title: 'Money',
  cash: 'Cash and banks today',
  fromCustomers: (day: string) => `Due to you by ${day}`,
  toVendors: (day: string) => `You owe by ${day}`,
  expected: (day: string) => `Expected on ${day}`,
} as const;

export const outstandingPanelWords = {
  outstandingToday: 'Outstanding today',
  overdue: (overdue: string) => `${overdue} overdue`,
  nobodyOwesAnything: 'Nothing is outstanding',
  nothingIsOverdue: 'Nothing is overdue',
  byAgeCaption: 'Outstanding by days overdue',
  thisWeek: (amount: string) => `${amount} due within a week`,
} as const;

export const payablePanelWords = {
  outstandingToday: 'You owe today',
  overdue: outstandingPanelWords.overdue,
  nobodyOwesAnything: 'You owe nothing',
  nothingIsOverdue: outstandingPanelWords.nothingIsOverdue,
  byAgeCaption: 'What you owe by days overdue',
  thisWeek: outstandingPanelWords.thisWeek,
} as const;

export const toDoPanelWords = {
  toDo: 'To do',
  nothingWaits: 'You’re all caught up.',
} as const;
