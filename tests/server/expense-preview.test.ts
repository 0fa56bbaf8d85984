import { afterAll, beforeAll, expect, test } from 'vitest';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { expenseApiFor, expenseForm } from '../support/expense-api.ts';
import { type Server, startServer } from '../support/server.ts';
import { reachOf, storedSince } from '../support/stored-effects.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a new expense is shown just what recording it posts, and nothing of it is kept before', async () => {
  const client = await server.client();
  const ExpenseTaxId = await apiFor(client).tax('Levy', '7');
  const BankId = await apiFor(client).bank('Main');
  const typed = expenseForm({
    ExpenseTaxId,
    BankId,
    ModeOfPaymentID: 2,
    NoTaxTotal: '40',
    IncludesTax: true,
  });
  const foreign = { ...typed, BankId: null, ForeignCurrencyIDFK: 978, ExchangeRate: '1.17' };
  for (const request of [typed, foreign]) {
    const reach = await reachOf(server, client);
    const before = expectOk(await client.send(expenseCalls.countExpenses, {})).body;
    const { data } = expectOk(await client.send(expenseCalls.previewNewExpense, request)).body;
    expect(await reachOf(server, client)).toEqual(reach);
    expect(expectOk(await client.send(expenseCalls.countExpenses, {})).body).toEqual(before);
    expectOk(await client.send(expenseCalls.addExpense, request));
    const { status, ...shown } = data;
    expect(shown).toEqual(await storedSince(server, client, reach));
    expect([shown.entries.length, status]).toEqual([1, []]);
  }
});

test('an edit is shown what it takes back and posts anew; a stale one is refused as the save is', async () => {
  const client = await server.client();
  const id = await expenseApiFor(client).expense({ NoTaxTotal: '40' });
  const request = { ...expenseForm({ NoTaxTotal: '55' }), ExpenseID: id, version: 1 };
  const reach = await reachOf(server, client);
  const { data } = expectOk(await client.send(expenseCalls.previewExpenseEdit, request)).body;
  expect(await reachOf(server, client)).toEqual(reach);
  expectOk(await client.send(expenseCalls.updateExpense, request));
  const { status: _, ...shown } = data;
  expect(shown).toEqual(await storedSince(server, client, reach));
  expect(shown.entries).toHaveLength(2);
  const [previewStale, saved] = await Promise.all(
    [expenseCalls.previewExpenseEdit, expenseCalls.updateExpense].map((call) => client.send(call, request)),
  );
  expect([previewStale!.status, previewStale!.body]).toEqual([saved!.status, saved!.body]);
  expect(saved!.status).toBe(400);
});
