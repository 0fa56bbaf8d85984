import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ExpenseRow, ExpenseView } from '../../domain/expense/expense.ts';
import { send } from '../client/client.ts';
import { expenseCalls } from '../contract/expense.ts';
import { expenseFromWire, expenseRowFromWire } from '../wire/expense.ts';
import type { Asks } from './asks.ts';

const expensesKey = (businessId: string) => ['expenses', businessId] as const;

/** Days a list or its summary is of: a period by its name, before which days that are typed go. */
export interface ExpenseDays {
  period: string;
  from: string;
  to: string;
}

/** What the list is narrowed to; `sort` is a column and its order. */
export interface ExpenseListFilter extends ExpenseDays {
  /** The vendor whose they are; all where it is left out. */
  vendorId?: string;
  status: string;
  search: string;
  sort: string;
}

const daysOf = ({ period, from, to }: ExpenseDays) => ({
  period: period || undefined,
  fromDate: from || undefined,
  toDate: to || undefined,
});

/** What the list is narrowed to, as it is sent. */
export const sentNarrowing = ({ status, search, sort, vendorId, ...days }: ExpenseListFilter) => {
  const [sortBy, sortOrder] = sort.split(' ');
  return {
    ...daysOf(days),
    sortBy,
    sortOrder,
    searchQuery: search || undefined,
    status: status || undefined,
    vendorId,
  };
};

/** A page of expenses. */
export const expenseList = (
  businessId: string,
  { page, ...asked }: ExpenseListFilter & { page: number },
): Asks<{ rows: ExpenseRow[]; total: number }> => {
  const narrowing = sentNarrowing(asked);
  return {
    queryKey: [...expensesKey(businessId), 'list', { page, ...narrowing }],
    queryFn: async ({ signal }) => {
      const query = { businessId, page: String(page), limit: '10', ...narrowing };
      const { expenses, total } = await send(expenseCalls.listExpenses, { signal, query });
      return { rows: expenses.map(expenseRowFromWire), total };
    },
    placeholderData: keepPreviousData,
  };
};

/** How many stand under each tab of the list. */
export const expenseCounts = (businessId: string) =>
  queryOptions({
    queryKey: [...expensesKey(businessId), 'counts'],
    queryFn: async ({ signal }) => {
      const { AllCount, DeletedCount } = await send(expenseCalls.countExpenses, {
        signal,
        query: { businessId },
      });
      return { all: AllCount, deleted: DeletedCount };
    },
  });

/** What was spent in some days. */
export const expenseSummary = (businessId: string, days: ExpenseDays) =>
  queryOptions({
    queryKey: [...expensesKey(businessId), 'summary', days],
    queryFn: async ({ signal }) => {
      const query = { businessId, ...daysOf(days) };
      const { data } = await send(expenseCalls.summariseExpenses, { signal, query });
      return {
        total: data.TotalExpenses,
        count: data.NumberofExpenses,
        topCategory: data.TopCategory,
        topTotal: data.TopCategoryTotal,
        from: data.fromdate,
        to: data.todate,
      };
    },
    placeholderData: keepPreviousData,
  });

/** An expense with all its page shows. */
export const expenseView = (businessid: string, expenseId: string): Asks<ExpenseView> => ({
  queryKey: [...expensesKey(businessid), 'one', expenseId],
  queryFn: async ({ signal }) =>
    expenseFromWire((await send(expenseCalls.getExpense, { signal, query: { businessid, expenseId } })).data),
});

/** The number the next expense gets, and whether its amounts have their tax in them. */
export const nextExpenseNumber = (businessId: string) =>
  queryOptions({
    queryKey: [...expensesKey(businessId), 'number'],
    queryFn: async ({ signal }) => {
      const { data } = await send(expenseCalls.nextExpenseNumber, { signal, query: { businessId } });
      return { number: data.expensenumber, today: data.today, includesTax: data.IncludesTax };
    },
  });
