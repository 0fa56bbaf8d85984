import { accountReader } from './account-row.ts';
import { customerReader, vendorReader } from './contact-row.ts';
import { documentReader } from './document-reader.ts';
import { entryReader } from './entry-row.ts';
import { expenseReader } from './expense-row.ts';
import { billColumnNames, orderColumnNames, salesColumnNames } from './import-files.words.ts';
import { itemReader } from './item-row.ts';
import type { ImportReader } from './reader.ts';
import type { ImportKind } from './run.ts';

/** How the rows of every kind are read. */
export const importReaders: Readonly<Record<ImportKind, ImportReader>> = {
  customers: customerReader,
  vendors: vendorReader,
  inventory: itemReader,
  expenses: expenseReader,
  sales: documentReader('invoice', salesColumnNames),
  bills: documentReader('bill', billColumnNames),
  'purchase-orders': documentReader('order', orderColumnNames),
  accounts: accountReader,
  'journal-entries': entryReader,
};
