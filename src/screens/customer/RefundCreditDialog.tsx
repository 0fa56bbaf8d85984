import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { send } from '../../api/client/client.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { CustomerView } from '../../api/queries/customers.ts';
import { isPaymentMode, type PaymentMode, paymentModes } from '../../domain/books/accounts.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { confirmFlow } from '../../machines/confirm/confirm.flow.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FlowDialog } from '../kit/FlowDialog.tsx';
import { formatMoney } from '../kit/format.ts';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';

const modes = Object.entries(paymentModes).map(([value, label]) => ({ value, label }));

interface RefundCreditDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** Pays a customer's credit back, the oldest first. */
export function RefundCreditDialog({ customer, onDone, onClose }: RefundCreditDialogProps) {
  const { id: businessid, homeCurrency } = useBusiness();
  const locale = useLocale();
  const [amount, setAmount] = useState(customer.credit);
  const [mode, setMode] = useState<PaymentMode>(2);
  const act = `credit.refund ${customer.id}`;
  const [state, dispatch] = useMachine(
    confirmFlow.provide({
      actors: {
        preview: fromPromise<NamedEffects | null, void>(async () => null),
        commit: fromPromise(async () => {
          if (!isReadableAmount(amount)) throw { message: 'Enter an amount above zero.', fields: [] };
          const body = { businessid, clientid: customer.id, amount, paymentmode: mode };
          const answer = await send(invoiceCalls.refundCredit, { body, intentKey: intentKey(act) });
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
  const shown = isReadableAmount(amount) ? formatMoney(amount, homeCurrency, locale) : 'the credit';
  return (
    <FlowDialog
      title={`Refund credit of ${customer.name}`}
      lead={`${formatMoney(customer.credit, homeCurrency, locale)} of credit stand open.`}
      steps={['Refund']}
      current={0}
      act={{
        label: refused ? 'Look again' : `Refund ${shown}`,
        onPress: () => dispatch({ type: refused ? 'act.retry' : 'act.confirm' }),
        pending: state.matches('submitting'),
      }}
      keep="Close"
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {refused && <ErrorSummary attempt={1} problems={[{ text: state.context.problem?.message ?? '' }]} />}
        <MoneyField label="Amount to refund" currency={homeCurrency} value={amount} onChange={setAmount} />
        <SelectField
          label="Paid back by"
          value={String(mode)}
          options={modes}
          onChange={(value) => isPaymentMode(Number(value)) && setMode(Number(value) as PaymentMode)}
        />
      </Stack>
    </FlowDialog>
  );
}
