import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { send } from '../../api/client/client.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { CustomerView } from '../../api/queries/customers.ts';
import { type InvoiceListRow, openInvoices } from '../../api/queries/invoices.ts';
import { isPaymentMode, type PaymentMode, paymentModes } from '../../domain/books/accounts.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import { compare, isReadableAmount, minus, sum } from '../../domain/money.ts';
import { confirmFlow } from '../../machines/confirm/confirm.flow.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FlowDialog } from '../kit/FlowDialog.tsx';
import { formatDay, formatMoney } from '../kit/format.ts';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns, Stack } from '../kit/Stack.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { spreadOver } from './spread.ts';

const modes = Object.entries(paymentModes).map(([value, label]) => ({ value, label }));

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

interface BatchPaymentDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** One payment of a customer over their open invoices, spread oldest due first; each share can be changed. */
export function BatchPaymentDialog({ customer, onDone, onClose }: BatchPaymentDialogProps) {
  const { id: businessid, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useQuery(openInvoices(businessid, customer.id));
  const [amount, setAmount] = useState('');
  const [mode, setMode] = useState<PaymentMode>(2);
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const invoices: readonly InvoiceListRow[] = data?.invoices ?? [];
  const proposed = spreadOver(amount, invoices);
  const shareOf = (row: InvoiceListRow) => changed[row.id] ?? proposed[row.id] ?? '';
  const shares = invoices
    .map((row) => ({ InvoiceId: row.id, amount: shareOf(row) }))
    .filter((share) => isReadableAmount(share.amount));
  const total = sum(shares.map((share) => share.amount));
  const left = isReadableAmount(amount) && compare(amount, total) > 0 ? minus(amount, total) : '0';
  const act = `payment.batch ${customer.id}`;

  const [state, dispatch] = useMachine(
    confirmFlow.provide({
      actors: {
        preview: fromPromise<NamedEffects | null, void>(async () => null),
        commit: fromPromise(async () => {
          if (shares.length === 0) throw { message: 'Enter an amount above zero.', fields: [] };
          const body = { businessid, payments: shares, paymentmode: mode };
          const answer = await send(invoiceCalls.addBatchPayment, { body, intentKey: intentKey(act) });
          intentOver(act);
          toast.success(answer.message);
        }),
      },
    }),
  );

  const ended = state.value;
  useEffect(() => {
    if (ended === 'done') onDone();
    if (ended === 'left') onClose();
  }, [ended, onDone, onClose]);

  const refused = state.matches('refused');
  const money = (value: string) => formatMoney(value, homeCurrency, locale);
  return (
    <FlowDialog
      title={`Record a payment of ${customer.name}`}
      lead={
        data && invoices.length === 0
          ? 'Nothing is owed on any invoice.'
          : 'It is spread over the open invoices, the oldest first. Change a share where it belongs elsewhere.'
      }
      steps={['Payment']}
      current={0}
      act={{
        label: refused ? 'Look again' : `Record ${money(total)}`,
        onPress: () => dispatch({ type: refused ? 'act.retry' : 'act.confirm' }),
        pending: state.matches('submitting'),
        disabled: !refused && shares.length === 0,
      }}
      keep="Close"
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {refused && <ErrorSummary attempt={1} problems={[{ text: state.context.problem?.message ?? '' }]} />}
        <Columns>
          <MoneyField
            label="Amount received"
            currency={homeCurrency}
            value={amount}
            onChange={(next) => {
              setAmount(next);
              setChanged({});
            }}
          />
          <SelectField
            label="Paid by"
            value={String(mode)}
            options={modes}
            onChange={(value) => isPaymentMode(Number(value)) && setMode(Number(value) as PaymentMode)}
          />
        </Columns>
        <Shares>
          {invoices.map((row) => (
            <div key={row.id}>
              <span>
                {row.invoicenumber}
                <small>
                  {money(row.amountdue)} owed
                  {row.due_date && `, due ${formatDay(row.due_date, locale)}`}
                </small>
              </span>
              <MoneyField
                label={`Share of ${row.invoicenumber}`}
                currency={homeCurrency}
                value={shareOf(row)}
                onChange={(next) => setChanged((now) => ({ ...now, [row.id]: next }))}
              />
            </div>
          ))}
        </Shares>
        {left !== '0' && (
          <p className="quiet" role="status">
            {money(left)} of the amount belong to no invoice and are not recorded here. A surplus becomes
            credit when it is recorded on one invoice’s own page.
          </p>
        )}
      </Stack>
    </FlowDialog>
  );
}
