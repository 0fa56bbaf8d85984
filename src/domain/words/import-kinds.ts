import { importLimits } from '../import/limits.ts';
import type { WhenHere } from '../import/run.ts';

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
  whenHere: Readonly<Record<WhenHere, { label: string; meaning: string }>>;
  /** What its rows bring into the books. */
  worth: string;
  undoLead: string;
}

const plain = (count: number) => count.toLocaleString('en');
const { bytes, rows, columns, cell } = importLimits;
/** What a file of any kind may be at most. */
export const fileLimits = `up to ${plain(bytes / 1_048_576)} MB, ${plain(rows)} rows, ${plain(columns)} columns and ${plain(cell)} characters per cell.`;
export const seenBefore = 'You see what it will do before anything is imported.';
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
