import type { Day } from '../../domain/day.ts';
import { type Decimal, isReadableAmount, smaller } from '../../domain/money.ts';
import { exceedsOwed, type Owing, pickedOf } from '../../domain/payment/taking.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { applyCreditWords as words } from '../../domain/words/customers.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { ActDayField } from './ActDayField.tsx';
import { TakingDialog } from './TakingDialog.tsx';
import { useTaking } from './use-taking.ts';

/** A document that a surplus can be applied to. */
interface AppliedTo extends Pick<Owing, 'id' | 'currency' | 'owed'> {
  number: string | null;
  issuedOn: Day;
}

interface ApplySurplusDialogProps {
  role: ContactRole;
  title: string;
  /** The open documents, the one due first in front. */
  documents: readonly AppliedTo[];
  /** What there is of the surplus in a currency. */
  surplusIn: (currency: string) => Decimal;
  today: Day;
  /** Said in place of what is available. */
  lead?: string | undefined;
  /** The currency while no document is open. */
  currency: string;
  /** It is about the one document whose page it is on, so none is picked. */
  toOne?: boolean;
  /** Applies it on a day, today where left out; rejects with a problem that has words of its own. */
  apply: (id: string, amount: Decimal, onDay: Day | undefined) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Applies a customer's credit to an invoice, or a vendor's advance to a bill, in its currency and on a day. */
export function ApplySurplusDialog(props: ApplySurplusDialogProps) {
  const { role, title, documents, surplusIn, today, lead, toOne, onDone, onClose } = props;
  const locale = useLocale();
  const labels = words.ofRole[role];
  const payment = useTaking({
    kind: 'credit',
    owing: documents.map(({ id, currency, owed }) => {
      const most = surplusIn(currency);
      return { id, currency, owed: smaller(owed, most), most };
    }),
    draft: {},
    record: ({ draft: { amount, onDay }, picked }) => props.apply(picked ?? '', amount, onDay || undefined),
    onDone,
    onClose,
  });
  const { change, dispatch, field, taking } = payment;
  const { amount } = taking.draft;
  const picked = documents.find(({ id }) => id === pickedOf(taking)?.id);
  const currency = picked?.currency ?? props.currency;
  const surplus = surplusIn(currency);
  const money = (value: string, code = currency) => formatMoney(value, code, locale);

  return (
    <TakingDialog
      title={title}
      lead={lead ?? labels.lead(money(surplus))}
      label={labels.apply(isReadableAmount(amount) ? money(amount) : null)}
      payment={payment}
    >
      {!toOne && (
        <SelectField
          label={labels.toWhich}
          value={picked?.id ?? ''}
          onChange={(id) => dispatch({ type: 'owing.pick', id })}
          options={documents.map(({ id, number, owed, currency: code }) => ({
            value: id,
            label: words.owed(number, money(owed, code)),
          }))}
        />
      )}
      <MoneyField
        {...field('amount', exceedsOwed(taking) ? labels.tooMuch(money(surplus)) : undefined)}
        label={words.amountToApply}
        currency={currency}
        value={amount}
        onChange={(next) => change({ amount: next })}
      />
      <ActDayField
        {...field('onDay')}
        value={taking.draft.onDay}
        today={today}
        min={picked?.issuedOn}
        onChange={(next) => change({ onDay: next })}
      />
    </TakingDialog>
  );
}
