import type { budgetCalls } from '../../api/calls/budget.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import type { BudgetType } from '../../domain/budget/budget.ts';
import { type BudgetMatter, budgetAmountFault, budgetYears, countsIn } from '../../domain/budget/budget.ts';
import { type Decimal, decimal, isZero, sum, zero } from '../../domain/money.ts';
import { formatMonthName } from '../../domain/values/format.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { type NumberForm, numberProblem } from '../kit/fields/use-number-text.ts';

export type BudgetView = OursAnswer<typeof budgetCalls.revenueBudget>;
export type ActualsView = OursAnswer<typeof budgetCalls.budgetActuals>;
type CellName = `cell-${number}-${number}`;

/** A budget as it is typed: an amount for each account and month, empty for none; account 0 is the type as a whole. */
export interface BudgetForm {
  mode: 'whole' | 'accounts';
  withoutCostOfSales: boolean;
  reminds: boolean;
  [cell: CellName]: string;
}

/** A line of the grid: an account, or the type as a whole under number 0. */
export interface GridRow {
  accountId: number;
  /** Empty for the type as a whole. */
  code: string;
  name: string;
  subgroupId: number | null;
}

const months = Array.from({ length: 12 }, (_, n) => n);

/** The field of an amount, by account and month of the year from 0. */
export const cellName = (accountId: number, month: number): CellName => `cell-${accountId}-${month}`;

/** The type a budget is of: the server answers no other. */
export const typeOf = ({ type }: BudgetView): BudgetType => type as BudgetType;

export const wholeRow = (type: BudgetType): GridRow => ({
  accountId: 0,
  code: '',
  name: words.whole[type],
  subgroupId: null,
});

/** Every account that has a line, whatever the form says: those that can be planned, and those that are. */
export const plannedRows = (budget: BudgetView, actuals: ActualsView | null): GridRow[] => {
  const isPlanned = (id: number) => budget.accounts.some(({ accountId }) => accountId === id);
  if (!actuals)
    return budget.accounts.map(({ accountId, name }) => ({ accountId, code: '', name, subgroupId: null }));
  return actuals.accounts
    .filter(({ accountId, active, isContra }) => isPlanned(accountId) || (active && !isContra))
    .map(({ accountId, code, name, subgroupId }) => ({ accountId, code, name, subgroupId }));
};

/** Whether an account's movements are among what is compared with a budget. */
export const counts = (matter: BudgetMatter, { subgroupId }: { subgroupId: number | null }): boolean =>
  subgroupId === null ||
  countsIn(matter, { group: matter.type === 'Revenue' ? 'income' : 'expense', subgroupId });

/** The lines of the grid as the form has it now. */
export const rowsIn = (form: BudgetForm, type: BudgetType, rows: readonly GridRow[]): GridRow[] =>
  form.mode === 'whole'
    ? [wholeRow(type)]
    : rows.filter((row) => counts({ type, withoutCostOfSales: form.withoutCostOfSales }, row));

const textOf = (amount: Decimal | undefined): string =>
  amount === undefined || isZero(amount) ? '' : amount;

/** The form of a budget as it stands on the server. */
export const formOf = (budget: BudgetView, rows: readonly GridRow[]): BudgetForm => {
  const isWhole = budget.accounts.length === 0;
  const form: BudgetForm = {
    mode: isWhole && budget.id !== null ? 'whole' : 'accounts',
    withoutCostOfSales: budget.withoutCostOfSales,
    reminds: budget.reminds,
  };
  for (const n of months) {
    form[cellName(0, n)] = isWhole ? textOf(budget.months[n]?.amount) : '';
    for (const { accountId } of rows) {
      const planned = budget.accounts.find((one) => one.accountId === accountId);
      form[cellName(accountId, n)] = textOf(planned?.months[n]?.amount);
    }
  }
  return form;
};

const isAmount = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

/** A line's amounts; what can't be read counts nothing until it is mended. */
export const amountsOf = (form: BudgetForm, accountId: number): Decimal[] =>
  months.map((n) => {
    const text = form[cellName(accountId, n)] ?? '';
    return isAmount(text) ? decimal(text) : zero;
  });

/** What all lines come to by month. */
export const totalsIn = (form: BudgetForm, rows: readonly GridRow[]): Decimal[] => {
  const all = rows.map(({ accountId }) => amountsOf(form, accountId));
  return months.map((n) => sum(all.map((amounts) => amounts[n]!)));
};

const cellProblem = (text: string, form: NumberForm): string | undefined =>
  numberProblem(text, form) ??
  (text === '' ? undefined : (budgetAmountFault(decimal(text), form.most) ?? undefined));

/** What is wrong with the amounts, each beside its cell and named by its line and month. */
export const budgetProblems = (
  form: BudgetForm,
  rows: readonly GridRow[],
  budget: BudgetView,
  numbers: NumberForm,
): FieldProblem[] =>
  rows.flatMap((row) =>
    months.flatMap((n) => {
      const field = cellName(row.accountId, n);
      const fault = cellProblem(form[field] ?? '', numbers);
      return fault ? [{ field, message: words.at(cellLabel(row, budget, n, numbers.locale), fault) }] : [];
    }),
  );

/** What a cell is called: "Rent, March". */
export const cellLabel = ({ name }: GridRow, { months }: BudgetView, n: number, locale: string): string =>
  `${name}, ${formatMonthName(months[n]!.month, locale)}`;

/** What is sent of a form: the lines that are seen. */
export const sentOf = (form: BudgetForm, rows: readonly GridRow[], budget: BudgetView) => {
  const monthsOf = (accountId: number) => {
    const amounts = amountsOf(form, accountId);
    return budget.months.map(({ month }, n) => ({ month, amount: amounts[n]! }));
  };
  return {
    withoutCostOfSales: form.withoutCostOfSales,
    reminds: form.reminds,
    ...(form.mode === 'whole'
      ? { months: monthsOf(0) }
      : { accounts: rows.map(({ accountId }) => ({ accountId, months: monthsOf(accountId) })) }),
  };
};

/** The years that can be chosen: some around the one that is looked at. */
export const yearsAround = (year: number): number[] =>
  Array.from({ length: 9 }, (_, n) => year + 3 - n).filter(
    (one) => one >= budgetYears.first && one <= budgetYears.last,
  );
