import { type AskedDays, daysAsked } from '../../api/calls/contacts-asked.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { vendorsSummaryWords as words } from '../../domain/words/customers.ts';
import { useBusiness } from '../frame/business.ts';
import { Filters } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';

interface VendorsSummaryProps {
  days: AskedDays;
  onChange: (change: Partial<AskedDays>) => void;
}

/** What was bought of the vendors in a period, and what of all claims of it is paid, owed and overdue, opening balances too. */
export function VendorsSummary({ days, onChange }: VendorsSummaryProps) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useCall(
    vendorCalls.summariseVendors,
    { businessId: id, ...daysAsked(days) },
    { keepsBefore: true },
  );
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, homeCurrency, locale);
  return (
    <section aria-label={words.summary}>
      <Filters>
        <PeriodFilter values={days} span={data && { from: data.from, to: data.to }} onChange={onChange} />
      </Filters>
      <SummaryCards
        cards={[
          { label: words.purchased, figure: money(data?.purchased) },
          { label: words.paid, figure: money(data?.paid) },
          { label: words.owed, figure: money(data?.outstanding) },
          { label: words.overdue, figure: money(data?.overdue) },
        ]}
      />
    </section>
  );
}
