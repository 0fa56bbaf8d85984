import { once } from '../../api/client/intent.ts';
import type { ContactRole, ContactViews } from '../../domain/contact.ts';
import { formatDecimal, formatMoney } from '../../domain/format.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { exceedsOwed } from '../../domain/payment/taking.ts';
import { payOpeningWords } from '../../domain/words/contact-opening.ts';
import { BankField } from '../document/BankField.tsx';
import { Realised } from '../document/Realised.tsx';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { toast } from '../kit/toast.ts';
import { rateForm } from '../kit/use-number-text.ts';
import { useBusiness } from '../shell/business.ts';
import { contactPages } from './contact-pages.ts';

interface PayOpeningDialogProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  onDone: () => void;
  onClose: () => void;
}

/** A payment of what was owed to or by a contact when the books began. */
export function PayOpeningDialog({ contactRole: role, contact, onDone, onClose }: PayOpeningDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const said = payOpeningWords.ofRole[role];
  const { opening } = contact;
  const currency = opening?.currency ?? homeCurrency;
  const openingRate = opening?.rate ?? '1';
  const due = opening?.open ?? '0';
  const foreign = currency !== homeCurrency;
  const payment = useTaking({
    kind: 'opening',
    owing: [{ id: contact.id, currency, owed: due }],
    draft: { mode: contact.lastMode ?? 2, onDay: contact.today, rate: openingRate },
    record: async ({ draft: { amount, rate, mode, bankId, onDay } }) => {
      const answer = await once(`opening.pay ${contact.id} ${due}`, (intentKey) =>
        contactPages[role].payOpening(
          { businessId, intentKey },
          { contactId: contact.id, amount, rate, mode, bankId, onDay },
        ),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, field, taking } = payment;
  const { amount, rate, mode, bankId, onDay } = taking.draft;
  const money = (value: string) => formatMoney(value, currency, locale);

  return (
    <TakingDialog
      title={said.title(contact.name)}
      lead={said.lead(money(due))}
      label={payOpeningWords.record(isReadableAmount(amount) ? money(amount) : null)}
      payment={payment}
    >
      <Columns>
        <MoneyField
          {...field('amount', exceedsOwed(taking) ? payOpeningWords.tooMuch(money(due)) : undefined)}
          label={said.amount}
          currency={currency}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        <PaymentModeField
          label={payOpeningWords.paidBy}
          value={mode}
          onChange={(next) => change({ mode: next })}
        />
      </Columns>
      <BankField
        {...field('bankId')}
        mode={mode}
        value={bankId}
        onChange={(next) => change({ bankId: next })}
      />
      {foreign && (
        <NumberField
          {...field('rate')}
          label={payOpeningWords.exchangeRate}
          hint={payOpeningWords.exchangeRateHint(homeCurrency, currency, formatDecimal(openingRate, locale))}
          unit={homeCurrency}
          form={rateForm(locale)}
          value={rate}
          onChange={(next) => change({ rate: next })}
        />
      )}
      {foreign && isReadableAmount(amount) && isReadableAmount(rate) && (
        <Realised
          received={{ amount, rate, inHome: false }}
          item={{
            currency,
            rate: openingRate,
            open: due,
            homeOpen: opening?.homeOpen ?? '0',
          }}
          homeCurrency={homeCurrency}
        />
      )}
      <DateField
        {...field('onDay')}
        label={said.onDay}
        value={onDay}
        onChange={(next) => change({ onDay: next })}
        max={contact.today}
      />
    </TakingDialog>
  );
}
