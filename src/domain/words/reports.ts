import { everywhere } from './everywhere.ts';

/** What several reports say. */
export const reportEverywhere = {
  nothingUpTo: 'Nothing was posted up to {day}.',
  total: 'Total',
  more: (rows: number) => `${rows} more`,
} as const;

/** Columns of every report of what was posted. */
export const postingWords = {
  date: 'Date',
  document: 'Document',
  account: 'Account',
  memo: 'Memo',
  contact: 'Contact',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
} as const;

/** Further columns of what was posted. */
export const auditWords = {
  entered: 'Entered',
  enteredBy: 'Entered by',
  currency: 'Currency',
  foreignAmount: 'Foreign amount',
  rate: 'Rate',
  item: 'Item',
  quantity: 'Quantity',
  tax: 'Tax',
  taxRate: 'Tax rate',
  taxBase: 'Tax base',
  taxAmount: 'Tax amount',
} as const;

export const accountLedgerWords = {
  dayAndEntry: 'Date and entry',
  empty: 'Nothing was posted to this account in this period.',
} as const;

/** The statement of a contact's account as a report. */
export const statementReportWords = {
  issueDate: 'Issue date',
  dueDate: 'Due date',
  totalAmount: 'Total amount',
  amountDue: 'Amount due',
} as const;

export const reportFileWords = {
  compared: (comparedWith: string) => `Compared with: ${comparedWith}`,
  amountsIn: (currency: string) => `Amounts in ${currency}`,
  prepared: ({ day, by }: { day: string; by: string }) => `Prepared on ${day} by ${by}`,
  /** What a title can't name: a sheet or a file. */
  unnamed: 'Report',
  /** The second sheet of a workbook. */
  about: 'About this report',
} as const;

export const journalWords = {
  entryAndAccount: 'Entry and account',
  entry: 'Entry',
  entryMemo: 'Entry memo',
  empty: 'There are no entries yet. They appear when something is issued or paid.',
} as const;

export const valuationWords = {
  item: 'Item',
  sku: 'SKU',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  costPrice: 'Cost price',
  margin: 'Margin %',
  inventoryValue: 'Inventory value',
  retailValue: 'Retail value',
  potentialProfit: 'Potential profit',
  goodsInTransit: 'Goods in transit',
  empty: 'Nothing was in stock on {day}.',
} as const;

export const reportNameWords = {
  inventoryValuation: 'Inventory valuation',
  stockAnalysis: 'Stock analysis',
  stockMovements: 'Stock movements',
  valuationMoves: 'Movements behind the value',
  bankTransactions: 'Bank transactions',
  bankReconciliation: 'Bank reconciliation',
  trialBalance: 'Trial balance',
  journal: 'Journal',
  account: 'Account',
  statementOfAccount: 'Statement of account',
} as const;

export const trialBalanceWords = {
  group: 'Group',
  code: 'Code',
  opening: { debit: 'Opening debit', credit: 'Opening credit' },
  moved: { debit: 'Debits', credit: 'Credits' },
  closing: { debit: 'Closing debit', credit: 'Closing credit' },
  carried: { debit: 'Debits carried', credit: 'Credits carried' },
  retainedEarnings: 'Retained earnings, earlier years',
  totalOf: (group: string) => `Total ${group.toLowerCase()}`,
  totalInBalance: 'Total, in balance',
  totalNotInBalance: 'Total, NOT in balance',
  empty: reportEverywhere.nothingUpTo,
  movements: 'Movements',
  balances: 'Balances',
} as const;

/** The figures above a report. */
export const reportFigures = {
  // The ledger of an account
  before: 'Opening balance',
  beforeSince: (day: string) => `Opening balance since ${day}`,
  carried: 'Carried to retained earnings, earlier years',
  byImport: (name: string) => `${name} (import)`,
  debits: 'Debits',
  credits: 'Credits',
  after: 'Closing balance',

  // The journal
  entries: 'Entries',

  // The valuation of stock
  postedLater: 'Moves entered after this day',
  manyPostedLater: 'Moves entered after this day, at least',

  /** The statement of a contact, by what its figures are. */
  statementFigureWords: {
    opening: 'Already owed',
    claimed: 'Total amount',
    cancelled: 'Cancelled',
    settled: 'Settled',
    due: 'Amount due',
  } as const,
};

export const reportFigureWords = {
  figure: 'Figure',
  amount: 'Amount',
  now: 'Now',
  beforeDay: (day: string) => `before ${day}`,
  afterDay: (day: string) => `after ${day}`,
  before: 'Before',
  change: 'Change',
} as const;

