import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { refundCredit } from '../../api/commands/customers.ts';
import { customerView } from '../../api/queries/customers.ts';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import { formatMoney } from '../../domain/format.ts';
import { compare, isReadableAmount } from '../../domain/money.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';

interface RefundCreditDialogProps {
  customer: { id: string; name: string };
  onDone: () => void;
  onClose: () => void;
}

/** Pays a customer's credit back, the oldest first, in the currency it stands in. */
export function RefundCreditDialog({ customer, onDone, onClose }: RefundCreditDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [mode, setMode] = useState<PaymentMode>(2);
  const credits = useQuery(customerView(businessId, customer.id)).data?.credits ?? [];
  const credit =
    credits.find(({ currency }) => currency === chosen) ??
    credits.find(({ currency }) => currency === homeCurrency) ??
    credits[0];
  const currency = credit?.currency ?? homeCurrency;
  const amount = typed ?? credit?.amount ?? '';
  const money = (value: string) => formatMoney(value, currency, locale);

  const beyond = credit && isReadableAmount(amount) && compare(amount, credit.amount) > 0;

  async function refund() {
    if (!isReadableAmount(amount)) throw { message: 'Enter an amount above zero.', fields: [] };
    const foreign = currency === homeCurrency ? null : currency;
    const answer = await once(`credit.refund ${customer.id}`, (intentKey) =>
      refundCredit({ businessId, intentKey }, { customerId: customer.id, amount, currency: foreign, mode }),
    );
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={`Refund credit of ${customer.name}`}
      lead={credit ? `${money(credit.amount)} of credit stands open.` : 'Looking for what stands open.'}
      label={`Refund ${isReadableAmount(amount) ? money(amount) : 'the credit'}`}
      disabled={!credit || beyond}
      keep="Close"
      commit={refund}
      onDone={onDone}
      onClose={onClose}
    >
      <Columns>
        {credits.length > 1 && (
          <SelectField
            label="Credit in"
            value={currency}
            options={credits.map(({ currency: code }) => ({ value: code, label: code }))}
            onChange={(next) => {
              setChosen(next);
              setTyped(null);
            }}
          />
        )}
        <MoneyField
          label="Amount to refund"
          currency={currency}
          value={amount}
          onChange={setTyped}
          problem={beyond ? `The customer has only ${money(credit.amount)} of credit.` : undefined}
        />
        <PaymentModeField label="Paid back by" value={mode} onChange={setMode} />
      </Columns>
    </CommandDialog>
  );
}
