import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { recordBatchPayment } from '../../api/commands/payments.ts';
import { customerView } from '../../api/queries/customers.ts';
import { openInvoices } from '../../api/queries/invoices.ts';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import type { CustomerRow } from '../../domain/contact.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { compare, isReadableAmount, minus, sum } from '../../domain/money.ts';
import { currencyOfTaking, isFaultyShare, sharesOf } from '../../domain/payment/taking.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { batchPaymentWords } from '../../domain/words/customer-payments.ts';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';
import { rateForm } from '../kit/use-number-text.ts';
import { useBusiness } from '../shell/business.ts';

const Shares = styled('div', {
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

interface BatchPaymentDialogProps {
  customer: Pick<CustomerRow, 'id' | 'name'>;
  onDone: () => void;
  onClose: () => void;
}

/** One payment of a customer over their open invoices of a currency, spread oldest due first; each share can be changed. */
export function BatchPaymentDialog({ customer, onDone, onClose }: BatchPaymentDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useQuery(openInvoices(businessId, customer.id));
  const { data: view } = useQuery(customerView(businessId, customer.id));
  const [picked, setMode] = useState<PaymentMode | null>(null);
  const mode = picked ?? view?.lastMode ?? 2;
  const open: readonly PostedRow[] = data ?? [];
  // One payment settles invoices of one currency.
  const currencies = [...new Set(open.map((row) => row.currency))];
  const payment = useTaking({
    kind: 'batch',
    owing: open.map(({ id, currency, owed }) => ({ id, currency, owed })),
    draft: {},
    record: async ({ draft }) => {
      const rate = foreign && draft.rate !== '' ? draft.rate : null;
      const answer = await once(`payment.batch ${customer.id}`, (intentKey) =>
        recordBatchPayment({ businessId, intentKey }, { shares: paid, mode, rate }),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, dispatch, field, taking } = payment;
  const { amount, rate } = taking.draft;
  const currency = currencyOfTaking(taking);
  const foreign = currency !== homeCurrency;
  const invoices = open.filter((row) => row.currency === currency);
  const shares = sharesOf(taking);
  const shareOf = (row: PostedRow) => shares[row.id] ?? '';
  const paid = invoices
    .map((row) => ({ id: row.id, amount: shareOf(row) }))
    .filter((share) => isReadableAmount(share.amount));
  const total = sum(paid.map((share) => share.amount));
  const left = isReadableAmount(amount) && compare(amount, total) > 0 ? minus(amount, total) : '0';
  const money = (value: string) => formatMoney(value, currency, locale);
  /** One of the invoices in a currency stands for all of them. */
  const pickCurrency = (code: string) => {
    const first = open.find((row) => row.currency === code);
    if (first) dispatch({ type: 'owing.pick', id: first.id });
  };

  return (
    <TakingDialog
      title={batchPaymentWords.title(customer.name)}
      lead={data && invoices.length === 0 ? batchPaymentWords.nothingOwed : batchPaymentWords.spread}
      label={batchPaymentWords.record(money(total))}
      payment={payment}
    >
      <Columns>
        {currencies.length > 1 && (
          <SelectField
            label={batchPaymentWords.forInvoicesIn}
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={pickCurrency}
          />
        )}
        <MoneyField
          {...field('amount')}
          label={batchPaymentWords.amountReceived}
          currency={currency}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        {foreign && (
          <NumberField
            {...field('rate')}
            label={batchPaymentWords.exchangeRate}
            optional
            hint={batchPaymentWords.exchangeRateHint(currency)}
            unit={homeCurrency}
            form={rateForm(locale)}
            value={rate}
            onChange={(next) => change({ rate: next })}
          />
        )}
        <PaymentModeField label={batchPaymentWords.paidBy} value={mode} onChange={setMode} />
      </Columns>
      <Shares>
        {invoices.map((row) => (
          <div key={row.id}>
            <span>
              {row.number}
              <small>
                {batchPaymentWords.owed(money(row.owed))}
                {row.dueOn && batchPaymentWords.due(formatDay(row.dueOn, locale))}
              </small>
            </span>
            <MoneyField
              label={batchPaymentWords.shareOf(row.number)}
              currency={currency}
              value={shareOf(row)}
              onChange={(next) => change({ shares: { ...taking.draft.shares, [row.id]: next } })}
              problem={
                isFaultyShare(shareOf(row))
                  ? batchPaymentWords.shareWrong
                  : field(`shares.${paid.findIndex(({ id }) => id === row.id)}.amount`).problem
              }
            />
          </div>
        ))}
      </Shares>
      {left !== '0' && (
        <p className="quiet" role="status">
          {batchPaymentWords.surplus(money(left))}
        </p>
      )}
    </TakingDialog>
  );
}
