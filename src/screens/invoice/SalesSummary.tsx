import { useQuery } from '@tanstack/react-query';
import { salesSummary } from '../../api/queries/sales-summary.ts';
import { formatMoney, formatSpan } from '../../domain/format.ts';
import * as words from '../../domain/words/invoice-list.ts';
import { useLocale } from '../kit/locale.ts';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { documentListAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

/** What the sales of the days listed came to, of this month while all are listed; each figure leads to what it is made of. */
export function SalesSummary({ dates, from, to }: DatesValues) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useQuery(salesSummary(id, { dates, from, to }));
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, homeCurrency, locale);
  const count = (n: number | undefined) => n?.toLocaleString(locale);
  const days = data && { from: data.from, to: data.to };
  const listOf = (status: string) => documentListAt('invoice', { status, ...days });
  const known = data?.from && data.to ? { from: data.from, to: data.to } : undefined;
  return (
    <section aria-label={words.summary}>
      <SummaryCards
        cards={[
          {
            label: words.invoiced,
            figure: money(data?.invoiced),
            beside: known && formatSpan(known, locale),
            href: listOf(''),
          },
          { label: words.paid, figure: money(data?.settled), href: listOf('fully paid') },
          { label: words.outstanding, figure: money(data?.outstanding), href: listOf('not paid') },
          { label: words.overdue, figure: count(data?.overdue), href: listOf('over due') },
          { label: words.notDelivered, figure: count(data?.undelivered) },
        ]}
      />
    </section>
  );
}
