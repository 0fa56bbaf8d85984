import { isReadableAmount, minus, sum } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import { owed } from '../../domain/posted/facts.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { recordPayment as words } from '../../domain/words/payments.ts';
import { Realised } from '../document/Realised.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { wordsOfKind } from './posted-words.ts';

interface ForeignPaymentFieldsProps {
  document: PostedView;
  homeCurrency: string;
  draft: PaymentDraft;
  rate: { id: string; problem: string | undefined };
  onSwitch: () => void;
  onRate: (rate: string) => void;
}

/** What the document still is in the books for: its own home balance, not today's. */
const itemOf = (document: PostedView) => ({
  currency: document.currency,
  rate: document.rate,
  open: owed(document.standing.facts),
  homeOpen: minus(
    document.homeTotal,
    sum(document.payments.filter((one) => one.live).map((one) => one.homeAmount)),
  ),
});

/** A payment on a foreign document: in which of the two currencies it came, at what rate, and what that realises. */
export function ForeignPaymentFields(props: ForeignPaymentFieldsProps) {
  const { document, homeCurrency, draft, rate, onSwitch, onRate } = props;
  const { currency } = document;
  const labels = wordsOfKind(document.kind);
  const locale = useLocale();
  const rateText = isReadableAmount(draft.rate) ? formatDecimal(draft.rate, locale) : '…';
  return (
    <>
      <ChoiceField
        label={labels.paidIn}
        value={draft.inHome ? homeCurrency : currency}
        onChange={onSwitch}
        beside
        choices={[currency, homeCurrency].map((code) => ({ value: code, label: code }))}
      />
      <NumberField
        {...rate}
        label={words.exchangeRate}
        hint={labels.rateIs({
          currency,
          rate: rateText,
          homeCurrency,
          documentRate: formatDecimal(document.rate, locale),
        })}
        unit={homeCurrency}
        form={rateForm(locale)}
        value={draft.rate}
        onChange={onRate}
      />
      {isReadableAmount(draft.amount) && isReadableAmount(draft.rate) && (
        <Realised received={draft} item={itemOf(document)} homeCurrency={homeCurrency} />
      )}
    </>
  );
}
