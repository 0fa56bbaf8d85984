import {
  type Budget,
  type BudgetMatter,
  budgetMonthsOf,
  budgetRowsOf,
  type SentAmounts,
} from '../../src/domain/budget/budget.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { fiscalYearNamed } from '../../src/domain/values/fiscal-year.ts';
import { invalid, refusalOf } from '../../src/domain/values/refusal.ts';
import { budgetFaults as words } from '../../src/domain/words/budgets.ts';
import { allAccounts } from '../store/books/accounts.ts';
import {
  type BudgetKey,
  heldBudget,
  insertBudget,
  removeBudget,
  replaceBudget,
} from '../store/books/budgets.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, calendarOf, Missing, Refused, refuse, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What a budget's command answers. */
type Saved = { id: string; repeated?: boolean };

/** What of a budget is sent. */
export interface SentBudget extends SentAmounts {
  withoutCostOfSales: boolean | undefined;
  reminds: boolean | undefined;
}

/** The budget with the amounts that were sent. Throws `Refused` with every fault beside its field. */
const withAmounts = async (tx: Tx, budget: Budget, sent: SentBudget): Promise<Budget> => {
  const matter: BudgetMatter = {
    type: budget.type,
    withoutCostOfSales: sent.withoutCostOfSales ?? budget.withoutCostOfSales,
  };
  if (matter.withoutCostOfSales && matter.type !== 'Expense')
    throw new Refused(invalid('withoutCostOfSales', words.costOfSalesOfExpenses));
  const reminds = sent.reminds ?? budget.reminds;
  if (reminds && matter.type !== 'Expense') throw new Refused(invalid('reminds', words.remindsOfExpenses));
  const accounts = await allAccounts(tx);
  const { rows, faults } = budgetRowsOf(sent, {
    ...matter,
    months: budgetMonthsOf(budget.year, budget.start, budget.endsOn),
    digits: digitsOf(tx.business.homeCurrency),
    accounts: new Map(accounts.map((account) => [account.id, account])),
    planned: new Set(budget.rows.flatMap(({ accountId }) => accountId ?? [])),
  });
  refuse(refusalOf(faults));
  return { ...budget, ...matter, reminds, rows };
};

const recordBudget = async (tx: Tx, act: string, { id, year, type, version }: Budget): Promise<void> =>
  recordEvent(tx, `budget.${act}`, 'budget', id, { year, type, version });

/**
 * Makes the budget of a fiscal year and type. Throws `Refused` for faults, and with the id of the one there is already.
 *
 * @param idOnWire how a refusal names a budget
 */
export const createBudget = (
  ctx: Ctx,
  { year, type }: Pick<Budget, 'year' | 'type'>,
  sent: SentBudget,
  idOnWire: (id: string) => string,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const existing = await heldBudget(tx, { year, type });
    if (existing)
      throw new Refused({
        ...invalid('year', words.alreadyThere),
        details: { id: idOnWire(existing.id) },
      });
    const blank: Budget = {
      id: newId(),
      year,
      type,
      ...fiscalYearNamed(year, calendarOf(tx).fiscal),
      withoutCostOfSales: false,
      reminds: false,
      rows: [],
      version: 1,
    };
    const budget = await withAmounts(tx, blank, sent);
    await insertBudget(tx, budget);
    await recordBudget(tx, 'create', budget);
    return { id: budget.id };
  });

/** Saves all months of a budget. Throws `Missing`, and `Refused` for faults and an older version. */
export const updateBudget = (
  ctx: Ctx,
  { id, version }: { id: string; version: number | null },
  sent: SentBudget,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const before = await heldBudget(tx, { id });
    if (!before) throw new Missing();
    await refuseStaleVersion(tx, before, version);
    const budget = { ...(await withAmounts(tx, before, sent)), version: before.version + 1 };
    await replaceBudget(tx, budget);
    await recordBudget(tx, 'update', budget);
    return { id };
  });

/** Deletes a budget with all its months. One that is gone already is done as well. */
export const deleteBudget = (ctx: Ctx, key: BudgetKey): Promise<{ done: true; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const budget = await heldBudget(tx, key);
    if (budget) {
      await removeBudget(tx, budget.id);
      await recordBudget(tx, 'delete', budget);
    }
    return { done: true as const };
  });
