import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { CancelChoices } from '../../api/documents/posted.ts';
import type { PaymentsChoice } from '../../domain/documents/credit-note.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import { isPositive } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { postedActs as acts, type PostedWords, cancelDocument as words } from '../../domain/words/posted.ts';
import { cancelDocumentFlow } from '../../machines/posted/cancel-document.flow.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { tellOne } from '../document/plain-commands.ts';
import { RefundRateField } from '../document/RefundRateField.tsx';
import { useBusiness } from '../frame/business.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { EffectsView } from '../kit/effects/EffectsView.tsx';
import { inspected } from '../kit/inspected.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { GoodsQuestion, PaymentsQuestion } from './CancelChoices.tsx';
import type { PostedDialogProps } from './posted-commands.ts';
import { wordsOfKind } from './posted-words.ts';

/** Cancels a document: what becomes of its payments, whether its goods came back, then what this will do, then the act. */
export function CancelDialog({ document, commands, onDone, onClose }: PostedDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { kind, subtype: noun } = document;
  const labels = wordsOfKind(kind);
  const paid = formatMoney(document.paid, document.currency, locale);
  useEffect(EffectsView.intend, []);
  const [state, dispatch] = useMachine(
    cancelDocumentFlow.provide({
      actors: {
        preview: fromPromise(({ input }: { input: CancelChoices }) =>
          commands.previewCancellation(businessId, document.id, input),
        ),
        cancel: fromPromise(async ({ input }: { input: CancelChoices }) => {
          await tellOne(`${kind}.cancel ${document.id}`, (intentKey) =>
            commands.cancel({ businessId, intentKey }, [document.id], input),
          );
        }),
      },
    }),
    { ...inspected(), input: { hasPayments: isPositive(document.paid), hasGoods: document.goodsLeft } },
  );
  const { payments, goods, rate, onDay, effects, problem, hasPayments, hasGoods } = state.context;
  const wrongDay = problem?.fields.find(({ field }) => field === 'onDay')?.message;

  useFlowEnd(state.value, { cancelled: onDone, kept: onClose });

  const choosing = state.hasTag('payments');
  const returning = state.hasTag('goods');
  const asks = state.hasTag('asking');
  const planned = state.hasTag('planned');
  const steps = [
    ...(hasPayments ? [words.paymentsStep] : []),
    ...(hasGoods ? [words.goodsStep] : []),
    dialogWords.whatThisWillDo,
  ];
  const step = choosing ? words.paymentsStep : returning ? words.goodsStep : dialogWords.whatThisWillDo;
  const named = !hasPayments
    ? acts.cancel({ documents: noun })
    : payments === 'credit'
      ? labels.cancelAndKeep({ paid })
      : labels.cancelAndRefund({ paid });
  const label = asks ? words.next : state.hasTag('refused') ? dialogWords.tryAgain : named;
  return (
    <FlowDialog
      title={words.cancelNumbered({ document: noun, number: document.number ?? '' })}
      lead={leadOf(labels, asks || !hasPayments, payments, { paid, party: document.to.name })}
      steps={steps}
      current={steps.indexOf(step)}
      act={{
        label,
        onPress: () => dispatch({ type: asks || state.hasTag('refused') ? 'step.next' : 'cancel.confirm' }),
        pending: state.hasTag('busy'),
        danger: !asks,
      }}
      held={state.hasTag('held')}
      onBack={steps.indexOf(step) > 0 ? () => dispatch({ type: 'step.back' }) : undefined}
      keep={words.keep({ document: noun })}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {choosing && (
        <Stack>
          <PaymentsQuestion
            kind={kind}
            paid={paid}
            value={payments}
            onChange={(value) => dispatch({ type: 'choice.pick', payments: value })}
          />
          {payments === 'refund' && (
            <RefundRateField
              appears
              id="cancel-rate"
              problem={problem?.fields.find(({ field }) => field === 'rate')?.message}
              currency={document.currency}
              onDay={onDay}
              value={rate}
              onChange={(next) => dispatch({ type: 'choice.pick', payments, rate: next })}
            />
          )}
        </Stack>
      )}
      {returning && (
        <GoodsQuestion value={goods} onChange={(value) => dispatch({ type: 'goods.pick', goods: value })} />
      )}
      {!asks && (
        <Stack>
          {state.hasTag('refused') && (
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
            today={document.today}
            min={document.issuedOn}
            onChange={(day) => day !== onDay && dispatch({ type: 'day.pick', onDay: day })}
          />
          {effects && planned && (
            <>
              <EffectsView effects={effects} currency={homeCurrency} statusOf={plannedStatusOf(document)} />
              <p className="quiet">
                {words.reversedOn({ day: formatDay(isDay(onDay) ? onDay : document.today, locale, 'long') })}
              </p>
            </>
          )}
        </Stack>
      )}
    </FlowDialog>
  );
}

const leadOf = (
  labels: PostedWords,
  undecided: boolean,
  payments: PaymentsChoice,
  values: { paid: string; party: string },
) => {
  if (undecided) return labels.noLongerOwed(values);
  return payments === 'credit' ? labels.keepsPaid(values) : labels.getsBack(values);
};
