import { Link } from 'wouter';
import type { BusinessSummary } from '../../domain/dashboard/dashboard.ts';
import { incomePanelWords } from '../../domain/dashboard/dashboard.words.ts';
import { isNegative, isZero } from '../../domain/money.ts';
import { formatMoney, formatSpan } from '../../domain/values/format.ts';
import { documentListAt, ledgerAt, reportAt } from '../frame/addresses.ts';
import { BarChart, LineChart } from './chart-style.ts';
import { shareOf } from './figures.ts';
import { Held } from './Held.tsx';
import { Panel } from './Panel.tsx';
import { Scale } from './Scale.tsx';

interface IncomePanelProps {
  summary: BusinessSummary;
  currency: string;
  locale: string;
  /** Where a stretch of days is looked at by itself. */
  daysAt: (days: { from: string; to: string }) => string;
  /** Whether the accounts behind the figure may be opened. */
  opens: boolean;
}

/** What was earned: the number, what it is held against, its bars, and the accounts it is the sum of. */
export function IncomePanel({ summary, currency, locale, daysAt, opens }: IncomePanelProps) {
  const { total, previous, bars, accounts } = summary.income;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const largest = bars.reduce((most, { total: one }) => Math.max(most, Math.abs(Number(one))), 0);
  const days = { from: summary.from, to: summary.to };
  return (
    <Panel aria-labelledby="income">
      <h2 id="income">{incomePanelWords.income}</h2>
      <p className="large">
        {opens ? <Link href={reportAt('income-sources', days)}>{money(total)}</Link> : money(total)}
      </p>
      <Held against={previous} money={money} locale={locale} />
      {largest > 0 && (
        <>
          <BarChart aria-label={incomePanelWords.incomeOverTime}>
            {bars.map((bar) => (
              <li key={bar.from}>
                <Link
                  href={
                    bar.from === bar.to
                      ? documentListAt('invoice', { from: bar.from, to: bar.to })
                      : daysAt(bar)
                  }
                  aria-label={`${formatSpan(bar, locale)}: ${money(bar.total)}`}
                >
                  <i
                    style={{ height: isZero(bar.total) ? 0 : `${shareOf(bar.total, largest)}%` }}
                    data-below={isNegative(bar.total) || undefined}
                  />
                  <span className="says" aria-hidden>
                    {formatSpan(bar, locale)}
                    <br />
                    {money(bar.total)}
                  </span>
                </Link>
              </li>
            ))}
          </BarChart>
          <Scale bars={bars} locale={locale} />
        </>
      )}
      {accounts.length > 0 && (
        <LineChart aria-label={incomePanelWords.incomeByAccount}>
          {accounts.map((account) => {
            const line = (
              <>
                <span>{account.name}</span>
                <span>{money(account.total)}</span>
              </>
            );
            return (
              <li key={account.id}>
                {opens ? (
                  <Link className="line" href={ledgerAt(account.id, days)}>
                    {line}
                  </Link>
                ) : (
                  <div className="line">{line}</div>
                )}
              </li>
            );
          })}
        </LineChart>
      )}
    </Panel>
  );
}
