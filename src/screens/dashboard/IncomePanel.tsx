import { Link } from 'wouter';
import type { Bar, BusinessSummary } from '../../domain/dashboard/dashboard.ts';
import { incomePanelWords } from '../../domain/dashboard/dashboard.words.ts';
import { isNegative, isZero } from '../../domain/money.ts';
import { formatDay, formatMoney, formatSpan } from '../../domain/values/format.ts';
import { documentListAt, ledgerAt } from '../frame/addresses.ts';
import { BarChart, BarScale, LineChart } from './chart-style.ts';
import { changeWords, shareOf } from './figures.ts';
import { Panel } from './Panel.tsx';

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
    <Panel className="wide" aria-labelledby="income">
      <h2 id="income">{incomePanelWords.income}</h2>
      <p className="large">{money(total)}</p>
      {previous && (
        <p className="small">
          {changeWords(total, previous.total, money)} {formatSpan(previous, locale)}
        </p>
      )}
      <BarChart aria-label={incomePanelWords.incomeOverTime}>
        {bars.map((bar) => (
          <li key={bar.from}>
            <Link
              href={
                bar.from === bar.to ? documentListAt('invoice', { from: bar.from, to: bar.to }) : daysAt(bar)
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

/** The first, the middle and the last of the bars by name; the others are read by pointing at them. */
function Scale({ bars, locale }: { bars: readonly Bar[]; locale: string }) {
  const names = bars.length > 2 ? [bars[0]!, bars[Math.floor((bars.length - 1) / 2)]!, bars.at(-1)!] : bars;
  return (
    <BarScale aria-hidden>
      {names.map((bar) => (
        <span key={bar.from}>
          {bar.from === bar.to ? formatDay(bar.from, locale) : formatSpan(bar, locale)}
        </span>
      ))}
    </BarScale>
  );
}
