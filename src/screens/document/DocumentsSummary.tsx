import type { DocumentKind } from '../../domain/documents/kind.ts';
import { formatMoney, formatSpan } from '../../domain/format.ts';
import type { Decimal } from '../../domain/money.ts';
import type { Span } from '../../domain/period.ts';
import * as words from '../../domain/words/document-list.ts';
import { useLocale } from '../kit/locale.ts';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { documentListAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

/** One figure over a list: money at home as text, a count as a number; undefined until it is known. */
export interface ListFigure {
  label: string;
  value: Decimal | number | undefined;
  /** The tab that lists what it is made of; left out where none does. */
  status?: string;
}

interface DocumentsSummaryProps {
  kind: DocumentKind;
  /** The days it is of, once they are known. */
  span: Span | undefined;
  /** The first says of which days. */
  figures: readonly ListFigure[];
}

/** What the documents of the days listed came to; each figure leads to what it is made of. */
export function DocumentsSummary({ kind, span, figures }: DocumentsSummaryProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const shown = (value: ListFigure['value']) =>
    typeof value === 'string' ? formatMoney(value, homeCurrency, locale) : value?.toLocaleString(locale);
  const days = span && { from: span.from, to: span.to };
  const known = span?.from && span.to ? { from: span.from, to: span.to } : undefined;
  return (
    <section aria-label={words.summary}>
      <SummaryCards
        cards={figures.map(({ label, value, status }, index) => ({
          label,
          figure: shown(value),
          beside: index === 0 && known ? formatSpan(known, locale) : undefined,
          href: status === undefined ? undefined : documentListAt(kind, { status, ...days }),
        }))}
      />
    </section>
  );
}
