import { once } from '../../api/client/intent.ts';
import { recordPayment } from '../../api/commands/payments.ts';
import { formatMoney } from '../../domain/format.ts';
import { owed } from '../../domain/invoice/facts.ts';
import { settledBy } from '../../domain/invoice/received.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import { minus } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
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

interface TakePaymentDialogProps {
  invoice: InvoiceView;
  onDone: () => void;
  onClose: () => void;
}

/** Records a payment; a surplus asks whether it becomes the customer's credit. */
export function TakePaymentDialog({ invoice, onDone, onClose }: TakePaymentDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { currency } = invoice;
  const foreign = currency !== homeCurrency;
  const rest = owed(invoice.standing.facts);
  const payment = useTaking({
    kind: 'document',
    owing: [{ id: invoice.id, currency, owed: rest }],
    draft: firstDraft(invoice),
    record: async ({ draft, surplus }) => {
      const answer = await once(`payment.record ${invoice.id}`, (intentKey) =>
        recordPayment({ businessId, intentKey }, invoice, { draft, surplus }, foreign),
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
      title={words.title({ document: invoice.number ?? '' })}
      lead={
        asking
          ? words.moreThanOwed({ surplus, owed: money(rest) })
          : words.owedBy({ owed: money(rest), customer: invoice.to.name })
      }
      steps={[words.step]}
      current={0}
      act={{
        label: asking ? words.keepAsCredit({ surplus }) : words.record,
        onPress: () => dispatch(asking ? { type: 'surplus.keep' } : { type: 'payment.submit' }),
        pending: isBusy,
      }}
      held={isBusy}
      onBack={asking ? () => dispatch({ type: 'surplus.correct' }) : undefined}
      keep={dialogWords.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {asking ? (
        <p>{words.surplusExplained({ customer: invoice.to.name })}</p>
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
              {...{ invoice, homeCurrency, draft }}
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
            max={invoice.today}
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

/** At the invoice's own rate, today, the way the customer paid last. */
const firstDraft = (invoice: InvoiceView): Partial<PaymentDraft> => ({
  rate: invoice.rate,
  mode: invoice.lastPaymentMode ?? 1,
  onDay: invoice.today,
});
