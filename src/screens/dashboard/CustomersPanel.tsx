import { Link } from 'wouter';
import type { BusinessSummary } from '../../domain/dashboard/dashboard.ts';
import { customersPanelWords } from '../../domain/dashboard/dashboard.words.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { reportAt, viewCustomerAt } from '../frame/addresses.ts';
import { LineChart } from './chart-style.ts';
import { shareOf } from './figures.ts';
import { Panel } from './Panel.tsx';

interface CustomersPanelProps {
  summary: BusinessSummary;
  currency: string;
  locale: string;
  /** Whether the report of all of them may be opened. */
  opens: boolean;
}

/** Whom most was billed to in the period; each opens their page. */
export function CustomersPanel(props: CustomersPanelProps) {
  const { summary, currency, locale, opens } = props;
  const { customers } = summary;
  const largest = Number(customers[0]?.total ?? 0);
  return (
    <Panel aria-labelledby="customers">
      <h2 id="customers">
        {opens ? (
          <Link href={reportAt('sales-by-customer', { from: summary.from, to: summary.to })}>
            {customersPanelWords.largestCustomers}
          </Link>
        ) : (
          customersPanelWords.largestCustomers
        )}
      </h2>
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
