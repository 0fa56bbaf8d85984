import { expenseCalls } from '../../src/api/calls/expense.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

/** Number of the category called after the account of travel, in every business. */
export const travel = 5;

/** An expense of 40, paid in cash today. */
export const expenseForm = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  ExpenseName: 'Taxi',
  Description: 'To the airport',
  CategoryID: travel,
  NoTaxTotal: '40',
  ...more,
});

/** The acts on the expenses of one business, each as the page sends it. */
export const expenseApiFor = (client: Client) => {
  const add = (more: Record<string, unknown> = {}) => client.send(expenseCalls.addExpense, expenseForm(more));
  const rows =
    (verb: 'deleteExpenses' | 'restoreExpenses') =>
    (...expenseid: string[]) =>
      client.send(expenseCalls[verb], { expenseid });
  return {
    add,
    expense: async (more: Record<string, unknown> = {}): Promise<string> =>
      expectOk(await add(more)).body.data.ExpenseID,
    update: (ExpenseID: string, more: Record<string, unknown> = {}) =>
      client.send(expenseCalls.updateExpense, { ExpenseID, ...expenseForm(more) }),
    remove: (expenseid: string) => client.send(expenseCalls.deleteExpense, { expenseid }),
    removeSeveral: rows('deleteExpenses'),
    restore: rows('restoreExpenses'),
    duplicate: (expenseid: string) => client.send(expenseCalls.duplicateExpense, { expenseid }),
    view: async (expenseId: string) =>
      expectOk(await client.send(expenseCalls.getExpense, { expenseId })).body.data,
    list: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(expenseCalls.listExpenses, query)).body,
    counts: async () => expectOk(await client.send(expenseCalls.countExpenses, {})).body,
    summary: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(expenseCalls.summariseExpenses, query)).body.data,
  };
};

export type ExpenseApi = ReturnType<typeof expenseApiFor>;
