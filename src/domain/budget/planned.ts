import { type Day, daysBetween } from '../day.ts';
import { type Decimal, plus, sum, zero } from '../money.ts';
import type { Range } from '../values/period.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { budgetFaults as words } from '../words/budgets.ts';
import { type Budget, type BudgetMatter, budgetMonthsOf, budgetTypes } from './budget.ts';

/** What budgets plan for some days, above zero for income and expenses alike. */
export interface Planned {
  /** By account, of the types that are planned account by account. */
  accounts: ReadonlyMap<number, Decimal>;
  /** The types that are planned account by account in all of the days. */
  byAccount: readonly BudgetMatter[];
  /** The types that are planned as a whole in some of the days, with what is planned in all of them. */
  whole: readonly (BudgetMatter & { amount: Decimal })[];
  /** The fiscal year of the first budget. */
  year: number;
}

interface PlannedMonth {
  budget: Budget;
  n: number;
  from: Day;
  to: Day;
}

const monthsIn = (budgets: readonly Budget[], { from, to }: Range): PlannedMonth[] =>
  budgets.flatMap((budget) =>
    budgetMonthsOf(budget.year, budget.start, budget.endsOn)
      .map((month, n) => ({ budget, n, from: month.from, to: month.to }))
      .filter((month) => month.from <= to && month.to >= from),
  );

const daysOf = ({ from, to }: Range): number => daysBetween(from, to) + 1;

/** What the budgets of a type plan in some days, by account; null for the type as a whole. */
const amountsOf = (months: readonly PlannedMonth[]): Map<number | null, Decimal> => {
  const found = new Map<number | null, Decimal>();
  for (const { budget, n } of months)
    for (const { accountId, amounts } of budget.rows)
      found.set(accountId, plus(found.get(accountId) ?? zero, amounts[n]!));
  return found;
};

/**
 * What budgets plan for some days, which are whole months of theirs. A type whose budgets leave out a day of them is not planned there.
 * Source: finance-answers.md, Q83 and Q117.
 *
 * @returns a refusal for days that begin or end within a month of a budget, and for days without a budget
 */
export const plannedIn = (budgets: readonly Budget[], days: Range): Planned | Refusal => {
  const months = monthsIn(budgets, days);
  if (months.some(({ from, to }) => from < days.from || to > days.to))
    return invalid('compare', words.notWholeMonths);
  const accounts = new Map<number, Decimal>();
  const byAccount: BudgetMatter[] = [];
  const whole: (BudgetMatter & { amount: Decimal })[] = [];
  for (const type of budgetTypes) {
    const own = months.filter(({ budget }) => budget.type === type);
    if (sum(own.map((month) => String(daysOf(month)))) !== String(daysOf(days))) continue;
    const amounts = amountsOf(own);
    const matter = { type, withoutCostOfSales: own.some(({ budget }) => budget.withoutCostOfSales) };
    if (amounts.has(null)) whole.push({ ...matter, amount: sum([...amounts.values()]) });
    else {
      byAccount.push(matter);
      for (const [id, amount] of amounts) accounts.set(id!, amount);
    }
  }
  if (byAccount.length + whole.length === 0) return invalid('compare', words.noneForDays);
  return { accounts, byAccount, whole, year: Math.min(...months.map(({ budget }) => budget.year)) };
};
