import { transferActEffects } from '../../api/queries/transfers.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FlowDialog } from '../kit/FlowDialog.tsx';
import { Stack } from '../kit/Stack.tsx';
import { useFlowEnd } from '../kit/use-flow-end.ts';
import { useBusiness } from '../shell/business.ts';
import { ActEffects } from './ActEffects.tsx';
import type { PlainAct } from './transfer-acts.ts';
import { useMoveStock } from './use-move-stock.ts';

export interface MoveDialogProps {
  act: PlainAct;
  transfer: { id: string; number: string; source: string; destination: string };
  /** Does it; rejects with its problem. */
  commit: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** A transfer is cancelled or goes back: what that will do with the goods, then the act. */
export function MoveDialog({ act, transfer, commit, onDone, onClose }: MoveDialogProps) {
  const { id: businessId } = useBusiness();
  const [state, dispatch] = useMoveStock(
    { types: 'nothing', typed: { of: 'nothing' } },
    {
      preview: async (_, signal) => ({
        of: 'acting',
        acting: await transferActEffects(businessId, transfer.id, act, null, signal),
      }),
      commit: async () => {
        await commit();
        return true;
      },
    },
  );
  useFlowEnd(state.value, { sent: onDone, left: onClose });
  const { effects, problem } = state.context;
  const isRefused = state.hasTag('refused');
  const { title, lead } = transferPages.transferWords.acts[act];
  return (
    <FlowDialog
      title={title(transfer.number)}
      lead={lead}
      steps={[transferPages.transferWords.effects]}
      current={0}
      act={{
        label: isRefused ? dialogWords.tryAgain : transferPages.transferWords[act],
        onPress: () => dispatch({ type: isRefused ? 'act.retry' : 'act.confirm' }),
        pending: state.hasTag('busy') || state.hasTag('planning'),
      }}
      held={state.hasTag('held')}
      keep={transferPages.transferWords.keep}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {isRefused && problem && !problem.handledElsewhere && (
          <ErrorSummary attempt={1} problems={[{ text: problem.message }]} title={dialogWords.cannotBeDone} />
        )}
        {effects?.of === 'acting' && !isRefused && !state.hasTag('planning') && (
          <ActEffects effects={effects.acting} source={transfer.source} destination={transfer.destination} />
        )}
      </Stack>
    </FlowDialog>
  );
}