export const reportPageWords = {
  newEntry: 'New journal entry',
  end: 'At the end of',
  ofOneDocument: 'For one document: show all',
  view: 'View',
  moreColumns: 'More columns',
  daysReversed: everywhere.daysReversed,
  columns: 'Columns',
  oneColumn: 'Total only',
  columnsBy: { month: 'By month', quarter: 'By quarter', year: 'By year', channel: 'By sales channel' },
  hideReversed: 'Hide reversed entries',
  earlier: 'Compared periods',
  earlierPeriods: (many: number) => (many === 1 ? '1 earlier period' : `${many} earlier periods`),
  zeroRows: 'Accounts without figures',
  expectedMonths: 'Expected months',
  proof: 'Check',
  better: 'Better for profit',
  worse: 'Worse for profit',
  empty: 'No entry matches.',
  showAll: 'Show all',
  tryAgain: 'Try again',
} as const;

/** What calls answer that say what reports can be narrowed to. */
export const reportChoiceAnswers = { employees: 'Employees' } as const;

/** What rows of a report are picked by. */
export const reportFilterWords = {
  search: 'Search number, contact, memo',
  account: 'Account',
  allAccounts: 'All accounts',
  subgroup: 'Sub-group',
  allSubgroups: 'All sub-groups',
  severalSubgroups: 'Several sub-groups',
  type: 'Type of entry',
  allTypes: 'All types',
  channel: 'Sales channel',
  allChannels: 'All sales channels',
  amountFrom: 'Amount from',
  amountTo: 'Amount to',
  moreFilters: 'More filters',
  findContact: { customer: 'Search customers', vendor: 'Search vendors' },
  item: 'Item',
  findItem: 'Search items',
  category: 'Item category',
  allCategories: 'All categories',
  employee: 'Employee',
  allEmployees: 'All employees',
  location: 'Location',
  allLocations: 'All locations',
} as const;

/** What kinds of entries are called. */
export const entryKindWords = {
  sale: 'Sale',
  purchase: 'Bill',
  goods: 'Goods in or out',
  'true-up': 'Cost correction',
  count: 'Stock count',
  payment: 'Payment',
  expense: 'Expense',
  credit: 'Credit applied',
  refund: 'Refund',
  'write-off': 'Write-off',
  'credit-note': 'Credit note',
  reversal: 'Reversal',
  opening: 'Opening balance',
  fund: 'Funds in or out',
  fee: 'Fee',
  transfer: 'Transfer',
  manual: 'Journal entry',
  revaluation: 'Revaluation',
} as const;

/** What is read where a report is printed. */
export const reportPrintWords = {
  tooLong: (most: string) =>
    `At most ${most} rows are printed from here. Choose fewer days, or download the report.`,
  back: 'Back to the report',
} as const;

export const reportToolWords = {
  noComparison: 'No comparison',
  previousPeriod: 'Previous period',
  samePeriodLastYear: 'Same period last year',
  budget: 'Budget',
  downloading: (name: string) => `Downloading ${name}.`,
  compareWith: 'Compare with',
  print: 'Print',
  downloadAs: 'Download',
  filtersAndExport: 'Filters and export',
  download: (format: string) => `Download ${format}`,
} as const;

/** Beside the pictures of reports. */
export const reportPictureWords = {
  others: 'Others',
  before: 'Before',
  expected: 'Expected',
  all: 'In all',
  /** What the figures of a picture are: their name and currency. */
  axis: ({ titles, currency }: { titles: string; currency: string }) => `${titles}, ${currency}`,
  /** What somebody hears who doesn't see a picture. */
  highest: ({ title, label, amount }: { title: string; label: string; amount: string }) =>
    `${title} is highest in ${label}: ${amount}.`,
  largest: ({ title, label, amount, all }: { title: string; label: string; amount: string; all: string }) =>
    `${title}: ${label} is largest, ${amount} of ${all}.`,
  part: ({ label, title, amount }: { label: string; title: string; amount: string }) =>
    `${label}, ${title}: ${amount}`,
} as const;

export const reportSheetWords = {
  beforeOf: (title: string) => `${title} before`,
  allDays: 'All days',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  atTheEndOf: (to: string) => `At the end of ${to}`,
  equals: (label: string, amount: string) => `Equals ${label}: ${amount}`,
  differs: (label: string, amount: string, by: string) => `Differs by ${by} from ${label}: ${amount}`,
} as const;
