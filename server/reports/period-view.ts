import type { Day } from '../../src/domain/day.ts';
import {
  type AccountingPeriod,
  isCovered,
  isLocked,
  isOver,
  type PeriodStatus,
} from '../../src/domain/period/accounting-period.ts';
import type { PeriodBook } from '../../src/domain/period/judged.ts';
import { changedBalances, closingsOf, type PeriodClosing } from '../store/books/periods.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { earliestOpen, judgePeriod, periodBook, storedOf } from './period-checks/judge.ts';

/** As many of the entries posted since a period was locked as its page shows. */
const mostEntries = 50;

const briefOf = (tx: Tx, book: PeriodBook, closings: readonly PeriodClosing[], period: AccountingPeriod) => {
  const stored = storedOf(book, period);
  const own = closings.filter(({ kind, from }) => kind === period.kind && from === period.from);
  const status: PeriodStatus = stored?.status ?? 'Open';
  // What was posted since it was locked for the first time is counted from there.
  const [newest, first] = [own[0], own.at(-1)];
  const locked = newest && newest.reopenedAt === null ? newest : null;
  return {
    ...period,
    status,
    over: isOver(period, tx.today),
    covered: !isLocked({ status }) && isCovered(period, book.lockedUntil),
    lockedBy: locked?.by ?? null,
    lockedAt: locked?.at.toISOString() ?? null,
    skipped: stored?.skipped ?? 0,
    corrected: first?.corrected ?? 0,
  };
};

/** Every fiscal year with its months, the newest first, where each stands, and the one that is closed next. */
export const periodList = async (tx: Tx) => {
  const [book, closings] = await Promise.all([periodBook(tx), closingsOf(tx)]);
  const brief = (period: AccountingPeriod) => briefOf(tx, book, closings, period);
  const years = book.years.map(({ months, ...year }) => ({
    ...brief(year),
    months: months.map(brief).reverse(),
  }));
  const ended = book.years.flatMap(({ months }) => months).map(brief);
  const next = ended.find((one) => one.over && !isLocked(one) && !one.covered);
  return { years: years.reverse(), lockedUntil: book.lockedUntil, next: next?.key ?? null };
};

/** The entries up to its last day that were posted since a period was locked, the first first. */
const entriesSince = (tx: Tx, { id, to }: { id: string; to: Day }) =>
  tx.query(
    { id: column.id, number: column.int, onDay: column.day, kind: column.text, memo: column.text },
    `select e.id, e.number, e.on_day, e.kind, e.memo from period_closing c
       join journal_entry e on e.business_id = c.business_id and e.number > c.last_entry and e.on_day <= $3
     where c.business_id = $1 and c.id = $2 order by e.number limit ${mostEntries}`,
    [tx.business.id, id, to],
  );

const withCorrections = async (tx: Tx, closing: PeriodClosing) => {
  const isCorrected = closing.corrected > 0;
  const [entries, balances] = isCorrected
    ? await Promise.all([entriesSince(tx, closing), changedBalances(tx, closing)])
    : [[], []];
  const { id, by, reopenedBy, reason, corrected } = closing;
  return {
    id,
    by,
    reopenedBy,
    reason,
    corrected,
    at: closing.at.toISOString(),
    reopenedAt: closing.reopenedAt?.toISOString() ?? null,
    entries,
    balances,
  };
};

/** A period with its checks judged now, and each time it was locked with what was posted since. Throws `Missing`. */
export const periodView = async (tx: Tx, key: string) => {
  const { period, stored, facts, skips, checks, book } = await judgePeriod(tx, key);
  const closings = await closingsOf(tx, period);
  const later = book.stored.filter((one) => isLocked(one) && one.to >= period.from);
  const all = [...book.years, ...book.years.flatMap(({ months }) => months)];
  return {
    ...briefOf(tx, book, closings, period),
    lockedUntil: book.lockedUntil,
    checkedBy: stored?.checkedBy ?? null,
    checkedAt: stored?.checkedAt?.toISOString() ?? null,
    earlier: earliestOpen(book, period)?.key ?? null,
    /** The locked ones that are opened with it. */
    opensToo: all.filter(
      (one) =>
        one.key !== period.key && later.some(({ kind, from }) => kind === one.kind && from === one.from),
    ),
    checks: checks.map(({ check, findings: { total, rows } }) => {
      const skip = skips.find((one) => one.check === check);
      return {
        check,
        met: !facts.unmet.includes(check),
        total,
        found: rows,
        skip: skip ? { reason: skip.reason, by: skip.by, at: skip.at.toISOString() } : null,
      };
    }),
    closings: await Promise.all(closings.map((one) => withCorrections(tx, one))),
  };
};
