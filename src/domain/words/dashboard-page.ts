import { plural } from './dashboard.ts';

/** What is read in customers panel. */
export const customersPanelWords = {
  largestCustomers: 'Largest customers',
  none: 'Nothing was billed in this period.',
  customersByBilled: 'Largest customers by what was billed',
} as const;

/** What is read in dashboard. */
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
  documents: (n: number) => plural(n, 'invoice or receipt in all', 'invoices and receipts in all'),
  customers: (n: number) => plural(n, 'customer', 'customers'),
  products: (n: number) => plural(n, 'item', 'items'),
  expenses: (n: number) => plural(n, 'expense in all', 'expenses in all'),
} as const;

/** What is read in income panel. */
export const incomePanelWords = {
  income: 'Income',
  incomeOverTime: 'Income over time',
  incomeByAccount: 'Income by account',
} as const;

/** What is read in newest panel. */
export const newestPanelWords = {
  newestInvoicesReceipts: 'Newest invoices and receipts',
  allTheseDays: (documents: string) => `See all ${documents}`,
  none: 'There are no invoices or receipts in this period.',
  draft: 'Draft',
  overdue: 'Overdue',
} as const;

/** What is read in outstanding panel. */
export const outstandingPanelWords = {
  outstandingToday: 'Outstanding today',
  overdue: (overdue: string) => `${overdue} overdue`,
  nobodyOwesAnything: 'Nothing is outstanding',
  nothingIsOverdue: 'Nothing is overdue',
  byAgeCaption: 'Outstanding by days overdue',
} as const;

/** What is read in the panel of what is owed to vendors. */
export const payablePanelWords = {
  outstandingToday: 'You owe today',
  overdue: outstandingPanelWords.overdue,
  nobodyOwesAnything: 'You owe nothing',
  nothingIsOverdue: outstandingPanelWords.nothingIsOverdue,
  byAgeCaption: 'What you owe by days overdue',
} as const;

/** What is read in to do panel. */
export const toDoPanelWords = {
  toDo: 'To do',
  nothingWaits: 'You’re all caught up.',
} as const;
