import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { currencyOf } from '../../src/domain/values/currency.ts';
import { expectOk } from '../support/api.ts';
import { type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { neverExisted } from '../support/never-existed.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Budgets: made, saved, deleted. Source: finance-answers.md, Q83 to Q85. */
let server: Server;
let client: Client;
let ledger: LedgerApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-10');
  client = await server.client();
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

const months = (...amounts: string[]) => amounts.map((Amount, n) => ({ BudgetMonth: n + 1, Amount }));
const create = (more: Record<string, unknown> = {}, headers = {}) =>
  client.send(
    budgetCalls.createBudget,
    { Year: 2026, BudgetType: 'Revenue', Budget: months('100', '200'), ...more },
    headers,
  );
const created = async (more: Record<string, unknown> = {}) => expectOk(await create(more)).body.data.budgetid;
const update = (budgetid: string, more: Record<string, unknown> = {}) =>
  client.send(budgetCalls.updateBudget, { budgetid, ...more });
const remove = (more: Record<string, unknown>) => client.send(budgetCalls.deleteBudget, more);
const revenue = async (year?: string) =>
  expectOk(await client.send(budgetCalls.revenueBudget, year ? { year } : {})).body.data;
const expenses = async (year?: string) =>
  expectOk(await client.send(budgetCalls.expensesBudget, year ? { year } : {})).body.data;
const amounts = ({ Budget }: Awaited<ReturnType<typeof revenue>>) => Budget.map(({ Amount }) => Amount);
const trail = async () => {
  const { rows } = await server.owner.query(
    `select act, data from event where business_id = $1 and subject_kind = 'budget' order by id`,
    [client.shop.business.id],
  );
  return rows.map(({ act, data }) => `${act} ${data.type} ${data.year} v${data.version}`);
};
const zeros = Array(10).fill('0');

test('while there is none, its template is twelve months of zero of the current year, and no id', async () => {
  const { body } = expectOk(await client.send(budgetCalls.expensesBudget, {}));
  expect(body.data).toMatchObject({
    budgetid: null,
    Year: 2026,
    BudgetType: 'Expense',
    CurrencyIDFK: currencyOf(client.shop.business.homeCurrency).id,
    version: 0,
    WithoutCostOfSales: false,
    BudgetAccounts: [],
  });
  expect(amounts(body.data)).toEqual([...zeros, '0', '0']);
  expect(body.data.Budget[1]).toEqual({
    BudgetMonth: 2,
    BudgetMonthName: 'February',
    FromDate: '2026-02-01',
    ToDate: '2026-02-28',
    Amount: '0',
  });
});

test('a budget is made, read by year and by its id, and saved with all its months', async () => {
  const userid = idToWire(client.shop.user.id);
  const own = { UserIDFK: userid, CurrencyIDFK: currencyOf(client.shop.business.homeCurrency).id };
  const made = expectOk(await create(own)).body;
  expect(made.message).toBe('Budget has been created!');
  const id = made.data.budgetid;
  expect(await revenue('2026')).toMatchObject({
    budgetid: id,
    version: 1,
    Year: 2026,
    BudgetType: 'Revenue',
  });
  expect(amounts(await revenue())).toEqual(['100', '200', ...zeros]);
  expect((await expenses('2026')).budgetid).toBeNull();
  for (const call of [budgetCalls.revenueBudget, budgetCalls.expensesBudget])
    expectOk(await client.send(call, { userid, year: '2026' }));
  const saved = expectOk(await update(id, { Budget: months('0', '250.5'), version: 1 })).body;
  expect([saved.message, saved.data.repeated]).toEqual(['Budget forecast saved!', false]);
  const byId = expectOk(await client.send(budgetCalls.budgetById, { userid, budgetid: id })).body.data;
  expect(byId.Budget[0]).toMatchObject({ BudgetMonthName: 'January', Amount: '0' });
  expect([byId.version, amounts(byId)]).toEqual([2, ['0', '250.5', ...zeros]]);
  expect(await revenue('2026')).toEqual(byId);
  expect(await trail()).toEqual(['budget.create Revenue 2026 v1', 'budget.update Revenue 2026 v2']);
});

test('the type is taken without case, and amounts as JSON numbers', async () => {
  await created({ BudgetType: 'eXPENSE', Budget: [{ BudgetMonth: 12, Amount: 5 }] });
  expect(amounts(await expenses())).toEqual([...zeros, '0', '5']);
});

test('by account, the total is their sum; account 0 is the type as a whole', async () => {
  const id = await created({
    BudgetType: 'Expense',
    Budget: undefined,
    BudgetAccounts: [
      { AccountId: 21, Budget: months('900', '900') },
      { AccountId: 32, Budget: months('50.25') },
      { AccountId: 25, Budget: months('0') },
    ],
  });
  const budget = await expenses();
  expect(amounts(budget)).toEqual(['950.25', '900', ...zeros]);
  expect(budget.BudgetAccounts.map(({ AccountId, AccountName }) => [AccountId, AccountName])).toEqual([
    [21, 'Rent'],
    [32, 'Cost of goods sold'],
  ]);
  expect(budget.BudgetAccounts[1]!.Budget.slice(0, 2)).toEqual(months('50.25', '0'));
  // What was answered can be sent back as it is.
  expectOk(await update(id, { Budget: budget.Budget, BudgetAccounts: budget.BudgetAccounts }));
  expect({ ...(await expenses()), version: 1 }).toEqual(budget);
  expectOk(await update(id, { BudgetAccounts: [{ AccountId: 0, Budget: months('7') }] }));
  expect([amounts(await expenses())[0], (await expenses()).BudgetAccounts]).toEqual(['7', []]);
});

test('a second budget of a year and type is refused with the id of the first', async () => {
  const id = await created();
  const { status, body } = await create({ BudgetType: 'revenue', Budget: months('1') });
  expect([status, body.Message, body.fields, body.details]).toEqual([
    400,
    'There is already a budget for this year',
    [{ field: 'Year', message: 'There is already a budget for this year' }],
    { id },
  ]);
  expect(amounts(await revenue())[0]).toBe('100');
  for (const other of [{ BudgetType: 'Expense' }, { Year: 2027 }]) expectOk(await create(other));
});

test('of two made at once one is, and the other is told of it', async () => {
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('made twice under one key it is made once', async () => {
  const key = { 'idempotency-key': 'budget-1' };
  const [first, second] = [expectOk(await create({}, key)), expectOk(await create({}, key))];
  expect(second.body.data).toEqual({ ...first.body.data, repeated: true });
  expect(await trail()).toHaveLength(1);
});

const wrong: [what: string, sent: Record<string, unknown>, field: string, message: string][] = [
  ['below zero', { Budget: months('5', '-1') }, 'Budget.1.Amount', 'Enter an amount of zero or more.'],
  ['a third decimal', { Budget: months('5.001') }, 'Budget.0.Amount', 'An amount has at most 2 decimals.'],
  ['too much', { Budget: months('9999999999999') }, 'Budget.0.Amount', 'The amount is too large.'],
  [
    'no month of the year',
    { Budget: [{ BudgetMonth: 13, Amount: '5' }] },
    'Budget.0.BudgetMonth',
    'Choose a month from 1 to 12.',
  ],
  [
    'a month twice',
    { Budget: [...months('5'), ...months('6')] },
    'Budget.1.BudgetMonth',
    'This month is there twice.',
  ],
  [
    'another currency',
    { CurrencyIDFK: currencyOf('JPY').id },
    'CurrencyIDFK',
    'A budget is kept in your home currency.',
  ],
  [
    'an account of another group',
    { BudgetAccounts: [{ AccountId: 21, Budget: months('5') }], Budget: [] },
    'BudgetAccounts.0.AccountId',
    'Choose an income account.',
  ],
  [
    'an account that is none',
    { BudgetAccounts: [{ AccountId: 9999, Budget: months('5') }], Budget: [] },
    'BudgetAccounts.0.AccountId',
    'Choose an income account.',
  ],
  [
    'a discount',
    { BudgetAccounts: [{ AccountId: 14, Budget: months('5') }], Budget: [] },
    'BudgetAccounts.0.AccountId',
    'Discounts and returns are planned as part of what they reduce.',
  ],
  [
    'an account twice',
    {
      BudgetAccounts: [
        { AccountId: 13, Budget: months('5') },
        { AccountId: 13, Budget: months('5') },
      ],
      Budget: [],
    },
    'BudgetAccounts.1.AccountId',
    'This account is there twice.',
  ],
  [
    'an amount of an account below zero',
    { BudgetAccounts: [{ AccountId: 13, Budget: months('5', '-5') }], Budget: [] },
    'BudgetAccounts.0.Budget.1.Amount',
    'Enter an amount of zero or more.',
  ],
  [
    'a total that is not the sum',
    { BudgetAccounts: [{ AccountId: 13, Budget: months('5') }], Budget: months('6') },
    'Budget',
    'The total is the sum of the accounts. Leave it out, or send their sum.',
  ],
  [
    'income without cost of sales',
    { WithoutCostOfSales: true },
    'WithoutCostOfSales',
    'Only a budget of expenses can leave out cost of sales.',
  ],
];
test.each(wrong)('%s is refused beside its field, new or saved', async (_, sent, field, message) => {
  const id = await created();
  for (const answer of [await create({ Year: 2027, ...sent }), await update(id, sent)])
    expect([answer.status, answer.body.kind, answer.body.fields]).toEqual([
      400,
      'invalid',
      [{ field, message }],
    ]);
  expect([amounts(await revenue())[0], (await revenue()).version]).toEqual(['100', 1]);
  expect((await revenue('2027')).budgetid).toBeNull();
});

test.each([
  ['a year before 1900', { Year: 1899 }, 'Year', 'Enter a year from 1900 to 2999.'],
  ['half a year', { Year: 2026.5 }, 'Year', 'Enter a year from 1900 to 2999.'],
  ['another type', { BudgetType: 'Profit' }, 'BudgetType', 'Choose Revenue or Expense.'],
])('%s is refused', async (_, sent, field, message) => {
  const { status, body } = await create(sent);
  expect([status, body.fields]).toEqual([400, [{ field, message }]]);
});

test('a year that is no year is refused where budgets are read and deleted', async () => {
  for (const year of ['20x6', '1899', '3000', '2026.5']) {
    const asked = await client.send(budgetCalls.revenueBudget, { year });
    const removed = await remove({ year, BudgetType: 'Revenue' });
    for (const { status, body } of [asked, removed])
      expect([status, body.fields]).toEqual([
        400,
        [{ field: 'year', message: 'Enter a year from 1900 to 2999.' }],
      ]);
  }
});

test('saved by two people: the later one is told who, and when both versions were saved', async () => {
  const id = await created();
  server.pass(1);
  expectOk(await update(id, { Budget: months('300'), version: 1 }));
  const { status, body } = await update(id, { Budget: months('400'), version: 1 });
  expect([status, body.kind, body.details]).toEqual([
    400,
    'stale',
    {
      yours: 1,
      current: 2,
      savedBy: client.shop.user.name,
      openedAt: '2026-03-10T12:00:00.000Z',
      savedAt: '2026-03-10T12:01:00.000Z',
    },
  ]);
  expect(amounts(await revenue())[0]).toBe('300');
  // By choice it goes over theirs, as does one that names no version.
  expectOk(await update(id, { Budget: months('400'), version: 2 }));
  expectOk(await update(id, { Budget: months('500') }));
  expect([amounts(await revenue())[0], (await revenue()).version]).toEqual(['500', 4]);
});

test('a budget is deleted by its id or by its year and type, and once more is done as well', async () => {
  const id = await created();
  const { body } = expectOk(await remove({ budgetid: id }));
  expect([body.message, body.data.repeated]).toEqual(['Budgets deleted successfully.', false]);
  expect((await revenue()).budgetid).toBeNull();
  expectOk(await remove({ budgetid: id }));
  expectOk(await remove({ budgetid: neverExisted }));
  await created();
  for (const _ of [1, 2]) expectOk(await remove({ year: '2026', BudgetType: 'REVENUE' }));
  expect((await revenue()).budgetid).toBeNull();
  expect(await trail()).toEqual([
    'budget.create Revenue 2026 v1',
    'budget.delete Revenue 2026 v1',
    'budget.create Revenue 2026 v1',
    'budget.delete Revenue 2026 v1',
  ]);
  const { rows } = await server.owner.query('select 1 from budget_amount where business_id = $1', [
    client.shop.business.id,
  ]);
  expect(rows).toEqual([]);
});

test('what names no budget is refused, and one that is gone can be neither read nor saved', async () => {
  for (const sent of [{}, { year: '2026' }, { BudgetType: 'Revenue' }]) {
    const { status, body } = await remove(sent);
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'budgetid', message: 'Name the budget, or its year and type.' }],
    ]);
  }
  const unknown = await remove({ year: '2026', BudgetType: 'Profit' });
  expect(unknown.body.fields).toEqual([{ field: 'BudgetType', message: 'Choose Revenue or Expense.' }]);
  const id = await created();
  expectOk(await remove({ budgetid: id }));
  expect((await client.send(budgetCalls.budgetById, { budgetid: id })).status).toBe(404);
  expect((await update(id, { Budget: months('1') })).status).toBe(404);
});

