import type { QuoteView } from '../../api/queries/quotes.ts';
import { lookOfAnswer } from '../../api/wire/look.ts';
import { quoteLineWire, quoteWire } from '../../api/wire/quote.ts';
import { type PrintableDocument, placeLines } from '../../domain/documents/printable.ts';
import { printed } from '../../domain/documents/printed.ts';
import { minus } from '../../domain/money.ts';
import { Paper } from '../document/Paper.tsx';
import { useLocale } from '../kit/locale.ts';

/** What of a quote's answer its customer may see. */
const printableOf = (quote: QuoteView, locale: string): PrintableDocument => {
  const ours = quoteWire.fromWire(quote);
  return {
    ...ours,
    kind: 'quote',
    subtype: 'quote',
    status: quote.standing.status,
    dueOn: null,
    to: { ...ours.to, name: ours.to.name || 'No customer yet' },
    shipTo: placeLines({
      attention: quote.ShippingAttention,
      street: quote.ShippingAddress,
      city: quote.ShippingCity,
      state: quote.ShippingState,
      zip: quote.ShippingZipCode,
      country: quote.ShippingCountry,
      phone: quote.ShippingPhone,
    }),
    shippingTax: minus(ours.shippingTotal, ours.shipping),
    look: lookOfAnswer(quote),
    paymentLink: '',
    paid: '0',
    owed: ours.total,
    lines: quote.QuotesItem.map((line) => quoteLineWire.fromWire(line)),
    locale,
  };
};

/** The quote as the customer gets it. */
export function QuoteSheet({ quote }: { quote: QuoteView }) {
  return <Paper paper={printed(printableOf(quote, useLocale()))} />;
}
