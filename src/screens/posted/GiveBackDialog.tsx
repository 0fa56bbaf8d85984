import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { minus } from '../../domain/money.ts';
import { creditedStatusOf } from '../../domain/posted/credit-state.ts';
import { type Crediting, creditingTotal, exceedsOwed } from '../../domain/posted/crediting.ts';
import { owed } from '../../domain/posted/facts.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { creditNotes as words } from '../../domain/words/credit-notes.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { giveBackFlow } from '../../machines/posted/give-back.flow.ts';
import { BankField } from '../document/BankField.tsx';
import { calledBy } from '../document/called.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { RefundRateField } from '../document/RefundRateField.tsx';
import { useBusiness } from '../frame/business.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { EffectsView } from '../kit/effects/EffectsView.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { inspected } from '../kit/inspected.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { creditNoteCommandsOf, creditNoteWordsOf } from './credit-note-sides.ts';
import { GiveBackLines } from './GiveBackLines.tsx';
import type { PostedDialogProps } from './posted-commands.ts';
import { wordsOfKind } from './posted-words.ts';

/** Nothing typed yet: goods change hands, a surplus is kept, and it is dated today. */
const begun = (document: PostedView): Crediting => ({
  lines: document.creditable,
  shippingLeft: document.creditableShipping,
  shipping: '',
  currency: document.currency,
  owed: owed(document.standing.facts),
  typed: {},
  reason: '',
  onDay: document.today,
  goods: 'back',
  surplus: 'credit',
  mode: document.lastPaymentMode ?? 1,
  bankId: '',
  rate: '',
});

/** Gives goods or a part of the price back: what of each line, what becomes of a rest, what this will do, then the act. */
export function GiveBackDialog({ document, onDone, onClose }: PostedDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { id, kind, currency, version } = document;
  const labels = creditNoteWordsOf(kind);
  const commands = creditNoteCommandsOf(kind);
  useEffect(EffectsView.intend, []);
  const [state, dispatch] = useMachine(
    giveBackFlow.provide({
      actors: {
        preview: fromPromise(({ input }: { input: Crediting }) =>
          commands.previewGiveBack(businessId, id, input),
        ),
        giveBack: fromPromise(async ({ input }: { input: Crediting }) => {
          await tellOnce(`${kind}.giveBack ${id} ${version}`, (intentKey) =>
            commands.giveBack({ businessId, intentKey }, id, input),
          );
        }),
      },
    }),
    { ...inspected(), input: begun(document) },
  );
  useFlowEnd(state.value, { given: onDone, left: onClose });

  const { effects, problem, ...crediting } = state.context;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const amount = creditingTotal(crediting);
  const surplus = money(minus(amount, crediting.owed));
  const asksMoney = exceedsOwed(crediting);
  const [choosing, settling] = [state.hasTag('lines'), state.hasTag('money')];
  const [planned, refused] = [state.hasTag('planned'), state.hasTag('refused')];
  const steps = [words.linesStep, ...(asksMoney ? [words.moneyStep] : []), dialogWords.whatThisWillDo];
  const step = choosing ? words.linesStep : settling ? words.moneyStep : dialogWords.whatThisWillDo;
  const asks = choosing || settling;
  return (
    <FlowDialog
      title={labels.title({ number: calledBy(document) })}
      lead={labels.lead({ party: document.to.name })}
      steps={steps}
      current={steps.indexOf(step)}
      act={{
        label: asks ? words.next : refused ? dialogWords.tryAgain : labels.confirm({ amount: money(amount) }),
        onPress: () => dispatch({ type: asks || refused ? 'step.next' : 'giveBack.confirm' }),
        pending: state.hasTag('busy'),
      }}
      held={state.hasTag('held')}
      onBack={choosing ? undefined : () => dispatch({ type: 'step.back' })}
      keep={dialogWords.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {choosing && (
        <GiveBackLines
          document={document}
          crediting={crediting}
          problem={problem}
          total={money(amount)}
          dispatch={dispatch}
        />
      )}
      {settling && (
        <Stack>
          <ChoiceField
            label={labels.surplusQuestion({ surplus })}
            value={crediting.surplus}
            onChange={(picked) =>
              dispatch({
                type: 'draft.change',
                patch: { surplus: picked === 'refund' ? 'refund' : 'credit' },
              })
            }
            choices={[
              { value: 'credit', label: labels.keep({ surplus }), meaning: wordsOfKind(kind).keepPaidMeans },
              { value: 'refund', label: labels.payBack({ surplus }), meaning: labels.payBackMeans },
            ]}
          />
          {crediting.surplus === 'refund' && (
            <>
              <RefundRateField
                appears
                id="give-back-rate"
                problem={problem?.fields.find(({ field }) => field === 'rate')?.message}
                currency={currency}
                onDay={crediting.onDay === document.today ? '' : crediting.onDay}
                value={crediting.rate}
                onChange={(rate) => dispatch({ type: 'draft.change', patch: { rate } })}
              />
              <PaymentModeField
                label={words.paidBackBy}
                value={crediting.mode}
                onChange={(mode) => dispatch({ type: 'draft.change', patch: { mode } })}
              />
              <BankField
                id="give-back-bank"
                problem={undefined}
                mode={crediting.mode}
                value={crediting.bankId}
                onChange={(bankId) => dispatch({ type: 'draft.change', patch: { bankId } })}
              />
            </>
          )}
        </Stack>
      )}
      {refused && (
        <ErrorSummary
          attempt={1}
          problems={[{ text: problem?.message ?? '' }]}
          title={dialogWords.cannotBeDone}
        />
      )}
      {effects && planned && (
        <EffectsView effects={effects} currency={homeCurrency} statusOf={creditedStatusOf(document)} />
      )}
    </FlowDialog>
  );
}
