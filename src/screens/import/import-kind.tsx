import { createContext, type ReactNode, use } from 'react';
import type { ImportKindSpec } from '../../domain/import/kind.ts';
import { importKindSpecs } from '../../domain/import/kinds.ts';
import type { ImportKind } from '../../domain/import/run.ts';
import {
  accountsAt,
  customersAt,
  documentListAt,
  expensesAt,
  itemsAt,
  journalAt,
  vendorsAt,
} from '../frame/addresses.ts';

/** The list of what a kind of import makes. */
const lists: Readonly<Record<ImportKind, string>> = {
  customers: customersAt,
  vendors: vendorsAt,
  inventory: itemsAt,
  expenses: expensesAt,
  sales: documentListAt('invoice'),
  bills: documentListAt('bill'),
  'purchase-orders': documentListAt('order'),
  accounts: accountsAt,
  'journal-entries': journalAt(),
};

/** A kind of import as its page knows it. */
export interface PageKind {
  kind: ImportKind;
  spec: ImportKindSpec;
  words: ImportKindSpec['words'];
  listAt: string;
}

const KindContext = createContext<ImportKind>('inventory');

/** What is imported on the page it is asked in. */
export const useImportKind = (): PageKind => {
  const kind = use(KindContext);
  const spec = importKindSpecs[kind];
  return { kind, spec, words: spec.words, listAt: lists[kind] };
};

export const OfKind = ({ kind, children }: { kind: ImportKind; children: ReactNode }) => (
  <KindContext value={kind}>{children}</KindContext>
);
