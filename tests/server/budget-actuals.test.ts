import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { minus } from '../../src/domain/money.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** What came of what was planned. Source: finance-answers.md, Q84. */
let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-05-10');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const actuals = async (BudgetType: string, year = '2026') =>
  expectOk(await client.send(budgetCalls.budgetActuals, { year, BudgetType })).body.data;
/** Accounts something came on, by name: the months of the year that are not zero, then those of the year before after a dash. */
const came = async (...asked: Parameters<typeof actuals>) => {
  const one = (all: readonly string[]) =>
    all.flatMap((amount, n) => (amount === '0' ? [] : [`${n}: ${amount}`])).join(', ');
  const { Accounts } = await actuals(...asked);
  return Object.fromEntries(
    Accounts.map((row) => [row.AccountName, `${one(row.Amounts)} - ${one(row.Before)}`] as const).filter(
      ([, text]) => text !== ' - ',
    ),
  );
};
const sold = (amount: string, issuedOn: string, money = {}) =>
  api.invoice({ prices: [amount], issuedOn, money });
const spent = (NoTaxTotal: string, ExpenseDate: string) =>
  expenseApiFor(client).expense({ NoTaxTotal, ExpenseDate });

test('every account of a type is there in the order of the chart, with what can be planned', async () => {
  const income = await actuals('revenue');
  expect(income.Today).toBe('2026-05-10');
  expect(
    income.Accounts.map(({ AccountId, IsContra }) => `${AccountId}${IsContra ? ' contra' : ''}`),
  ).toEqual(['13', '14 contra', '15', '16 contra', '35', '17', '18']);
  const expense = await actuals('Expense');
  expect(expense.Accounts.filter(({ IsContra }) => IsContra).map(({ AccountId }) => AccountId)).toEqual([40]);
  expect(expense.Accounts.find(({ AccountId }) => AccountId === 32)).toMatchObject({
    Code: '32',
    AccountName: 'Cost of goods sold',
    SubGroupId: 16,
    IsActive: true,
    Amounts: Array(12).fill('0'),
    Before: Array(12).fill('0'),
  });
});

/**
 * Sales of 500 on 31 January and 200 on 1 February with 10 % off, 40 of it given back in March; 300 a year before.
 * Two goods at a cost of 3 each sold at 5 in April; 60 and 25 of travel in February and May.
 */
const ayear = async () => {
  await sold('300', '2025-02-28');
  await sold('500', '2026-01-31');
  await sold('200', '2026-02-01', { discountType: 'percentage', discountPercentage: '10' });
  const productid = await api.goods('Lamp', '10', '3');
  const items = [{ ItemName: 'Lamp', quantity: '2', price: '5', productid }];
  await api.invoice({ items, issuedOn: '2026-04-30' });
  await spent('60', '2026-02-14');
  await spent('25', '2026-05-01');
};

test('each month has what the books have of it, discounts under what they reduce, and the year before beside it', async () => {
  await ayear();
  expect(await came('Revenue')).toEqual({
    Sales: '0: 500, 1: 200, 3: 10 - 1: 300',
    'Sales discounts': '1: -20 - ',
  });
  expect(await came('Expense')).toEqual({ 'Cost of goods sold': '3: 6 - ', Travel: '1: 60, 4: 25 - ' });
  expect(await came('Revenue', '2027')).toEqual({
    Sales: ' - 0: 500, 1: 200, 3: 10',
    'Sales discounts': ' - 1: -20',
  });
});

test('a year from 6 April puts the 5th with the month before', async () => {
  expectOk(await ledgerApiFor(client).saveDefaults({ FiscalYearStartDate: 6, FiscalYearStartMonth: 4 }));
  await sold('1', '2026-04-05');
  await sold('2', '2026-04-06');
  await sold('4', '2026-05-05');
  await sold('8', '2026-05-06');
  expect(await came('Revenue', '2026')).toEqual({ Sales: '0: 6, 1: 8 - 11: 1' });
  expect(await came('Revenue', '2025')).toEqual({ Sales: '11: 1 - ' });
});

/** Income and expense accounts begin each fiscal year at nothing, so that their closing balances are what came in it. */
test('control: each account’s months add up to its closing balance in the trial balance of the year', async () => {
  await ayear();
  const body = expectOk(
    await client.send(reportCalls.trialBalance, { fromdate: '2026-01-01', todate: '2026-12-31' }),
  ).body;
  const closing = Object.fromEntries(
    [...body.Revenue, ...body.Expenses].map((row) => [row.TAccountId, [row.Debit, row.Credit]]),
  );
  const accounts = [...(await actuals('Revenue')).Accounts, ...(await actuals('Expense')).Accounts];
  let compared = 0;
  for (const { AccountId, Amounts } of accounts) {
    const total = Amounts.reduce((all, one) => all + Number(one), 0);
    const [debit = '0', credit = '0'] = closing[AccountId] ?? [];
    const net = Number(AccountId <= 18 || AccountId === 35 ? minus(credit, debit) : minus(debit, credit));
    expect(total, String(AccountId)).toBe(net);
    if (net !== 0) compared += 1;
  }
  expect(compared).toBe(4);
});

