import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { taxPaymentCalls } from '../../api/calls/tax-payment.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { isZero } from '../../domain/money.ts';
import { formatDay } from '../../domain/values/format.ts';
import { taxPaymentWords as words } from '../../domain/words/tax-payments.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { moneyForm, numberProblem } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { Brief } from './bank-choice.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';

interface TaxPaymentDialogProps {
  /** The days of the report it is opened over. */
  days: { period: string; from: string; to: string };
  onClose: () => void;
}

/** Tax paid to the tax office, or paid back by it: what is still owed for the days of the report is filled in. */
export function TaxPaymentDialog({ days: { period, from, to }, onClose }: TaxPaymentDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const days = { ...(period && { period }), ...(from && { from }), ...(to && { to }) };
  const owed = useCall(taxPaymentCalls.taxOwed, { businessId, ...days }).data;
  const banks = useCall(bankMoneyCalls.banks, { businessId }).data?.banks;
  if (!owed || !banks) return null;
  const paying = banks.filter(({ active, currency }) => active && currency === homeCurrency);
  return <Form owed={owed} banks={paying} onClose={onClose} />;
}

interface FormProps {
  owed: OursAnswer<typeof taxPaymentCalls.taxOwed>;
  /** Those in home currency that are in use. */
  banks: readonly Brief[];
  onClose: () => void;
}

interface TaxPaymentForm {
  collected: string;
  paid: string;
  amount: string;
  bank: string;
  onDay: string;
  memo: string;
  confirmOverdraft: boolean;
}

const typedIn = (form: TaxPaymentForm) => ({
  bankId: form.bank,
  collected: form.collected || '0',
  paid: form.paid || '0',
  amount: form.amount || null,
  onDay: form.onDay || undefined,
  memo: form.memo,
  confirmOverdraft: form.confirmOverdraft,
});

const isNone = (figure: string) => figure === '' || isZero(figure);

function Form({ owed, banks, onClose }: FormProps) {
  const { id: businessId, homeCurrency: currency } = useBusiness();
  const locale = useLocale();
  const money = moneyForm(currency, locale);
  const usual = banks.find(({ isDefault }) => isDefault) ?? banks[0];
  const unread = (form: TaxPaymentForm) =>
    (['collected', 'paid', 'amount'] as const).flatMap((field) => {
      const message = numberProblem(form[field], money);
      return message ? [{ field, message }] : [];
    });
  const card = useCardForm<TaxPaymentForm>({
    noun: 'tax-payment',
    opened: null,
    madeOf: [owed.upTo, owed.collected, owed.paid].join(' '),
    initial: {
      collected: isZero(owed.collected) ? '' : owed.collected,
      paid: isZero(owed.paid) ? '' : owed.paid,
      amount: '',
      bank: usual?.id ?? '',
      onDay: '',
      memo: '',
      confirmOverdraft: false,
    },
    check: (form) => [
      ...unread(form),
      ...(form.bank === '' ? [{ field: 'bankId', message: words.noBank(currency) }] : []),
    ],
  });
  const { form, field, change } = card;
  const isPlannable =
    form.bank !== '' && unread(form).length === 0 && !(isNone(form.collected) && isNone(form.paid));
  const previewedForm = { ...typedIn(form), confirmOverdraft: true };
  return (
    <MoneyDialog
      says={{ title: words.title, lead: words.lead(formatDay(owed.upTo, locale, 'long')), save: words.save }}
      card={card}
      onSave={() =>
        card.save((intentKey) =>
          ask(taxPaymentCalls.settleTax, { businessId, ...typedIn(form) }, { intentKey }),
        )
      }
      onClose={onClose}
      memo={field('memo')}
      overdraft={{
        confirmed: form.confirmOverdraft,
        onChange: (confirmOverdraft) => change({ confirmOverdraft }),
      }}
      plan={{
        typed: isPlannable ? previewedForm : null,
        ask: () => ask(taxPaymentCalls.previewTaxPayment, { businessId, ...previewedForm }),
      }}
    >
      <Columns>
        <MoneyField {...field('collected')} label={words.collected} currency={currency} optional />
        <MoneyField {...field('paid')} label={words.paid} currency={currency} optional />
      </Columns>
      <Columns>
        <SelectField
          id="tax-payment-bankId"
          problem={card.problemOf('bankId')}
          label={words.bank}
          value={form.bank}
          onChange={(bank) => change({ bank })}
          options={banks.map((bank) => ({ value: bank.id, label: bankLabel(bank) }))}
        />
        <DateField {...field('onDay')} label={words.date} hint={words.dateHint} optional />
      </Columns>
      <MoneyField
        {...field('amount')}
        label={words.amount}
        hint={words.amountHint}
        currency={currency}
        optional
      />
    </MoneyDialog>
  );
}
