import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { expenseCategoryCalls } from '../../src/api/calls/expense-category.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { type ExpenseApi, expenseApiFor, travel } from '../support/expense-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let expenses: ExpenseApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  expenses = expenseApiFor(client);
});
afterAll(() => server.close());

test('the list is searched, narrowed to days and sorted, and comes in pages', async () => {
  await expenses.expense({
    ExpenseName: 'Rent',
    CategoryID: 1,
    NoTaxTotal: '900',
    ExpenseDate: '2026-02-01',
  });
  await expenses.expense({ ExpenseName: 'Train', NoTaxTotal: '60', ExpenseDate: '2026-02-20' });
  await expenses.expense({ ExpenseName: 'Taxi', NoTaxTotal: '40', ExpenseDate: '2026-03-01' });
  const userId = idToWire(client.shop.user.id);
  const names = async (query: Record<string, unknown>) =>
    (await expenses.list({ userId, ...query })).expenses.map(({ name }) => name);
  expect(await names({})).toEqual(['Taxi', 'Train', 'Rent']);
  expect(await names({ sortBy: 'total', sortOrder: 'asc' })).toEqual(['Taxi', 'Train', 'Rent']);
  expect(await names({ sortBy: 'name', sortOrder: 'desc' })).toEqual(['Train', 'Taxi', 'Rent']);
  expect(await names({ sortBy: 'category', sortOrder: 'asc' })).toEqual(['Rent', 'Train', 'Taxi']);
  expect(await names({ searchQuery: 'tra' })).toEqual(['Train']);
  expect(await names({ searchQuery: 'exp-0003' })).toEqual(['Taxi']);
  expect(await names({ fromDate: '2026-02-10', toDate: '2026-02-28' })).toEqual(['Train']);
  expect(await names({ period: 'thismonth' })).toEqual(['Taxi']);
  const { expenses: rows, ...page } = await expenses.list({ limit: '2', page: '2' });
  expect([rows.map(({ name }) => name), page]).toEqual([
    ['Rent'],
    { currentpage: 2, total: 3, pagetotal: 2 },
  ]);
  expect(await expenses.summary({ period: 'alltime' })).toMatchObject({
    TotalExpenses: '1000',
    NumberofExpenses: 3,
    TopCategory: 'Rent',
    TopCategoryTotal: '900',
  });
  expect(await expenses.summary({ fromDate: '2026-02-10' })).toMatchObject({
    TotalExpenses: '100',
    TopCategory: 'Travel',
  });
});

test('every business begins with fourteen categories, each on its account', async () => {
  const { data } = expectOk(await client.send(expenseCategoryCalls.expenseCategories, {})).body;
  expect(data.map(({ CategoryID, TAccountId }) => [CategoryID, TAccountId])).toEqual(
    [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 41, 43, 49].map((account, index) => [index + 1, account]),
  );
  expect([data[0]!.Category, data[13]!.Category]).toEqual(['Rent', 'Other']);
});

test('a category is offered and taken no more once its account is inactive, and is there again with it', async () => {
  const offered = async () =>
    expectOk(await client.send(expenseCategoryCalls.expenseCategories, {})).body.data.map(
      (one) => one.CategoryID,
    );
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: 25 }));
  expect(await offered()).not.toContain(travel);
  expect((await expenses.add()).body.fields).toEqual([
    { field: 'CategoryID', message: 'This category is no longer in use. Choose another one.' },
  ]);
  expectOk(await client.send(ledgerAccountCalls.activateAccount, { TAccountId: 25 }));
  expect(await offered()).toContain(travel);
});

test('the list is written into a file as it is narrowed', async () => {
  await expenses.expense({ ExpenseName: '=cmd', Reference: 'R-1' });
  await expenses.expense({ ExpenseName: 'Train' });
  const { data } = expectOk(await client.send(expenseCalls.exportExpenses, { searchQuery: 'cmd' })).body;
  expect(data.name).toBe('Expenses 2026-03-02.csv');
  const lines = (await server.app.inject({ url: data.url })).body.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe("EXP-0001,2026-03-02,Travel,'=cmd,To the airport,,R-1,Cash,,USD,40,0,40,40");
  const listed = expectOk(await client.send(expenseCalls.listExpenses, {})).body.expenses;
  const Ids = listed.slice(0, 1).map(({ id }) => id);
  const picked = expectOk(await client.send(expenseCalls.exportExpenses, { Ids })).body.data;
  const rows = (await server.app.inject({ url: picked.url })).body.trim().split('\r\n');
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual([listed[0]!.expensenumber]);
});
