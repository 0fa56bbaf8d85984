import { accountImport } from './account-row.ts';
import { customerImport, vendorImport } from './contact-row.ts';
import { billImport, orderImport, salesImport } from './document-reader.ts';
import { entryImport } from './entry-row.ts';
import { expenseImport } from './expense-row.ts';
import { itemImport } from './item-row.ts';
import type { ImportKindSpec } from './kind.ts';
import type { ImportKind } from './run.ts';

/** Every kind of import by its name; what takes a kind takes its row of this. Source: answers-2.md, Q53. */
export const importKindSpecs: Readonly<Record<ImportKind, ImportKindSpec>> = {
  customers: customerImport,
  vendors: vendorImport,
  inventory: itemImport,
  expenses: expenseImport,
  sales: salesImport,
  bills: billImport,
  'purchase-orders': orderImport,
  accounts: accountImport,
  'journal-entries': entryImport,
};
