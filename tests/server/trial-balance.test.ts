import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Server, startServer } from '../support/server.ts';

/** The trial balance over a range. Sources: finance-answers.md, Q116, Q129, section C 14, M2 and M15. */
let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2025-07-20');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const fromJuly = async () => expectOk(await api.client.send(businessCalls.fiscalYear, { FiscalYear: 7 }));
const sold = (amount: string, issuedOn: string) => api.invoice({ prices: [amount], issuedOn });

type Query = Record<string, string>;
const ask = async (query: Query = {}) =>
  expectOk(await api.client.send(reportCalls.trialBalance, query)).body;
type Balance = Awaited<ReturnType<typeof ask>>;

/** Its rows as `Sales: opening -0, 40, 140, closing …`: each as its name and six figures. */
const rowsOf = ({ Assets, Liabilities, Equity, Revenue, Expenses }: Balance) =>
  Object.fromEntries(
    [Assets, Liabilities, Equity, Revenue, Expenses]
      .flat()
      .map((row) => [
        row.AccountName,
        [row.OpeningDebit, row.OpeningCredit, row.PeriodDebit, row.PeriodCredit, row.Debit, row.Credit].join(
          ' ',
        ),
      ]),
  );
const totalsOf = (body: Balance) => [
  [body.TotalOpeningDebit, body.TotalOpeningCredit],
  [body.TotalPeriodDebit, body.TotalPeriodCredit],
  [body.TotalDebit, body.TotalCredit],
];
const retained = 'Retained earnings, earlier years';

