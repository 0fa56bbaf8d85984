import { payable, receivable } from '../../src/domain/books/side.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { accountActs } from './import-accounts.ts';
import { contactActs } from './import-contacts.ts';
import { documentActs } from './import-documents.ts';
import { entryActs } from './import-entries.ts';
import { expenseActs } from './import-expenses.ts';
import { itemActs } from './import-items.ts';
import type { ImportActs, ImportEngineKind } from './import-kind.ts';

const actsOf: Readonly<Record<ImportKind, ImportActs>> = {
  customers: contactActs(receivable),
  vendors: contactActs(payable),
  inventory: itemActs,
  expenses: expenseActs,
  sales: documentActs('invoice'),
  bills: documentActs('bill'),
  'purchase-orders': documentActs('order'),
  accounts: accountActs,
  'journal-entries': entryActs,
};

/** A kind by its name, with all the engine asks of it. */
export const engineKind = (kind: ImportKind): ImportEngineKind => ({
  spec: importKindSpecs[kind],
  acts: actsOf[kind],
});