test('a type that is none is refused', async () => {
  const { status, body } = await client.send(budgetCalls.budgetActuals, { BudgetType: 'Profit' });
  expect([status, body.fields]).toEqual([
    400,
    [{ field: 'BudgetType', message: 'Choose Revenue or Expense.' }],
  ]);
});

test('a budget that reminds is in the to-do list once 90 and 100 percent of this month are spent', async () => {
  const month = { BudgetMonth: 5, Amount: '200' };
  const sent = { Year: 2026, BudgetType: 'Expense', BudgetAccounts: [{ AccountId: 25, Budget: [month] }] };
  const { budgetid } = expectOk(await client.send(budgetCalls.createBudget, sent)).body.data;
  const waiting = async () =>
    expectOk(await client.send(dashboardCalls.toDoList)).body.ToDo.flatMap(({ kind, Count, Total }) =>
      kind.startsWith('budget') ? [`${kind}: ${Count} % ${Total}`] : [],
    );
  await spent('500', '2026-04-30');
  await spent('179.99', '2026-05-02');
  const reminding = { budgetid, BudgetAccounts: sent.BudgetAccounts, RemindNearBudget: true };
  expectOk(await client.send(budgetCalls.updateBudget, reminding));
  expect(expectOk(await client.send(budgetCalls.budgetById, { budgetid })).body.data.RemindNearBudget).toBe(
    true,
  );
  expect(await waiting()).toEqual([]);
  await spent('0.01', '2026-05-03');
  expect(await waiting()).toEqual(['budget nearly used: 90 % 180']);
  await spent('19.99', '2026-05-04');
  expect(await waiting()).toEqual(['budget nearly used: 99 % 199.99']);
  await spent('0.01', '2026-05-10');
  expect(await waiting()).toEqual(['budget used up: 100 % 200']);
  expectOk(await client.send(budgetCalls.updateBudget, { ...reminding, RemindNearBudget: false }));
  expect(await waiting()).toEqual([]);
  const income = { Year: 2026, BudgetType: 'Revenue', RemindNearBudget: true };
  const { status, body } = await client.send(budgetCalls.createBudget, income);
  expect([status, body.fields]).toEqual([
    400,
    [{ field: 'RemindNearBudget', message: 'Only a budget of expenses can remind you.' }],
  ]);
});

describe('a plan without budgets', () => {
  const month = { BudgetMonth: 1, Amount: '5' };
  const planned = (plan: string) =>
    server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, plan]);

  test.each(['free', 'trial', 'starter', 'growth'])(
    '%s: what was planned is read, and nothing is written or compared',
    async (plan) => {
      const sent = {
        Year: 2026,
        BudgetType: 'Expense',
        BudgetAccounts: [{ AccountId: 21, Budget: [month] }],
      };
      const budgetid = expectOk(await client.send(budgetCalls.createBudget, sent)).body.data.budgetid;
      await planned(plan);
      for (const answer of [
        await client.send(budgetCalls.budgetById, { budgetid }),
        await client.send(budgetCalls.expensesBudget, { year: '2026' }),
      ])
        expect(expectOk(answer).body.data.BudgetAccounts[0]).toMatchObject({
          AccountName: 'Rent',
          Budget: [month, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
        });
      expectOk(await client.send(budgetCalls.revenueBudget, { year: '2026' }));
      for (const { status, body } of [
        await client.send(budgetCalls.createBudget, { ...sent, Year: 2027 }),
        await client.send(budgetCalls.updateBudget, { budgetid, Budget: [month] }),
        await client.send(budgetCalls.deleteBudget, { budgetid }),
        await client.send(budgetCalls.budgetActuals, { BudgetType: 'Revenue' }),
      ])
        expect([status, body.kind, body.details]).toEqual([400, 'plan-limit', { flag: 'budgetPlanning' }]);
      await planned('enterprise');
      expect(expectOk(await client.send(budgetCalls.budgetById, { budgetid })).body.data.version).toBe(1);
    },
  );
});

test.each([
  ['Owner', 'open', 'open'],
  ['Admin', 'open', 'open'],
  ['Manager', 'open', 'not-allowed'],
  ['Accountant', 'open', 'not-allowed'],
  ['Staff', 'not-allowed', 'not-allowed'],
  ['Viewer', 'not-allowed', 'not-allowed'],
])('%s: reading %s, writing %s', async (role, reading, writing) => {
  await server.owner.query('update member set role = $2 where business_id = $1', [
    client.shop.business.id,
    role,
  ]);
  const kindOf = ({ status, body }: { status: number; body: { kind?: string } }) =>
    status === 200 || body.kind === 'missing' ? 'open' : body.kind;
  const month = [{ BudgetMonth: 1, Amount: '5' }];
  for (const call of [budgetCalls.revenueBudget, budgetCalls.expensesBudget])
    expect(kindOf(await client.send(call, {}))).toBe(reading);
  expect(kindOf(await client.send(budgetCalls.budgetActuals, { BudgetType: 'Revenue' }))).toBe(reading);
  expect(
    kindOf(await client.send(budgetCalls.createBudget, { Year: 2026, BudgetType: 'Revenue', Budget: month })),
  ).toBe(writing);
  expect(kindOf(await client.send(budgetCalls.deleteBudget, { year: '2026', BudgetType: 'Revenue' }))).toBe(
    writing,
  );
});
