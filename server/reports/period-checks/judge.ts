import {
  type AccountingPeriod,
  isCovered,
  isLocked,
  isOver,
  periodNamed,
} from '../../../src/domain/period/accounting-period.ts';
import type { JudgedPeriod, PeriodBook, StoredPeriod } from '../../../src/domain/period/judged.ts';
import { checksOf, type PeriodCheck } from '../../../src/domain/period/period-check.ts';
import { lockedUntilOf, skipsOf, storedPeriods, yearsOf } from '../../store/books/periods.ts';
import { Missing, type Tx } from '../../store/database/tx.ts';
import { documentChecks } from './document-checks.ts';
import type { CheckSource } from './found.ts';
import { listChecks } from './list-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { reportingChecks } from './reporting-checks.ts';

/** What finds what keeps each check from being met. */
const sources: Readonly<Record<PeriodCheck, CheckSource>> = {
  ...documentChecks,
  ...moneyChecks,
  ...listChecks,
  ...reportingChecks,
};

/** The periods of the business, where each stands, and the lock date. */
export const periodBook = async (tx: Tx): Promise<PeriodBook> => {
  const [years, stored, lockedUntil] = await Promise.all([yearsOf(tx), storedPeriods(tx), lockedUntilOf(tx)]);
  return { years, stored, lockedUntil };
};

/** What is stored of a period; undefined where nobody began to close it. */
export const storedOf = (
  { stored }: Pick<PeriodBook, 'stored'>,
  { kind, from }: AccountingPeriod,
): StoredPeriod | undefined => stored.find((one) => one.kind === kind && one.from === from);

const isClosed = (book: PeriodBook, period: AccountingPeriod): boolean => {
  const stored = storedOf(book, period);
  return stored !== undefined && isLocked(stored);
};

/** True where nothing can be posted on the days of a period: it was locked, or the lock date covers it. */
const isShut = (book: PeriodBook, period: AccountingPeriod): boolean =>
  isClosed(book, period) || isCovered(period, book.lockedUntil);

/** The earliest period of the same kind before a period that isn't shut; null where there is none. */
export const earliestOpen = (book: PeriodBook, period: AccountingPeriod): AccountingPeriod | null => {
  const all = period.kind === 'year' ? book.years : book.years.flatMap(({ months }) => months);
  return all.find((one) => one.to < period.from && !isShut(book, one)) ?? null;
};

/** A period by its key with its checks, each judged in this transaction. @throws Missing for one that there is none of */
export const judgePeriod = async (tx: Tx, key: string): Promise<JudgedPeriod> => {
  const book = await periodBook(tx);
  const named = periodNamed(book.years, key);
  if (!named) throw new Missing();
  const { period, months } = named;
  const openMonths = months.filter((month) => !isClosed(book, month));
  const names = checksOf(period.kind);
  const [skips, ...findings] = await Promise.all([
    skipsOf(tx, period),
    ...names.map((name) => sources[name](tx, { period, openMonths })),
  ]);
  const checks = names.map((check, index) => ({ check, findings: findings[index]! }));
  const skipped = new Set(skips.map(({ check }) => check));
  const stored = storedOf(book, period);
  return {
    period,
    stored,
    status: stored?.status ?? 'Open',
    facts: {
      unmet: checks.filter(({ findings: { total } }) => total > 0).map(({ check }) => check),
      skipped: names.filter((name) => skipped.has(name)),
      earlierOpen: earliestOpen(book, period) !== null,
      over: isOver(period, tx.today),
    },
    skips,
    checks,
    book,
  };
};
