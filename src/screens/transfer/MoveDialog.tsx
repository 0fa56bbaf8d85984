import { transferCalls } from '../../api/calls/transfer.ts';
import { ask } from '../../api/client/ask.ts';
import { type Day, dayIn } from '../../domain/day.ts';
import { formatDay } from '../../domain/values/format.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import type { TypedMove } from '../../machines/transfer/move-stock.flow.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { useBusiness } from '../frame/business.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { ActEffects } from './ActEffects.tsx';
import type { PlainAct } from './transfer-acts.ts';
import { useMoveStock } from './use-move-stock.ts';

export interface MoveDialogProps {
  act: PlainAct;
  transfer: { id: string; number: string; source: string; destination: string; onDay: Day };
  /** Does it, on a day that is empty for today; rejects with its problem. */
  commit: (onDay: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** The day that was picked; empty for today. */
const dayOf = (typed: TypedMove | null): string => (typed?.of === 'nothing' ? typed.onDay : '');

/** A transfer is cancelled, today or on a past day, or goes back: what that will do with the goods, then the act. */
export function MoveDialog({ act, transfer, commit, onDone, onClose }: MoveDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const locale = useLocale();
  const [state, dispatch] = useMoveStock(
    { types: 'nothing', typed: { of: 'nothing', onDay: '' } },
    {
      preview: async (typed, signal) => ({
        of: 'acting',
        acting: await ask(
          transferCalls.previewTransferAct,
          { businessId, id: transfer.id, act, onDay: dayOf(typed) || undefined },
          { signal },
        ),
      }),
      commit: async (typed) => {
        await commit(dayOf(typed));
        return true;
      },
    },
  );
  useFlowEnd(state.value, { sent: onDone, left: onClose });
  const { effects, problem, typed } = state.context;
  const isRefused = state.hasTag('refused');
  const onDay = dayOf(typed);
  const wrongDay = isRefused ? problem?.fields.find(({ field }) => field === 'onDay')?.message : undefined;
  const { title, lead } = transferPages.transferWords.acts[act];
  return (
    <FlowDialog
      title={title(transfer.number)}
      lead={lead(isDay(onDay) ? formatDay(onDay, locale, 'long') : null)}
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
          <ErrorSummary
            attempt={1}
            problems={[{ text: wrongDay ?? problem.message, ...(wrongDay && { fieldId: 'transfer-day' }) }]}
            title={dialogWords.cannotBeDone}
          />
        )}
        {effects?.of === 'acting' && !isRefused && !state.hasTag('planning') && (
          <ActEffects effects={effects.acting} source={transfer.source} destination={transfer.destination} />
        )}
        {act === 'cancel' && (
          <ActDayField
            id="transfer-day"
            problem={wrongDay}
            value={onDay}
            today={dayIn(timeZone, new Date())}
            min={transfer.onDay}
            movesOnly
            onChange={(day) => day !== onDay && dispatch({ type: 'day.pick', onDay: day })}
          />
        )}
      </Stack>
    </FlowDialog>
  );
}
