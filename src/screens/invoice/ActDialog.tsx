import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { send } from '../../api/client/client.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { InvoiceView } from '../../api/queries/invoices.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import { confirmFlow } from '../../machines/confirm/confirm.flow.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FlowDialog } from '../kit/FlowDialog.tsx';
import { ShownEffects } from '../kit/ShownEffects.tsx';
import { useBusiness } from '../shell/business.ts';

interface ActDialogProps {
  invoice: InvoiceView;
  /** The act as the preview call names it; left out for acts that post nothing. */
  preview?: 'issue' | 'undo-cancel' | 'write-off' | 'undo-write-off';
  title: string;
  lead: string;
  /** The act in the words of its button. */
  label: string;
  commit: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** One plain command on an invoice: what it will do, then the act. */
export function ActDialog({ invoice, preview, title, lead, label, commit, onDone, onClose }: ActDialogProps) {
  const { id: businessid } = useBusiness();
  const [state, dispatch] = useMachine(
    confirmFlow.provide({
      actors: {
        preview: fromPromise(async () => {
          if (!preview) return null;
          const body = { businessid, InvoiceId: invoice.id, act: preview };
          return (await send(invoiceCalls.previewEffects, { body })).data;
        }),
        commit: fromPromise(commit),
      },
    }),
  );
  const { effects, problem } = state.context;

  const ended = state.value;
  useEffect(() => {
    if (ended === 'done') onDone();
    if (ended === 'left') onClose();
  }, [ended, onDone, onClose]);

  const refused = state.matches('refused');
  return (
    <FlowDialog
      title={title}
      lead={lead}
      steps={['What this will do']}
      current={0}
      act={{
        label: refused ? 'Try again' : label,
        onPress: () => dispatch({ type: refused ? 'act.retry' : 'act.confirm' }),
        pending: state.matches('previewing') || state.matches('submitting'),
      }}
      held={state.matches('submitting')}
      keep="Leave it"
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {refused && (
        <ErrorSummary
          attempt={1}
          problems={[{ text: problem?.message ?? '' }]}
          title="This can’t be done now"
        />
      )}
      {effects && !refused && !state.matches('previewing') && (
        <ShownEffects
          effects={effects}
          currency={invoice.currency}
          statusOf={(status) => invoiceStatus[status]!}
        />
      )}
    </FlowDialog>
  );
}
