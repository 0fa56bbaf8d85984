import { useMachine } from '@xstate/react';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { isPositive } from '../../domain/money.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { batchWords, paySeveral as words } from '../../domain/words/payments.ts';
import { confirmFlow } from '../../machines/confirm/confirm.flow.ts';
import { calledOf } from '../document/called.ts';
import type { BulkQuestionProps } from '../document/use-bulk.ts';
import { useBusiness } from '../frame/business.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { inspected } from '../kit/inspected.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import { BankAndRateFields } from './BankAndRateFields.tsx';
import { ChosenDocuments, type ChosenDocumentsProps } from './ChosenDocuments.tsx';
import { PaidOnFields } from './PaidOnFields.tsx';
import { PlannedPayment } from './PlannedPayment.tsx';
import {
  type BankAndRateByCurrency,
  owedOn,
  type PayBatch,
  paymentsOver,
  planPayments,
  recordPayments,
  surplusOffers,
} from './pay-several.ts';
import { SurplusFirst } from './SurplusFirst.tsx';
import type { Planned } from './several.ts';
import { joinedEffects } from './several.ts';

const dayId = 'payment-onDay';

interface PayProps {
  commands: PostedCommands;
  pay: PayBatch;
}

interface PayChosenDialogProps extends BulkQuestionProps<PostedRow>, PayProps {
  view: ChosenDocumentsProps['view'];
}

/** Asks before documents picked on a list are paid: first looks up whom they are of and what is owed now. */
export function PayChosenDialog({ view, rows, ...props }: PayChosenDialogProps) {
  const [applied, setApplied] = useState(false);
  return (
    <ChosenDocuments rows={rows} view={view} afresh={applied} onClose={props.onClose}>
      {(documents) => (
        <SurplusFirst
          kind={documents[0].kind}
          offers={applied ? [] : surplusOffers(documents)}
          apply={props.commands.applySurplus}
          onApplied={() => setApplied(true)}
        >
          <PayOwed {...props} documents={documents} />
        </SurplusFirst>
      )}
    </ChosenDocuments>
  );
}

/** Of what was picked, that which still owes something; all of it may be settled by what was paid before. */
function PayOwed({ documents, ...props }: PaySeveralDialogProps) {
  const owing = documents.filter((document) => isPositive(owedOn(document)));
  const [first, ...others] = owing.length > 0 ? owing : documents;
  return <PaySeveralDialog {...props} documents={[first!, ...others]} />;
}

interface PaySeveralDialogProps extends Omit<BulkQuestionProps<PostedRow>, 'rows'>, PayProps {
  documents: readonly [PostedView, ...PostedView[]];
}

/** Pays several in full, one payment for each contact and currency: how the money moves, what each payment comes to, then the act. */
export function PaySeveralDialog({ documents, commands, pay, onDone, onClose }: PaySeveralDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const [first] = documents;
  const labels = words.paySeveralWords[kindSpec(first.kind).side ?? owedByCustomers];
  const [mode, setMode] = useState<PaymentMode>(first.lastPaymentMode ?? 2);
  const [byCurrency, setByCurrency] = useState<BankAndRateByCurrency>({});
  const [onDay, setOnDay] = useState('');
  const [memo, setMemo] = useState('');
  const [planned, setPlanned] = useState<readonly Planned<PostedView>[]>([]);
  const answer = useRef<BulkAnswer | null>(null);
  const payments = paymentsOver(planned.flatMap(({ document, effects }) => (effects ? [document] : [])));
  const chosen = { businessId, homeCurrency, mode, byCurrency, onDay, memo };
  const [state, dispatch] = useMachine(
    confirmFlow.provide({
      actors: {
        preview: fromPromise(async (): Promise<NamedEffects | null> => {
          const found = await planPayments(commands, chosen, documents);
          setPlanned(found);
          return joinedEffects(found);
        }),
        commit: fromPromise(async () => {
          // A day that one of them can't take is refused before any is recorded.
          if (onDay !== '') await planPayments(commands, chosen, documents);
          answer.current = await recordPayments(pay, chosen, payments, words.done);
        }),
      },
    }),
    inspected(),
  );
  useFlowEnd(state.value, { done: () => answer.current && onDone(answer.current), left: onClose });
  const refused = state.hasTag('refused');
  const planning = state.hasTag('planning');
  const none = !refused && !planning && payments.length === 0;
  const problem = refused ? state.context.problem : null;
  const wrongDay = problem?.fields.find(({ field }) => field === 'onDay')?.message;

  return (
    <FlowDialog
      title={words.title}
      lead={labels.lead}
      steps={[dialogWords.whatThisWillDo]}
      current={0}
      act={
        none
          ? null
          : {
              label: refused ? dialogWords.tryAgain : words.record({ count: payments.length }),
              onPress: () => dispatch({ type: refused ? 'act.retry' : 'act.confirm' }),
              pending: state.hasTag('busy'),
            }
      }
      held={state.hasTag('held')}
      keep={dialogWords.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {refused && (
          <ErrorSummary
            attempt={1}
            problems={[{ text: problem?.message ?? '', fieldId: wrongDay && dayId }]}
            {...(!wrongDay && { title: dialogWords.cannotBeDone })}
          />
        )}
        {!none && (
          <>
            <PaymentModeField label={batchWords.paidBy} value={mode} onChange={setMode} />
            <BankAndRateFields
              currencies={[...new Set(documents.map(({ currency }) => currency))]}
              mode={mode}
              byCurrency={byCurrency}
              rateHint={labels.rateHint}
              onChange={setByCurrency}
            />
            <PaidOnFields
              onDay={{ id: dayId, problem: wrongDay, value: onDay, onChange: setOnDay }}
              memo={{ value: memo, onChange: setMemo }}
              today={first.today}
            />
          </>
        )}
        {!planning &&
          payments.map((payment) => (
            <PlannedPayment key={payment.id} payment={payment} planned={planned} byCurrency={byCurrency} />
          ))}
        {planned.map(
          ({ document, reason }) =>
            reason !== null && (
              <Notice key={document.id}>
                {calledOf(document)}. {words.refused({ reason })}
              </Notice>
            ),
        )}
      </Stack>
    </FlowDialog>
  );
}
