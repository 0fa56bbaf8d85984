import { useState } from 'react';
import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { customerAccountCalls } from '../../api/contract/customer-account.ts';
import type { CustomerView } from '../../api/queries/customers.ts';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import { formatDecimal, formatMoney } from '../../domain/format.ts';
import { compare, isReadableAmount } from '../../domain/money.ts';
import { Realised } from '../document/Realised.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { toast } from '../kit/toast.ts';
import { rateForm } from '../kit/use-number-text.ts';
import { useBusiness } from '../shell/business.ts';

interface PayOpeningDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** A payment of what a customer owed when the books began. */
export function PayOpeningDialog({ customer, onDone, onClose }: PayOpeningDialogProps) {
  const { id: businessid, homeCurrency } = useBusiness();
  const locale = useLocale();
  const currency = customer.openingcurrency ?? homeCurrency;
  const openingRate = customer.openingrate ?? '1';
  const foreign = currency !== homeCurrency;
  const [amount, setAmount] = useState(customer.openingdue);
  const [paymentmode, setMode] = useState<PaymentMode>(customer.lastpaymentmode ?? 2);
  const [date, setDate] = useState(customer.today);
  const [rate, setRate] = useState(openingRate);
  const money = (value: string) => formatMoney(value, currency, locale);

  const beyond = isReadableAmount(amount) && compare(amount, customer.openingdue) > 0;

  async function record() {
    const body = { businessid, clientid: customer.id, amount, ExchangeRate: rate, paymentmode, date };
    const answer = await once(`opening.pay ${customer.id} ${customer.openingdue}`, (intentKey) =>
      send(customerAccountCalls.payOpeningBalance, { body, intentKey }),
    );
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={`Record a payment of ${customer.name}`}
      lead={`${money(customer.openingdue)} of the opening balance is still owed.`}
      label={`Record ${isReadableAmount(amount) ? money(amount) : 'the payment'}`}
      disabled={!isReadableAmount(amount) || beyond || !isReadableAmount(rate) || date === ''}
      keep="Close"
      commit={record}
      onDone={onDone}
      onClose={onClose}
    >
      <Columns>
        <MoneyField
          label="Amount received"
          currency={currency}
          value={amount}
          onChange={setAmount}
          problem={
            beyond ? `Only ${money(customer.openingdue)} of the opening balance is still owed.` : undefined
          }
        />
        <PaymentModeField label="Paid by" value={paymentmode} onChange={setMode} />
      </Columns>
      {foreign && (
        <NumberField
          label="Exchange rate"
          hint={`${homeCurrency} for one ${currency} on that day; the opening balance stands at ${formatDecimal(openingRate, locale)}`}
          unit={homeCurrency}
          form={rateForm(locale)}
          value={rate}
          onChange={setRate}
        />
      )}
      {foreign && isReadableAmount(amount) && isReadableAmount(rate) && (
        <Realised
          received={{ amount, rate, inHome: false }}
          item={{
            currency,
            rate: openingRate,
            open: customer.openingdue,
            homeOpen: customer.openinghomedue,
          }}
          homeCurrency={homeCurrency}
        />
      )}
      <DateField label="Received on" value={date} onChange={setDate} max={customer.today} />
    </CommandDialog>
  );
}
