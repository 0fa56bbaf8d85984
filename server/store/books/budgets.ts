import {
  type Budget,
  type BudgetRow,
  type BudgetType,
  noAmounts,
} from '../../../src/domain/budget/budget.ts';
import { isZero } from '../../../src/domain/money.ts';
import type { Range } from '../../../src/domain/values/period.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { insertInto } from '../database/rowset.ts';
import { type BusinessTx, Missing } from '../database/tx.ts';

const budgetColumns = {
  id: column.id,
  year: column.small,
  type: column.text.as<BudgetType>(),
  startMonth: column.small,
  startDay: column.small,
  withoutCostOfSales: column.bool,
  reminds: column.bool,
  endsOn: column.day.orNull,
  version: column.int,
};

const columns = listed(budgetColumns);

const amountColumns = {
  budgetId: column.id,
  n: column.small,
  accountId: column.int.orNull,
  month: column.small,
  amount: column.exact,
};

/** Which budget: by its id, or by its year and type. */
export type BudgetKey = { id: string } | { year: number; type: BudgetType };

const rowsOf = async (tx: BusinessTx, budgetId: string): Promise<BudgetRow[]> => {
  const { accountId, month, amount } = amountColumns;
  const amounts = await tx.query(
    { accountId, month, amount },
    'select account_id, month, amount from budget_amount where business_id = $1 and budget_id = $2 order by n',
    [tx.business.id, budgetId],
  );
  return [...new Set(amounts.map((one) => one.accountId))].map((accountId) => {
    const own = amounts.filter((one) => one.accountId === accountId);
    return {
      accountId,
      amounts: noAmounts.map((zero, n) => own.find(({ month }) => month === n)?.amount ?? zero),
    };
  });
};

const withRows = async (
  tx: BusinessTx,
  { startMonth, startDay, ...budget }: RowOf<typeof budgetColumns>,
): Promise<Budget> => ({
  ...budget,
  start: { month: startMonth, day: startDay },
  rows: await rowsOf(tx, budget.id),
});

const found = async (tx: BusinessTx, key: BudgetKey, hold: boolean): Promise<Budget | null> => {
  const values = 'id' in key ? [key.id, null, null] : [null, key.year, key.type];
  const [row] = await tx.query(
    budgetColumns,
    `select ${columns} from budget where business_id = $1
     and (id = $2 or year = $3 and type = $4) ${hold ? 'for no key update' : ''}`,
    [tx.business.id, ...values],
  );
  return row ? withRows(tx, row) : null;
};

/** The budgets of every fiscal year that may have a day among some days. */
export const budgetsAround = async (tx: BusinessTx, { from, to }: Range): Promise<Budget[]> => {
  const rows = await tx.query(
    budgetColumns,
    `select ${columns} from budget where business_id = $1 and year between $2 and $3 order by year, type`,
    [tx.business.id, Number(from.slice(0, 4)) - 1, to.slice(0, 4)],
  );
  const budgets: Budget[] = [];
  for (const row of rows) budgets.push(await withRows(tx, row));
  return budgets;
};

/** A budget; null where there is none. */
export const budgetAt = (tx: BusinessTx, key: BudgetKey): Promise<Budget | null> => found(tx, key, false);

/** A budget held against other writers; null where there is none. */
export const heldBudget = (tx: BusinessTx, key: BudgetKey): Promise<Budget | null> => found(tx, key, true);

/** A budget by its id. Throws `Missing`. */
export const budgetById = async (tx: BusinessTx, id: string): Promise<Budget> => {
  const budget = await budgetAt(tx, { id });
  if (!budget) throw new Missing();
  return budget;
};

const insertAmounts = async (tx: BusinessTx, { id, rows }: Budget): Promise<void> => {
  const planned = rows.flatMap(({ accountId, amounts }) =>
    amounts.map((amount, month) => ({ budgetId: id, accountId, month, amount })),
  );
  const amounts = planned.filter(({ amount }) => !isZero(amount)).map((one, n) => ({ ...one, n }));
  if (amounts.length === 0) return;
  await tx.query(insertInto('budget_amount', '$2', amountColumns), [tx.business.id, JSON.stringify(amounts)]);
};

export const insertBudget = async (tx: BusinessTx, budget: Budget): Promise<void> => {
  const { id, year, type, start, withoutCostOfSales, reminds, endsOn, version } = budget;
  await tx.query(
    `insert into budget (business_id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.business.id, id, year, type, start.month, start.day, withoutCostOfSales, reminds, endsOn, version],
  );
  await insertAmounts(tx, budget);
};

/** Writes a budget in place of what it was. */
export const replaceBudget = async (tx: BusinessTx, budget: Budget): Promise<void> => {
  const { id, withoutCostOfSales, reminds, version } = budget;
  await tx.query(
    'update budget set without_cost_of_sales = $3, reminds = $4, version = $5 where business_id = $1 and id = $2',
    [tx.business.id, id, withoutCostOfSales, reminds, version],
  );
  await tx.query('delete from budget_amount where business_id = $1 and budget_id = $2', [tx.business.id, id]);
  await insertAmounts(tx, budget);
};

export const removeBudget = async (tx: BusinessTx, id: string): Promise<void> => {
  await tx.query('delete from budget where business_id = $1 and id = $2', [tx.business.id, id]);
};
