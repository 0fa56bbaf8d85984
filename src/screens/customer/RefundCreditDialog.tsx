import { useQuery } from '@tanstack/react-query';
import { once } from '../../api/client/intent.ts';
import { refundCredit } from '../../api/commands/customers.ts';
import { customerView } from '../../api/queries/customers.ts';
import { formatMoney } from '../../domain/format.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { currencyOfTaking, exceedsOwed, pickedOf } from '../../domain/payment/taking.ts';
import { refundCreditWords } from '../../domain/words/customer-payments.ts';
import { BankField } from '../document/BankField.tsx';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
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
  const credits = useQuery(customerView(businessId, customer.id)).data?.credits ?? [];
  // What stands at home is paid back first.
  const owing = [...credits]
    .sort((one, other) => Number(other.currency === homeCurrency) - Number(one.currency === homeCurrency))
    .map(({ currency, amount }) => ({ id: currency, currency, owed: amount }));
  const payment = useTaking({
    kind: 'refund',
    owing,
    draft: {},
    record: async ({ draft: { amount, mode, bankId }, picked }) => {
      const foreign = picked === homeCurrency ? null : picked;
      const answer = await once(`credit.refund ${customer.id}`, (intentKey) =>
        refundCredit(
          { businessId, intentKey },
          { customerId: customer.id, amount, currency: foreign, mode, bankId },
        ),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, dispatch, field, taking } = payment;
  const { amount, mode, bankId } = taking.draft;
  const credit = pickedOf(taking);
  const currency = currencyOfTaking(taking);
  const money = (value: string) => formatMoney(value, currency, locale);

  return (
    <TakingDialog
      title={refundCreditWords.title(customer.name)}
      lead={credit ? refundCreditWords.creditStandsOpen(money(credit.owed)) : refundCreditWords.looking}
      label={refundCreditWords.refund(isReadableAmount(amount) ? money(amount) : null)}
      payment={payment}
    >
      <Columns>
        {credits.length > 1 && (
          <SelectField
            label={refundCreditWords.creditIn}
            value={currency}
            options={credits.map(({ currency: code }) => ({ value: code, label: code }))}
            onChange={(id) => dispatch({ type: 'owing.pick', id })}
          />
        )}
        <MoneyField
          {...field(
            'amount',
            credit && exceedsOwed(taking) ? refundCreditWords.tooMuch(money(credit.owed)) : undefined,
          )}
          label={refundCreditWords.amountToRefund}
          currency={currency}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        <PaymentModeField
          label={refundCreditWords.paidBackBy}
          value={mode}
          onChange={(next) => change({ mode: next })}
        />
        <BankField
          {...field('bankId')}
          mode={mode}
          value={bankId}
          onChange={(next) => change({ bankId: next })}
        />
      </Columns>
    </TakingDialog>
  );
}
