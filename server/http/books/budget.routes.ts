import type { FastifyInstance } from 'fastify';
import { budgetCalls } from '../../../src/api/calls/budget.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import {
  type Budget,
  type BudgetType,
  budgetMonthsOf,
  budgetTypeOf,
  isBudgetYear,
  totalsOf,
} from '../../../src/domain/budget/budget.ts';
import { decimal } from '../../../src/domain/money.ts';
import { currencyOf } from '../../../src/domain/values/currency.ts';
import { fiscalStartOf, fiscalYearNamed } from '../../../src/domain/values/fiscal-year.ts';
import { formatMonthName } from '../../../src/domain/values/format.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { budgetFaults as faults, budgetAnswers as words } from '../../../src/domain/words/budgets.ts';
import { createBudget, deleteBudget, type SentBudget, updateBudget } from '../../commands/budget.ts';
import { exportBudget } from '../../commands/export-budget.ts';
import { budgetActuals } from '../../reports/budget-actuals.ts';
import { allAccounts } from '../../store/books/accounts.ts';
import { type BudgetKey, budgetAt, budgetById } from '../../store/books/budgets.ts';
import {
  type Business,
  type BusinessTx,
  type Ctx,
  calendarOf,
  Refused,
  withBusiness,
} from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { downloadOf } from '../documents/print.answers.ts';

type SentFields = Pick<
  ArgsOf<typeof budgetCalls.createBudget>,
  'months' | 'accounts' | 'withoutCostOfSales' | 'reminds' | 'currencyId'
>;

const monthsOf = (sent: readonly { month: number; amount: string }[]) =>
  sent.map(({ month, amount }) => ({ month, amount: decimal(amount) }));

const amountsOf = (sent: SentFields, { homeCurrency }: Business): SentBudget => {
  const { months = [], accounts = [], withoutCostOfSales, reminds, currencyId } = sent;
  if (currencyId && currencyId !== currencyOf(homeCurrency).id)
    throw new Refused(invalid('currencyId', faults.otherCurrency));
  // Account 0 is the type as a whole.
  const whole = accounts.filter(({ accountId }) => accountId === 0).flatMap((one) => one.months);
  return {
    months: monthsOf([...months, ...whole]),
    accounts: accounts
      .filter(({ accountId }) => accountId !== 0)
      .map(({ accountId, months }) => ({ accountId, months: monthsOf(months) })),
    withoutCostOfSales,
    reminds,
  };
};

const typeOf = (typed: string): BudgetType => {
  const type = budgetTypeOf(typed);
  if (!type) throw new Refused(invalid('type', faults.typeUnknown));
  return type;
};

const yearOf = (year: number): number => {
  if (!isBudgetYear(year)) throw new Refused(invalid('year', faults.yearWrong));
  return year;
};

/** The year that was asked for; that of today where none was. */
const yearIn = (tx: BusinessTx, typed: string | undefined): number => {
  if (typed !== undefined && typed !== '') return yearOf(Number(typed));
  const { today, fiscal } = calendarOf(tx);
  return Number(fiscalStartOf(today, fiscal).slice(0, 4));
};

/** A year and type with nothing planned: what a new budget begins as. */
const template = (tx: BusinessTx, year: number, type: BudgetType): Omit<Budget, 'id'> & { id: null } => ({
  id: null,
  year,
  type,
  ...fiscalYearNamed(year, calendarOf(tx).fiscal),
  withoutCostOfSales: false,
  reminds: false,
  rows: [],
  version: 0,
});

const answerOf = async (tx: BusinessTx, budget: Omit<Budget, 'id'> & { id: string | null }) => {
  const { homeCurrency } = tx.business;
  const months = budgetMonthsOf(budget.year, budget.start, budget.endsOn);
  const byAccount = budget.rows.flatMap(({ accountId, amounts }) =>
    accountId === null ? [] : [{ accountId, amounts }],
  );
  const names = new Map(
    byAccount.length > 0 ? (await allAccounts(tx)).map(({ id, name }) => [id, name]) : [],
  );
  const totals = totalsOf(budget.rows);
  return {
    ...budget,
    message: words.budget,
    currencyId: currencyOf(homeCurrency).id,
    months: months.map((month, n) => ({
      ...month,
      name: formatMonthName(month.month, 'en'),
      amount: totals[n]!,
    })),
    accounts: byAccount.map(({ accountId, amounts }) => ({
      accountId,
      name: names.get(accountId)!,
      months: months.map(({ month }, n) => ({ month, amount: amounts[n]! })),
    })),
  };
};

const budgetIn = (ctx: Ctx, year: string | undefined, type: BudgetType) =>
  withBusiness(ctx, 'read', async (tx) => {
    const asked = yearIn(tx, year);
    return answerOf(tx, (await budgetAt(tx, { year: asked, type })) ?? template(tx, asked, type));
  });

const keyOf = ({ id, year, type }: ArgsOf<typeof budgetCalls.deleteBudget>): BudgetKey => {
  if (id !== undefined) return { id };
  if (year === undefined || type === undefined) throw new Refused(invalid('id', faults.noneNamed));
  return { year: yearOf(Number(year)), type: typeOf(type) };
};

const told = <Saved extends { repeated?: boolean }>(message: string, saved: Saved) => ({
  ...saved,
  message,
  repeated: saved.repeated === true,
});

/** Mounts the calls of budgets. */
export const budgetRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, budgetCalls, inBusiness(services), {
    expensesBudget: ({ ctx, args }) => budgetIn(ctx, args.year, 'Expense'),
    revenueBudget: ({ ctx, args }) => budgetIn(ctx, args.year, 'Revenue'),
    budgetById: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => answerOf(tx, await budgetById(tx, args.id))),
    createBudget: async ({ ctx, args }) => {
      const named = { year: yearOf(args.year), type: typeOf(args.type) };
      return told(words.created, await createBudget(ctx, named, amountsOf(args, ctx.business), idToWire));
    },
    updateBudget: async ({ ctx, args }) => {
      const { id, version = null } = args;
      return told(words.saved, await updateBudget(ctx, { id, version }, amountsOf(args, ctx.business)));
    },
    deleteBudget: async ({ ctx, args }) => told(words.deleted, await deleteBudget(ctx, keyOf(args))),
    downloadBudget: async ({ ctx, args }) => {
      const { data } = downloadOf(await exportBudget(ctx, args.id));
      return { ...data, message: words.file };
    },
    budgetActuals: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const [year, type] = [yearIn(tx, args.year), typeOf(args.type)];
        const budget = (await budgetAt(tx, { year, type })) ?? template(tx, year, type);
        const accounts = await budgetActuals(tx, budget);
        return { message: words.actuals, today: tx.today, accounts };
      }),
  });
