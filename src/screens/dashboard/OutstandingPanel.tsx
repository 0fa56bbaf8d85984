import { Link } from 'wouter';
import type { BusinessSummary } from '../../api/queries/dashboard.ts';
import { formatMoney } from '../../domain/format.ts';
import { isPositive, isZero } from '../../domain/money.ts';
import { ageWords } from '../../domain/words/dashboard.ts';
import { customersAt, documentListAt } from '../shell/addresses.ts';
import { LineChart, Panel } from './dashboard-style.ts';
import { shareOf } from './figures.ts';

type Age = BusinessSummary['Outstanding']['Ages'][number]['age'];

const leadsTo = (age: Age): string => {
  if (age === 'no document') return customersAt;
  return documentListAt('invoice', { status: age === 'not due' ? 'not paid' : 'over due' });
};

const toneOf = (age: Age): string | undefined => {
  if (age === 'not due') return undefined;
  return age === 'no document' ? 'quiet' : 'late';
};

/** What customers owe today, by how late it is; the period does not change it. */
export function OutstandingPanel(props: { summary: BusinessSummary; currency: string; locale: string }) {
  const { summary, currency, locale } = props;
  const { Total, Overdue, Ages } = summary.Outstanding;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const largest = Ages.reduce((most, { Total: one }) => Math.max(most, Math.abs(Number(one))), 0);
  return (
    <Panel className="narrow" aria-labelledby="outstanding">
      <h2 id="outstanding">Outstanding today</h2>
      <p className="large">{money(Total)}</p>
      <p className="small">
        {isPositive(Overdue) ? (
          <span className="late">{money(Overdue)} overdue</span>
        ) : isZero(Total) ? (
          'Nobody owes anything'
        ) : (
          'Nothing is overdue'
        )}
      </p>
      {!isZero(Total) && (
        <LineChart aria-label="Outstanding by days since it fell due">
          {Ages.map(({ age, Count, Total: amount }) => (
            <li key={age}>
              <Link className="line" href={leadsTo(age)}>
                <span>
                  {ageWords[age]}
                  {Count > 0 && <span className="quiet"> · {Count.toLocaleString(locale)}</span>}
                </span>
                <span>{money(amount)}</span>
                <i aria-hidden>
                  <b
                    data-tone={toneOf(age)}
                    data-none={isZero(amount) || undefined}
                    style={{ width: `${shareOf(amount, largest)}%` }}
                  />
                </i>
              </Link>
            </li>
          ))}
        </LineChart>
      )}
    </Panel>
  );
}
