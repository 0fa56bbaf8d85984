import { nothing, type Sides } from '../../../src/domain/books/fiscal-balances.ts';
import { type Day, firstOfMonth, lastOfMonth, oneYearAfter } from '../../../src/domain/day.ts';
import { fiscalStartOf, fiscalStartsWithin } from '../../../src/domain/values/fiscal-year.ts';
import type { Range } from '../../../src/domain/values/period.ts';
import { column } from '../database/row.ts';
import { calendarOf, type Tx } from '../database/tx.ts';

/** What moved on accounts in and before some days, by fiscal year. */
export interface FiscalSums {
  /** The first day of the fiscal year in which the days begin. */
  start: Day;
  /** First days of the fiscal years that begin within the days, as far as anything is carried on them. */
  starts: Day[];
  /** By account: what moved before `start`; then from there until the days begin, and in the days, by fiscal year. */
  of: ReadonlyMap<number, { earlier: Sides; years: Sides[] }>;
}

/** The first and the last month anything was posted in, and the start of the fiscal year. */
const reachOf = async (tx: Tx) => {
  const [row] = await tx.query(
    {
      first: column.day.orNull,
      last: column.day.orNull,
    },
    'select min(month) as first, max(month) as last from month_balance where business_id = $1',
    [tx.business.id],
  );
  const { first, last } = row!;
  return { first, last: last && lastOfMonth(last), start: calendarOf(tx).fiscal };
};

/**
 * Debits and credits by account and fiscal year. Months that lie whole in one of the spans come from the month rows, the days of
 * the others from the day rows.
 *
 * @param cuts the first day of each span, in order
 */
const sumsOf = (tx: Tx, cuts: readonly Day[], to: Day, account: number | null) =>
  tx.query(
    { accountId: column.int, span: column.int, debit: column.exact, credit: column.exact },
    `select account_id, width_bucket(on_day, $2::date[]) as span, sum(debit) as debit, sum(credit) as credit from (
       select account_id, month as on_day, debit, credit from month_balance
         where business_id = $1 and month <= $4 and month <> all($3::date[])
       union all
       select d.account_id, d.on_day, d.debit, d.credit from unnest($3::date[]) m join day_balance d
         on d.business_id = $1 and d.on_day >= m and d.on_day < m + interval '1 month' and d.on_day <= $4) parts
     where $5::int is null or account_id = $5 group by 1, 2`,
    [tx.business.id, cuts, [...new Set([...cuts, to].map(firstOfMonth))], to, account],
  );

/** What moved on every account, or on one, before and in some days. Source: finance-answers.md, Q129. */
export const fiscalSums = async (tx: Tx, days: Range, account: number | null = null): Promise<FiscalSums> => {
  const { first, last, start: fiscal } = await reachOf(tx);
  if (first === null || last === null) return { start: days.from, starts: [], of: new Map() };
  // Days before anything was posted, and after it was last carried, change nothing.
  const from = days.from < first ? first : days.from;
  const start = fiscalStartOf(from, fiscal);
  const carriedLast = oneYearAfter(last);
  const starts = fiscalStartsWithin({ from, to: days.to < carriedLast ? days.to : carriedLast }, fiscal);
  const cuts = [start, from, ...starts];
  const of = new Map<number, { earlier: Sides; years: Sides[] }>();
  for (const { accountId, span, debit, credit } of await sumsOf(tx, cuts, days.to, account)) {
    const found = of.get(accountId) ?? { earlier: nothing, years: cuts.map(() => nothing) };
    if (span === 0) found.earlier = { debit, credit };
    else found.years[span - 1] = { debit, credit };
    of.set(accountId, found);
  }
  return { start, starts, of };
};
