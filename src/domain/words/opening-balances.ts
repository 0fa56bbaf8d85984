import { counted, everywhere, type Values } from './everywhere.ts';

/** What calls of the opening trial balance answer. */
export const openingBalanceAnswers = {
  balances: 'Opening balances',
  preview: 'What this will post',
  saved: 'Opening balances posted.',
  file: 'Opening balances as a file',
};

/** What is written into the books with opening balances. */
export const openingBalanceMemo = 'Opening balances';

/** Why a balance can’t be posted, each with the way out. */
export const openingBalanceFaults = {
  accountTwice: 'This account is here twice. Enter its balance once.',
  customers: ({ name, booked }: Values<'name' | 'booked'>) =>
    `${name} (what customers owe) is ${booked} in your books. Add what’s missing as opening balances of customers.`,
  vendors: ({ name, booked }: Values<'name' | 'booked'>) =>
    `${name} (what you owe vendors) is ${booked} in your books. Add what’s missing as opening balances of vendors.`,
  deposits: ({ name, booked }: Values<'name' | 'booked'>) =>
    `${name} (what customers paid ahead) is ${booked} in your books. It changes with their payments and credit notes.`,
  prepaid: ({ name, booked }: Values<'name' | 'booked'>) =>
    `${name} (your advances to vendors) is ${booked} in your books. It changes with the payments of your bills.`,
  stock: ({ name, booked }: Values<'name' | 'booked'>) =>
    `${name} (what your stock is worth) is ${booked} in your books. Add what’s missing as opening stock of items.`,
  foreign: ({ name, booked, currency }: Values<'name' | 'booked' | 'currency'>) =>
    `${name} is kept in ${currency} and worth ${booked} in your books. Enter its opening balance on the account itself.`,
  equity: ({ name }: Values<'name'>) => `${name} is worked out from the other balances. Leave it empty.`,
  nothing: 'Your books already have these balances.',
  reverseInstead: ({ number }: Values<'number'>) =>
    `Nothing would be left of entry ${number}. Reverse that entry instead.`,
};

/** What is worth a look before opening balances are posted. */
export const openingBalanceWarnings = {
  openedLater: ({ name, day }: Values<'name' | 'day'>) =>
    `${name} also has an opening balance of ${day}. From then on both count.`,
};

/** A balance with the side it is on. */
export const sidedBalance = ({ amount, isDebit }: { amount: string; isDebit: boolean }) =>
  `${amount} ${isDebit ? 'debit' : 'credit'}`;

/** The columns of a file of balances, by the names other programs have for them. */
export const openingFileColumns = {
  code: ['Code', 'Account code', 'Account number', 'Number', 'Account no.'],
  account: ['Account', 'Account name', 'Name'],
  debit: ['Debit', 'Dr', 'Debit balance'],
  credit: ['Credit', 'Cr', 'Credit balance'],
} as const;

/** Rows that sum others up, which no account is called. */
export const openingFileTotals: readonly string[] = ['total', 'totals'];

/** What the page of opening balances says. */
export const openingBalanceWords = {
  title: 'Opening balances',
  chart: 'Chart of accounts',
  lead: 'Enter the trial balance of your previous books as of one day. What your books already have isn’t posted again.',
  onDay: 'Balances on',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  total: 'Total',
  booked: (balance: string) => `In your books: ${balance}`,
  ways: {
    customers: 'From what customers owe',
    vendors: 'From what you owe vendors',
    deposits: 'From what customers paid ahead',
    prepaid: 'From your advances to vendors',
    stock: 'From the stock of your items',
    foreign: 'From the opening balance of the account',
    equity: 'Worked out from the other balances',
  },
  group: ({ group, subgroup }: Values<'group' | 'subgroup'>) => `${group}: ${subgroup}`,
  earlier: 'Retained earnings, earlier years',
  cellOf: ({ cell, account }: Values<'cell' | 'account'>) => `${account}, ${cell}`,
  pasteHint: 'You can paste rows from a spreadsheet: account, debit, credit.',
  upload: 'Fill from CSV',
  download: 'Download CSV',
  notBalances: 'Choose a CSV file with the columns Account, Debit and Credit.',
  filled: ({ lines }: { lines: number }) => `${counted(lines, 'balance', 'balances')} filled in.`,
  unplaced: 'Rows without an account',
  row: (line: number) => `Row ${line}`,
  rowOf: ({ row, name, amount }: Values<'row' | 'name' | 'amount'>) =>
    name === row ? `${row}: ${amount}` : `${row}: ${name}, ${amount}`,
  accountUnknown: (typed: string) => `There is no account “${typed}”. Add it to your chart, or choose one.`,
  accountMissing: everywhere.chooseAccount,
  leaveOut: 'Leave out',
  save: 'Post opening balances',
  replace: 'Replace opening balances',
  replaces: ({ number, day }: Values<'number' | 'day'>) =>
    `Entry ${number} of ${day} has your opening balances. Posting again reverses it and posts a new one.`,
  entry: (number: number) => `Entry ${number}`,
  equityBalanced: (name: string) => `${name} is 0: your balances are complete.`,
  equityLeft: ({ name, balance }: Values<'name' | 'balance'>) =>
    `${name} will be ${balance}. It should be 0 once all balances are entered.`,
  whatItDoes: 'What this will post',
  typeFirst: 'Change a balance to see what will be posted.',
} as const;
