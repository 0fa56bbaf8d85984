import { permits } from '../../src/domain/access/permissions.ts';
import { planHas } from '../../src/domain/access/plans.ts';
import { subgroupOf } from '../../src/domain/books/account-groups.ts';
import { budgetMonthsOf, countsIn, totalsOf } from '../../src/domain/budget/budget.ts';
import { spentOf } from '../../src/domain/budget/compared.ts';
import { type Decimal, sum, zero } from '../../src/domain/money.ts';
import { fiscalStartOf } from '../../src/domain/values/fiscal-year.ts';
import { budgetAt } from '../store/books/budgets.ts';
import { calendarOf, type Tx } from '../store/database/tx.ts';
import { accountSums, reportAccounts } from './account-sums.ts';

export type BudgetToDoKind = 'budget nearly used' | 'budget used up';

/** How much of this month's budget is spent: its percent as a count, and the amount. */
interface SpentBudget {
  kind: BudgetToDoKind;
  count: number;
  total: Decimal;
  until: null;
}

/**
 * The budget of expenses, once this month of it is nearly or wholly spent and it is to remind of that, for those who may see it.
 * Source: finance-answers.md, Q84.
 */
export const budgetToDo = async (tx: Tx): Promise<SpentBudget[]> => {
  if (!permits(tx.user.role, 'reports') || !planHas(tx.business.plan, 'budgetPlanning')) return [];
  const { today, fiscal } = calendarOf(tx);
  const year = Number(fiscalStartOf(today, fiscal).slice(0, 4));
  const budget = await budgetAt(tx, { year, type: 'Expense' });
  if (!budget?.reminds) return [];
  const months = budgetMonthsOf(budget.year, budget.start, budget.endsOn);
  const n = months.findIndex(({ from, to }) => from <= today && today <= to);
  if (n < 0) return [];
  const [accounts, sums] = [await reportAccounts(tx), await accountSums(tx, [months[n]!])];
  const spent = sum(
    accounts
      .filter(({ group, subgroup }) => countsIn(budget, { group, subgroupId: subgroupOf(group, subgroup) }))
      .map(({ id }) => sums.get(id)?.[0] ?? zero),
  );
  const reached = spentOf(totalsOf(budget.rows)[n]!, spent);
  if (!reached) return [];
  const { percent, isUsedUp } = reached;
  return [
    { kind: isUsedUp ? 'budget used up' : 'budget nearly used', count: percent, total: spent, until: null },
  ];
};
