import * as everywhere from './everywhere.ts';

/** What the chart of accounts says. */
export const accountListWords = {
  title: 'Chart of accounts',
  newAccount: 'New account',
  groups: 'Groups',
  all: 'All',
  account: 'Account',
  code: 'Code',
  subgroup: 'Sub-group',
  thisYear: 'This year',
  balance: (homeCurrency: string) => `Balance (${homeCurrency})`,
  status: 'Status',
  inactive: 'Inactive',
  edit: 'Edit',
  ledger: 'See entries',
  activate: 'Activate',
  deactivate: 'Deactivate',
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
  save: 'Save accounting',
} as const;
