import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import type { ImportView } from '../../domain/import/run.ts';
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
} as const;

export interface ConfirmActProps {
  run: ImportView;
  act: keyof typeof confirmTexts;
  label: string;
  onClose: () => void;
}

/** Asks before an import is undone or discarded. */
export function ConfirmAct({ run, act, label, onClose }: ConfirmActProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const { words: kindWords } = useImportKind();
  const lead = act === 'undo' ? kindWords.undoLead : words.discardLead;
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
      lead={lead}
      label={label}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
