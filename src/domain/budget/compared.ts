import type { Day } from '../day.ts';
import { compare, type Decimal, isZero, minus, over, rounded, sum, times } from '../money.ts';
import type { BudgetMonth, BudgetType } from './budget.ts';

/** What was planned and what came, and how they compare. */
export interface ComparedAmounts {
  budget: Decimal;
  actual: Decimal;
  /** Actual less budget, for income and expenses alike. */
  variance: Decimal;
  /** Actual as a percentage of the budget, two decimals; null where nothing was planned. */
  percent: Decimal | null;
}

/** A budget beside what came, by month and in all. */
export interface ComparedBudget {
  months: readonly (ComparedAmounts & BudgetMonth)[];
  year: ComparedAmounts;
  /** The months that have ended. */
  toDate: ComparedAmounts;
  /** What the year may come to. */
  forecast: Decimal;
}

const compared = (budget: Decimal, actual: Decimal): ComparedAmounts => ({
  budget,
  actual,
  variance: minus(actual, budget),
  percent: isZero(budget) ? null : rounded(over(times(actual, '100'), budget), 2),
});

/**
 * A budget compared with what came. The forecast is what came in months that have ended, the larger of both in this month, and the
 * budget of the months to come. Source: finance-answers.md, Q84.
 *
 * @param budget by month of the year, as `actual` is
 */
export const comparedWith = (
  months: readonly BudgetMonth[],
  budget: readonly Decimal[],
  actual: readonly Decimal[],
  today: Day,
): ComparedBudget => {
  const rows = months.map((month, n) => ({ ...month, ...compared(budget[n]!, actual[n]!) }));
  const ended = rows.filter(({ to }) => to < today);
  const together = (some: typeof rows) =>
    compared(sum(some.map((row) => row.budget)), sum(some.map((row) => row.actual)));
  const expected = rows.map((row) => {
    if (row.to < today) return row.actual;
    if (row.from > today) return row.budget;
    return compare(row.actual, row.budget) > 0 ? row.actual : row.budget;
  });
  return { months: rows, year: together(rows), toDate: together(ended), forecast: sum(expected) };
};

/** From so many percent of a month on, a budget is nearly spent. */
const nearlySpent = 90;

/**
 * How much of a month's budget is spent, in whole percent rounded down; null below 90 percent, and where nothing was planned.
 * Source: finance-answers.md, Q84.
 */
export const spentOf = (budget: Decimal, spent: Decimal): { percent: number; isUsedUp: boolean } | null => {
  if (isZero(budget)) return null;
  const percent = Math.floor(Number(over(times(spent, '100'), budget)));
  return percent < nearlySpent ? null : { percent, isUsedUp: percent >= 100 };
};

/** Whether a variance is good: more income, or less expense. Null where there is none. */
export const isGood = (type: BudgetType, variance: Decimal): boolean | null =>
  isZero(variance) ? null : compare(variance, '0') > 0 === (type === 'Revenue');
