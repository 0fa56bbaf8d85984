import { useQuery } from '@tanstack/react-query';
import { once } from '../../api/client/intent.ts';
import type { ContactViews } from '../../domain/contact/contact.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { currencyOfTaking, exceedsOwed, pickedOf } from '../../domain/payment/taking.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { contactRefund as words } from '../../domain/words/customers.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { BankField } from '../document/BankField.tsx';
import { RefundRateField } from '../document/RefundRateField.tsx';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
import { useBusiness } from '../frame/business.ts';
import { contactView } from '../frame/contacts.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { Columns } from '../kit/Stack.tsx';
import { contactPages } from './contact-pages.ts';

interface RefundCreditDialogProps {
  contactRole: ContactRole;
  contact: { id: string; name: string };
  onDone: () => void;
  onClose: () => void;
}

/** Pays a customer's credit back, or records that a vendor paid an advance back: the oldest first, in the currency it stands in. */
export function RefundCreditDialog({ contactRole: role, contact, onDone, onClose }: RefundCreditDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const labels = words.ofRole[role];
  const found = useQuery<ContactViews[ContactRole]>(contactView(role, businessId, contact.id)).data;
  const credits = found?.credits ?? [];
  // What stands at home is paid back first.
  const owing = [...credits]
    .sort((one, other) => Number(other.currency === homeCurrency) - Number(one.currency === homeCurrency))
    .map(({ currency, amount }) => ({ id: currency, currency, owed: amount }));
  const payment = useTaking({
    kind: 'refund',
    owing,
    draft: {},
    record: async ({ draft: { amount, rate, mode, bankId, onDay }, picked }) => {
      const foreign = picked === homeCurrency ? null : picked;
      const answer = await once(`credit.refund ${role} ${contact.id}`, (intentKey) =>
        contactPages[role].account.refund(
          { businessId, intentKey },
          {
            contactId: contact.id,
            amount,
            currency: foreign,
            rate: foreign && rate !== '' ? rate : null,
            mode,
            bankId,
            onDay: onDay || undefined,
          },
        ),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, dispatch, field, taking } = payment;
  const { amount, rate, mode, bankId } = taking.draft;
  const credit = pickedOf(taking);
  const currency = currencyOfTaking(taking);
  const money = (value: string) => formatMoney(value, currency, locale);

  return (
    <TakingDialog
      title={labels.title(contact.name)}
      lead={credit ? labels.lead(money(credit.owed)) : words.looking}
      label={labels.refund(isReadableAmount(amount) ? money(amount) : null)}
      payment={payment}
    >
      <Columns>
        {credits.length > 1 && (
          <SelectField
            label={labels.inCurrency}
            value={currency}
            options={credits.map(({ currency: code }) => ({ value: code, label: code }))}
            onChange={(id) => dispatch({ type: 'owing.pick', id })}
          />
        )}
        <MoneyField
          {...field('amount', credit && exceedsOwed(taking) ? labels.tooMuch(money(credit.owed)) : undefined)}
          label={labels.amount}
          currency={currency}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        <PaymentModeField label={labels.by} value={mode} onChange={(next) => change({ mode: next })} />
        <RefundRateField
          {...field('rate')}
          currency={currency}
          onDay={taking.draft.onDay}
          value={rate}
          onChange={(next) => change({ rate: next })}
        />
        <BankField
          {...field('bankId')}
          mode={mode}
          value={bankId}
          onChange={(next) => change({ bankId: next })}
        />
      </Columns>
      {found && (
        <ActDayField
          {...field('onDay')}
          value={taking.draft.onDay}
          today={found.today}
          onChange={(next) => change({ onDay: next })}
        />
      )}
    </TakingDialog>
  );
}
