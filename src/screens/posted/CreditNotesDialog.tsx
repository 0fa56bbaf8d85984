import { useState } from 'react';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { minus } from '../../domain/money.ts';
import { knowsNotes } from '../../domain/next-step/situation.ts';
import { creditedStatusOf } from '../../domain/posted/credit-state.ts';
import type { CreditNoteView } from '../../domain/posted/view.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { creditNotes as words } from '../../domain/words/credit-notes.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { postedLifecycle } from '../../machines/posted/posted.refusing.ts';
import { allows } from '../../machines/standing.ts';
import { calledBy } from '../document/called.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { creditNoteCommandsOf, creditNoteWordsOf } from './credit-note-sides.ts';
import { NoteRows } from './NoteRows.tsx';
import type { PostedDialogProps } from './posted-commands.ts';
import { SendCreditNoteDialog } from './SendCreditNoteDialog.tsx';

/** What was given back on a document: each with its PDF, and one that stands can be undone here. */
export function CreditNotesDialog({ document, onDone, onClose }: PostedDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const may = useMay();
  const [confirming, setConfirming] = useState<CreditNoteView | null>(null);
  /** The one that is being sent. */
  const [sent, setSent] = useState<CreditNoteView | null>(null);
  const { id, kind, currency, version } = document;
  const labels = creditNoteWordsOf(kind);
  const commands = creditNoteCommandsOf(kind);
  const { entered, permissions } = kindSpec(kind);
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const standing = document.creditNotes.filter(({ undone }) => !undone);
  const canUndo = (note: CreditNoteView) =>
    may(`${permissions}.delete`) &&
    allows(postedLifecycle, document.standing, { type: 'creditNote.undo', index: standing.indexOf(note) });

  if (sent)
    return (
      <SendCreditNoteDialog document={document} note={sent} onDone={onDone} onClose={() => setSent(null)} />
    );
  if (confirming)
    return (
      <CommandDialog
        title={labels.undoTitle({ number: confirming.number })}
        lead={words.undoLead}
        label={words.undoIt}
        preview={{
          ask: () => commands.previewUndoGiveBack(businessId, id, confirming.id),
          currency: homeCurrency,
          statusOf: creditedStatusOf(document),
        }}
        commit={async () => {
          await tellOnce(`${kind}.undoGiveBack ${confirming.id} ${version}`, (intentKey) =>
            commands.undoGiveBack({ businessId, intentKey }, id, confirming.id),
          );
        }}
        onDone={onDone}
        onClose={() => setConfirming(null)}
      />
    );
  return (
    <Dialog
      title={words.listTitle({ several: labels.several, number: calledBy(document) })}
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      <NoteRows
        notes={document.creditNotes}
        known={knowsNotes(document)}
        currency={currency}
        remarksOf={(note) => [
          note.paidBack && words.wasPaidBack({ amount: money(minus(note.amount, note.settled)) }),
          note.reason,
        ]}
        pdf={may(`${permissions}.export`) ? (note) => commands.creditNotePdf(businessId, id, note.id) : null}
        onSend={!entered && may(`${permissions}.reshare`) ? setSent : null}
        more={(note) =>
          !note.undone &&
          canUndo(note) && (
            <Button aria-label={words.undoOf({ number: note.number })} onClick={() => setConfirming(note)}>
              {words.undo}
            </Button>
          )
        }
      />
    </Dialog>
  );
}
