import { daysAsked } from '../../api/calls/contacts-asked.ts';
import { customerCalls } from '../../api/calls/customer.ts';
import { useCall } from '../../api/client/query.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { customersSummaryWords } from '../../domain/words/customers.ts';
import { documentListAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Filters } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';

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
  const { data } = useCall(
    customerCalls.customerSummary,
    { businessId: id, ...daysAsked({ period, from, to }) },
    { keepsBefore: true },
  );
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, homeCurrency, locale);
  const salesOf = (status: string) => documentListAt('invoice', { status, from: data?.from, to: data?.to });
  return (
    <section aria-label={customersSummaryWords.summary}>
      <Filters>
        <PeriodFilter
          values={{ period, from, to }}
          span={data && { from: data.from, to: data.to }}
          onChange={onChange}
        />
      </Filters>
      <SummaryCards
        cards={[
          {
            label: customersSummaryWords.newCustomers,
            figure: data?.newCustomers.toLocaleString(locale),
            beside: data && customersSummaryWords.inAll({ customers: data.customers.toLocaleString(locale) }),
          },
          { label: customersSummaryWords.invoiced, figure: money(data?.invoiced), href: salesOf('') },
          {
            label: customersSummaryWords.settledOfIt,
            figure: money(data?.settled),
            href: salesOf('fully paid'),
          },
          {
            label: customersSummaryWords.outstandingOfIt,
            figure: money(data?.outstanding),
            href: salesOf('not paid'),
          },
        ]}
      />
    </section>
  );
}
