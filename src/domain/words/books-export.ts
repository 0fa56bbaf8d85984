import type { Values } from './everywhere.ts';

/** What is written into the files of exported books. */
export const booksFileTexts = {
  opening: 'Opening balances',
  openingCode: 'Opening',
  carried: 'Income and expenses carried to earlier years',
  carriedCode: 'Carried',
  balances: 'Balances at the end of the day',
  entryCode: (number: number) => `No. ${number}`,
  of: ({ business, from, to }: Values<'business' | 'from' | 'to'>) =>
    `The books of ${business} from ${from} to ${to}, made with Counterfoil.`,
  currency: ({ code, shown }: Values<'code' | 'shown'>) =>
    `An amount in another currency is followed by what it was in ${code}. To see balances in ${code}: ${shown}`,
  /** What a program is asked for balances in home currency, and for income without what is carried. */
  queries: {
    hledger: {
      shown: 'hledger balance --cost',
      leftOut: 'hledger incomestatement --cost not:tag:carried',
    },
    ledger: {
      shown: 'ledger balance --basis',
      leftOut: `ledger balance Income Expenses --basis --limit '!has_tag("carried")'`,
    },
    beancount: {
      shown: 'SELECT account, sum(weight) GROUP BY account',
      leftOut:
        "SELECT account, sum(weight) WHERE account ~ '^(Income|Expenses)' AND NOT 'carried' IN tags GROUP BY account",
    },
  },
  carriedHint: (leftOut: string) =>
    `On the first day of a fiscal year, income and expenses of the year before are carried to earlier years. To leave that out of an income statement: ${leftOut}`,
} as const;

/** What the files of exported books are called. */
export const booksFileName = ({ from, to }: Values<'from' | 'to'>): string => `Books ${from} to ${to}`;
export const linesFileName = ({ from, to }: Values<'from' | 'to'>): string =>
  `Journal lines ${from} to ${to}`;

/** The head of the file of all journal lines, in their order. */
export const linesFileWords = {
  entry: 'Entry',
  date: 'Date',
  postedAt: 'Posted at',
  by: 'Posted by',
  kind: 'Kind',
  entryMemo: 'Entry memo',
  reverses: 'Reverses entry',
  document: 'Document',
  documentType: 'Document type',
  contact: 'Contact',
  accountCode: 'Account code',
  accountNumber: 'Account number',
  account: 'Account',
  group: 'Group',
  subgroup: 'Sub-group',
  debit: 'Debit',
  credit: 'Credit',
  currency: 'Currency',
  foreignAmount: 'Foreign amount',
  rate: 'Exchange rate',
  item: 'Item',
  quantity: 'Quantity',
  category: 'Category',
  tax: 'Tax',
  taxRate: 'Tax rate',
  taxBase: 'Tax base',
  taxAmount: 'Tax amount',
  employee: 'Employee',
  location: 'Location',
  channel: 'Channel',
  memo: 'Memo',
} as const;

/** The page that exports the books. */
export const exportBooksWords = {
  title: 'Export the books',
  what: 'What to export',
  lead: 'Take your books with you, or open them in another program. Nothing in your books changes.',
  dates: 'Dates',
  customDates: 'Custom dates',
  from: 'From',
  to: 'To',
  openFrom: 'Leave it empty to begin with your first entry.',
  openTo: 'Leave it empty to end with your last entry.',
  format: 'File',
  formats: {
    hledger: {
      label: 'hledger',
      meaning:
        'A journal for hledger: accounts, exchange rates and every entry, with opening balances on the first day and a check of every balance at the end of each month.',
    },
    ledger: {
      label: 'Ledger',
      meaning: 'The same for the ledger command-line program.',
    },
    beancount: {
      label: 'Beancount',
      meaning:
        'The same for beancount and Fava. Accounts get names without spaces, and each keeps its real name as a note.',
    },
    csv: {
      label: 'CSV of all journal lines',
      meaning:
        'A row for each line of each entry for a spreadsheet, with who posted it, contact, document, item, tax, location and every other column.',
    },
  },
  submit: 'Export',
  reports: 'Reports',
} as const;
