import { counted, type Values } from '../words/everywhere.ts';
import type { DayFormat, DecimalSign } from './formats.ts';
import { importLimits } from './limits.ts';
import type { AddedBeside } from './reader.ts';
import type { ImportKind, ImportStatus, UnknownVendors, WhenHere } from './run.ts';

/** What the pages of an import say. */
export const importWords = {
  kindTitle: 'What do you want to import?',
  openTitle: 'Waiting or running',
  what: 'What',
  kindHolds: {
    customers: 'Names, addresses, tax numbers, terms and what they owe you.',
    vendors: 'Names, addresses, tax numbers, terms and what you owe them.',
    inventory: 'Prices, costs, barcodes and how many you have. A Shopify export works as it is.',
    expenses: 'What you spent, when, on what and with which tax.',
    sales: 'Invoices and receipts with their lines and payments.',
    bills: 'Bills with their lines and payments.',
    'purchase-orders': 'Orders you placed, line by line.',
    accounts: 'Codes, names, groups and opening balances.',
    'journal-entries': 'Journal entries, with one debit or credit per row.',
  } satisfies Record<ImportKind, string>,
  notInPlan: 'Not included in your plan.',
  otherKinds: 'Import something else',
  steps: 'Steps of the import',
  step: { choose: 'Choose a file', match: 'Match columns', review: 'Review', run: 'Import' },

  chooseTitle: 'Choose a file',
  choose: 'Choose a CSV file',
  chooseHint: 'or drop it here',
  sample: 'Download a sample file',
  uploading: 'Uploading and reading the file…',

  matchTitle: 'Match columns',
  matchLead: ({ rows, file }: { rows: string; file: string }) =>
    `${file} has ${rows}. Choose the column each field is read from. Fields without a column stay empty.`,
  notImported: 'Don’t import',
  example: ({ value }: { value: string }) => `For example: ${value}`,
  required: 'required',
  count: 'The file is a stock count: set stock to its quantities',
  unmatched: ({ names }: { names: string }) => `Columns that aren’t imported: ${names}.`,
  header: 'Column names',
  headerOn: ({ line, cells }: { line: number; cells: string }) => `Line ${line}: ${cells}`,
  headerNone: 'The file has no column names',
  readingTitle: 'How the file is written',
  dayFormat: 'Dates',
  decimalSign: 'Numbers',
  preview: 'Preview import',
  discard: 'Discard',
  discardTitle: 'Discard this import?',
  discardLead: 'The file is deleted. Nothing has been imported.',
  discardKeep: 'Keep it',

  askDay: ({ value }: { value: string }) =>
    `“${value}” can be read in two ways. How are dates written in this file?`,
  askNumber: ({ value }: { value: string }) =>
    `“${value}” can be read in two ways. How are numbers written in this file?`,
  readAs: ({ formatted }: { formatted: string }) => `Then it’s ${formatted}.`,
  notRead: 'Then it can’t be read.',
  askBelowZero: ({ column, value }: { column: string; value: string }) =>
    `${column} has negative values, such as ${value}. What do they mean?`,
  belowZero: {
    turn: {
      label: 'Money paid out or deducted',
      meaning: 'Negative amounts become positive, and positive ones negative.',
    },
    keep: { label: 'Negative amounts', meaning: 'They stay as they are.' },
  },
  back: 'Back',

  reviewTitle: 'What this import will do',
  reviewing: 'Trying the import…',
  added: 'Added',
  updated: 'Updated',
  left: 'Left as they are',
  errors: 'With errors',
  choicesTitle: 'How the file is read',
  headerLine: ({ line }: { line: number }) => `Line ${line}`,
  belowZeroIn: ({ column }: { column: string }) => `${column} below zero`,
  asInFile: 'As in the file',
  stock: 'Stock',
  changeColumns: 'Change columns and formats',
  changeEncoding: 'Change encoding',
  tried: ({ tried, sound, faulty }: { tried: string; sound: string; faulty: string }) =>
    `The first ${tried} rows were tested. Of the remaining rows, ${sound} can be read and ${faulty} have errors.`,
  capped: ({ many, fit, all }: { many: string; fit: string; all: string }) =>
    `Your plan has room for ${fit} of ${all} new ${many}. Import those, or upgrade your plan first.`,
  mayNotFit: ({ many, fit, all }: { many: string; fit: string; all: string }) =>
    `Your plan has room for ${fit} new ${many}, and up to ${all} in this file are new. Import those that fit, or upgrade your plan first.`,
  noRoom: ({ many }: { many: string }) =>
    `Your plan has no room for new ${many}. Upgrade your plan, or delete ${many} you don’t need.`,
  plans: 'See plans',
  again: 'Import this file again',
  farDays: ({ rows, formatted, line, day }: { rows: number } & Values<'formatted' | 'line' | 'day'>) =>
    rows === 1
      ? `A row has a date far from today: ${day} (row ${line}). It isn’t imported unless you choose to.`
      : `${formatted} rows have dates far from today, such as ${day} (row ${line}). They aren’t imported unless you choose to.`,
  takeFarDays: 'Import rows with dates far from today',
  sameFile: ({ day }: { day: string }) => `You imported this file before, on ${day}.`,
  alsoAdded: 'Also added',
  /** @param formatted the count as the locale writes it */
  named: {
    customers: (count: number, formatted: string) =>
      `${counted(count, 'customer', 'customers', formatted)}, by name only`,
    vendors: (count: number, formatted: string) =>
      `${counted(count, 'vendor', 'vendors', formatted)}, by name only`,
    categories: (count: number, formatted: string) => counted(count, 'category', 'categories', formatted),
  } satisfies Record<AddedBeside, (count: number, formatted: string) => string>,
  andMore: ({ names, more }: { names: string; more: string }) => `${names} and ${more} more`,
  unknownVendors: 'Vendors you don’t have yet',
  unknownVendorsAre: {
    create: {
      label: 'Add them',
      meaning: 'They’re added by name only. You can fill in their details later.',
    },
    empty: { label: 'Leave the vendor empty', meaning: 'The rows are imported without a vendor.' },
  } satisfies Record<UnknownVendors, { label: string; meaning: string }>,
  nothing: 'There’s nothing to import: every row has errors or is left as it is.',
  mendTitle: 'Rows that aren’t imported',
  mendLead: 'Rows with errors are skipped. You can download them and fix them later.',
  chooseFor: ({ field, value }: { field: string; value: string }) => `${field} for “${value}”`,
  emptyCell: 'empty',
  keepError: 'Skip these rows',
  /** @param formatted the count as the locale writes it */
  inRows: (rows: number, formatted: string) => counted(rows, 'row', 'rows', formatted),
  lines: ({ lines, more }: { lines: string; more: boolean }) => `Line ${lines}${more ? ' and more' : ''}`,
  rowsTitle: 'Rows',
  line: 'Line',
  name: 'Name',
  outcome: 'What happens',
  why: 'Why',
  outcomes: {
    created: 'Added',
    updated: 'Updated',
    skipped: 'Left as it is',
    failed: 'Error',
    capped: 'No room in your plan',
  },
  start: ({ one, many }: { one: string; many: string }, rows: number, formatted: string) =>
    `Import ${counted(rows, one, many, formatted)}`,
  tryAgain: 'Try again',

  runTitle: ({ file }: { file: string }) => `Import of ${file}`,
  progress: ({ done, all }: { done: string; all: string }) => `${done} of ${all} rows`,
  undoProgress: ({ many, done, all }: { many: string; done: string; all: string }) =>
    `${done} of ${all} ${many} undone`,
  /** Its worker was lost, or is to try again. */
  interrupted: ({ line }: { line: string | null }) =>
    `The import was interrupted ${line === null ? 'before its first row' : `after row ${line}`}. It continues by itself, and nothing is imported twice.`,
  undoInterrupted: 'The undo was interrupted. It continues by itself.',
  waiting: 'Waiting to start. You can leave this page.',
  goesOn: 'You can leave this page. The import continues without it.',
  by: ({ name, when }: { name: string; when: string }) => `Uploaded by ${name} on ${when}`,
  stop: 'Stop',
  resume: 'Resume',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoKeep: 'Keep it',
  errorFile: 'Download these rows',
  errorHint:
    'The file says what’s wrong with each row. Fix the rows in your spreadsheet program and upload the file.',
  undoneCount: 'Undone',
  keptCount: 'Kept',
  refusedCount: 'Couldn’t be undone',
  leftTitle: 'What wasn’t undone',
  leftMore: ({ more }: { more: string }) => `And ${more} more.`,
  seeAll: ({ many }: { many: string }) => `See ${many}`,
  another: 'Import another file',

  remove: 'Delete from list',
  removeTitle: 'Delete this import from the list?',
  removeLead:
    'What it imported stays. You’ll no longer be able to undo the import or download its rows with errors from here.',
  removeDraftLead: 'Its file is deleted. Nothing has been imported.',
  removeKeep: 'Keep it',
  history: 'Import history',
  noHistory: 'Files you import are listed here.',
  file: 'File name',
  status: 'Status',
  on: 'Import date',
  total: ({ many }: { many: string }) => `Total ${many}`,
  success: 'Done',
  errorCount: 'Errors',
  pending: 'Pending',
} as const;

