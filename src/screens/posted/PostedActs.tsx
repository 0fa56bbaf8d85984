import type { ReactNode } from 'react';
import { postedQuestions as questions, postedActs as words } from '../../domain/words/posted.ts';
import { calledBy } from '../document/called.ts';
import { useBusiness } from '../frame/business.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { ActDialog } from './ActDialog.tsx';
import { ApplyToDocumentDialog } from './ApplyToDocumentDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { commandsOn, type PostedDialogProps } from './posted-commands.ts';
import { wordsOfKind } from './posted-words.ts';
import { TakePaymentDialog } from './TakePaymentDialog.tsx';

/** Rarely opened, and fetched when they are. */
const load = () => import('./credit-note-dialogs.ts');
const GiveBackDialog = lazyDialog(() => load().then((file) => file.GiveBackDialog));
const CancellationsDialog = lazyDialog(() => load().then((file) => file.CancellationsDialog));
const WriteOffDialog = lazyDialog(() => import('./WriteOffDialog.tsx').then((file) => file.WriteOffDialog));
const CreditNotesDialog = lazyDialog(() => load().then((file) => file.CreditNotesDialog));

interface PostedActsProps extends PostedDialogProps {
  act: string;
  /** What is said before it is issued. */
  issueLead: string;
}

/** The dialog of an act that has one. Acts without a dialog are carried out by the page itself. */
export function PostedActs({ act, issueLead, ...common }: PostedActsProps): ReactNode {
  const { id } = useBusiness();
  const { document } = common;
  const commands = commandsOn(id, document, common.commands);
  const labels = wordsOfKind(document.kind);
  const noun = document.subtype;
  const name = calledBy(document);
  switch (act) {
    case 'payments':
      return <PaymentsDialog {...common} />;
    case 'give-back':
      return <GiveBackDialog {...common} />;
    case 'credit-notes':
      return <CreditNotesDialog {...common} />;
    case 'cancellations':
      return <CancellationsDialog {...common} />;
    case 'credit':
      return <ApplyToDocumentDialog {...common} />;
    case 'pay':
      return <TakePaymentDialog {...common} />;
    case 'cancel':
      return <CancelDialog {...common} />;
    case 'issue':
      return (
        <ActDialog
          {...common}
          preview="issue"
          title={labels.issueTitle({ document: noun })}
          lead={issueLead}
          label={labels.issue({ document: noun })}
          commit={commands.issue}
        />
      );
    case 'undo-cancel':
      return (
        <ActDialog
          {...common}
          preview="undo-cancel"
          title={questions.undoCancellationOf({ document: name })}
          lead={labels.undoCancellationLead}
          label={words.undoCancellation}
          commit={commands.reinstate}
        />
      );
    case 'write-off':
      return <WriteOffDialog {...common} name={name} />;
    case 'undo-write-off':
      return (
        <ActDialog
          {...common}
          preview="undo-write-off"
          title={labels.undoForgivenOf({ document: name })}
          lead={questions.undoForgivenLead}
          label={labels.undoForgiven}
          commit={commands.undoForgiven}
        />
      );
    default:
      return null;
  }
}
