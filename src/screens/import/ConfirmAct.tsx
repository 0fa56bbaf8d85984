import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import { type ImportView, isNew } from '../../domain/import/run.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';
import { callsOf } from './import-acts.ts';
import { useImportKind } from './import-kind.tsx';

/** Acts that are asked about once more. */
const confirmTexts = {
  undo: { title: words.undoTitle, keep: words.undoKeep },
  discard: { title: words.discardTitle, keep: words.discardKeep },
  remove: { title: words.removeTitle, keep: words.removeKeep },
} as const;

export interface ConfirmActProps {
  run: Pick<ImportView, 'id' | 'status'>;
  act: keyof typeof confirmTexts;
  label: string;
  onClose: () => void;
}

/** Asks before an import is undone, discarded or taken off the list. */
export function ConfirmAct({ run, act, label, onClose }: ConfirmActProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const { words: kindWords } = useImportKind();
  const leads = {
    undo: kindWords.undoLead,
    discard: words.discardLead,
    remove: isNew(run) ? words.removeDraftLead : words.removeLead,
  } as const;
  const commit = async () => {
    const { message } = await once(`import.${act} ${run.id}`, (intentKey) =>
      ask(callsOf[act], { businessId, id: run.id }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  };
  return (
    <CommandDialog
      {...confirmTexts[act]}
      lead={leads[act]}
      label={label}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
