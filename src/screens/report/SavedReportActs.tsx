import { useState } from 'react';
import { savedReportCalls } from '../../api/calls/saved-report.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { savedReportWords as words } from '../../domain/words/saved-reports.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { toast } from '../kit/notices/toast.ts';
import type { SavedReport } from './saved-reports.ts';

/** The form of a saved report, fetched when it is opened. */
export const SavedReportForm = lazyDialog(() =>
  import('./SavedReportDialog.tsx').then((file) => file.SavedReportDialog),
);

/** What can be done with saved reports, and the dialog of what is being done; nothing for who may not. */
export const useSavedReportActs = (onDeleted: () => void = () => {}) => {
  const [doing, setDoing] = useState<{ act: 'edit' | 'delete'; saved: SavedReport } | null>(null);
  const close = () => setDoing(null);
  return {
    actsOf: (saved: SavedReport): MenuAct[] =>
      saved.mayChange
        ? [
            { key: 'edit', label: words.edit, onPress: () => setDoing({ act: 'edit', saved }) },
            {
              key: 'delete',
              label: words.delete,
              danger: true,
              onPress: () => setDoing({ act: 'delete', saved }),
            },
          ]
        : [],
    dialog: doing && (
      <>
        {doing.act === 'edit' && (
          <SavedReportForm
            saved={doing.saved}
            report={doing.saved.report}
            query={doing.saved.query}
            onClose={close}
          />
        )}
        {doing.act === 'delete' && <DeleteDialog saved={doing.saved} onDone={onDeleted} onClose={close} />}
      </>
    ),
  };
};

interface DeleteDialogProps {
  saved: SavedReport;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a saved report goes, with its mail. */
function DeleteDialog({ saved: { id, name }, onDone, onClose }: DeleteDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  async function remove() {
    const { message } = await once(`saved-report.delete ${id}`, (intentKey) =>
      ask(savedReportCalls.deleteSavedReport, { businessId, id }, { intentKey }),
    );
    onDone();
    await refresh();
    toast.success(message);
  }
  return (
    <CommandDialog
      title={words.deleteTitle(name)}
      lead={words.deleteLead}
      label={words.delete}
      danger
      keep={words.keep}
      commit={remove}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
