import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReportCallName, sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { type Server, startServer } from '../support/server.ts';

/** Which days reports are of, and what of the books is in them. Source: finance-answers.md, Q114 and Q116; finance-and-settings, section 9. */
let server: Server;
let api: Api;
let ledger: LedgerApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-04-20');
  const client = await server.client();
  api = apiFor(client);
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

const ask = async (name: ReportCallName, query: Record<string, string> = {}) =>
  expectOk(await api.client.send(sheetCalls[name], query)).body;

/** Its figures by the names of their rows and totals, the first of each. */
const namesOf = ({ columns, groups }: ReportSheet): Record<string, string | null> => {
  const name = columns.findLastIndex(({ place }) => place === 'lead');
  const own = columns.findIndex(({ place }) => place === 'own');
  return Object.fromEntries(
    groups.flatMap(({ rows, total }) => [
      ...rows.map((cells) => [cells[name]!.value, cells[own]!.value]),
      ...(total ? [[total.label, total.cells[own]!.value]] : []),
    ]),
  );
};
const income = async (query: Record<string, string>) =>
  namesOf((await ask('incomeStatementDetails', query)).report)['Net revenue'] ?? null;
const position = async (todate: string) =>
  namesOf((await ask('financialPositionDetails', { todate })).report);

test('a range over a locked, a back-dated and a future entry has each on its own day, and a locked day says what it said', async () => {
  await api.invoice({ prices: ['100'], issuedOn: '2026-01-31' });
  await api.invoice({ prices: ['50'], issuedOn: '2026-04-02' });
  const january = { fromdate: '2026-01-01', todate: '2026-01-31' };
  const said = async () => [
    (await ask('incomeStatementDetails', january)).report,
    (await ask('accountTransactionSummary', january)).report,
    (await ask('financialPositionDetails', { todate: '2026-01-31' })).report,
    (await ask('customerAgeing', { todate: '2026-01-31' })).report,
    expectOk(await api.client.send(reportCalls.trialBalance, january)).body,
  ];
  const before = await said();
  await server.lockBooks(api.client, '2026-01-31');
  await api.invoice({ prices: ['7'], issuedOn: '2026-02-15' });
  await api.invoice({ prices: ['3'], issuedOn: '2026-05-10', money: { confirmFarDate: true } });
  expect((await api.create({ prices: ['9'], issuedOn: '2026-01-15' })).body).toMatchObject({
    kind: 'locked-period',
  });
  expect(await said()).toEqual(before);
  expect(await income({ sortby: 'thisyear' })).toBe('160');
  expect(await income({ sortby: 'thismonth' })).toBe('50');
  expect(await income({ fromdate: '2026-02-01', todate: '2026-02-28' })).toBe('7');
  expect(await income({ fromdate: '2026-01-31', todate: '2026-05-10' })).toBe('160');
  const lines = await ask('accountTransactionsOfOne', { TAccountId: '13', sortby: 'thisyear' });
  const [group] = lines.report.groups;
  expect(group!.rows.map((cells) => [cells[2]!.value, cells.at(-1)!.value])).toEqual([
    [null, '0'],
    ['2026-01-31', '-100'],
    ['2026-02-15', '-107'],
    ['2026-04-02', '-157'],
    ['2026-05-10', '-160'],
    [null, '-160'],
  ]);
  // What is as of a day has what is to come only where that day is named.
  expect((await position('2026-05-10'))['Accounts receivable']).toBe('160');
  const today = namesOf((await ask('financialPositionDetails', { sortby: 'thisyear' })).report);
  expect(today['Accounts receivable']).toBe('157');
});

describe('a fiscal year that starts on the last of February', () => {
  beforeEach(async () => {
    expectOk(await ledger.saveDefaults({ FiscalYearStartDate: 31, FiscalYearStartMonth: 2 }));
  });

  test('without an entry is empty in every report, and proves itself', async () => {
    await api.invoice({ prices: ['100'], issuedOn: '2026-02-27' });
    const ada = await api.customer('Nobody yet');
    for (const name of Object.keys(sheetCalls) as ReportCallName[]) {
      const { report, fromdate, todate } = await ask(name, {
        sortby: 'thisyear',
        ...(name === 'clientStatementReport' && { clientid: ada }),
        ...(name === 'accountTransactionsOfOne' && { TAccountId: '13' }),
      });
      expect(
        report.controls.filter(({ difference }) => difference !== '0'),
        name,
      ).toEqual([]);
      if (fromdate) expect([fromdate, todate], name).toEqual(['2026-02-28', '2027-02-27']);
    }
    expect((await ask('incomeStatementDetails')).report.groups).toEqual([]);
    expect((await ask('salesByCustomer', { sortby: 'thisyear' })).report.groups).toEqual([]);
    expect(await income({ sortby: 'lastyear' })).toBe('100');
    expect(await position('2026-02-28')).toMatchObject({ 'Retained earnings, earlier years': '100' });
    expect(await position('2026-02-27')).toMatchObject({ 'Profit this year': '100' });
  });

  test('with one entry has that one: the day before is of the earlier year, in a leap year it starts on the 29th', async () => {
    await api.invoice({ prices: ['100'], issuedOn: '2026-02-27' });
    expect(await income({ sortby: 'thisyear' })).toBeNull();
    await api.invoice({ prices: ['40'], issuedOn: '2026-02-28' });
    expect(await income({ sortby: 'thisyear' })).toBe('40');
    expect(await position('2026-02-28')).toMatchObject({
      'Retained earnings, earlier years': '100',
      'Profit this year': '40',
    });
    server.setToday('2028-02-29');
    await api.invoice({ prices: ['5'], issuedOn: '2028-02-29' });
    const leap = await ask('incomeStatementDetails');
    expect([leap.fromdate, leap.todate]).toEqual(['2028-02-29', '2029-02-27']);
    expect(await income({})).toBe('5');
    server.setToday('2028-02-28');
    expect((await ask('incomeStatementDetails')).todate).toBe('2028-02-28');
    expect(await income({})).toBeNull();
  });
});

describe('this year is the usual days of', () => {
  beforeEach(async () => {
    const paid = await api.invoice({ prices: ['100'], issuedOn: '2026-02-10' });
    expectOk(await api.pay(paid, '60', { date: '2026-02-11' }));
  });
  const years: ReportCallName[] = ['outstandingRevenue', 'cashChart', 'purchasesByVendor', 'vendorAgeing'];
  const both = ['financialPositionDetails', 'financialPositionSummary', 'cashFlowDetails', 'cashFlowSummary'];

  test.each([...years, ...(both as ReportCallName[])])('%s', async (name) => {
    const usual = await ask(name);
    expect(usual).toEqual(await ask(name, { sortby: 'thisyear' }));
    // What is as of a day is of the year until today.
    const asOf = usual.fromdate === null;
    expect([usual.fromdate, usual.todate]).toEqual(
      asOf ? [null, '2026-04-20'] : ['2026-01-01', '2026-12-31'],
    );
  });

  test('the chart of accounts', async () => {
    const moved = async (query: Record<string, string>) => (await ledger.account(2, query)).RangeBalance;
    expect(await moved({})).toBe('40');
    expect(await moved({ period: 'thisyear' })).toBe('40');
    expect(await moved({ period: 'thismonth' })).toBe('0');
  });
});
