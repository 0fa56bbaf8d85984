import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { importOf } from '../../domain/import/imported-documents.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { exportAct, useImportActs } from './file-acts.ts';
import { HeadActs } from './HeadActs.tsx';

interface DocumentFilesProps {
  kind: DocumentKind;
  /** Makes a file of what is listed, where there is something and the role may. */
  make: Parameters<typeof exportAct>[0] | false | undefined;
  /** What else stands at the head of the list. */
  others: readonly MenuAct[];
}

/** What a list of documents has at its head beside its primary act: its file, and their import where there is one. */
export function DocumentFiles({ kind, make, others }: DocumentFilesProps) {
  const [first] = kindSpec(kind).types;
  const imports = useImportActs(importOf[kind], `${documentTypes[first].permissions}.add`);
  return <HeadActs acts={[...others, ...(make ? [exportAct(make)] : []), ...imports]} />;
}