/** Statuses as people read them. */
export const importStatusWords: Readonly<Record<ImportStatus, string>> = {
  Uploaded: 'Uploaded',
  Mapped: 'Ready',
  Running: 'Importing',
  Finished: 'Finished',
  Stopped: 'Stopped',
  Failed: 'Failed',
  Undoing: 'Undoing',
  Undone: 'Undone',
  Discarded: 'Discarded',
};

export const dayFormatWords: Readonly<Record<DayFormat, string>> = {
  iso: '2026-03-31 (year, month, day)',
  'd/m/y': '31/03/2026 (day, month, year)',
  'm/d/y': '03/31/2026 (month, day, year)',
  'd.m.y': '31.03.2026 (day, month, year)',
};

export const decimalSignWords: Readonly<Record<DecimalSign, string>> = {
  '.': '1,234.50 (decimal point)',
  ',': '1.234,50 (decimal comma)',
};

/** How an import goes, and why it ended. */
export const importProgress = {
  planFull: ({ one, many, line }: { one: string; many: string; line: number }) =>
    `Your plan has no room for the ${one} on line ${line}. Upgrade your plan or delete ${many}, then resume.`,
  failed:
    'Something went wrong on our side. What was imported so far is kept, and nothing is imported twice when you resume.',

  /** Said of any long work. */
  lost: 'The server stopped several times while doing this. What was done so far is kept. Try again to continue.',
};

