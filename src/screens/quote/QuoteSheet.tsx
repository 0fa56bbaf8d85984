import type { QuoteView } from '../../api/queries/quotes.ts';
import { printableQuote } from '../../api/wire/quote-printable.ts';
import { printed } from '../../domain/documents/printed.ts';
import { Paper } from '../document/Paper.tsx';
import { useLocale } from '../kit/locale.ts';

/** The quote as the customer gets it. */
export function QuoteSheet({ quote }: { quote: QuoteView }) {
  const paper = printableQuote(quote, useLocale());
  return (
    <Paper paper={printed({ ...paper, to: { ...paper.to, name: paper.to.name || 'No customer yet' } })} />
  );
}
