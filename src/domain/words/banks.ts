import { everywhere, recordRefusals, type Values } from './everywhere.ts';

export const bankWords = {
  lead: 'It has its own account in your books, under Cash and bank.',
  archivedLead: 'It is archived. Activate it to change it.',
  bothBalances: ({ own, home }: Values<'own' | 'home'>) => `Balance: ${own} (${home} in your books).`,
  activate: 'Activate',
  title: 'New bank',
  edit: (name: string) => `Edit ${name}`,
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

export const deleteBankWords = {
  archivedWithEntries:
    'Its account has entries, so the bank is archived. Your books keep its entries and balance, and you can activate it again.',
  archiveBank: 'Archive bank',
  removeLead: 'Its account was never used, so both are removed for good.',
  removeBank: 'Remove bank',
  title: (bank: string) => `Delete ${bank}?`,
  keepIt: 'Keep it',
} as const;

export const bankFaults = {
  theBank: 'The bank',
  anAccountNumber: 'An account number',
  theAccountName: 'The account name',
  theAccountType: 'The account type',
  theAddress: 'The address',
  aSortCode: 'A sort code',
  accountNumberWrong: 'An account number has letters, digits, spaces and dashes only.',
  routingNumberWrong: 'An ACH routing number has nine digits.',
  sortCodeWrong: 'A sort code has digits and dashes only.',
  swiftCodeWrong: 'A SWIFT code has eight or eleven letters and digits, like DEUTDEFF.',
  ibanWrong: 'This IBAN isn’t valid. Check it for a missing or swapped character.',
  nameMissing: 'Enter the name of the bank.',
  currencyUnknown: everywhere.currencyUnknown,
  tooLong: recordRefusals.tooLong,
};

/** The bank that money goes through. */
export const bankChoice = {
  bank: 'Bank',
  defaultBank: ({ bank: name }: { bank: string }) => `Default: ${name}`,
  noBankByMode: 'Money paid this way doesn’t go through a bank. Leave the bank empty.',
  bankArchived: 'This bank is archived. Choose another one.',
  bankInOtherCurrency: ({
    bank: kept,
    currency,
    homeCurrency,
  }: Record<'bank' | 'currency' | 'homeCurrency', string>) =>
    `This bank is kept in ${kept}. Choose one in ${currency} or in ${homeCurrency}.`,
};

/** What became of rates that were asked for. */
export interface FetchedRates {
  provider: string;
  /** Codes of currencies whose rates were kept, left as typed, and not known. */
  kept: string[];
  typed: string[];
  unknown: string[];
}

/** Sentences about exchange rates. Source of the last: sales-and-access, section 8, spelt as there. */
export const rateWords = {
  missing: (from: string, to: string) => `No rate yet: 1 ${from} counts as 1 ${to}.`,
  needed: (currency: string) =>
    `Enter the exchange rate for ${currency}. You can’t issue this document until it has one.`,
  neededToConvert: (currency: string) =>
    `This quote has no exchange rate for ${currency}. Edit the quote to add one, then convert it.`,
  neededOfDraft: (currency: string) =>
    `This draft has no exchange rate for ${currency}. Edit it to add one, then issue it.`,
  without: (currency: string, home: string) => `Without a rate 1 ${currency} counts as 1 ${home}.`,
  counted: (currency: string, home: string) =>
    `No exchange rate yet: 1 ${currency} counts as 1 ${home}. Add one before you issue.`,
  fetched: ({ provider, kept, typed, unknown }: FetchedRates): string =>
    [
      kept.length > 0 ? `Rates of ${kept.join(', ')} fetched from ${provider}.` : 'No rate has changed.',
      ...(typed.length > 0 ? [`Typed for that day, and kept: ${typed.join(', ')}.`] : []),
      ...(unknown.length > 0 ? [`Not known to ${provider}: ${unknown.join(', ')}.`] : []),
    ].join(' '),
  noProvider: 'Automatic exchange rates aren’t set up on this server. Enter rates yourself.',
  noCurrency: 'Choose a currency to fetch the rate of.',
  notLoaded: 'An error occured while fetching currency, please refresh and try again',
} as const;

export const exchangeRateWords = {
  currencies: 'Currencies',
  from: 'From',
  rate: 'Rate',
  source: 'Source',
  pair: ({ from, to }: Values<'from' | 'to'>) => `1 ${from} in ${to}`,
  typed: 'Typed',
  empty: 'You have no rates yet. Until you add one, foreign amounts are converted 1 to 1.',
  caption: 'Exchange rates',
  delete: 'Delete',
} as const;

export const fetchRatesWords = {
  fetchedRates: 'Automatic rates',
  lead: (provider: string, currencies: string, homeCurrency: string) =>
    `${provider} gives the latest rates for ${currencies || 'a currency'} in ${homeCurrency}. Rates you entered yourself don’t change.`,
  fetchRates: 'Fetch rates',
  oneMoreCurrency: 'Another currency',
  currency: 'Currency',
  placeholder: 'Choose a currency',
} as const;

export const rateCardWords = {
  enterARate: 'Enter a rate.',
  chooseACurrency: 'Choose a currency.',
  chooseADay: 'Choose a day.',
  title: 'Add a rate',
  lead: 'Used by default for documents dated on or after this day. Existing documents keep theirs.',
  saveRate: 'Save rate',
  one: 'One',
  onePlaceholder: 'Choose a currency',
  isWorth: 'Is worth',
  in: 'In',
  from: 'From',
} as const;
