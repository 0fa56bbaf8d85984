import { type ReactNode, useCallback, useState } from 'react';
import type { ContactsAsked } from '../../api/calls/contacts-asked.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { exportButton } from '../../domain/words/lists.ts';
import { useMay } from '../frame/business.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

const ExportDialog = lazyDialog(() => import('./ExportDialog.tsx').then((file) => file.ExportDialog));

interface ExportedList {
  /** What the list is narrowed to, and its order. */
  list: Omit<ContactsAsked, 'page'>;
  total: number;
  /** The rows picked by their boxes. */
  picked: readonly string[];
}

/** The export of a list of contacts: the act on all of it, the one on picked rows, and the dialog both open. None of it where the role may not. */
export const useContactExport = (role: ContactRole, { list, total, picked }: ExportedList) => {
  const may = useMay()(`${role}.export`);
  /** The rows whose export is asked about, of which none is all of the list; null while none is. */
  const [exportIds, setExportIds] = useState<readonly string[] | null>(null);
  const end = useCallback(() => setExportIds(null), []);
  const act = { key: 'Export', label: exportButton.exportList, onPress: () => setExportIds(picked) };
  return {
    head: may && total > 0 ? [{ ...act, onPress: () => setExportIds([]) }] : [],
    acts: may ? [act] : [],
    dialog: (exportIds && (
      <ExportDialog
        contactRole={role}
        list={list}
        picked={exportIds}
        count={exportIds.length || total}
        onDone={end}
        onClose={end}
      />
    )) satisfies ReactNode,
  };
};
