import { fileLimits, type ImportKindWords, seenBefore } from './import-kinds.ts';

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

export const salesImportWords: ImportKindWords = {
  ...documentWords('sale', 'sales', 'customer'),
  list: 'Sales',
  lead: lead('an invoice or receipt'),
};

export const billImportWords: ImportKindWords = {
  ...documentWords('bill', 'bills', 'vendor'),
  list: 'Bills',
  lead: lead('a bill'),
};

export const orderImportWords: ImportKindWords = {
  ...documentWords('purchase order', 'purchase orders', 'vendor'),
  list: 'Purchase orders',
  lead: lead('a purchase order'),
};
