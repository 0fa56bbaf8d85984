import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let first: string;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  first = await api.invoice({ prices: ['100'], issuedOn: '2026-01-31' });
  expectOk(await api.pay(first, '40', { date: '2026-02-10' }));
  await api.invoice({ prices: ['30'], issuedOn: '2026-03-01' });
});
afterAll(() => server.close());

test('the trial balance stands at the end of any day, of this month unless told, and its sides are equal', async () => {
  const at = async (todate?: string) =>
    expectOk(await client.send(reportCalls.trialBalance, todate ? { todate } : {})).body;
  const sides = (report: Awaited<ReturnType<typeof at>>) =>
    [...report.Assets, ...report.Revenue].map(({ AccountName, Debit, Credit }) => [
      AccountName,
      Debit,
      Credit,
    ]);
  expect(sides(await at('2026-01-30'))).toEqual([]);
  expect(sides(await at('2026-02-09'))).toEqual([
    ['Accounts receivable', '100', '0'],
    ['Sales', '0', '100'],
  ]);
  const today = await at();
  expect([today.asof, today.TotalDebit, today.TotalCredit]).toEqual(['2026-03-31', '130', '130']);
  expect(sides(today)).toEqual([
    ['Cash and cash equivalents', '40', '0'],
    ['Accounts receivable', '90', '0'],
    ['Sales', '0', '130'],
  ]);
});

const journal = async (query: Record<string, string> = {}) => {
  const { Entries, ...paged } = expectOk(await client.send(reportCalls.journalEntries, query)).body;
  return { days: Entries.map(({ date }) => date), ...paged };
};

test.each([
  [{}, ['2026-03-01']],
  [{ sortby: 'thisyear' }, ['2026-03-01', '2026-02-10', '2026-01-31']],
  [{ fromdate: '2026-01-31', todate: '2026-02-10' }, ['2026-02-10', '2026-01-31']],
  [{ sortby: 'thisyear', TAccountId: '1' }, ['2026-02-10']],
  [{ sortby: 'thisyear', page: '2', limit: '2' }, ['2026-01-31']],
])('asked for %j the journal has the entries of %j', async (query, days) => {
  expect((await journal(query)).days).toEqual(days);
});

const ledger = async (query: Record<string, string> = {}) => {
  const request = { TAccountId: '2', sortby: 'thisyear', ...query };
  const { Lines, ...rest } = expectOk(await client.send(reportCalls.accountLedger, request)).body;
  return { lines: Lines.map(({ date, Debit, Credit, Balance }) => [date, Debit, Credit, Balance]), ...rest };
};

test('an account’s ledger begins with what stood before its days and runs on line by line', async () => {
  expect(await ledger()).toMatchObject({
    AccountName: 'Accounts receivable',
    Opening: '0',
    lines: [
      ['2026-01-31', '100', '0', '100'],
      ['2026-02-10', '0', '40', '60'],
      ['2026-03-01', '30', '0', '90'],
    ],
  });
  expect(await ledger({ fromdate: '2026-02-10', todate: '2026-02-28' })).toMatchObject({
    Opening: '100',
    lines: [['2026-02-10', '0', '40', '60']],
  });
  expect(await ledger({ page: '2', limit: '2' })).toMatchObject({
    lines: [['2026-03-01', '30', '0', '90']],
    total: 3,
    pagetotal: 2,
  });
});

test('without an account the ledger has the lines of a sub-group’s accounts, or of all, account by account', async () => {
  const lines = async (query: Record<string, string>) => {
    const request = { sortby: 'thisyear', limit: '50', ...query };
    const { Lines, AccountName, Opening } = expectOk(
      await client.send(reportCalls.accountLedger, request),
    ).body;
    expect([AccountName, Opening]).toEqual([null, null]);
    return Lines.map(({ TAccountId, AccountName: name, date, Debit, Credit, Balance, entryId }) => {
      expect(entryId).not.toBeNull();
      return `${TAccountId} ${name} ${date} ${Debit} ${Credit} ${Balance}`;
    });
  };
  const receivable = [
    '2 Accounts receivable 2026-01-31 100 0 100',
    '2 Accounts receivable 2026-02-10 0 40 60',
    '2 Accounts receivable 2026-03-01 30 0 90',
  ];
  const sales = ['13 Sales 2026-01-31 0 100 -100', '13 Sales 2026-03-01 0 30 -130'];
  expect(await lines({})).toEqual([
    '1 Cash and cash equivalents 2026-02-10 40 0 40',
    ...receivable,
    ...sales,
  ]);
  expect(await lines({ subGroupName: 'Sales' })).toEqual(sales);
  expect(await lines({ subGroupName: 'receivables' })).toEqual(receivable);
  expect(await lines({ subGroupName: 'no such sub-group' })).toEqual([]);
  expect(await lines({ subGroupName: 'Sales', fromdate: '2026-02-01', todate: '2026-03-31' })).toEqual([
    '13 Sales 2026-03-01 0 30 -130',
  ]);
});

test('the summary of accounts is of one, of a sub-group or of all, and the lines of one need it', async () => {
  const of = async (query: Record<string, string>) =>
    expectOk(
      await client.send(sheetCalls.accountTransactionSummary, { sortby: 'thisyear', ...query }),
    ).body.report.groups.flatMap(({ rows }) =>
      rows.map((cells) =>
        cells
          .slice(1)
          .map(({ value }) => value)
          .join(' '),
      ),
    );
  expect(await of({})).toEqual([
    '1 Cash and cash equivalents 0 40 0 40',
    '2 Accounts receivable 0 130 40 90',
    '13 Sales 0 0 130 -130',
  ]);
  expect(await of({ TAccountId: '2' })).toEqual(['2 Accounts receivable 0 130 40 90']);
  expect(await of({ subGroupName: 'Sales' })).toEqual(['13 Sales 0 0 130 -130']);
  expect(await of({ TAccountId: '2', subGroupName: 'Sales' })).toEqual([]);
  expect((await client.send(sheetCalls.accountTransactionsOfOne, {})).body).toMatchObject({
    fields: [{ field: 'TAccountId' }],
  });
});

test('a page of a report beyond the last is the last', async () => {
  const last = { currentpage: 2, pagetotal: 2, total: 3 };
  expect(await journal({ sortby: 'thisyear', page: '9', limit: '2' })).toMatchObject({
    days: ['2026-01-31'],
    ...last,
  });
  expect(await ledger({ page: '9', limit: '2' })).toMatchObject({
    lines: [['2026-03-01', '30', '0', '90']],
    ...last,
  });
});

test('this year is the fiscal year that today is in, in lists, reports and the dashboard', async () => {
  server.setToday('2026-07-02');
  const client = await server.client();
  const own = apiFor(client);
  for (const issuedOn of ['2026-04-05', '2026-04-06', '2026-07-01']) await own.invoice({ issuedOn });
  await server.owner.query('update business set fiscal_month = 4, fiscal_day = 6 where id = $1', [
    idFromWire(client.business),
  ]);
  const days = (await own.list({ period: 'thisyear' })).Invoices.map((row) => row.issue_date);
  expect(days.sort()).toEqual(['2026-04-06', '2026-07-01']);
  const { Entries } = expectOk(await client.send(reportCalls.journalEntries, { sortby: 'thisyear' })).body;
  expect(Entries).toHaveLength(2);
});
