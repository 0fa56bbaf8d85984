import { afterAll, beforeAll, expect, test } from 'vitest';
import { expenseCategoryCalls } from '../../src/api/calls/expense-category.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

const kept = async (of = client) =>
  expectOk(await of.send(expenseCategoryCalls.keptCategories, {})).body.data;
const offered = async () =>
  expectOk(await client.send(expenseCategoryCalls.expenseCategories, {})).body.data.map(
    (one) => one.Category,
  );
const save = (Category: string, TAccountId: number | null, CategoryID: number | null = null) =>
  client.send(expenseCategoryCalls.saveCategory, { CategoryID, Category, TAccountId });
const added = async (name: string, account = 25): Promise<number> =>
  expectOk(await save(name, account)).body.data.CategoryID;

test('a category of one’s own is offered under the next number, and what is recorded under it goes to its account', async () => {
  const expenses = expenseApiFor(client);
  const fares = await added('Fares', 25);
  expect(fares).toBe(15);
  expect(await offered()).toContain('Fares');
  const id = await expenses.expense({ CategoryID: fares, NoTaxTotal: '40' });
  expect(await expenses.view(id)).toMatchObject({ category: 'Fares', CategoryID: fares });
  expect((await apiFor(client).balances())['25']).toBe('40');

  expectOk(await save('Fares and tolls', 30, fares));
  expect((await expenses.view(id)).category).toBe('Fares and tolls');
  const second = await expenses.expense({ CategoryID: fares, NoTaxTotal: '7' });
  expect(await apiFor(client).balances()).toMatchObject({ 25: '40', 30: '7' });
  const row = (await kept()).Categories.find((one) => one.CategoryID === fares);
  expect(row).toMatchObject({ TAccountId: 30, IsActive: true, IsAccountActive: true, IsUsed: true });

  const refused = await client.send(expenseCategoryCalls.deleteCategory, { CategoryID: fares });
  expect(refused.body).toMatchObject({ kind: 'illegal-move' });
  expectOk(await client.send(expenseCategoryCalls.deactivateCategory, { CategoryID: fares }));
  expect(await offered()).not.toContain('Fares and tolls');
  expect((await expenses.add({ CategoryID: fares })).status).toBe(400);
  expect((await expenses.view(second)).category).toBe('Fares and tolls');
  expectOk(await client.send(expenseCategoryCalls.activateCategory, { CategoryID: fares }));
  expect(await offered()).toContain('Fares and tolls');
});

test('its account may be any that a line takes: what is spent on equipment is worth something still, and not on taxes or cash', async () => {
  const own = await server.client();
  const choose = (TAccountId: number) =>
    own.send(expenseCategoryCalls.saveCategory, {
      CategoryID: null,
      Category: `Own ${TAccountId}`,
      TAccountId,
    });
  const { CategoryID } = expectOk(await choose(6)).body.data;
  const expenses = expenseApiFor(own);
  const id = await expenses.expense({ CategoryID, NoTaxTotal: '300' });
  expect(await apiFor(own).balances()).toEqual({ 1: '-300', 6: '300' });
  expectOk(await expenses.remove(id));
  expect(await apiFor(own).balances()).toEqual({});
  for (const refused of [1, 2, 3, 5, 8, 9, 10, 11, 33, 34, 46])
    expect([refused, (await choose(refused)).body]).toMatchObject([
      refused,
      { fields: [{ field: 'TAccountId' }] },
    ]);
  const numbers = (await kept(own)).Accounts.map(({ TAccountId }) => TAccountId);
  expect(numbers).toEqual(expect.arrayContaining([6, 25, 45]));
  expect(numbers).not.toContain(9);
});

test('one that nothing was ever posted under is deleted; one an expense has left since is not', async () => {
  const expenses = expenseApiFor(client);
  const gone = await added('Gone');
  expectOk(await client.send(expenseCategoryCalls.deleteCategory, { CategoryID: gone }));
  expect(await offered()).not.toContain('Gone');
  expect((await client.send(expenseCategoryCalls.deleteCategory, { CategoryID: gone })).status).toBe(404);
  const left = await added('Left');
  const id = await expenses.expense({ CategoryID: left });
  expectOk(await expenses.update(id, { CategoryID: 5 }));
  expect((await client.send(expenseCategoryCalls.deleteCategory, { CategoryID: left })).body).toMatchObject({
    kind: 'illegal-move',
  });
});

test('faults are said beside their fields, named as the call names them', async () => {
  const fieldsOf = async (name: string, account: number | null) =>
    ((await save(name, account)).body as unknown as { fields: { field: string }[] }).fields.map(
      ({ field }) => field,
    );
  expect(await fieldsOf('', null)).toEqual(['Category', 'TAccountId']);
  expect(await fieldsOf('rent', 25)).toEqual(['Category']);
  expect(await fieldsOf('Cash fares', 1)).toEqual(['TAccountId']);
});

test('two who add at once get a number each, and the same one twice is added once', async () => {
  const made = await Promise.all(['Tolls', 'Parking', 'Fuel'].map((name) => added(name)));
  expect(new Set(made).size).toBe(3);
  const key = { 'idempotency-key': 'one-category' };
  const once = () =>
    client.send(
      expenseCategoryCalls.saveCategory,
      { CategoryID: null, Category: 'Once', TAccountId: 25 },
      key,
    );
  const first = expectOk(await once()).body.data;
  expect(expectOk(await once()).body.data).toEqual({ ...first, repeated: true });
});

test('a business keeps its own list', async () => {
  const other = await server.client();
  expect((await kept(other)).Categories).toHaveLength(14);
});
