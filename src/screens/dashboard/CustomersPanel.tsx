import { Link } from 'wouter';
import type { BusinessSummary } from '../../api/queries/dashboard.ts';
import { formatMoney } from '../../domain/format.ts';
import { viewCustomerAt } from '../shell/addresses.ts';
import { LineChart, Panel } from './dashboard-style.ts';
import { shareOf } from './figures.ts';

/** Whom most was billed to in the period; each opens their page. */
export function CustomersPanel(props: { summary: BusinessSummary; currency: string; locale: string }) {
  const { summary, currency, locale } = props;
  const { Customers } = summary;
  const largest = Number(Customers[0]?.Total ?? 0);
  return (
    <Panel aria-labelledby="customers">
      <h2 id="customers">Largest customers</h2>
      {Customers.length === 0 && <p className="none">Nothing was billed in these days.</p>}
      <LineChart aria-label="Largest customers by what was billed">
        {Customers.map((customer) => (
          <li key={customer.clientid}>
            <Link className="line" href={viewCustomerAt(customer.clientid)}>
              <span>
                {customer.name}
                <span className="quiet"> · {customer.Count.toLocaleString(locale)}</span>
              </span>
              <span>{formatMoney(customer.Total, currency, locale)}</span>
              <i aria-hidden>
                <b style={{ width: `${shareOf(customer.Total, largest)}%` }} />
              </i>
            </Link>
          </li>
        ))}
      </LineChart>
    </Panel>
  );
}
