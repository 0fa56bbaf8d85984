import { everywhere, type StatusWord, type Values } from '../words/everywhere.ts';
import type { JournalEntryStatus } from './journal-entry.ts';

/** What calls of journal entries answer. */
export const journalEntryAnswers = {
  created: 'Journal entry has been created!',
  reversed: 'Journal entry has been reversed.',
  nextNumber: 'The next entry number',
  entry: 'Journal entry',
  preview: 'What this entry will do',
};

/** What is written into the books with an entry. */
export const journalEntryMemos = {
  reversalOf: ({ number, memo }: Values<'number' | 'memo'>) =>
    memo ? `Reversal of entry ${number}: ${memo}` : `Reversal of entry ${number}`,
  /** Of a pair, whose numbers nobody knows before it is saved. */
  undoes: (memo: string) => (memo ? `Reversal: ${memo}` : 'Reversal'),
  rest: 'Rounding to the home currency',
  exchange: 'Difference of exchange rates',
};

/** What is wrong with an entry as it is typed. */
export const journalEntryFaults = {
  accountMissing: everywhere.chooseAccount,
  accountUnknown: (typed: string) => `There is no account “${typed}”. Choose one from the list.`,
  amountMissing: 'Enter a debit or a credit.',
  oneSide: 'A line has a debit or a credit, not both.',
  otherSide: 'An amount can’t be below zero. Enter it on the other side.',
  twoLines: 'An entry has at least two lines.',
  tooManyLines: (most: number) => `An entry has at most ${most} lines.`,
  outOfBalance: ({ amount, isDebit }: { amount: string; isDebit: boolean }) =>
    `Out of balance by ${amount} (${isDebit ? 'debit' : 'credit'})`,
  rateMissing: everywhere.rateNeeded,
  memoTooLong: 'A memo has at most 500 characters.',
  referenceTooLong: 'A reference has at most 100 characters.',
  descriptionTooLong: 'A description of a line has at most 500 characters.',
  taxMissing: 'Choose the tax this base is of.',
  baseMissing: 'Enter what the tax was calculated from.',
  baseNotBelowZero: 'A tax base can’t be below zero.',
  worthTooLittle: (homeCurrency: string) => `At this rate it’s worth nothing in ${homeCurrency}.`,
  worthTooLarge: everywhere.amountTooLarge,
};

/** Why an entry can’t be posted, each with the way out. */
export const journalEntryRefusals = {
  accountInactive: (name: string) => `${name} is inactive. Activate it, or choose another account.`,
  stockAccount: (name: string) =>
    `${name} is what your stock is worth. It changes with your items: change their stock instead.`,
  creditAccount: (name: string) =>
    `${name} is what customers paid ahead. It changes with their payments and credit notes.`,
  advanceAccount: (name: string) =>
    `${name} is your advances to vendors. It changes with the payments of your bills.`,
  bankCurrency: ({ name, currency }: Values<'name' | 'currency'>) =>
    `${name} is kept in ${currency}. Enter the whole entry in ${currency}.`,
  contactUnknown: (typed: string) => `There is no contact “${typed}”. Choose one from the list.`,
  contactsOfOneName: (name: string) =>
    `Several contacts are called ${name}. Choose one of them from the list.`,
  customerMissing: 'Choose the customer who owes this.',
  vendorMissing: 'Choose the vendor you owe this to.',
  notACustomer: (name: string) => `${name} isn’t a customer. Add them as a customer first.`,
  notAVendor: (name: string) => `${name} isn’t a vendor. Add them as a vendor first.`,
  pairOwes:
    'An entry that’s reversed later can’t be owed by a contact. Use another account, such as an accrual.',
  dueElsewhere: 'Only what a contact will owe has a due date. Leave it empty here.',
  dueTooEarly: 'It can’t be due before the day of the entry.',
  settlesElsewhere: 'Only a line that settles what is owed can name an entry. Leave it empty here.',
  taxElsewhere: 'A tax goes on a line of a tax account. Choose no tax here.',
  tooFarAhead: ({ day }: Values<'day'>) =>
    `An entry can be at most one year ahead. Choose ${day} or earlier.`,
  reverseTooEarly: 'Choose a day after the day of the entry.',
  noneToSettle: ({ contact, day }: Values<'contact' | 'day'>) =>
    `No opening balance or journal entry of ${contact} is open on ${day} in this currency. Invoices and bills are settled by their own payments.`,
  tooMuchToSettle: ({ contact, open, day }: Values<'contact' | 'open' | 'day'>) =>
    `Only ${open} of opening balances and journal entries of ${contact} is open on ${day}. Invoices and bills are settled by their own payments.`,
  noEntryToSettle: ({ contact, number, day }: Values<'contact' | 'number' | 'day'>) =>
    `Entry ${number} left nothing open of ${contact} on ${day}.`,
  tooMuchOfEntry: ({ open, number, day }: Values<'open' | 'number' | 'day'>) =>
    `Only ${open} of entry ${number} is open on ${day}.`,
  reversedTooEarly: ({ day }: Values<'day'>) => `Choose ${day}, the day of the entry, or a later day.`,
  settledThen: 'Something this entry opened was settled on that day. Choose a later day.',
  pairLocked: ({ day }: Values<'day'>) =>
    `One of the two entries is in a locked period. Your books are locked until ${day}.`,
};

