import { Link } from 'wouter';
import type { Age, BusinessSummary } from '../../domain/dashboard.ts';
import { formatMoney } from '../../domain/format.ts';
import { isPositive, isZero } from '../../domain/money.ts';
import { ageWords } from '../../domain/words/dashboard.ts';
import { outstandingPanelWords } from '../../domain/words/dashboard-page.ts';
import { customersAt, documentListAt } from '../shell/addresses.ts';
import { LineChart } from './chart-style.ts';
import { shareOf } from './figures.ts';
import { Panel } from './Panel.tsx';

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
  const { total, overdue, ages } = summary.outstanding;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const largest = ages.reduce((most, { total: one }) => Math.max(most, Math.abs(Number(one))), 0);
  return (
    <Panel className="narrow" aria-labelledby="outstanding">
      <h2 id="outstanding">{outstandingPanelWords.outstandingToday}</h2>
      <p className="large">{money(total)}</p>
      <p className="small">
        {isPositive(overdue) ? (
          <span className="late">{outstandingPanelWords.overdue(money(overdue))}</span>
        ) : isZero(total) ? (
          outstandingPanelWords.nobodyOwesAnything
        ) : (
          outstandingPanelWords.nothingIsOverdue
        )}
      </p>
      {!isZero(total) && (
        <LineChart aria-label={outstandingPanelWords.byAgeCaption}>
          {ages.map(({ age, count, total: amount }) => (
            <li key={age}>
              <Link className="line" href={leadsTo(age)}>
                <span>
                  {ageWords[age]}
                  {count > 0 && <span className="quiet"> · {count.toLocaleString(locale)}</span>}
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