describe('with a fiscal year from 1 July', () => {
  test('M2: July begins with nothing on sales and 500 of earlier years', async () => {
    await fromJuly();
    await sold('500', '2025-06-10');
    await sold('300', '2025-07-05');
    const body = await ask({ fromdate: '2025-07-01', todate: '2025-07-31' });
    expect(rowsOf(body)).toEqual({
      'Accounts receivable': '500 0 300 0 800 0',
      [retained]: '0 500 0 0 0 500',
      Sales: '0 0 0 300 0 300',
    });
    expect(body.Equity).toMatchObject([{ TAccountId: null, Code: null, SubGroup: 'Equity' }]);
    expect(totalsOf(body)).toEqual([
      ['500', '500'],
      ['300', '300'],
      ['800', '800'],
    ]);
  });

  test('M15: June to July carries the sales of June, on the page, in its files and in the account', async () => {
    await fromJuly();
    await sold('100', '2025-06-10');
    await sold('40', '2025-07-05');
    const days = { fromdate: '2025-06-01', todate: '2025-07-31' };
    const body = await ask(days);
    expect(rowsOf(body)).toEqual({
      'Accounts receivable': '0 0 140 0 140 0',
      [retained]: '0 0 0 100 0 100',
      Sales: '0 0 100 140 0 40',
    });
    expect(body.Revenue).toMatchObject([{ CarriedDebit: '100', CarriedCredit: '0' }]);
    expect(body.Equity).toMatchObject([{ CarriedDebit: '0', CarriedCredit: '100' }]);
    expect(totalsOf(body)).toEqual([
      ['0', '0'],
      ['240', '240'],
      ['140', '140'],
    ]);

    const { rows } = await reportCsv(server, api.client, { report: 'trial-balance', ...days });
    expect(rows).toEqual([
      [
        ...[
          'Group',
          'Code',
          'Account',
          'Debits carried',
          'Credits carried',
          'Opening debit',
          'Opening credit',
        ],
        ...['Debits', 'Credits', 'Closing debit', 'Closing credit'],
      ],
      ['Assets', '2', 'Accounts receivable', '0', '0', '0', '0', '140', '0', '140', '0'],
      ['Equity', '', retained, '0', '100', '0', '0', '0', '100', '0', '100'],
      ['Income', '13', 'Sales', '100', '0', '0', '0', '100', '140', '0', '40'],
      ['Total, in balance', '', '', '', '', '0', '0', '240', '240', '140', '140'],
    ]);
    const { bytes } = await reportFile(server, api.client, {
      report: 'trial-balance',
      format: 'pdf',
      ...days,
    });
    const { text } = await readPdf(bytes);
    for (const words of [
      'From June 1, 2025 to July 31, 2025',
      '13 Sales Debits carried 100.00 100.00 140.00 40.00',
      `${retained} Credits carried 100.00 100.00 100.00`,
      'Total income 0.00 0.00 100.00 140.00 0.00 40.00',
      'Total, in balance 0.00 0.00 240.00 240.00 140.00 140.00',
    ])
      expect(text).toContain(words);

    const ledger = expectOk(
      await api.client.send(reportCalls.accountLedger, { TAccountId: '13', ...days }),
    ).body;
    expect([ledger.Opening, ledger.total]).toEqual(['0', 3]);
    expect(
      ledger.Lines.map(({ date, memo, number, Debit, Credit, Balance }) => [
        ...[date, number, Debit, Credit, Balance],
        number === null ? memo : null,
      ]),
    ).toEqual([
      ['2025-06-10', 1, '0', '100', '-100', null],
      ['2025-07-01', null, '100', '0', '0', `Carried to retained earnings, earlier years`],
      ['2025-07-05', 2, '0', '40', '-40', null],
    ]);
    expect(ledger.report.figures.map(({ label, value }) => [label, value])).toEqual([
      ['Opening balance', '0'],
      ['Debits', '100'],
      ['Credits', '140'],
      ['Closing balance', '-40'],
    ]);
  });

  test('days within a year open at what it has come to, and the account says since when', async () => {
    await fromJuly();
    await sold('500', '2025-06-10');
    await sold('300', '2025-07-05');
    await sold('20', '2025-08-05');
    const days = { fromdate: '2025-08-01', todate: '2025-08-31' };
    expect(rowsOf(await ask(days))).toEqual({
      'Accounts receivable': '800 0 20 0 820 0',
      [retained]: '0 500 0 0 0 500',
      Sales: '0 300 0 20 0 320',
    });
    const ledgerOf = async (TAccountId: string) =>
      expectOk(await api.client.send(reportCalls.accountLedger, { TAccountId, ...days })).body;
    const [sales, receivables] = [await ledgerOf('13'), await ledgerOf('2')];
    expect([sales.Opening, receivables.Opening]).toEqual(['-300', '800']);
    const opening = ({ report }: typeof sales) => report.groups[0]!.rows[0]![1]!.value;
    expect([opening(sales), opening(receivables)]).toEqual([
      'Opening balance since Jul 1, 2025',
      'Opening balance',
    ]);
  });

  test('an expense is carried by a credit, several years by as many, and the sides of each pair are equal', async () => {
    await fromJuly();
    // Each while it is the year, so that nobody asks whether the day is meant.
    server.setToday('2023-09-10');
    await sold('100', '2023-09-10');
    server.setToday('2024-10-01');
    await sold('40', '2024-09-05');
    const bills = billApiFor(api.client);
    const items = [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '30' }];
    await bills.bill({ vendor: await bills.vendor('Mill'), items, day: '2024-10-01' });
    server.setToday('2025-07-20');
    const body = await ask({ fromdate: '2023-01-01', todate: '2025-07-31' });
    expect(body.Revenue).toMatchObject([{ PeriodDebit: '140', PeriodCredit: '140', CarriedDebit: '140' }]);
    expect(body.Expenses).toMatchObject([{ PeriodDebit: '30', PeriodCredit: '30', CarriedCredit: '30' }]);
    expect(rowsOf(body)[retained]).toBe('0 0 30 140 0 110');
    for (const [debits, credits] of totalsOf(body)) expect(debits).toBe(credits);
    expect(body.report.totals?.label).toBe('Total, in balance');
  });
});

