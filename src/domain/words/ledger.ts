import { everywhere } from './everywhere.ts';

/** What calls of the chart of accounts answer. */
export const ledgerAccountAnswers = {
  groups: 'Groups',
  subgroups: 'Sub-groups',
  accounts: 'Accounts',
  uses: 'What uses the account',
  accountingSettings: 'Accounting settings',
  accountAdded: 'TAccount added successfully.',
  accountUpdated: 'TAccount updated successfully.',
  subgroupOfAnother: 'This sub-group belongs to another group.',
};

/** What is wrong with an account of the books as it is typed. */
export const ledgerAccountFaults = {
  nameMissing: 'Enter a name for the account.',
  nameTooLong: 'A name has at most 100 characters.',
  codeTooLong: 'A code has at most 20 characters.',
  descriptionTooLong: 'A description has at most 500 characters.',
  subgroupMissing: 'Choose a sub-group.',
  currencyUnknown: everywhere.currencyUnknown,
  currencyOfCashAlone: 'Only accounts under Cash and bank can be kept in a foreign currency.',
};

/** What the chart of accounts says. */
export const accountListWords = {
  title: 'Chart of accounts',
  newAccount: 'New account',
  groups: 'Groups',
  all: 'All',
  search: 'Search code or name',
  noneFound: (search: string) => `No account’s code or name has “${search}” in it.`,
  account: 'Account',
  code: 'Code',
  thisYear: 'This year',
  balance: (homeCurrency: string) => `Balance (${homeCurrency})`,
  status: 'Status',
  inactive: 'Inactive',
  edit: 'Edit',
  activate: 'Activate',
  deactivate: 'Deactivate',
  uses: 'See what uses it',
} as const;

/** What the dialog of what uses an account says. */
export const accountUsesWords = {
  title: (name: string) => `What uses ${name}`,
  lead: 'Choose another account for each of these, then this one can be deactivated.',
  leadOfRole: 'Your books post to this account by themselves, so it stays in use.',
  none: 'Nothing uses this account.',
  close: 'Close',
  kinds: {
    default: 'Default account',
    role: 'Your books',
    bank: 'Bank',
    item: 'Item',
    category: 'Category',
    vendor: 'Vendor',
    budget: 'Budget',
  },
} as const;

/** What the form of an account says. */
export const accountWords = {
  newAccount: 'New account',
  edit: (name: string) => `Edit ${name}`,
  inactiveLead: 'This account is inactive. Activate it to change it.',
  systemLead: 'Your books came with this account. You can change its name, code and description.',
  activate: 'Activate',
  save: 'Save account',
  name: 'Name',
  code: 'Code',
  codeHint: 'The number your accountant uses, at most 20 characters.',
  subgroup: 'Sub-group',
  chooseSubgroup: 'Choose a sub-group',
  movesIn: (reports: readonly string[]) =>
    `Its entries move with it, those of past days too, in ${reports.join(' and ')}.`,
  description: 'Description',
  openingBalance: 'Opening balance',
  openingBalanceHint: 'The balance before you started here, below zero if it’s on the other side.',
  asOf: 'As of',
  asOfHint: everywhere.todayIfEmpty,
} as const;

/** What the page of accounting settings says. */
export const accountingWords = {
  title: 'Accounting',
  defaults: 'Default accounts',
  lead: 'New entries use these accounts. Entries you already have don’t change.',
  complete: 'Everything is set up.',
  incomplete: 'Choose all five accounts and save to finish the setup.',
  standard: (name: string) => `Not set (uses ${name})`,
  cash: 'Cash and equivalents',
  cashHint: 'Cash payments go here.',
  sales: 'Income',
  salesHint: 'Sales go here unless an item has its own account.',
  inventory: 'Inventory',
  inventoryHint: 'For items without stock movements so far.',
  taxCollected: 'Sales taxes collected',
  taxPaid: 'Sales taxes paid',
  day: 'First day of the fiscal year',
  month: 'Month',
  lastDay: 'Last day of the month',
} as const;

/** Why an account of the books can't be saved as typed. */
export const ledgerAccountRefusals = {
  systemStays: 'Your books came with this account, so it stays in its sub-group.',
  namedStays: 'This account is in use, so it stays in its group.',
  groupStays: 'The account has entries, so it stays in its group.',
  boundStays:
    'An account in use can’t move to or from Cash and bank, Receivables, Payables, Inventory or Tax. Add a new account instead.',
  lockedStays:
    'Entries of this account are on locked days, so it stays in its sub-group. Add a new account and move the balance to it.',
  systemCurrencyStays: 'Your books came with this account, so its currency stays.',
  bankNamesIt: 'This account has its bank’s name. Change it under Settings, Banks.',
  currencyStays: (currency: string) => `The account is in use, so it stays in ${currency}.`,
  nameTaken: 'Another account, perhaps an inactive one, has this name.',
  codeTaken: 'Another account, perhaps an inactive one, has this code.',
  openingElsewhere:
    'This account has no opening balance of its own: enter it with the customer, the item or the bank.',
};

/** The reports that show an account by its sub-group. */
export const reportsOfAccounts = {
  financialPosition: 'the statement of financial position',
  incomeStatement: 'the income statement',
  cashFlow: 'the cash flow statement',
};

/** What the five groups of the chart of accounts are called. */
export const accountGroups = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expenses: 'Expenses',
};

/** What is wrong with a default account or with the start of a fiscal year. */
export const accountDefaults = {
  mayNotStand: {
    cash: 'Choose an active account under Cash and bank, in your home currency, that isn’t a bank’s.',
    sales: 'Choose an active income account.',
    inventory: 'Choose an active account under Inventory.',
    taxCollected: 'Choose an active tax account under Liabilities.',
    taxPaid: 'Choose an active tax account under Assets.',
  } as const,
  dayWrong: 'Choose a day from 1 to 28, or the last of the month.',
  monthWrong: 'Choose a month from 1 to 12.',
};

/** What the books say beside their entries and lines. */
export const journalMemos = {
  // Opening balances and opening stock
  openingBalance: 'Opening balance',
  openingBalanceOf: ({ account }: { account: string }) => `Opening balance of ${account}`,
  openingBalanceCorrected: everywhere.openingBalanceCorrected,
  openingStockOf: ({ product }: { product: string }) => `Opening stock of ${product}`,

  // Cancelling a document
  paymentsReleased: 'Payments released',
  refundOfCancelled: ({ document }: { document: string }) => `Refund of a cancelled ${document}`,
  goodsCameBack: 'Goods came back',
  cancellationUndone: 'Cancellation undone',
  corrected: 'Corrected',
  cancelled: 'Cancelled',

  // Goods
  goodsSold: 'Goods sold',
  goodsCostCorrected: 'Cost of goods corrected',
  paymentDeleted: 'Payment deleted',
  shareDeleted: 'Share of a payment deleted',
  goodsWentBack: 'Goods went back',
  bill: 'Bill',
  creditNoteUndone: 'Credit note undone',
};
