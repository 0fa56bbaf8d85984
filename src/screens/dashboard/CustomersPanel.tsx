import { Link } from 'wouter';
import type { BusinessSummary } from '../../domain/dashboard/dashboard.ts';
import { customersPanelWords } from '../../domain/dashboard/dashboard.words.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { viewCustomerAt } from '../frame/addresses.ts';
import { LineChart } from './chart-style.ts';
import { shareOf } from './figures.ts';
import { Panel } from './Panel.tsx';

/** Whom most was billed to in the period; each opens their page. */
export function CustomersPanel(props: { summary: BusinessSummary; currency: string; locale: string }) {
  const { summary, currency, locale } = props;
  const { customers } = summary;
  const largest = Number(customers[0]?.total ?? 0);
  return (
    <Panel aria-labelledby="customers">
      <h2 id="customers">{customersPanelWords.largestCustomers}</h2>
      {customers.length === 0 && <p className="none">{customersPanelWords.none}</p>}
      <LineChart aria-label={customersPanelWords.customersByBilled}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <Link className="line" href={viewCustomerAt(customer.id)}>
              <span>
                {customer.name}
                <span className="quiet"> · {customer.count.toLocaleString(locale)}</span>
              </span>
              <span>{formatMoney(customer.total, currency, locale)}</span>
              <i aria-hidden>
                <b style={{ width: `${shareOf(customer.total, largest)}%` }} />
              </i>
            </Link>
          </li>
        ))}
      </LineChart>
    </Panel>
  );
}