/** What is worth a look before an entry is saved, and after it. */
export const journalEntryWarnings = {
  ahead: ({ day }: Values<'day'>) => `This entry is dated ${day}, which is in the future.`,
  beforeBooks: ({ day }: Values<'day'>) => `This entry is dated before your books begin, on ${day}.`,
};

/** The states of an entry, as people read them. */
export const journalEntryStatusWords = {
  Posted: { word: 'Posted', tone: 'settled' },
  Reversed: { word: 'Reversed', tone: 'stopped' },
} as const satisfies Record<JournalEntryStatus, StatusWord>;

/** What the form of an entry says. */
export const journalEntryFormWords = {
  title: 'New journal entry',
  openingMoved: 'Opening balances moved to equity',
  becomes: (number: number) => `This will be entry ${number}.`,
  journal: 'Journal',
  onDay: 'Date',
  reference: 'Reference',
  memo: 'Memo',
  lines: 'Lines',
  account: 'Account',
  description: 'Description',
  contact: 'Contact',
  debit: 'Debit',
  credit: 'Credit',
  dueOn: 'Due date',
  settlesEntry: 'Settles entry no.',
  settlesHint: 'Leave it empty to settle the oldest.',
  tax: 'Tax',
  noTax: 'None',
  taxBase: 'Tax base',
  cellOfLine: ({ cell, number }: { cell: string; number: number }) => `${cell}, line ${number}`,
  line: (number: number) => `Line ${number}`,
  addLine: 'Add a line',
  removeLine: (number: number) => `Remove line ${number}`,
  pasteHint: 'You can paste rows from a spreadsheet: account, description, debit, credit.',
  balanced: 'In balance',
  totals: 'Total',
  reversed: 'Reverse it later',
  reversedHint: 'A second entry reverses it on a day you choose. Both are posted now.',
  reverseOn: 'Reversed on',
  save: 'Post entry',
  whatItDoes: 'What this entry will do',
  balances: (currency: string) => `Balances in ${currency}`,
  before: 'Before',
  after: 'After',
  typeFirst: 'Enter lines that balance to see what they’ll do.',
} as const;

/** What the page of an entry says. */
export const journalEntryViewWords = {
  title: (number: number) => `Journal entry ${number}`,
  entry: 'Entry',
  date: 'Date',
  reference: 'Reference',
  memo: 'Memo',
  currency: 'Currency',
  rateOf: ({ currency, rate, home }: Values<'currency' | 'rate' | 'home'>) =>
    `1 ${currency} = ${rate} ${home}`,
  document: 'Posted for',
  postedBy: 'Posted by',
  reverses: 'Reverses',
  reversedBy: 'Reversed by',
  pair: 'Posted together with',
  linkTo: (number: number) => `Entry ${number}`,
  due: (day: string) => `Due ${day}`,
  taxed: ({ tax, base }: Values<'tax' | 'base'>) => `${tax} on ${base}`,
  whatNow: 'What you can do',
  reverse: 'Reverse',
  copy: 'Copy to new',
  reverseTitle: (number: number) => `Reverse entry ${number}?`,
  reverseLead: 'An equal and opposite entry reverses it. Both stay in your books.',
  pairLead: 'Both entries of the pair are reversed, each on its own day.',
  reverseAct: 'Reverse entry',
  reverseOn: 'Reversed on',
} as const;
