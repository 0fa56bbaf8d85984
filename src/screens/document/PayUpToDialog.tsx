import type { ReactNode } from 'react';
import type { Told } from '../../api/client/command.ts';
import { once } from '../../api/client/intent.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { exceedsOwed, type Owing, type PaymentDraft } from '../../domain/payment/taking.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { payOpeningWords as words } from '../../domain/words/contacts.ts';
import { recordPayment } from '../../domain/words/payments.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { Columns } from '../kit/Stack.tsx';
import { BankField } from './BankField.tsx';
import { TakingDialog } from './TakingDialog.tsx';
import { useTaking } from './use-taking.ts';

interface PayUpToDialogProps {
  title: string;
  lead: string;
  /** What its amount and its day are called, and what is said of more than can be paid. */
  labels: Record<'amount' | 'onDay' | 'tooMuch', string>;
  /** What is paid, up to all of it. */
  owing: Owing;
  first: Pick<PaymentDraft, 'mode' | 'onDay' | 'rate'>;
  /** Under its rate, where it is in a foreign currency. */
  rateHint: string;
  /** Names the payment, so that it is recorded once however often it is sent. */
  act: string;
  record: (draft: PaymentDraft, intentKey: string) => Promise<Told>;
  /** What follows from what is typed, above the day. */
  follows?: (draft: PaymentDraft) => ReactNode;
  /** It takes a note. */
  noted?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** A payment of one amount that is paid up to all of it, beside documents: an opening balance, an advance. */
export function PayUpToDialog({
  labels,
  owing,
  first,
  rateHint,
  act,
  record,
  follows,
  noted = false,
  ...dialog
}: PayUpToDialogProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { currency } = owing;
  const payment = useTaking({
    kind: 'opening',
    owing: [owing],
    draft: first,
    record: async ({ draft }) => {
      toast.success((await once(act, (intentKey) => record(draft, intentKey))).message);
    },
    onDone: dialog.onDone,
    onClose: dialog.onClose,
  });
  const { change, field, taking } = payment;
  const { amount, rate, mode, bankId, onDay, memo } = taking.draft;
  return (
    <TakingDialog
      title={dialog.title}
      lead={dialog.lead}
      label={words.record(isReadableAmount(amount) ? formatMoney(amount, currency, locale) : null)}
      payment={payment}
    >
      <Columns>
        <MoneyField
          {...field('amount', exceedsOwed(taking) ? labels.tooMuch : undefined)}
          label={labels.amount}
          currency={currency}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        {currency !== homeCurrency && (
          <NumberField
            {...field('rate')}
            label={words.exchangeRate}
            hint={rateHint}
            unit={homeCurrency}
            form={rateForm(locale)}
            value={rate}
            onChange={(next) => change({ rate: next })}
          />
        )}
        <PaymentModeField label={words.paidBy} value={mode} onChange={(next) => change({ mode: next })} />
      </Columns>
      <BankField
        {...field('bankId')}
        mode={mode}
        value={bankId}
        onChange={(next) => change({ bankId: next })}
      />
      {follows?.(taking.draft)}
      <DateField
        {...field('onDay')}
        label={labels.onDay}
        value={onDay}
        onChange={(next) => change({ onDay: next })}
        max={first.onDay}
      />
      {noted && (
        <TextField
          label={recordPayment.reference}
          optional
          maxLength={500}
          value={memo}
          onChange={(next) => change({ memo: next })}
        />
      )}
    </TakingDialog>
  );
}
