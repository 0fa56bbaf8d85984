import { useLocation } from 'wouter';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { ImportKind } from '../../domain/import/run.ts';
import { importButton, exportButton as words } from '../../domain/words/lists.ts';
import { useMay } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { toast } from '../kit/notices/toast.ts';

/** Makes a file of what is listed, and saves it. */
export const exportAct = (make: () => Promise<{ url: string; name: string }>): MenuAct => ({
  key: 'export',
  label: words.exportList,
  onPress: async () => {
    try {
      const [{ url, name }, { fetchFile }] = await Promise.all([make(), import('../kit/fetch-file.ts')]);
      fetchFile(url);
      toast.success(words.downloading({ name }));
    } catch (problem) {
      toast.refusal(problem);
    }
  },
});

/** Leads from a list to the import of what it lists; none where the role may not add to it. */
export const useImportActs = (kind: ImportKind | undefined, add: PermissionKey): MenuAct[] => {
  const may = useMay();
  const [, navigate] = useLocation();
  if (!kind || !may('inventory.import') || !may(add)) return [];
  return [{ key: 'import', label: importButton.importFile, onPress: () => navigate(importAt(kind)) }];
};
