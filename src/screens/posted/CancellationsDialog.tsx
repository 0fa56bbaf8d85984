import { useState } from 'react';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { knowsNotes } from '../../domain/next-step/situation.ts';
import type { CreditNoteView } from '../../domain/posted/view.ts';
import { creditNotes as words } from '../../domain/words/credit-notes.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { calledBy } from '../document/called.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { creditNoteCommandsOf } from './credit-note-sides.ts';
import { NoteRows } from './NoteRows.tsx';
import type { PostedDialogProps } from './posted-commands.ts';
import { SendCreditNoteDialog } from './SendCreditNoteDialog.tsx';

/** The papers that say a document is cancelled, each with its PDF; those of cancellations that were undone too. */
export function CancellationsDialog({ document, onDone, onClose }: PostedDialogProps) {
  const { id: businessId } = useBusiness();
  const may = useMay();
  /** The one that is being sent. */
  const [sent, setSent] = useState<CreditNoteView | null>(null);
  const { id, kind, currency, cancellations } = document;
  const { permissions } = kindSpec(kind);
  if (sent)
    return (
      <SendCreditNoteDialog
        document={document}
        note={sent}
        lead={words.sendCancellationLead}
        onDone={onDone}
        onClose={() => setSent(null)}
      />
    );
  return (
    <Dialog
      title={words.listTitle({ several: words.cancellation, number: calledBy(document) })}
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      <NoteRows
        notes={cancellations}
        known={knowsNotes(document)}
        currency={currency}
        remarksOf={() => []}
        pdf={
          may(`${permissions}.export`)
            ? (note) => creditNoteCommandsOf(kind).creditNotePdf(businessId, id, note.id)
            : null
        }
        onSend={may(`${permissions}.reshare`) ? setSent : null}
      />
    </Dialog>
  );
}
