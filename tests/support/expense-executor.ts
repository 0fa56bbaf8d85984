import { bankCalls } from '../../src/api/calls/bank.ts';
import type { ExpenseEvent } from '../../src/machines/expense/expense.lifecycle.ts';
import { apiFor, expectOk } from './api.ts';
import { type ExpenseApi, expenseApiFor } from './expense-api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Client } from './server.ts';

/** One expense on the real server, paid from a bank. */
export interface ExpenseWorld {
  client: Client;
  expenses: ExpenseApi;
  id: string;
  bank: string;
}

const acts: Acts<ExpenseWorld, ExpenseEvent> = {
  'expense.edit': ({ expenses, id, bank }) =>
    expenses.update(id, { ModeOfPaymentID: 2, BankId: bank, NoTaxTotal: '55' }),
  'expense.duplicate': ({ expenses, id }) => expenses.duplicate(id),
  'expense.delete': ({ expenses, id }) => expenses.remove(id),
  'expense.restore': ({ expenses, id }) => expenses.restore(id),
};

const startOn = async (
  client: Client,
  { bankArchived: archived }: { bankArchived: boolean },
): Promise<ExpenseWorld> => {
  const expenses = expenseApiFor(client);
  const bank = await apiFor(client).bank('First bank');
  const id = await expenses.expense({ ModeOfPaymentID: 2, BankId: bank });
  if (archived) expectOk(await client.send(bankCalls.deleteBank, { bankid: bank }));
  return { client, expenses, id, bank };
};

/** Carries paths of the expense's chart out on the real server. */
export const expenseExecutor = lifecycleExecutor({
  acts,
  start: startOn,
  standing: async ({ expenses, id }) => (await expenses.view(id)).Standing,
});
