import type { DayFormat, DecimalSign } from '../import/formats.ts';
import type { ImportStatus, WhenHere } from '../import/run.ts';
import { counted } from './counted.ts';

/** What the pages of an import say. */
export const importWords = {
  title: 'Import items',
  link: 'Import',
  inventory: 'Inventory',
  steps: 'Steps of the import',
  step: { choose: 'Choose a file', match: 'Match columns', review: 'Review', run: 'Import' },

  chooseTitle: 'Choose a file',
  chooseLead:
    'A CSV or TSV file with one item per row and column names in the first row: up to 20 MB, 100,000 rows and 100 columns. You see what it will do before anything is imported.',
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
  unmatched: ({ names }: { names: string }) => `Columns that aren’t imported: ${names}.`,
  readingTitle: 'How the file is written',
  dayFormat: 'Dates',
  decimalSign: 'Numbers',
  whenHere: 'Items you already have',
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
  openingValue: 'Opening stock',
  tried: ({ tried, sound, faulty }: { tried: string; sound: string; faulty: string }) =>
    `The first ${tried} rows were tried out. Of the others, ${sound} can be read and ${faulty} have errors.`,
  capped: ({ fit, all }: { fit: string; all: string }) =>
    `Your plan has room for ${fit} of ${all} new items. Import those, or upgrade your plan first.`,
  noRoom: 'Your plan has no room for new items. Upgrade your plan, or delete items you don’t need.',
  plans: 'See plans',
  again: 'Import this file again',
  sameFile: ({ day }: { day: string }) => `You imported this file before, on ${day}.`,
  nothing: 'There’s nothing to import: every row has errors or is left as it is.',
  mendTitle: 'Errors to correct',
  mendLead: 'Rows with errors aren’t imported. You can download and correct them afterwards.',
  chooseFor: ({ field, value }: { field: string; value: string }) => `${field} for “${value}”`,
  keepError: 'Leave these rows out',
  /** @param shown the count as the locale writes it */
  inRows: (rows: number, shown: string) => counted(rows, 'row', 'rows', shown),
  lines: ({ lines, more }: { lines: string; more: boolean }) => `Line ${lines}${more ? ' and more' : ''}`,
  rowsTitle: 'Rows',
  line: 'Line',
  item: 'Item',
  outcome: 'What happens',
  why: 'Why',
  outcomes: {
    created: 'Added',
    updated: 'Updated',
    skipped: 'Left as it is',
    failed: 'Error',
    capped: 'No room in your plan',
  },
  start: (items: number, shown: string) => `Import ${counted(items, 'item', 'items', shown)}`,
  tryAgain: 'Try again',

  runTitle: ({ file }: { file: string }) => `Import of ${file}`,
  progress: ({ done, all }: { done: string; all: string }) => `${done} of ${all} rows`,
  undoProgress: ({ done, all }: { done: string; all: string }) => `${done} of ${all} items undone`,
  goesOn: 'You can leave this page. The import goes on without it.',
  by: ({ name, when }: { name: string; when: string }) => `Uploaded by ${name} on ${when}`,
  stop: 'Stop',
  resume: 'Resume',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoLead:
    'Items it added are deleted with their opening stock, and items it updated get their old values back. Items that were changed or used since stay as they are.',
  undoKeep: 'Keep it',
  errorFile: 'Download rows with errors',
  errorHint: 'Correct them in your spreadsheet program and upload that file.',
  undoneCount: 'Undone',
  keptCount: 'Kept',
  refusedCount: 'Couldn’t be undone',
  leftTitle: 'Items that weren’t undone',
  seeItems: 'See items',
  another: 'Import another file',

  history: 'Import history',
  noHistory: 'Files you import are listed here.',
  file: 'File name',
  status: 'Status',
  on: 'Import date',
  total: 'Total items',
  success: 'Success',
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

export const whenHereWords: Readonly<Record<WhenHere, { label: string; meaning: string }>> = {
  skip: {
    label: 'Leave them as they are',
    meaning: 'Only new items are added. An item is known by its SKU, barcode or name.',
  },
  update: {
    label: 'Update them',
    meaning: 'Matched columns replace their values. Quantity and cost in stock don’t change.',
  },
  create: {
    label: 'Add them again',
    meaning: 'Every row becomes a new item. Rows whose SKU is taken have errors.',
  },
};