/** Why undoing an import leaves something as it is. Source: answers-2.md, Q60. */
export const importUndo = {
  changedSince: 'It was changed after the import.',
  deletedSince: 'It was deleted after the import.',
  reversedSince: 'It was reversed after the import.',
  movedSince: 'Its stock has changed since.',
  inCount: 'It’s in an open stock count.',
  inStore: 'It’s matched with an item in your online store.',
  onDocuments: 'It is on documents.',
  postedSince: 'It has entries besides its opening balance.',
  usedSince: 'It’s in use: see what uses it in the chart of accounts.',
  undoneMemo: ({ product }: { product: string }) => `Import of ${product} undone`,

  /** The same of customers and vendors. */
  contactUndoWords: {
    changedSince: 'They were changed after the import.',
    deletedSince: 'They were deleted after the import.',
    paidSince: 'Their opening balance was paid since.',
    named: 'They’re named on a document, an expense or an item.',
  } as const,
};

/** What is read where an import creates what its file names and there is none of. */
export const importCreateWords = {
  create: { taxes: 'Create a tax', locations: 'Create a location', expenseCategories: 'Create a category' },
  named: ({ value }: { value: string }) => `for “${value}”`,
  lead: ({ value }: { value: string }) =>
    `It’s used for every row with “${value}”, and stays if you undo the import.`,
  keep: 'Cancel',
} as const;

/** What the import of one kind says of its own. */
export interface ImportKindWords {
  /** One of what is imported, and several. */
  one: string;
  many: string;
  /** The same at the head of a page, and where its back link leads. */
  title: string;
  list: string;
  /** Those that are here already, as they are asked about. */
  here: string;
  /** What its file holds. */
  lead: string;
  sampleName: string;
  /** What can be done with those; several of one name aren’t offered where there is only ever one. */
  whenHere: Readonly<Partial<Record<WhenHere, { label: string; meaning: string }>>>;
  /** What its rows bring into the books. */
  worth: string;
  undoLead: string;
  /** What documents of a file become, as they are asked about; left out for what is no document. */
  becomes?: Readonly<Record<'draft' | 'issued', { label: string; meaning: string }>>;
}

const plain = (count: number) => count.toLocaleString('en');

const { bytes, rows, columns, cell } = importLimits;

/** What a file of any kind may be at most. */
const fileLimits = `up to ${plain(bytes / 1_048_576)} MB, ${plain(rows)} rows, ${plain(columns)} columns and ${plain(cell)} characters per cell.`;

