import { budgetPageWords } from './budgets.ts';
import { reportEverywhere } from './reports.ts';

const noMoneyMoved = 'No money came in or went out in this period.';

/** Columns of every statement. */
export const statementWords = {
  section: 'Section',
  code: 'Code',
  account: 'Account',
  level: 'Level',
  total: 'Total',
  change: 'Change',
  changePercent: 'Change %',
  budget: budgetPageWords.budget,
  variance: budgetPageWords.variance,
  variancePercent: `${budgetPageWords.variance} %`,
  details: 'Details',
  summary: 'Summary',
} as const;

export const incomeStatementWords = {
  title: 'Income statement',
  revenue: 'Revenue',
  netRevenue: 'Net revenue',
  cost: 'Cost of sales',
  totalCost: 'Total cost of sales',
  grossProfit: 'Gross profit',
  operating: 'Operating expenses',
  totalOperating: 'Total operating expenses',
  operatingProfit: 'Operating profit',
  otherIncome: 'Other income',
  totalOtherIncome: 'Total other income',
  otherExpenses: 'Other expenses',
  totalOtherExpenses: 'Total other expenses',
  netProfit: 'Net profit',
  inAll: 'In all',
  whole: { Revenue: 'Income in all', Expense: 'Expenses in all' },
  withoutCostOfSales: 'Expenses in all, without cost of sales',
  share: '% of net revenue',
  empty: 'No income and no expenses were posted in this period.',
  control: 'the change of assets less liabilities, without lines on equity accounts',
} as const;

export const financialPositionWords = {
  title: 'Financial position',
  currentAssets: 'Current assets',
  totalCurrentAssets: 'Total current assets',
  nonCurrentAssets: 'Non-current assets',
  totalNonCurrentAssets: 'Total non-current assets',
  totalAssets: 'Total assets',
  currentLiabilities: 'Current liabilities',
  totalCurrentLiabilities: 'Total current liabilities',
  nonCurrentLiabilities: 'Non-current liabilities',
  totalNonCurrentLiabilities: 'Total non-current liabilities',
  totalLiabilities: 'Total liabilities',
  equity: 'Equity',
  totalEquity: 'Total equity',
  liabilitiesAndEquity: 'Total liabilities and equity',
  profit: 'Profit this year',
  empty: reportEverywhere.nothingUpTo,
  overdrawn: (bank: string) => `${bank} (overdrawn)`,
  openingNotEmpty:
    'Opening balance equity isn’t empty. When all your opening balances are in, move it to your capital.',
  moveOpening: 'Move opening balances to equity',
  balanced: 'total liabilities and equity',
  receivable: 'open items of customers, for accounts receivable',
  payable: 'open items of vendors, for accounts payable',
  inventory: 'stock value by movements, for inventory',
} as const;

export const cashFlowWords = {
  title: 'Cash flow',
  operating: 'Operating activities',
  investing: 'Investing activities',
  financing: 'Financing activities',
  netOperating: 'Net cash from operating activities',
  netInvesting: 'Net cash from investing activities',
  netFinancing: 'Net cash from financing activities',
  customers: 'Received from customers',
  vendors: 'Paid to vendors',
  exchange: 'Exchange effect on cash',
  netChange: 'Net change in cash',
  onTheEve: 'Cash before this period',
  opened: 'Opening balances entered in this period',
  starting: 'Starting balance',
  ending: 'Ending balance',
  empty: noMoneyMoved,
  control: 'cash and bank accounts on the last day',
} as const;

/** The entries behind a row of the cash flow. */
export const cashEntriesWords = {
  title: 'Entries of the cash flow',
  rowTitle: 'Date and entry',
  amount: 'Amount',
  empty: noMoneyMoved,
  total: 'Total',
} as const;

export const accountTransactionWords = {
  title: 'Account transactions',
  dayAndEntry: 'Date and entry',
  entry: 'Entry',
  others: 'Other accounts',
  othersOf: (first: string, more: number) => (more > 0 ? `${first} and ${more} more` : first),
  opening: 'Opening balance',
  closing: 'Closing balance',
  control: 'the closing balances in the trial balance',
  total: 'Total',
  empty: 'Nothing was posted to these accounts in this period.',
} as const;

/** The statement of a customer's account, per currency. */
export const clientStatementWords = {
  title: 'Client statement of account',
  activity: 'Activity',
  claims: { customer: 'Invoices and receipts', vendor: 'Bills' },
  openItems: 'Open items only',
  currency: 'Currency',
  dateAndItem: 'Date and item',
  date: 'Date',
  item: 'Item',
  documents: 'For',
  due: 'Due date',
  late: 'Days late',
  amount: 'Amount',
  open: 'Still open',
  cancelled: 'Cancelled',
  paid: 'Paid',
  balance: 'Balance',
  openingBalance: 'Opening balance',
  balanceDue: 'Balance due',
  unusedCredit: 'Unused credit',
  atHome: (column: string) => `${column} in home currency`,
  empty: 'Nothing was invoiced or paid up to {day}.',
  chooseCustomer: 'Choose a customer to see their statement.',
} as const;

/** The directory of reports. */
export const reportDirectoryWords = {
  title: 'Reports',
  search: 'Search reports',
  favourites: 'Favourites',
  groups: {
    accounting: 'Accounting',
    sales: 'Sales',
    inventory: 'Inventory',
    client: 'Client',
    other: 'Other',
  },
  addFavourite: (title: string) => `Add ${title} to favourites`,
  removeFavourite: (title: string) => `Remove ${title} from favourites`,
  none: (search: string) => `No report is called “${search}”.`,
  showAll: 'Show all reports',
} as const;
