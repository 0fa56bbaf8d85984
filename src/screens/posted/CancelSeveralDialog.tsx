import { useMachine } from '@xstate/react';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { isPositive, plus } from '../../domain/money.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { postedActs as acts, cancelDocument as words } from '../../domain/words/posted.ts';
import { cancelDocumentFlow } from '../../machines/posted/cancel-document.flow.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { counted } from '../document/counted.ts';
import { useBusiness } from '../frame/business.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { inspected } from '../kit/inspected.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { GoodsQuestion, PaymentsQuestion } from './CancelChoices.tsx';
import { cancelSeveral, planSeveral } from './cancel-several.ts';
import { PlannedDocument } from './PlannedDocument.tsx';
import { joinedEffects, type Planned } from './several.ts';

interface CancelSeveralDialogProps {
  documents: readonly [PostedView, ...PostedView[]];
  commands: PostedCommands;
  onDone: (answer: BulkAnswer) => void;
  onClose: () => void;
}

/** Cancels several: one answer for all their payments, one for all their goods, then what becomes of each, then the act. */
export function CancelSeveralDialog({ documents, commands, onDone, onClose }: CancelSeveralDialogProps) {
  const { id: businessid } = useBusiness();
  const locale = useLocale();
  const [planned, setPlanned] = useState<readonly Planned<PostedView>[]>([]);
  const answer = useRef<BulkAnswer | null>(null);
  const able = planned.flatMap(({ document, effects }) => (effects ? [document] : []));
  const paid = paidIn(documents, locale);
  const [state, dispatch] = useMachine(
    cancelDocumentFlow.provide({
      actors: {
        preview: fromPromise(async ({ input, signal }) => {
          const found = await planSeveral(commands, businessid, documents, input);
          // Another day was picked meanwhile, and is planned by itself.
          if (!signal.aborted) setPlanned(found);
          return joinedEffects(found);
        }),
        cancel: fromPromise(async ({ input }) => {
          answer.current = await cancelSeveral(commands, businessid, able, input);
        }),
      },
    }),
    {
      ...inspected(),
      input: { hasPayments: paid !== '', hasGoods: documents.some(({ goodsLeft }) => goodsLeft) },
    },
  );
  const { payments, goods, onDay, problem, hasPayments, hasGoods } = state.context;
  const wrongDay = problem?.fields.find(({ field }) => field === 'onDay')?.message;
  const { today } = documents[0];

  useFlowEnd(state.value, { cancelled: () => answer.current && onDone(answer.current), kept: onClose });

  const choosing = state.hasTag('payments');
  const returning = state.hasTag('goods');
  const refused = state.hasTag('refused');
  const asks = state.hasTag('asking');
  const steps = [
    ...(hasPayments ? [words.paymentsStep] : []),
    ...(hasGoods ? [words.goodsStep] : []),
    dialogWords.whatThisWillDo,
  ];
  const current = steps.indexOf(
    choosing ? words.paymentsStep : returning ? words.goodsStep : dialogWords.whatThisWillDo,
  );
  const going = able.length > 0 ? able : documents;
  return (
    <FlowDialog
      title={acts.cancel({ documents: counted(documents) })}
      lead={documents.length === 1 ? words.leadOfOne : words.leadOfSeveral}
      steps={steps}
      current={current}
      act={{
        label: asks
          ? words.next
          : refused
            ? dialogWords.tryAgain
            : acts.cancel({ documents: counted(going) }),
        onPress: () => dispatch({ type: asks || refused ? 'step.next' : 'cancel.confirm' }),
        pending: state.hasTag('busy'),
        danger: !asks,
      }}
      held={state.hasTag('held')}
      onBack={current > 0 ? () => dispatch({ type: 'step.back' }) : undefined}
      keep={documents.length === 1 ? words.keepIt : words.keepThem}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {choosing && (
        <PaymentsQuestion
          kind={documents[0].kind}
          paid={paid}
          value={payments}
          onChange={(value) => dispatch({ type: 'choice.pick', payments: value })}
        />
      )}
      {returning && (
        <GoodsQuestion value={goods} onChange={(value) => dispatch({ type: 'goods.pick', goods: value })} />
      )}
      {!asks && (
        <Stack>
          {refused && (
            <ErrorSummary
              attempt={1}
              problems={[{ text: problem?.message ?? '', ...(wrongDay && { fieldId: 'cancel-day' }) }]}
              title={dialogWords.cannotBeDone}
            />
          )}
          <ActDayField
            id="cancel-day"
            problem={wrongDay}
            value={onDay}
            today={today}
            min={documents.map(({ issuedOn }) => issuedOn).sort()[0]}
            onChange={(day) => day !== onDay && dispatch({ type: 'day.pick', onDay: day })}
          />
          {state.hasTag('planned') && (
            <>
              {planned.map((one) => (
                <PlannedDocument
                  key={one.document.id}
                  planned={one}
                  party={one.document.to.name}
                  refused={words.cannotBeCancelled}
                />
              ))}
              <p className="quiet">
                {words.reversedOn({ day: formatDay(isDay(onDay) ? onDay : today, locale, 'long') })}
              </p>
            </>
          )}
        </Stack>
      )}
    </FlowDialog>
  );
}

/** What has been paid on all of them, by currency: "$50.00 and €30.00"; empty where nothing was. */
const paidIn = (documents: readonly PostedView[], locale: string): string => {
  const sums = new Map<string, string>();
  for (const { currency, paid } of documents)
    if (isPositive(paid)) sums.set(currency, plus(sums.get(currency) ?? '0', paid));
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency, locale)).join(' and ');
};
