import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import type { MoneyOutlook } from '../../domain/dashboard/dashboard.ts';
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
export function MoneyPanel({ cash, until, fromCustomers, toVendors, expected }: MoneyOutlook) {
  const { homeCurrency, locale } = useBusiness();
  if ([cash, fromCustomers, toVendors].every(isZero)) return null;
  const day = formatDay(until, locale);
  const figures = [
    { label: words.cash, amount: cash, href: reportAt('bank-transactions') },
    {
      label: words.fromCustomers(day),
      amount: fromCustomers,
      href: documentListAt('invoice', { dueTo: until }),
    },
    { label: words.toVendors(day), amount: toVendors, href: documentListAt('bill', { dueTo: until }) },
    { label: words.expected(day), amount: expected, href: reportAt('cash-chart', { expected: 'true' }) },
  ];
  return (
    <Panel aria-label={words.title}>
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
