import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { fiscalYearCalls } from '../../src/api/calls/fiscal-year.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Another start of the fiscal year leaves the years before it as they were. Source: finance-answers.md, Q77, Q113 and Q116. */
let server: Server;
let client: Client;
let api: Api;
let ledger: LedgerApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-08-10');
  client = await server.client();
  api = apiFor(client);
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

/** Sold: 100 in 2025, 40 in the first half of 2026, 7 since. */
const story = async () => {
  await api.invoice({ prices: ['100'], issuedOn: '2025-09-01' });
  await api.invoice({ prices: ['40'], issuedOn: '2026-03-10' });
  await api.invoice({ prices: ['7'], issuedOn: '2026-08-02' });
};
const toJuly = (more: { FiscalYearFrom?: string } = {}) =>
  client.send(businessCalls.fiscalYear, { FiscalYear: 7, ...more });
const years = async () => expectOk(await client.send(fiscalYearCalls.fiscalYears, {})).body.data;

/** Days and net revenue of the income statement of a preset. */
const income = async (sortby: string) => {
  const { report, fromdate, todate } = expectOk(
    await client.send(sheetCalls.incomeStatementDetails, { sortby }),
  ).body;
  return `${fromdate} ${todate}: ${report.groups[0]?.total?.cells[3]?.value ?? '0'}`;
};
/** Retained earnings of earlier years and profit of this one at the end of a day. */
const equity = async (todate: string) => {
  const { report } = expectOk(await client.send(sheetCalls.financialPositionDetails, { todate })).body;
  return report.groups
    .flatMap(({ rows }) => rows)
    .filter((cells) => /Retained|Profit/.test(cells[2]!.value ?? ''))
    .map((cells) => `${cells[2]!.value}: ${cells[3]!.value}`);
};
const trial = async (fromdate: string, todate: string) =>
  expectOk(await client.send(reportCalls.trialBalance, { fromdate, todate })).body;

test('with days locked a change begins with the first year none of whose days is; every preset and report follows', async () => {
  await story();
  expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-03-31' }));
  const [before, position] = [await trial('2025-01-01', '2026-03-31'), await equity('2026-03-31')];
  expect(position).toEqual(['Retained earnings, earlier years: 100', 'Profit this year: 40']);
  expectOk(await toJuly());
  expect(await years()).toMatchObject({
    Month: 7,
    Day: 1,
    Before: [{ Month: 1, Day: 1, Until: '2026-07-01' }],
    LockedUntil: '2026-03-31',
    HasEntries: true,
  });
  // What a locked day said it says still.
  expect(await trial('2025-01-01', '2026-03-31')).toEqual(before);
  expect(await equity('2026-03-31')).toEqual(position);
  expect(await equity('2026-08-10')).toEqual([
    'Retained earnings, earlier years: 140',
    'Profit this year: 7',
  ]);
  expect(await income('thisyear')).toBe('2026-07-01 2027-06-30: 7');
  expect(await income('lastyear')).toBe('2026-01-01 2026-06-30: 40');
  expect(await income('quarter1')).toBe('2026-07-01 2026-09-30: 7');
  expect(await income('lastquarter')).toBe('2026-04-01 2026-06-30: 0');
  server.setToday('2026-05-10');
  expect(await income('thisyear')).toBe('2026-01-01 2026-06-30: 40');
  expect(await income('lastyear')).toBe('2025-01-01 2025-12-31: 100');
});

test('the trial balance carries on the first day of the short year and of the one after it', async () => {
  await story();
  expectOk(await toJuly({ FiscalYearFrom: '2026-07-01' }));
  const { Revenue, Equity } = await trial('2025-09-01', '2026-08-31');
  const sales = Revenue.find(({ AccountName }) => AccountName === 'Sales');
  // 100 and 40 are carried, 7 is what this year has.
  expect(sales).toMatchObject({ OpeningCredit: '0', PeriodCredit: '147', PeriodDebit: '140', Credit: '7' });
  expect(Equity.find(({ TAccountId }) => TAccountId === null)).toMatchObject({
    Credit: '140',
    CarriedCredit: '140',
  });
});

test('while nothing is locked a change is of all years, or of those from a day on that one of them begins on', async () => {
  await story();
  expectOk(await toJuly());
  expect(await equity('2026-06-30')).toEqual(['Profit this year: 140']);
  expect(await income('lastyear')).toBe('2025-07-01 2026-06-30: 140');
  expectOk(await client.send(businessCalls.fiscalYear, { FiscalYear: 1 }));
  expect((await years()).Before).toEqual([]);
  const wrong = await toJuly({ FiscalYearFrom: '2026-08-01' });
  expect([wrong.status, wrong.body.kind]).toEqual([400, 'invalid']);
  expectOk(
    await ledger.saveDefaults({
      FiscalYearStartDate: 1,
      FiscalYearStartMonth: 7,
      FiscalYearFrom: '2026-07-01',
    }),
  );
  expect(await income('lastyear')).toBe('2026-01-01 2026-06-30: 40');
});

test('a budget is of the longer of two years that begin in one, and of a short one it has its own months', async () => {
  await story();
  const months = async (year: string) => {
    const { Budget } = expectOk(await client.send(budgetCalls.revenueBudget, { year })).body.data;
    return [Budget.length, Budget[0]!.FromDate, Budget.at(-1)!.ToDate];
  };
  expectOk(await toJuly({ FiscalYearFrom: '2026-07-01' }));
  expect(await months('2025')).toEqual([12, '2025-01-01', '2025-12-31']);
  expect(await months('2026')).toEqual([12, '2026-07-01', '2027-06-30']);
  const back = { FiscalYear: 1, FiscalYearFrom: '2028-01-01' };
  expectOk(await client.send(businessCalls.fiscalYear, back));
  expect(await months('2027')).toEqual([6, '2027-07-01', '2027-12-31']);
  const sent = { Year: 2027, BudgetType: 'Revenue', Budget: [{ BudgetMonth: 7, Amount: '50' }] };
  expectOk(await client.send(budgetCalls.createBudget, sent));
  expect(await months('2027')).toEqual([6, '2027-07-01', '2027-12-31']);
  const wrong = await client.send(budgetCalls.createBudget, {
    ...sent,
    BudgetType: 'Expense',
    Budget: [{ BudgetMonth: 1, Amount: '50' }],
  });
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'Budget.0.BudgetMonth']);
  // Sold in the year before, by the same months: 7 in August 2026.
  const { Accounts } = expectOk(
    await client.send(budgetCalls.budgetActuals, { year: '2027', BudgetType: 'Revenue' }),
  ).body.data;
  const { Before } = Accounts.find(({ AccountName }) => AccountName === 'Sales')!;
  expect(Before.slice(0, 6)).toEqual(['0', '7', '0', '0', '0', '0']);
});
