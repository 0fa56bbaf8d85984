import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { ImportLink } from './ImportLink.tsx';

/** Leads from a list of documents to their import, where a file of them can be imported. */
export function DocumentImportLink({ kind }: { kind: DocumentKind }) {
  const { importedAs, types } = kindSpec(kind);
  const [first] = types;
  return importedAs && <ImportLink kind={importedAs} add={`${documentTypes[first].permissions}.add`} />;
}
