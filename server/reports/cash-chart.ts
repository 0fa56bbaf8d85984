import { daysAfter, firstOfMonth, lastOfMonth, oneMonthAfter } from '../../src/domain/day.ts';
import { type Decimal, isZero, minus, negated, plus, sum, zero } from '../../src/domain/money.ts';
import { titleOf } from '../../src/domain/report/columns.ts';
import { type CashMonth, cashChart as cashChartSpec } from '../../src/domain/report/overview.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { overviewWords as words } from '../../src/domain/words/sales-reports.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { accountSums, isCashAccount, reportAccounts } from './account-sums.ts';
import { expectedByMonth } from './expected-cash.ts';
import { monthsOf, movedOn, rangeOf } from './overview.ts';
import { firstDay, type ReportRequest, reportSource } from './report.ts';

/** As many months ahead as have a row of their own; what is expected later is one row. */
const mostAhead = 12;

/** True for days that end today or later: what is expected follows the cash there is now. */
const reachesToday = (tx: Tx, request: ReportRequest): boolean => {
  const { from, to } = rangeOf(request);
  return from <= tx.today && to >= tx.today;
};

/** What is expected from this month on, and the cash there will be at the end of each. */
const monthsAhead = async (tx: Tx, cash: Decimal): Promise<CashMonth[]> => {
  const found = await expectedByMonth(tx);
  const last = found.at(-1)?.from;
  const months: string[] = [];
  for (
    let from = firstOfMonth(tx.today);
    last && from <= last && months.length < mostAhead;
    from = oneMonthAfter(from)
  )
    months.push(from);
  const later = found.filter(({ from }) => !months.includes(from));
  const named = months.map((from) => ({
    of: found.filter((one) => one.from === from),
    title: words.expectedIn(titleOf({ from, to: lastOfMonth(from) }, tx.business.locale)),
  }));
  let closing = cash;
  return [...named, ...(later.length > 0 ? [{ of: later, title: words.expectedLater }] : [])].map(
    ({ of, title }) => {
      const [moneyIn, moneyOut] = [sum(of.map((one) => one.moneyIn)), sum(of.map((one) => one.moneyOut))];
      closing = minus(plus(closing, moneyIn), moneyOut);
      return { month: title, expected: true, moneyIn, moneyOut, closing };
    },
  );
};

/** What entries moved on cash in each of some spans: above nothing is in, below is out, and opening balances are neither. */
const cashMoves = async (tx: Tx, spans: readonly Range[], cash: readonly number[]) => {
  const { opening } = await rolesOf(tx);
  return tx.query(
    { n: column.int, moneyIn: column.exact, moneyOut: column.exact, opened: column.exact },
    `with entries as (
       select s.n, l.entry_id, sum(l.amount) filter (where l.account_id = any($4::int[])) as cash,
         coalesce(sum(l.amount) filter (where l.account_id = $5), 0) as opened
       from unnest($2::date[], $3::date[]) with ordinality s (first, last, n)
         join journal_line c on c.business_id = $1 and c.on_day between s.first and s.last and c.account_id = any($4::int[])
         join journal_line l on l.business_id = $1 and l.entry_id = c.entry_id
           and not exists (select from journal_line p where p.business_id = $1 and p.entry_id = c.entry_id
             and p.account_id = any($4::int[]) and p.n < c.n)
       group by 1, 2)
     select n::int as n, coalesce(sum(cash + opened) filter (where cash + opened > 0), 0) as money_in,
       coalesce(-sum(cash + opened) filter (where cash + opened < 0), 0) as money_out, -sum(opened) as opened
     from entries group by 1`,
    [tx.business.id, spans.map(({ from }) => from), spans.map(({ to }) => to), cash, opening],
  );
};

/**
 * What each entry moved on cash, month by month, so that a transfer shows only what was lost or gained on it, and what there was at each
 * month's end. Source: finance-answers.md, section C, 3.
 */
export const cashChart = reportSource(cashChartSpec, async (tx, request) => {
  const months = monthsOf(tx, request);
  const accounts = await reportAccounts(tx);
  const found = await cashMoves(
    tx,
    months,
    accounts.filter(isCashAccount).map(({ id }) => id),
  );
  const from = months[0]?.from ?? firstDay;
  const eve = from === firstDay ? firstDay : daysAfter(from, -1);
  const sums = await accountSums(
    tx,
    [eve, ...months.map(({ to }) => to)].map((to) => ({ from: firstDay, to })),
  );
  const [before, ...closing] = [eve, ...months].map((_, n) => movedOn(accounts, sums, isCashAccount, n));
  const rows = months.map((month, n) => {
    const moved = found.find((one) => one.n === n + 1);
    return {
      month: titleOf(month, tx.business.locale),
      expected: false,
      moneyIn: moved?.moneyIn ?? zero,
      moneyOut: moved?.moneyOut ?? zero,
      closing: closing[n]!,
    };
  });
  const value = closing.at(-1) ?? before!;
  const ahead = request.expected && reachesToday(tx, request) ? await monthsAhead(tx, value) : [];
  const ending = sum([before!, ...found.flatMap((one) => [one.moneyIn, negated(one.moneyOut), one.opened])]);
  const all = [...rows, ...ahead];
  const isAny = all.some((row) => [row.moneyIn, row.moneyOut, row.closing].some((amount) => !isZero(amount)));
  return {
    rows: isAny ? all : [],
    // What is expected is in no sum of what there was.
    inAll: {
      month: '',
      expected: false,
      moneyIn: sum(rows.map(({ moneyIn }) => moneyIn)),
      moneyOut: sum(rows.map(({ moneyOut }) => moneyOut)),
      closing: value,
    },
    expects: ahead.length > 0,
    controls: [
      { label: words.controlCash, value, difference: minus(ending, value), to: 'report:financial-position' },
    ],
    total: all.length,
    page: 1,
    whole: true as const,
  };
});
