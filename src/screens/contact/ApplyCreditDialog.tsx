import { useQuery } from '@tanstack/react-query';
import { once } from '../../api/client/intent.ts';
import type { ContactRole, ContactViews } from '../../domain/contact.ts';
import { formatMoney } from '../../domain/format.ts';
import { isPositive, isReadableAmount, smaller } from '../../domain/money.ts';
import { exceedsOwed, pickedOf } from '../../domain/payment/taking.ts';
import { applyCreditWords as words } from '../../domain/words/customers.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { contactPages } from './contact-pages.ts';

interface ApplyCreditDialogProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  onDone: () => void;
  onClose: () => void;
}

/** Applies a customer's credit to one of their invoices, or a vendor's advance to a bill, in its currency: the one due first unless another is chosen. */
export function ApplyCreditDialog({ contactRole: role, contact, onDone, onClose }: ApplyCreditDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const labels = words.ofRole[role];
  const { open, apply } = contactPages[role];
  const { data } = useQuery(open(businessId, contact.id));
  const { credits } = contact;
  const creditIn = (code: string) => credits.find(({ currency }) => currency === code)?.amount ?? '0';
  const documents = (data ?? []).filter(({ currency }) => isPositive(creditIn(currency)));
  const payment = useTaking({
    kind: 'credit',
    owing: documents.map(({ id, currency, owed }) => {
      const most = creditIn(currency);
      return { id, currency, owed: smaller(owed, most), most };
    }),
    draft: {},
    record: async ({ draft: { amount, onDay }, picked }) => {
      const answer = await once(`credit.apply ${picked} ${credit}`, (intentKey) =>
        apply({ businessId, intentKey }, picked ?? '', amount, onDay || undefined),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, dispatch, field, taking } = payment;
  const { amount } = taking.draft;
  const document = pickedOf(taking);
  const currency = document?.currency ?? credits[0]?.currency ?? homeCurrency;
  const credit = creditIn(currency);
  const money = (value: string, code = currency) => formatMoney(value, code, locale);

  return (
    <TakingDialog
      title={labels.title(contact.name)}
      lead={
        data && documents.length === 0
          ? labels.noneOpen(credits.map((one) => one.currency).join(' or '))
          : labels.lead(money(credit))
      }
      label={labels.apply(isReadableAmount(amount) ? money(amount) : null)}
      payment={payment}
    >
      <SelectField
        label={labels.toWhich}
        value={document?.id ?? ''}
        onChange={(id) => dispatch({ type: 'owing.pick', id })}
        options={documents.map(({ id, number, owed, currency: code }) => ({
          value: id,
          label: words.owed(number, money(owed, code)),
        }))}
      />
      <MoneyField
        {...field('amount', exceedsOwed(taking) ? labels.tooMuch(money(credit)) : undefined)}
        label={words.amountToApply}
        currency={currency}
        value={amount}
        onChange={(next) => change({ amount: next })}
      />
      <ActDayField
        {...field('onDay')}
        value={taking.draft.onDay}
        today={contact.today}
        onChange={(next) => change({ onDay: next })}
      />
    </TakingDialog>
  );
}