const seenBefore = 'You see what it will do before anything is imported.';

const perRow = (one: string) =>
  `A CSV or TSV file with one ${one} per row and column names in the first row: ${fileLimits} ${seenBefore}`;

export const itemWords: ImportKindWords = {
  one: 'item',
  many: 'items',
  title: 'Import items',
  list: 'Inventory',
  here: 'Items you already have',
  lead: perRow('item'),
  sampleName: 'items-sample.csv',
  whenHere: {
    skip: {
      label: 'Leave them as they are',
      meaning: 'Only new items are added. An item is known by its SKU, barcode or name.',
    },
    update: {
      label: 'Update them',
      meaning: 'Matched columns replace their values. Stock doesn’t change unless the file is a stock count.',
    },
    create: {
      label: 'Add them again',
      meaning: 'Every row becomes a new item. Rows whose SKU is taken have errors.',
    },
  },
  worth: 'Opening stock',
  undoLead:
    'Items it added are deleted with their opening stock, and items it updated get their old values back. Items that were changed or used since stay as they are.',
};

const contactWords = (one: string, many: string) => ({
  one,
  many,
  title: `Import ${many}`,
  sampleName: `${many}-sample.csv`,
  here: `${one[0]!.toUpperCase()}${many.slice(1)} you already have`,
  lead: perRow(one),
  whenHere: {
    skip: {
      label: 'Leave them as they are',
      meaning: `Only new ${many} are added. A ${one} is known by their name and email together, or by their name if they have no email.`,
    },
    update: {
      label: 'Update them',
      meaning: 'Matched columns replace their values. Opening balances don’t change.',
    },
    create: { label: 'Add them again', meaning: `Every row becomes a new ${one}.` },
  },
  worth: 'Opening balances',
  undoLead: `The ${many} it added are deleted with their opening balance, and those it updated get their old values back. Anyone who was changed or used since stays as they are.`,
});

export const customerImportWords: ImportKindWords = {
  ...contactWords('customer', 'customers'),
  list: 'Customers',
};

export const vendorImportWords: ImportKindWords = { ...contactWords('vendor', 'vendors'), list: 'Vendors' };

export const accountImportWords: ImportKindWords = {
  one: 'account',
  many: 'accounts',
  title: 'Import accounts',
  list: 'Chart of accounts',
  here: 'Accounts you already have',
  lead: perRow('account'),
  sampleName: 'accounts-sample.csv',
  whenHere: {
    skip: {
      label: 'Leave them as they are',
      meaning: 'Only new accounts are added. An account is known by its name.',
    },
    update: {
      label: 'Update them',
      meaning: 'Matched columns replace their values, their codes too.',
    },
  },
  worth: 'Opening balances',
  undoLead:
    'Accounts it added are removed, or deactivated where they had an opening balance, and those it updated get their old values back. Accounts that were changed or used since stay as they are.',
};

export const entryImportWords: ImportKindWords = {
  one: 'journal entry',
  many: 'journal entries',
  title: 'Import journal entries',
  list: 'Journal',
  here: 'Entries you already have',
  lead: `A CSV or TSV file with one line of an entry per row: rows with the same number make one entry. Column names are in the first row: ${fileLimits} ${seenBefore}`,
  sampleName: 'journal-entries-sample.csv',
  whenHere: {
    skip: {
      label: 'Leave them as they are',
      meaning: 'Only new entries are added. An entry is known by its number in the file and its date.',
    },
    create: { label: 'Add them again', meaning: 'All rows become new entries.' },
  },
  worth: 'Total of debits',
  undoLead:
    'Entries it added are reversed, each on its own date where that isn’t locked. Entries that were reversed since stay as they are.',
};

export const expenseImportWords: ImportKindWords = {
  one: 'expense',
  many: 'expenses',
  title: 'Import expenses',
  list: 'Expenses',
  here: 'Expenses you already have',
  lead: perRow('expense'),
  sampleName: 'expenses-sample.csv',
  whenHere: {
    skip: {
      label: 'Leave them as they are',
      meaning:
        'Only new expenses are added. An expense is known by its number and vendor; without a number, by date, name, description, amount and vendor.',
    },
    update: {
      label: 'Update them',
      meaning: 'Matched columns replace their values, and the books are corrected.',
    },
    create: { label: 'Add them again', meaning: 'Every row becomes a new expense.' },
  },
  worth: 'Amounts',
  undoLead:
    'Expenses it added are deleted, and those it updated get their old values back. Expenses that were changed or deleted since stay as they are.',
};

