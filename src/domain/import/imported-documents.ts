import type { DocumentKind } from '../documents/kind.ts';
import type { ImportKind } from './run.ts';

/** The import that brings documents of a kind from a file; none for what comes from no file. */
export const importOf: Readonly<Partial<Record<DocumentKind, ImportKind>>> = {
  invoice: 'sales',
  bill: 'bills',
  order: 'purchase-orders',
};
