import { codeOf, inChartOrder } from '../../src/domain/books/ledger-account.ts';
import type { Day } from '../../src/domain/day.ts';
import {
  emptiedAccounts,
  takesYearEnd,
  type YearEndMove,
  yearEndMoves,
} from '../../src/domain/journal-entry/year-end.ts';
import { type Decimal, negated, zero } from '../../src/domain/money.ts';
import { fiscalYearDays } from '../../src/domain/values/fiscal-year.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { column } from '../store/database/row.ts';
import { calendarOf, type Tx } from '../store/database/tx.ts';
import { accountSums } from './account-sums.ts';
import { firstDay } from './report.ts';

/** An account as the year's end names it. */
interface NamedAccount {
  accountId: number;
  code: string;
  account: string;
}

/** An account that can be emptied at a year's end: what is on it, a credit above zero, and the entries that moved it then. */
interface EmptiedAccount extends NamedAccount {
  move: YearEndMove;
  balance: Decimal;
  entries: { id: string; number: number }[];
}

/** Entries by hand of a day that only move between accounts of equity, weren't taken back and take nothing back, by account. */
const movedOn = (tx: Tx, onDay: Day) =>
  tx.query(
    { accountId: column.int, id: column.id, number: column.int },
    `select distinct l.account_id, e.id, e.number from journal_entry e
       join journal_line l on l.business_id = e.business_id and l.entry_id = e.id
     where e.business_id = $1 and e.on_day = $2 and e.kind = 'manual' and e.reverses is null and l.account_id = any($3)
       and not exists (select 1 from journal_entry r where r.business_id = e.business_id and r.reverses = e.id)
       and not exists (select 1 from journal_line o join account a on a.business_id = o.business_id and a.id = o.account_id
         where o.business_id = e.business_id and o.entry_id = e.id and a.grp <> 'equity')
     order by e.number`,
    [tx.business.id, onDay, Object.values(emptiedAccounts)],
  );

/** The end of the fiscal year that begins in a calendar year: what can be moved within equity, and where to. Source: finance-answers.md, Q141. */
export const yearEnd = async (tx: Tx, year: number) => {
  const days = fiscalYearDays(year, calendarOf(tx).fiscal);
  const [all, sums, entries, [book]] = await Promise.all([
    allAccounts(tx),
    accountSums(tx, [{ from: firstDay, to: days.to }]),
    movedOn(tx, days.to),
    tx.query({ lockedUntil: column.day.orNull }, 'select locked_until from book where business_id = $1', [
      tx.business.id,
    ]),
  ]);
  const named = (account: (typeof all)[number]): NamedAccount => ({
    accountId: account.id,
    code: codeOf(account),
    account: account.name,
  });
  const moves = yearEndMoves.map((move): EmptiedAccount => {
    const found = all.find(({ id }) => id === emptiedAccounts[move])!;
    const own = entries.filter(({ accountId }) => accountId === found.id);
    return {
      move,
      ...named(found),
      balance: negated(sums.get(found.id)?.[0] ?? zero),
      entries: own.map(({ id, number }) => ({ id, number })),
    };
  });
  return {
    ...days,
    year,
    today: tx.today,
    lockedUntil: book?.lockedUntil ?? null,
    moves,
    targets: all.filter(takesYearEnd).sort(inChartOrder).map(named),
  };
};
