import { useQuery } from '@tanstack/react-query';
import { once } from '../../api/client/intent.ts';
import { applyCredit } from '../../api/commands/invoices.ts';
import { openInvoices } from '../../api/queries/invoices.ts';
import type { CustomerView } from '../../domain/contact.ts';
import { formatMoney } from '../../domain/format.ts';
import { isPositive, isReadableAmount, smaller } from '../../domain/money.ts';
import { exceedsOwed, pickedOf } from '../../domain/payment/taking.ts';
import { applyCreditWords } from '../../domain/words/customers.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';

interface ApplyCreditDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** Applies a customer's credit to one of their open invoices in its currency, the one due first unless another is chosen. */
export function ApplyCreditDialog({ customer, onDone, onClose }: ApplyCreditDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useQuery(openInvoices(businessId, customer.id));
  const { credits } = customer;
  const creditIn = (code: string) => credits.find(({ currency }) => currency === code)?.amount ?? '0';
  const invoices = (data ?? []).filter(({ currency }) => isPositive(creditIn(currency)));
  const payment = useTaking({
    kind: 'credit',
    owing: invoices.map(({ id, currency, owed }) => {
      const most = creditIn(currency);
      return { id, currency, owed: smaller(owed, most), most };
    }),
    draft: {},
    record: async ({ draft: { amount, onDay }, picked }) => {
      const answer = await once(`credit.apply ${picked} ${credit}`, (intentKey) =>
        applyCredit({ businessId, intentKey }, picked ?? '', amount, onDay || undefined),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, dispatch, field, taking } = payment;
  const { amount } = taking.draft;
  const invoice = pickedOf(taking);
  const currency = invoice?.currency ?? credits[0]?.currency ?? homeCurrency;
  const credit = creditIn(currency);
  const money = (value: string, code = currency) => formatMoney(value, code, locale);

  return (
    <TakingDialog
      title={applyCreditWords.title(customer.name)}
      lead={
        data && invoices.length === 0
          ? applyCreditWords.noOpenInvoice(credits.map((one) => one.currency).join(' or '))
          : applyCreditWords.lead(money(credit))
      }
      label={applyCreditWords.apply(isReadableAmount(amount) ? money(amount) : null)}
      payment={payment}
    >
      <SelectField
        label={applyCreditWords.toWhichInvoice}
        value={invoice?.id ?? ''}
        onChange={(id) => dispatch({ type: 'owing.pick', id })}
        options={invoices.map(({ id, number, owed, currency: code }) => ({
          value: id,
          label: applyCreditWords.owed(number, money(owed, code)),
        }))}
      />
      <MoneyField
        {...field('amount', exceedsOwed(taking) ? applyCreditWords.tooMuch(money(credit)) : undefined)}
        label={applyCreditWords.amountToApply}
        currency={currency}
        value={amount}
        onChange={(next) => change({ amount: next })}
      />
      <ActDayField
        {...field('onDay')}
        value={taking.draft.onDay}
        today={customer.today}
        onChange={(next) => change({ onDay: next })}
      />
    </TakingDialog>
  );
}
