import type { DayFormat, DecimalSign } from '../import/formats.ts';
import type { ImportKind, ImportStatus } from '../import/run.ts';
import { counted } from './counted.ts';
import type { Values } from './values.ts';

/** What the pages of an import say. */
export const importWords = {
  kindTitle: 'What do you want to import?',
  kindHolds: {
    customers: 'Names, addresses, tax numbers, terms and what they owe you.',
    vendors: 'Names, addresses, tax numbers, terms and what you owe them.',
    inventory: 'Prices, costs, barcodes and how many you have. A Shopify export works as it is.',
    expenses: 'What you spent, when, on what and with which tax.',
    sales: 'Invoices and receipts with their lines and payments.',
    bills: 'Bills with their lines and payments.',
    'purchase-orders': 'Orders you placed, line by line.',
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
  readAs: ({ shown }: { shown: string }) => `Then it’s ${shown}.`,
  notRead: 'Then it can’t be read.',
  back: 'Back',

  reviewTitle: 'What this import will do',
  reviewing: 'Trying the import…',
  added: 'Added',
  updated: 'Updated',
  left: 'Left as they are',
  errors: 'With errors',
  tried: ({ tried, sound, faulty }: { tried: string; sound: string; faulty: string }) =>
    `The first ${tried} rows were tried out. Of the others, ${sound} can be read and ${faulty} have errors.`,
  capped: ({ many, fit, all }: { many: string; fit: string; all: string }) =>
    `Your plan has room for ${fit} of ${all} new ${many}. Import those, or upgrade your plan first.`,
  mayNotFit: ({ many, fit, all }: { many: string; fit: string; all: string }) =>
    `Your plan has room for ${fit} new ${many}, and up to ${all} in this file are new. Import those that fit, or upgrade your plan first.`,
  noRoom: ({ many }: { many: string }) =>
    `Your plan has no room for new ${many}. Upgrade your plan, or delete ${many} you don’t need.`,
  plans: 'See plans',
  again: 'Import this file again',
  farDays: ({ rows, shown, line, day }: { rows: number } & Values<'shown' | 'line' | 'day'>) =>
    rows === 1
      ? `A row has a date far from today: ${day} (row ${line}). It isn’t imported unless you choose to.`
      : `${shown} rows have dates far from today, such as ${day} (row ${line}). They aren’t imported unless you choose to.`,
  takeFarDays: 'Import rows with dates far from today',
  sameFile: ({ day }: { day: string }) => `You imported this file before, on ${day}.`,
  nothing: 'There’s nothing to import: every row has errors or is left as it is.',
  mendTitle: 'Rows that aren’t imported',
  mendLead: 'You can download these rows after the import, with the reason beside each.',
  chooseFor: ({ field, value }: { field: string; value: string }) => `${field} for “${value}”`,
  keepError: 'Leave these rows out',
  /** @param shown the count as the locale writes it */
  inRows: (rows: number, shown: string) => counted(rows, 'row', 'rows', shown),
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
  start: ({ one, many }: { one: string; many: string }, rows: number, shown: string) =>
    `Import ${counted(rows, one, many, shown)}`,
  tryAgain: 'Try again',

  runTitle: ({ file }: { file: string }) => `Import of ${file}`,
  progress: ({ done, all }: { done: string; all: string }) => `${done} of ${all} rows`,
  undoProgress: ({ many, done, all }: { many: string; done: string; all: string }) =>
    `${done} of ${all} ${many} undone`,
  goesOn: 'You can leave this page. The import continues without it.',
  by: ({ name, when }: { name: string; when: string }) => `Uploaded by ${name} on ${when}`,
  stop: 'Stop',
  resume: 'Resume',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoKeep: 'Keep it',
  errorFile: 'Download these rows',
  errorHint: 'The file says why. Correct the rows in your spreadsheet program and upload that file.',
  undoneCount: 'Undone',
  keptCount: 'Kept',
  refusedCount: 'Couldn’t be undone',
  leftTitle: 'What wasn’t undone',
  leftMore: ({ more }: { more: string }) => `And ${more} more.`,
  seeAll: ({ many }: { many: string }) => `See ${many}`,
  another: 'Import another file',

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
