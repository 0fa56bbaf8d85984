import * as everywhere from './everywhere.ts';
import type { Values } from './values.ts';

/** What is read in bank. */
export const bankWords = {
  lead: 'It has its own account in your books, under Cash and bank.',
  archivedLead: 'It is archived. Activate it to change it.',
  bothBalances: ({ own, home }: Values<'own' | 'home'>) => `Balance: ${own} (${home} in your books).`,
  activate: 'Activate',
  title: 'New bank',
  save: 'Save bank',
  makeDefault: 'Default: bank transfers, POS and mobile money move through it',
  bank: 'Bank',
  accountType: 'Account type',
  accountTypeHint: 'Current, savings, wallet.',
  accountNumber: 'Account number',
  accountNumberHint: 'At most 40 letters and digits.',
  iban: 'IBAN',
  ibanHint: 'With it, invoices in euros carry a QR code that banking apps read.',
  accountName: 'Account name',
  accountNameHint: 'Who the account belongs to.',
  sortCode: 'Sort code',
  sortCodeHint: 'Digits and dashes.',
  swiftCode: 'SWIFT code',
  swiftCodeHint: '8 or 11 letters and digits, like DEUTDEFF.',
  achRoutingNumber: 'ACH routing number',
  achRoutingNumberHint: 'Nine digits.',
  banksAddress: 'Bank’s address',
  openingBalance: 'Opening balance',
  openingBalanceHint: 'What was in it before you started here. Below zero for an overdraft.',
  asOf: 'As of',
  asOfHint: everywhere.todayIfEmpty,
} as const;

/** What is read in bank list. */
export const bankListWords = {
  banks: 'Banks',
  newBank: 'New bank',
  activate: 'Activate',
  edit: 'Edit',
  setAsDefault: 'Set as default',
  delete: 'Delete',
  empty:
    'You have no banks yet. Payments by bank transfer, POS and mobile money go to your default bank; without one they’re held in Payment clearing.',
  archived: 'Archived',
  default: 'Default',
  bank: 'Bank',
  account: 'Account',
  currency: 'Currency',
  balance: 'Balance',
  /** Its own amount isn't known: the bank changed it on the way. */
  inOthers: (amount: string) => `and ${amount} paid in other currencies`,
  inYourBooks: (homeCurrency: string) => `In your books (${homeCurrency})`,
  status: 'Status',
} as const;

/** What is read in delete bank. */
export const deleteBankWords = {
  archivedWithEntries:
    'Its account has entries, so the bank is archived. Your books keep its entries and balance, and you can activate it again.',
  archived: 'Archived',
  removeLead: 'Its account was never used, so both are removed for good.',
  removeBank: 'Remove bank',
  title: (bank: string) => `Delete ${bank}?`,
  keepIt: 'Keep it',
} as const;
