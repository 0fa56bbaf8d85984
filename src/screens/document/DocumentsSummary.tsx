import type { SumsRead } from '../../api/calls/span.ts';
import { useCall } from '../../api/client/query.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { type Decimal, isZero } from '../../domain/money.ts';
import { formatMoney, formatSpan } from '../../domain/values/format.ts';
import type { Span } from '../../domain/values/period.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import { documentListAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { summaryDays } from './summary-days.ts';

/** One figure over a list: money at home as text, a count as a number; undefined until it is known. */
export interface ListFigure {
  label: string;
  value: Decimal | number | undefined;
  /** The tab that lists what it is made of; left out where none does. */
  status?: string;
  /** Money at home that is beside it and isn't in it, said where there is any. */
  more?: { of: Decimal | undefined; words: (values: { amount: string }) => string };
}

/**
 * What stands over the list of a kind: what the documents of the days listed came to. Each figure leads to what it is made of, and the
 * first says of which days.
 *
 * @param figures of what was answered; of nothing until it is known
 */
export const documentsSummary = <Sums extends Span>(
  kind: DocumentKind,
  call: SumsRead<Sums>,
  figures: (sums: Partial<Sums>) => readonly ListFigure[],
) =>
  function DocumentsSummary(listed: DatesValues) {
    const { id: businessId, homeCurrency } = useBusiness();
    const locale = useLocale();
    const { data: span } = useCall(call, { businessId, ...summaryDays(listed) }, { keepsBefore: true });
    const formatted = (value: ListFigure['value']) =>
      typeof value === 'string' ? formatMoney(value, homeCurrency, locale) : value?.toLocaleString(locale);
    const moreOf = ({ more }: ListFigure) =>
      more?.of && !isZero(more.of)
        ? more.words({ amount: formatMoney(more.of, homeCurrency, locale) })
        : undefined;
    const days = span && { from: span.from, to: span.to };
    const known = span?.from && span.to ? { from: span.from, to: span.to } : undefined;
    return (
      <section aria-label={words.summary}>
        <SummaryCards
          cards={figures(span ?? {}).map((figure, index) => ({
            label: figure.label,
            figure: formatted(figure.value),
            beside: index === 0 && known ? formatSpan(known, locale) : moreOf(figure),
            href:
              figure.status === undefined
                ? undefined
                : documentListAt(kind, { status: figure.status, ...days }),
          }))}
        />
      </section>
    );
  };
