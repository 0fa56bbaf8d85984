import { once } from '../../api/client/intent.ts';
import { formatMoney } from '../../domain/format.ts';
import { minus } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import { owed } from '../../domain/posted/facts.ts';
import { settledBy } from '../../domain/posted/received.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import * as dialogWords from '../../domain/words/dialog.ts';
import * as words from '../../domain/words/record-payment.ts';
import { useTaking } from '../document/use-taking.ts';
import { DateField } from '../kit/DateField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FlowDialog } from '../kit/FlowDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { ForeignPaymentFields } from './ForeignPaymentFields.tsx';
import type { PostedDialogProps } from './posted-commands.ts';
import { wordsOfKind } from './posted-words.ts';

/** Records a payment; a surplus asks whether it stays with whoever it was paid to. */
export function TakePaymentDialog({ document, commands, onDone, onClose }: PostedDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { currency } = document;
  const said = wordsOfKind(document.kind);
  const foreign = currency !== homeCurrency;
  const rest = owed(document.standing.facts);
  const payment = useTaking({
    kind: 'document',
    owing: [{ id: document.id, currency, owed: rest }],
    draft: firstDraft(document),
    record: async ({ draft, surplus }) => {
      const answer = await once(`payment.record ${document.id}`, (intentKey) =>
        commands.recordPayment({ businessId, intentKey }, document.id, { draft, surplus }, foreign),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { problems, field, isAsking: asking, isBusy, change, dispatch } = payment;
  const { draft } = payment.taking;
  const money = (amount: string) => formatMoney(amount, currency, locale);

  const surplus = asking ? money(minus(settledBy(draft, { owed: rest, currency }, homeCurrency), rest)) : '';
  return (
    <FlowDialog
      title={words.title({ document: document.number ?? '' })}
      lead={
        asking
          ? words.moreThanOwed({ surplus, owed: money(rest) })
          : said.owedBy({ owed: money(rest), party: document.to.name })
      }
      steps={[words.step]}
      current={0}
      act={{
        label: asking ? said.keepSurplus({ surplus }) : words.record,
        onPress: () => dispatch(asking ? { type: 'surplus.keep' } : { type: 'payment.submit' }),
        pending: isBusy,
      }}
      held={isBusy}
      onBack={asking ? () => dispatch({ type: 'surplus.correct' }) : undefined}
      keep={dialogWords.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {asking ? (
        <p>{said.surplusExplained({ party: document.to.name })}</p>
      ) : (
        <Stack>
          <ErrorSummary attempt={problems.length} problems={problems} />
          <MoneyField
            {...field('amount')}
            label={words.amount}
            currency={draft.inHome ? homeCurrency : currency}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
          />
          {foreign && (
            <ForeignPaymentFields
              {...{ document, homeCurrency, draft }}
              rate={field('rate')}
              onSwitch={() => dispatch({ type: 'currency.switch' })}
              onRate={(rate) => change({ rate })}
            />
          )}
          <PaymentModeField label={words.paidBy} value={draft.mode} onChange={(mode) => change({ mode })} />
          <DateField
            {...field('onDay')}
            label={words.paidOn}
            value={draft.onDay}
            max={document.today}
            onChange={(onDay) => change({ onDay })}
          />
          <TextField
            label={words.note}
            optional
            maxLength={500}
            value={draft.memo}
            onChange={(memo) => change({ memo })}
          />
        </Stack>
      )}
    </FlowDialog>
  );
}

/** At the document's own rate, today, the way of the last payment. */
const firstDraft = (document: PostedView): Partial<PaymentDraft> => ({
  rate: document.rate,
  mode: document.lastPaymentMode ?? 1,
  onDay: document.today,
});