test('an account that became inactive keeps what is planned, and can’t be planned anew', async () => {
  const account = await ledger.added('Workshop', 14);
  const planned = { BudgetType: 'Expense', BudgetAccounts: [{ AccountId: account, Budget: months('5') }] };
  const sent = { ...planned, Budget: undefined };
  const id = await created(sent);
  await server.owner.query(`select set_config('app.maintenance', 'on', false)`);
  await server.owner.query('update account set active = false where business_id = $1 and id = $2', [
    client.shop.business.id,
    account,
  ]);
  expectOk(await update(id, { BudgetAccounts: sent.BudgetAccounts }));
  const { status, body } = await create({ ...sent, Year: 2027 });
  expect([status, body.fields]).toEqual([
    400,
    [{ field: 'BudgetAccounts.0.AccountId', message: 'This account is inactive. Choose another one.' }],
  ]);
});

test('a fiscal year from 6 April: twelve months of 6 to 5, and its budget keeps them', async () => {
  expectOk(await ledger.saveDefaults({ FiscalYearStartDate: 6, FiscalYearStartMonth: 4 }));
  const template = await revenue();
  // 10 March 2026 is in the year that began in 2025.
  expect([template.Year, template.Budget[0]!.BudgetMonth]).toEqual([2025, 4]);
  await created({ Budget: [{ BudgetMonth: 3, Amount: '70' }] });
  const made = await revenue('2026');
  expect(made.Budget[0]).toMatchObject({
    BudgetMonthName: 'April',
    FromDate: '2026-04-06',
    ToDate: '2026-05-05',
  });
  expect(made.Budget[11]).toMatchObject({
    BudgetMonth: 3,
    FromDate: '2027-03-06',
    ToDate: '2027-04-05',
    Amount: '70',
  });
  expectOk(await ledger.saveDefaults({ FiscalYearStartDate: 1, FiscalYearStartMonth: 1 }));
  expect(await revenue('2026')).toEqual(made);
  expect((await expenses('2026')).Budget[0]!.FromDate).toBe('2026-01-01');
});

