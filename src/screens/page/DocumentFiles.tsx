import type { ComponentProps } from 'react';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { importOf } from '../../domain/import/imported-documents.ts';
import { ExportButton } from './ExportButton.tsx';
import { ImportLink } from './ImportLink.tsx';

interface DocumentFilesProps {
  kind: DocumentKind;
  /** Makes a file of what is listed, where there is something and the role may. */
  make: ComponentProps<typeof ExportButton>['make'] | false | undefined;
}

/** What a list of documents is taken out of and brought in by: its file, and their import where there is one. */
export function DocumentFiles({ kind, make }: DocumentFilesProps) {
  const { types } = kindSpec(kind);
  const importedAs = importOf[kind];
  const [first] = types;
  return (
    <>
      {make && <ExportButton make={make} />}
      {importedAs && <ImportLink kind={importedAs} add={`${documentTypes[first].permissions}.add`} />}
    </>
  );
}
