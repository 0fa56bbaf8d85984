import { Link } from 'wouter';
import type { OursAnswer } from '../../api/calls/call.ts';
import type { dashboardCalls } from '../../api/calls/dashboard.ts';
import { planHas } from '../../domain/access/plans.ts';
import { incomePanelWords, profitPanelWords as words } from '../../domain/dashboard/dashboard.words.ts';
import { isNegative, isZero } from '../../domain/money.ts';
import { headOf } from '../../domain/report/reports.ts';
import { formatMoney, formatSpan } from '../../domain/values/format.ts';
import { reportAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { BarChart, BarKey } from './chart-style.ts';
import { shareOf } from './figures.ts';
import { Held } from './Held.tsx';
import { Panel } from './Panel.tsx';
import { Scale } from './Scale.tsx';

/** Whether the business makes money: its profit, what it is held against, and each month's beside what was earned in it. */
export function ProfitPanel({ profit }: { profit: OursAnswer<typeof dashboardCalls.profitOfDays> }) {
  const { homeCurrency, locale, plan } = useBusiness();
  const { from, to, total, previous, months } = profit;
  const money = (amount: string) => formatMoney(amount, homeCurrency, locale);
  const largest = months.reduce(
    (most, { income, profit }) => Math.max(most, Math.abs(Number(income)), Math.abs(Number(profit))),
    0,
  );
  const heightOf = (amount: string) => (isZero(amount) ? 0 : `${shareOf(amount, largest)}%`);
  const { flag } = headOf('income-statement');
  const statement = !flag || planHas(plan, flag) ? 'income-statement' : 'profit-by-month';
  return (
    <Panel aria-labelledby="profit">
      <h2 id="profit">{words.profit}</h2>
      <p className={isNegative(total) ? 'large late' : 'large'}>
        <Link href={reportAt('profit-by-month', { from, to })}>{money(total)}</Link>
      </p>
      <Held against={previous} money={money} locale={locale} />
      {largest > 0 && (
        <>
          <BarChart aria-label={words.profitByMonth}>
            {months.map((month) => (
              <li key={month.from}>
                <Link
                  href={reportAt(statement, { from: month.from, to: month.to })}
                  aria-label={words.bar({
                    span: formatSpan(month, locale),
                    profit: money(month.profit),
                    income: money(month.income),
                  })}
                >
                  <i
                    data-beside={!isNegative(month.income) || undefined}
                    data-below={isNegative(month.income) || undefined}
                    style={{ height: heightOf(month.income) }}
                  />
                  <i
                    data-below={isNegative(month.profit) || undefined}
                    style={{ height: heightOf(month.profit) }}
                  />
                  <span className="says" aria-hidden>
                    {formatSpan(month, locale)}
                    <br />
                    {incomePanelWords.income} {money(month.income)}
                    <br />
                    {words.profit} {money(month.profit)}
                  </span>
                </Link>
              </li>
            ))}
          </BarChart>
          <Scale bars={months} locale={locale} />
          <BarKey aria-hidden>
            <span data-beside>{incomePanelWords.income}</span>
            <span>{words.profit}</span>
          </BarKey>
        </>
      )}
    </Panel>
  );
}
