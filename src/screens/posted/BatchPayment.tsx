import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Asks } from '../../api/client/asks.ts';
import type { Asked, Told } from '../../api/client/command.ts';
import { once } from '../../api/client/intent.ts';
import type { BatchPayment as Batch } from '../../api/documents/payment.ts';
import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { Day } from '../../domain/day.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { compare, isReadableAmount, minus, sum } from '../../domain/money.ts';
import { currencyOfTaking, isFaultyShare, type PaymentDraft, sharesOf } from '../../domain/payment/taking.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { batchWords, batchWordsOf } from '../../domain/words/payments.ts';
import { BankField } from '../document/BankField.tsx';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
import { useBusiness } from '../frame/business.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { Columns } from '../kit/Stack.tsx';
import { BankChargeField } from './BankChargeField.tsx';
import { PaidOnFields } from './PaidOnFields.tsx';

const Shares = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    maxHeight: '40dvh',
    overflowY: 'auto',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr minmax(140px, 40%)',
      gap: '3',
      alignItems: 'center',
    },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

/** What is known of a payment before it is recorded, as a bank's statement shows it. */
export type KnownPayment = Pick<PaymentDraft, 'amount' | 'onDay' | 'bankId' | 'mode'>;

interface BatchPaymentProps {
  kind: DocumentKind;
  contact: { id: string; name: string };
  /** What is still owed between them and the business, due first. */
  owing: Asks<PostedRow[]>;
  /** How they paid or were paid last. */
  lastMode: PaymentMode | null | undefined;
  /** Undefined until it is known. */
  today: Day | undefined;
  known?: KnownPayment;
  record: (context: Asked, batch: Batch) => Promise<Told>;
  onDone: () => void;
  onClose: () => void;
}

/** One payment of one contact over what is open in a currency, spread oldest due first; each share can be changed. */
export function BatchPayment(props: BatchPaymentProps) {
  const { kind, contact, owing, lastMode, today, known, record, onDone, onClose } = props;
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const labels = batchWordsOf[kindSpec(kind).side ?? 'receivable'];
  const { data } = useQuery<PostedRow[]>(owing);
  const [picked, setMode] = useState<PaymentMode | null>(known?.mode ?? null);
  const mode = picked ?? lastMode ?? 2;
  const open: readonly PostedRow[] = data ?? [];
  // One payment settles documents of one currency.
  const currencies = [...new Set(open.map((row) => row.currency))];
  const payment = useTaking({
    kind: 'batch',
    owing: open.map(({ id, currency, owed }) => ({ id, currency, owed })),
    draft: {},
    record: async ({ draft }) => {
      const rate = foreign && draft.rate !== '' ? draft.rate : null;
      const answer = await once(`payment.batch ${contact.id}`, (intentKey) =>
        record({ businessId, intentKey }, { shares: paid, mode, bankId, bankCharge, rate, onDay, memo }),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, dispatch, field, taking } = payment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when the dialog is opened.
  useEffect(() => {
    if (known) change(known);
  }, []);
  const { amount, rate, bankId, bankCharge, onDay, memo } = taking.draft;
  const currency = currencyOfTaking(taking);
  const foreign = currency !== homeCurrency;
  const documents = open.filter((row) => row.currency === currency);
  const shares = sharesOf(taking);
  const shareOf = (row: PostedRow) => shares[row.id] ?? '';
  const paid = documents
    .map((row) => ({ id: row.id, amount: shareOf(row) }))
    .filter((share) => isReadableAmount(share.amount));
  const total = sum(paid.map((share) => share.amount));
  const left = isReadableAmount(amount) && compare(amount, total) > 0 ? minus(amount, total) : '0';
  const money = (value: string) => formatMoney(value, currency, locale);
  /** One of those in a currency stands for all of them. */
  const pickCurrency = (code: string) => {
    const first = open.find((row) => row.currency === code);
    if (first) dispatch({ type: 'owing.pick', id: first.id });
  };

  return (
    <TakingDialog
      title={labels.title(contact.name)}
      lead={data && documents.length === 0 ? labels.nothingOwed : labels.spread}
      label={batchWords.record(money(total))}
      payment={payment}
    >
      <Columns>
        {currencies.length > 1 && (
          <SelectField
            label={labels.inCurrency}
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={pickCurrency}
          />
        )}
        <MoneyField
          {...field('amount')}
          label={labels.amount}
          currency={currency}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        {foreign && (
          <NumberField
            {...field('rate')}
            label={batchWords.exchangeRate}
            optional
            hint={labels.exchangeRateHint(currency)}
            unit={homeCurrency}
            form={rateForm(locale)}
            value={rate}
            onChange={(next) => change({ rate: next })}
          />
        )}
        <PaymentModeField label={batchWords.paidBy} value={mode} onChange={setMode} />
        <BankField
          {...field('bankId')}
          mode={mode}
          value={bankId}
          onChange={(next) => change({ bankId: next })}
        />
        <BankChargeField
          {...field('bankCharge')}
          mode={mode}
          currency={currency}
          value={bankCharge}
          onChange={(next) => change({ bankCharge: next })}
        />
        <PaidOnFields
          onDay={{ ...field('onDay'), value: onDay, onChange: (next) => change({ onDay: next }) }}
          memo={{ value: memo, onChange: (next) => change({ memo: next }) }}
          today={today}
        />
      </Columns>
      <Shares>
        {documents.map((row) => (
          <div key={row.id}>
            <span>
              {row.number}
              <small>
                {batchWords.owed(money(row.owed))}
                {row.dueOn && batchWords.due(formatDay(row.dueOn, locale))}
              </small>
            </span>
            <MoneyField
              label={batchWords.shareOf(row.number)}
              currency={currency}
              value={shareOf(row)}
              onChange={(next) => change({ shares: { ...taking.draft.shares, [row.id]: next } })}
              problem={
                isFaultyShare(shareOf(row))
                  ? batchWords.shareWrong
                  : field(`shares.${paid.findIndex(({ id }) => id === row.id)}.amount`).problem
              }
            />
          </div>
        ))}
      </Shares>
      {left !== '0' && (
        <p className="quiet" role="status">
          {labels.surplus(money(left))}
        </p>
      )}
    </TakingDialog>
  );
}
