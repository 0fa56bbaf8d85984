import { formatDecimal } from '../../domain/format.ts';
import { owed } from '../../domain/invoice/facts.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import { isReadableAmount, minus, sum } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import * as words from '../../domain/words/record-payment.ts';
import { Realised } from '../document/Realised.tsx';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { rateForm } from '../kit/use-number-text.ts';

interface ForeignPaymentFieldsProps {
  invoice: InvoiceView;
  homeCurrency: string;
  draft: PaymentDraft;
  rate: { id: string; problem: string | undefined };
  onSwitch: () => void;
  onRate: (rate: string) => void;
}

/** What the invoice still stands in the books for: its own home balance, not today's. */
const itemOf = (invoice: InvoiceView) => ({
  currency: invoice.currency,
  rate: invoice.rate,
  open: owed(invoice.standing.facts),
  homeOpen: minus(
    invoice.homeTotal,
    sum(invoice.payments.filter((one) => one.live).map((one) => one.homeAmount)),
  ),
});

/** A payment on a foreign invoice: in which of the two currencies it came, at what rate, and what that realises. */
export function ForeignPaymentFields(props: ForeignPaymentFieldsProps) {
  const { invoice, homeCurrency, draft, rate, onSwitch, onRate } = props;
  const { currency } = invoice;
  const locale = useLocale();
  const shown = isReadableAmount(draft.rate) ? formatDecimal(draft.rate, locale) : '…';
  return (
    <>
      <ChoiceField
        label={words.receivedIn}
        value={draft.inHome ? homeCurrency : currency}
        onChange={onSwitch}
        choices={[currency, homeCurrency].map((code) => ({ value: code, label: code }))}
      />
      <NumberField
        {...rate}
        label={words.exchangeRate}
        hint={words.rateIs({
          currency,
          rate: shown,
          homeCurrency,
          invoiceRate: formatDecimal(invoice.rate, locale),
        })}
        unit={homeCurrency}
        form={rateForm(locale)}
        value={draft.rate}
        onChange={onRate}
      />
      {isReadableAmount(draft.amount) && isReadableAmount(draft.rate) && (
        <Realised received={draft} item={itemOf(invoice)} homeCurrency={homeCurrency} />
      )}
    </>
  );
}
