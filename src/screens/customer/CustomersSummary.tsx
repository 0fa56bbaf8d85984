import { useQuery } from '@tanstack/react-query';
import { customerSummary } from '../../api/queries/customers.ts';
import { formatMoney } from '../../domain/format.ts';
import { Filters } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { documentListAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

interface CustomersSummaryProps {
  period: string;
  from: string;
  to: string;
  onChange: (change: { period?: string; from?: string; to?: string }) => void;
}

/** What the customers came to in a period: how many are new, what was invoiced, and what of it is owed. */
export function CustomersSummary({ period, from, to, onChange }: CustomersSummaryProps) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useQuery(customerSummary(id, { period, from, to }));
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, homeCurrency, locale);
  const salesOf = (status: string) =>
    documentListAt('invoice', { status, from: data?.fromdate, to: data?.todate });
  return (
    <section aria-label="Summary">
      <Filters>
        <PeriodFilter
          values={{ period, from, to }}
          shown={data && { from: data.fromdate, to: data.todate }}
          onChange={onChange}
        />
      </Filters>
      <SummaryCards
        cards={[
          {
            label: 'New customers',
            figure: data?.newclients.toLocaleString(locale),
            beside: data && `${data.totalclients.toLocaleString(locale)} in all`,
          },
          { label: 'Invoiced', figure: money(data?.totalinvoiced), href: salesOf('') },
          { label: 'Settled of it', figure: money(data?.totalsettled), href: salesOf('fully paid') },
          { label: 'Outstanding of it', figure: money(data?.totaloutstanding), href: salesOf('not paid') },
        ]}
      />
    </section>
  );
}
