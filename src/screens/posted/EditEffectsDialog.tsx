import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { editEffects as words } from '../../domain/words/documents.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { EffectsView } from '../kit/effects/EffectsView.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';

export interface EditEffectsDialogProps {
  kind: DocumentKind;
  /** Asks the server what saving the typing as it is now would do. */
  ask: () => Promise<NamedEffects>;
  onClose: () => void;
}

/** What saving would do, entry by entry and with the goods it moves; or why it would be refused. */
export function EditEffectsDialog({ kind, ask, onClose }: EditEffectsDialogProps) {
  const { homeCurrency } = useBusiness();
  useEffect(EffectsView.intend, []);
  // Asked anew each time it is opened: what is typed is another by then.
  const { data, error } = useQuery({
    queryKey: ['what an edit does', useId()],
    queryFn: ask,
    retry: false,
    gcTime: 0,
  });
  return (
    <Dialog
      title={words.whatChanges}
      lead={words.nothingIsSaved}
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      {error && (
        <ErrorSummary attempt={1} problems={[{ text: error.message }]} title={dialogWords.cannotBeDone} />
      )}
      {!error && !data && <SkeletonRows rows={4} />}
      {data && <EffectsView effects={data} currency={homeCurrency} statusOf={plannedStatusOf({ kind })} />}
    </Dialog>
  );
}
