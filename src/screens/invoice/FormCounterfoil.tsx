import { useQuery } from '@tanstack/react-query';
import { nextInvoice } from '../../api/queries/invoices.ts';
import { digitsOf } from '../../domain/currency.ts';
import { type HomeSums, homeSumsOf } from '../../domain/documents/totals.ts';
import { formatAmount, formatSigned } from '../../domain/format.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import { isPositive, isZero, negated, plus } from '../../domain/money.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import * as words from '../../domain/words/invoice-form.ts';
import { totalsOfForm } from '../document/lines.ts';
import { rateOf } from '../document/money-form.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/CounterfoilSection.tsx';
import { EffectsList } from '../kit/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';
import { useBusiness } from '../shell/business.ts';
import type { InvoiceForm } from './invoice-form.ts';

interface FormCounterfoilProps {
  form: InvoiceForm;
  kind: 'invoice' | 'receipt';
  invoice: InvoiceView | null;
}

/** What issuing will post, account by account, debits positive. */
const postingsOf = (kind: 'invoice' | 'receipt', { subtotal, discount, tax, shipping, total }: HomeSums) =>
  [
    { label: kind === 'receipt' ? words.cashAndBank : words.receivable, amount: total },
    { label: words.sales, amount: negated(subtotal) },
    { label: words.discounts, amount: discount },
    { label: words.taxCollected, amount: negated(tax) },
    { label: words.shippingCharged, amount: negated(shipping) },
  ].filter(({ amount }) => !isZero(amount));

/** Beside the form: the total so far, and what saving and issuing will do. */
export function FormCounterfoil({ form, kind, invoice }: FormCounterfoilProps) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const next = useQuery({ ...nextInvoice(id, kind), enabled: !invoice?.number }).data?.number;
  const { currency } = form;
  const totals = totalsOfForm(form);
  const posts = isPositive(totals.total);
  const status = invoiceStatus[invoice?.standing.status ?? 'Draft']!;
  const sums =
    currency === homeCurrency
      ? { ...totals, tax: plus(totals.tax, totals.shippingTax) }
      : homeSumsOf(totals, rateOf(form), digitsOf(homeCurrency));
  return (
    <Counterfoil
      standing={{
        ...status,
        amount: formatAmount(totals.total, currency, locale),
        currency,
        sentence: invoice?.number ?? (next ? words.becomes({ number: next }) : words.getsNumber),
      }}
    >
      <CounterfoilSection title={words.whatSavingWillDo}>
        {invoice && invoice.standing.facts.settled !== '0' ? (
          <p>{words.settledPostsNothing}</p>
        ) : invoice?.number ? (
          <p>{words.postedAnew}</p>
        ) : (
          <p>{words.draftPostsNothing}</p>
        )}
      </CounterfoilSection>
      {posts && !invoice?.number && (
        <CounterfoilSection
          title={currency === homeCurrency ? words.whenIssued : words.whenIssuedIn({ homeCurrency })}
        >
          <EffectsList
            groups={[
              {
                key: 'sale',
                rows: postingsOf(kind, sums).map(({ label, amount }) => ({
                  label,
                  amount: formatSigned(amount, homeCurrency, locale),
                })),
              },
            ]}
          />
        </CounterfoilSection>
      )}
    </Counterfoil>
  );
}