test('a budget is downloaded as a CSV file, and the audit trail has it', async () => {
  const BudgetAccounts = [{ AccountId: 21, Budget: months('900', '1234.5') }];
  const id = await created({ BudgetType: 'Expense', Budget: undefined, BudgetAccounts });
  const { url, name } = expectOk(await client.send(budgetCalls.downloadBudget, { budgetid: id })).body.data;
  expect(name).toBe('Expense budget 2026 2026-03-10.csv');
  const { payload } = await server.app.inject({ method: 'GET', url });
  const [head, rent, total] = payload.split('\r\n').map((line) => line.split(','));
  expect([head![2], head!.at(-1)]).toEqual(['2026-01-01', 'Total']);
  expect(rent!.slice(0, 5)).toEqual(['21', 'Rent', '900.00', '1234.50', '0.00']);
  expect([total![1], total!.at(-1)]).toEqual(['Total', '2134.50']);
  const { rows } = await server.owner.query(
    `select data from event where business_id = $1 and act = 'budget.export'`,
    [client.shop.business.id],
  );
  expect(rows).toEqual([{ data: { year: 2026, type: 'Expense' } }]);
  expect((await client.send(budgetCalls.downloadBudget, { budgetid: neverExisted })).status).toBe(404);
});

test('nobody makes or reads a budget in another user’s name', async () => {
  const id = await created();
  expect((await create({ Year: 2027, UserIDFK: neverExisted })).status).toBe(404);
  for (const call of [budgetCalls.revenueBudget, budgetCalls.budgetById])
    expect((await client.send(call, { userid: neverExisted, budgetid: id })).status).toBe(404);
});

test('another business’s budget answers as one that never was', async () => {
  const theirs = client;
  const id = await created();
  client = await server.client();
  expect((await client.send(budgetCalls.budgetById, { budgetid: id })).status).toBe(404);
  expect((await update(id, { Budget: months('1') })).status).toBe(404);
  expectOk(await remove({ budgetid: id }));
  client = theirs;
  expect((await revenue()).budgetid).toBe(id);
  expect(idToWire(client.shop.business.id)).toBe(client.business);
});
