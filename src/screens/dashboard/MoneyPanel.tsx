import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { dashboardCalls } from '../../api/calls/dashboard.ts';
import { useCall } from '../../api/client/query.ts';
import { moneyPanelWords as words } from '../../domain/dashboard/dashboard.words.ts';
import { isNegative, isZero } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { documentListAt, reportAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Panel } from './Panel.tsx';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: '10px 24px',
    margin: '0',
    '& dt': { fontSize: '13px', color: 'quiet' },
    '& dd': { margin: '0', fontSize: '20px', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& dd.late': { color: 'stopped' },
    '& a:hover': { color: 'accent', textDecoration: 'underline' },
  },
});

/** How much money there is today, and at the end of next month once what falls due is paid; each sum leads to what it is made of. */
export function MoneyPanel() {
  const { id: businessId, homeCurrency, locale } = useBusiness();
  const { data } = useCall(dashboardCalls.moneyOutlook, { businessId });
  if (!data) return null;
  const { cash, fromCustomers, toVendors, expected } = data;
  if ([cash, fromCustomers, toVendors].every(isZero)) return null;
  const day = formatDay(data.until, locale);
  const figures = [
    { label: words.cash, amount: cash, href: reportAt('bank-transactions') },
    {
      label: words.fromCustomers(day),
      amount: fromCustomers,
      href: documentListAt('invoice', { status: 'not paid' }),
    },
    { label: words.toVendors(day), amount: toVendors, href: documentListAt('bill', { status: 'not paid' }) },
    { label: words.expected(day), amount: expected, href: reportAt('cash-chart', { expected: 'true' }) },
  ];
  return (
    <Panel className="whole" aria-label={words.title}>
      <Figures>
        {figures.map(({ label, amount, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isNegative(amount) ? 'late' : undefined}>
              <Link href={href}>{formatMoney(amount, homeCurrency, locale)}</Link>
            </dd>
          </div>
        ))}
      </Figures>
    </Panel>
  );
}