/** What the imports of documents say of their own. */
const lead = (one: string) =>
  `A CSV or TSV file with a row for each line of ${one}, and column names in the first row: ${fileLimits} Rows with the same number are one document. ${seenBefore}`;

const documentWords = (one: string, many: string, contact: string) => ({
  one,
  many,
  title: `Import ${many}`,
  sampleName: `${many.replaceAll(' ', '-')}-sample.csv`,
  here: `${many[0]!.toUpperCase()}${many.slice(1)} you already have`,
  whenHere: {
    skip: {
      label: 'Leave them as they are',
      meaning: `Only new ${many} are added. They’re recognized by their number and ${contact}.`,
    },
    update: {
      label: 'Update them',
      meaning: 'Matched columns replace their values, and the books are corrected. Payments don’t change.',
    },
    create: { label: 'Add them again', meaning: 'Everything in the file becomes a new document.' },
  },
  worth: 'Total of documents',
  undoLead: `The ${many} it added are cancelled and deleted, and those it updated get their old values back. Whatever was changed or paid since stays as it is, and so does every ${contact} added with them.`,
});

/** What documents become where they're issued: posted on their day. */
const issuedDocuments = {
  label: 'Issued documents',
  meaning: 'They’re posted on their issue date and keep their number where it’s free.',
};

export const salesImportWords: ImportKindWords = {
  ...documentWords('sale', 'sales', 'customer'),
  list: 'Sales',
  lead: lead('an invoice or receipt'),
  becomes: {
    draft: {
      label: 'Drafts',
      meaning: 'Nothing is posted until you issue them. Payments aren’t imported.',
    },
    issued: issuedDocuments,
  },
};

export const billImportWords: ImportKindWords = {
  ...documentWords('bill', 'bills', 'vendor'),
  list: 'Bills',
  lead: lead('a bill'),
  becomes: {
    draft: {
      label: 'Drafts',
      meaning: 'Nothing is posted until you approve them. Payments aren’t imported.',
    },
    issued: {
      label: 'Approved bills',
      meaning: 'They’re posted on their issue date, and their items are added to stock.',
    },
  },
};

export const orderImportWords: ImportKindWords = {
  ...documentWords('purchase order', 'purchase orders', 'vendor'),
  list: 'Purchase orders',
  lead: lead('a purchase order'),
  becomes: {
    draft: { label: 'Drafts', meaning: 'They aren’t orders until you issue them.' },
    issued: {
      label: 'Issued orders',
      meaning: 'They keep their number where it’s free. Orders aren’t posted.',
    },
  },
};

/** What the pages of an import ask and say of documents alone. */
export const importDocumentWords = {
  question: 'What should they become?',
  paidBy: 'Payments were made by',
  rowsAdded: 'Rows added',
  rowsUpdated: 'Rows updated',
  rowsLeft: 'Rows left as they are',
  rowsWithErrors: 'Rows with errors',
  rowsUndone: 'Rows undone',
  rowsKept: 'Rows kept',
  rowsRefused: 'Rows that couldn’t be undone',
  totalRows: 'Total rows',
  rowsProgress: ({ done, all }: { done: string; all: string }) => `${done} of ${all} rows undone`,
  startFile: 'Import this file',
  stockByParts: ({ atOnce }: { atOnce: string }) =>
    `This preview tests ${atOnce} rows at a time. It doesn’t see stock that earlier rows use up, so later rows may still fail during the import.`,
  warnings: 'Check before you import',
  exportHint: ({ documents, accounts, paid }: Record<'documents' | 'accounts' | 'paid', boolean>) => {
    if (paid)
      return 'Issued ones, with a row for each line and what’s paid as one payment, as a file you can import. Drafts, cancelled ones, credits, write-offs and attached files aren’t in it.';
    if (accounts) return 'All active ones with their opening balances, as a file you can import.';
    return documents
      ? 'Issued ones, with a row for each line, as a file you can import. Drafts, cancelled ones, bills, advances and attached files aren’t in it.'
      : 'All except deleted ones, as a file you can import.';
  },
  exportOwn: ({ many }: { many: string }) => `Download your ${many}`,
} as const;
