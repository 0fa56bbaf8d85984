import { counted, everywhere, type Values } from './everywhere.ts';

/** A list as a file. */
export const listFile = {
  tooManyRows: ({ limit }: { limit: string }) =>
    `A file can have at most ${limit} rows. Narrow the list, for example by date.`,
  totalAtHome: ({ homeCurrency }: { homeCurrency: string }) => `Total in ${homeCurrency}`,
  outstandingAtHome: ({ homeCurrency }: { homeCurrency: string }) => `Outstanding in ${homeCurrency}`,

  // The head of a file of documents
  number: 'Number',
  type: 'Type',
  otherParty: { customer: 'Customer', vendor: 'Vendor' } as const,
  reference: 'Reference',
  madeFrom: 'Made from',
  due: 'Due',
  expected: 'Expected',
  status: 'Status',
  currency: 'Currency',
  total: 'Total',
  outstanding: 'Outstanding',
};

/** A list, whatever of. */
export const listPage = {
  statuses: 'Statuses',
  nothingMatches: everywhere.nothingMatches,
  showEverything: 'Show everything',

  // Which days it is of
  thisMonth: 'This month',
  thisYear: 'This year',
  customDates: 'Custom dates',
  allDates: 'All dates',
  dates: 'Dates',
  due: 'Due',
  anyDueDay: 'Any due date',
  dueBy: ({ to }: Values<'to'>) => `Due by ${to}`,
  dueFrom: ({ from }: Values<'from'>) => `Due from ${from}`,
  dueWithin: ({ span }: Values<'span'>) => `Due ${span}`,
  period: 'Period',

  // What opens the others on a phone
  filters: 'Filters',
};

/** A list's table, and what stands around it. */
export const listTable = {
  // Its rows
  actions: 'Actions',
  selectAll: 'Select all on this page',
  select: ({ record }: { record: string }) => `Select ${record}`,
  actionsFor: ({ record }: { record: string }) => `Actions for ${record}`,

  // Its filters
  from: 'From',
  to: 'to',

  // Its pages
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  range: ({ from, to, total }: Values<'from' | 'to' | 'total'>) => `${from}–${to} of ${total}`,
};

/** A list as a file, once its button is there. */
export const exportButton = {
  exportList: 'Export',
  downloading: ({ name }: { name: string }) => `Downloading ${name}.`,
};

/** What the bar under a list says of the rows that are selected. */
export const selection = {
  name: 'Selected rows',
  selected: ({ count }: { count: number }) => `${count} selected`,
  clear: 'Clear selection',
  clearKey: 'Esc',
};

/** What leads to an import. */
export const importButton = {
  importFile: 'Import',
};

/** What rows are called that stand in a business from its first day. */
export const firstRows = {
  otherCategory: 'Other',
};

/** What is read while several documents are saved as one file. */
export const downloadSeveral = {
  fileName: ({ count }: { count: number }) => `${counted(count, 'document', 'documents')}.pdf`,
  downloaded: 'Downloaded as one PDF.',
  notMade: 'This PDF couldn’t be made. Try again.',
};
