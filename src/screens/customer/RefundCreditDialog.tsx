import { useState } from 'react';
import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { CustomerListRow } from '../../api/queries/customers.ts';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import { formatMoney } from '../../domain/format.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';

interface RefundCreditDialogProps {
  customer: CustomerListRow;
  onDone: () => void;
  onClose: () => void;
}

/** Pays a customer's credit back, the oldest first. */
export function RefundCreditDialog({ customer, onDone, onClose }: RefundCreditDialogProps) {
  const { id: businessid, homeCurrency } = useBusiness();
  const locale = useLocale();
  const [amount, setAmount] = useState(customer.credit);
  const [paymentmode, setMode] = useState<PaymentMode>(2);
  const money = (value: string) => formatMoney(value, homeCurrency, locale);

  async function refund() {
    if (!isReadableAmount(amount)) throw { message: 'Enter an amount above zero.', fields: [] };
    const body = { businessid, clientid: customer.id, amount, paymentmode };
    const answer = await once(`credit.refund ${customer.id}`, (intentKey) =>
      send(invoiceCalls.refundCredit, { body, intentKey }),
    );
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={`Refund credit of ${customer.name}`}
      lead={`${money(customer.credit)} of credit stand open.`}
      label={`Refund ${isReadableAmount(amount) ? money(amount) : 'the credit'}`}
      keep="Close"
      commit={refund}
      onDone={onDone}
      onClose={onClose}
    >
      <MoneyField label="Amount to refund" currency={homeCurrency} value={amount} onChange={setAmount} />
      <PaymentModeField label="Paid back by" value={paymentmode} onChange={setMode} />
    </CommandDialog>
  );
}
