import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { ImportKind } from '../../domain/import/run.ts';
import { importFile } from '../../domain/words/import-button.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { useMay } from '../shell/business.ts';
import { importAt } from '../shell/transfer-addresses.ts';

/** Leads from a list to the import of what it lists, where the role may add to it. */
export function ImportLink({ kind, add }: { kind: ImportKind; add: PermissionKey }) {
  const may = useMay();
  if (!may('inventory.import') || !may(add)) return null;
  return <ButtonLink href={importAt(kind)}>{importFile}</ButtonLink>;
}
