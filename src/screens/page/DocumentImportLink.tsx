import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import type { ImportKind } from '../../domain/import/run.ts';
import { ImportLink } from './ImportLink.tsx';

/** The import that brings documents of a kind; none for what is in no file. */
const imports: Readonly<Partial<Record<DocumentKind, ImportKind>>> = {
  ...{ invoice: 'sales', bill: 'bills', order: 'purchase-orders' },
};

/** Leads from a list of documents to their import. */
export function DocumentImportLink({ kind }: { kind: DocumentKind }) {
  const imported = imports[kind];
  const [first] = kindSpec(kind).types;
  return imported ? <ImportLink kind={imported} add={`${documentTypes[first].permissions}.add`} /> : null;
}