test('a calendar year that has ended is retained, where no other start is chosen', async () => {
  await sold('70', '2024-12-31');
  await sold('30', '2025-07-01');
  expect(rowsOf(await ask())).toEqual({
    'Accounts receivable': '70 0 30 0 100 0',
    [retained]: '0 70 0 0 0 70',
    Sales: '0 0 0 30 0 30',
  });
});

test('it opens with this month, takes a period and days, and from one day alone the period that day is in', async () => {
  const daysOf = async (query: Query) => {
    const { fromdate, todate, asof, report } = await ask(query);
    expect([report.days.from, report.days.to, asof]).toEqual([fromdate, todate, todate]);
    return `${fromdate} ${todate}`;
  };
  expect(await daysOf({})).toBe('2025-07-01 2025-07-31');
  expect(await daysOf({ sortby: 'thisyear' })).toBe('2025-01-01 2025-12-31');
  expect(await daysOf({ sortby: 'custom' })).toBe('2025-07-01 2025-07-31');
  expect(await daysOf({ fromdate: '2025-05-05', todate: '2025-05-09' })).toBe('2025-05-05 2025-05-09');
  expect(await daysOf({ todate: '2025-07-09' })).toBe('2025-07-01 2025-07-09');
  expect(await daysOf({ fromdate: '2025-02-05' })).toBe('2025-02-05 2025-07-31');
  expect(await daysOf({ todate: '2025-02-09' })).toBe('2025-02-01 2025-02-09');
  expect(await daysOf({ fromdate: '2025-09-05' })).toBe('2025-09-05 2025-09-30');
});

test.each([
  ['the trial balance', reportCalls.trialBalance, {}],
  ['the journal', reportCalls.journalEntries, {}],
  ['an account', reportCalls.accountLedger, { TAccountId: '2' }],
])('a first day after the last is refused beside its field by %s', async (_, call, more) => {
  const days = { fromdate: '2025-07-02', todate: '2025-07-01', ...more };
  const { status, body } = await api.client.send(call, days);
  expect([status, body]).toMatchObject([
    400,
    { kind: 'invalid', fields: [{ field: 'fromdate', message: expect.stringContaining('first day') }] },
  ]);
});

test('its balances are the closing pair alone, without accounts that have come to nothing', async () => {
  const id = await sold('100', '2025-07-05');
  expectOk(await api.pay(id, '100', { date: '2025-07-06' }));
  const titles = ({ report }: Balance) => report.columns.map(({ title }) => title);
  const balances = await ask({ view: 'balances' });
  expect(titles(balances)).toEqual(['Group', 'Code', 'Account', 'Debit', 'Credit']);
  const shown = ({ report }: Balance) =>
    report.groups.flatMap(({ rows }) => rows.map((cells) => cells.map(({ value }) => value).join(' ')));
  expect(shown(balances)).toEqual(['Assets 1 Cash and cash equivalents 100 0', 'Income 13 Sales 0 100']);
  // Over the days it moved, so that its debits and credits are told.
  expect(shown(await ask())).toContain('Assets 2 Accounts receivable 0 0 0 0 100 100 0 0');
  const { rows } = await reportCsv(server, api.client, { report: 'trial-balance', view: 'balances' });
  expect(rows.at(-1)).toEqual(['Total, in balance', '', '', '100', '100']);
});

test('accounts are in the order of the chart, by their codes, with what each group comes to', async () => {
  const id = await sold('100', '2025-07-05');
  expectOk(await api.pay(id, '40', { date: '2025-07-06' }));
  const { report } = await ask({ view: 'balances' });
  expect(report.groups.map(({ rows }) => rows.map((cells) => cells[2]!.value))).toEqual([
    ['Cash and cash equivalents', 'Accounts receivable'],
    ['Sales'],
  ]);
  expect(
    report.groups.map(({ total }) => ({
      label: total!.label,
      cells: total!.cells.map(({ value }) => value),
    })),
  ).toEqual([
    { label: 'Total assets', cells: [null, null, null, '100', '0'] },
    { label: 'Total income', cells: [null, null, null, '0', '100'] },
  ]);
});
