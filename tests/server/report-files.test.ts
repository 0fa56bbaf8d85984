import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { readXlsx } from '../support/read-xlsx.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let mill: string;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  mill = await api.customer('=Mill');
  const first = await api.invoice({ customer: mill, prices: ['100'], issuedOn: '2026-01-31' });
  expectOk(await api.pay(first, '40', { date: '2026-02-10' }));
  await api.invoice({ customer: mill, prices: ['30'], issuedOn: '2026-03-01' });
});
afterAll(() => server.close());

const csv = (fields: Record<string, unknown>) => reportCsv(server, client, fields);
const pdf = async (fields: Record<string, unknown>) => {
  const { name, bytes } = await reportFile(server, client, { ...fields, format: 'pdf' });
  return { name, text: (await readPdf(bytes)).text };
};

/** Rows of a sheet, each as the texts of its columns. */
const summaryOf = ({ groups }: { groups: { rows: { value: string | null }[][] }[] }) =>
  groups.flatMap(({ rows }) => rows.map((cells) => cells.map(({ value }) => value)));

describe('the trial balance', () => {
  const february = { todate: '2026-02-28' };
  const carried = ['0', '0'];
  const balances = [
    ['Assets', '1', 'Cash and cash equivalents', ...carried, '0', '0', '40', '0', '40', '0'],
    ['Assets', '2', 'Accounts receivable', ...carried, '100', '0', '0', '40', '60', '0'],
    ['Income', '13', 'Sales', ...carried, '0', '100', '0', '0', '0', '100'],
  ];
  const sums = ['100', '100', '40', '40', '100', '100'];

  test('is on its page what it is in its file, each account leading to its lines', async () => {
    const { report } = expectOk(await client.send(reportCalls.trialBalance, february)).body;
    expect(summaryOf(report)).toEqual(balances);
    expect(report.groups[0]!.rows.map((cells) => cells[2]!.to)).toEqual(['account:1', 'account:2']);
    expect(report.totals).toEqual({
      label: 'Total, in balance',
      cells: [null, null, null, null, null, ...sums].map((value) => ({ value })),
    });
    const { name, rows } = await csv({ report: 'trial-balance', ...february });
    expect(name).toBe('Trial balance.csv');
    expect(rows[0]!.slice(0, 3)).toEqual(['Group', 'Code', 'Account']);
    expect(rows.slice(1)).toEqual([...balances, ['Total, in balance', '', '', '', '', ...sums]]);
  });

  test('is held against a month before and a year before', async () => {
    const held = async (compare: string) =>
      summaryOf(
        expectOk(await client.send(reportCalls.trialBalance, { ...february, compare })).body.report,
      ).map((cells) => [cells[2], ...cells.slice(-4)]);
    expect(await held('previousperiod')).toEqual([
      ['Cash and cash equivalents', '40', '0', '40', null],
      ['Accounts receivable', '60', '100', '-40', '-40'],
      ['Sales', '-100', '-100', '0', '0'],
    ]);
    expect(await held('previousyear')).toEqual([
      ['Cash and cash equivalents', '40', '0', '40', null],
      ['Accounts receivable', '60', '0', '60', null],
      ['Sales', '-100', '0', '-100', null],
    ]);
    const fields = { report: 'trial-balance', view: 'balances', compare: 'previousperiod', ...february };
    const { rows } = await csv(fields);
    expect(rows[2]).toEqual(['Assets', '2', 'Accounts receivable', '60', '0', '60', '100', '-40', '-40']);
  });

  test('goes on paper with its days, groups and sums', async () => {
    const { name, text } = await pdf({ report: 'trial-balance', compare: 'previousperiod', ...february });
    expect(name).toBe('Trial balance.pdf');
    for (const words of [
      'From February 1, 2026 to February 28, 2026',
      'Compared with: From January 1, 2026 to January 31, 2026',
      'Assets',
      '2 Accounts receivable 100.00 40.00 60.00 60.00 100.00 −40.00',
      'Total assets 100.00 0.00 40.00 40.00 100.00 0.00',
      'Total, in balance 100.00 100.00 40.00 40.00 100.00 100.00',
    ])
      expect(text).toContain(words);
  });
});

describe('the journal', () => {
  const days = { fromdate: '2026-01-31', todate: '2026-02-10' };

  test('has a row for each line in its file, every entry of its days', async () => {
    const { rows } = await csv({ report: 'journal', ...days });
    expect(rows[0]).toEqual([
      'Entry',
      'Date',
      'Entry memo',
      'Document',
      'Account',
      'Memo',
      'Contact',
      'Debit',
      'Credit',
    ]);
    expect(
      rows
        .slice(1, 5)
        .map(([, date, , document, account, , , debit, credit]) => [date, document, account, debit, credit]),
    ).toEqual([
      ['2026-02-10', 'INV-0001', 'Cash and cash equivalents', '40', '0'],
      ['2026-02-10', 'INV-0001', 'Accounts receivable', '0', '40'],
      ['2026-01-31', 'INV-0001', 'Accounts receivable', '100', '0'],
      ['2026-01-31', 'INV-0001', 'Sales', '0', '100'],
    ]);
    expect(rows.slice(6)).toEqual([
      ['Figure', 'Amount'],
      ['Entries', '2'],
      ['Debits', '140'],
    ]);
  });

  test('has no formula in it, whatever a customer is called', async () => {
    const { rows } = await csv({ report: 'journal', ...days });
    const contacts = rows.slice(1, 5).map((cells) => cells[6]);
    expect(contacts).toContain("'=Mill");
    expect(contacts).not.toContain('=Mill');
  });

  test('is held against as many days before by what was posted', async () => {
    const request = { fromdate: '2026-02-01', todate: '2026-02-28', compare: 'previousperiod' };
    const { report } = expectOk(await client.send(reportCalls.journalEntries, request)).body;
    expect(report.comparedWith).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(report.figures).toEqual([
      { label: 'Entries', kind: 'number', value: '1', before: '1', change: '0' },
      { label: 'Debits', kind: 'money', value: '40', before: '100', change: '-60' },
    ]);
  });

  test('goes on paper entry by entry', async () => {
    const { text } = await pdf({ report: 'journal', ...days });
    expect(text).toContain('From January 31, 2026 to February 10, 2026');
    expect(text).toMatch(/No\. 2, Feb 10, 2026.*Cash and cash equivalents.*40\.00.*No\. 1, Jan 31, 2026/);
  });
});

describe('an account’s ledger', () => {
  const february = { TAccountId: '2', fromdate: '2026-02-01', todate: '2026-02-28' };

  test('has what stood before above its lines, on its page and in its file', async () => {
    const lines = (rows: readonly (readonly (string | null)[])[]) =>
      rows.map(([date, , document, , ...figures]) => [date, document, ...figures]);
    const { report } = expectOk(await client.send(reportCalls.accountLedger, february)).body;
    expect([report.title, lines(summaryOf(report))]).toEqual([
      'Accounts receivable',
      [
        [null, null, null, null, '100'],
        ['2026-02-10', 'INV-0001', '0', '40', '60'],
      ],
    ]);
    expect(summaryOf(report)[0]![1]).toBe('Opening balance');
    const { name, rows } = await csv({ report: 'account-ledger', ...february });
    expect(name).toBe('Accounts receivable.csv');
    expect(lines(rows.slice(1, 3))).toEqual([
      ['', '', '', '', '100'],
      ['2026-02-10', 'INV-0001', '0', '40', '60'],
    ]);
  });

  test('is held against the month before by what came and went', async () => {
    const request = { ...february, compare: 'previousperiod' };
    const { figures } = expectOk(await client.send(reportCalls.accountLedger, request)).body.report;
    expect(figures.map(({ label, value, before, change }) => [label, value, before, change])).toEqual([
      ['Opening balance', '100', '0', '100'],
      ['Debits', '0', '100', '-100'],
      ['Credits', '40', '0', '40'],
      ['Closing balance', '60', '100', '-40'],
    ]);
  });

  test('goes on paper', async () => {
    const { text } = await pdf({ report: 'account-ledger', ...february });
    expect(text).toContain('Accounts receivable');
    expect(text).toMatch(/Opening balance\s+100\.00/);
    expect(text).toMatch(/Feb 10, 2026.*40\.00 60\.00/);
  });
});

describe('a customer’s statement', () => {
  const requestOf = () => ({ clientid: mill, fromdate: '2026-02-01', todate: '2026-03-31' });
  const ofFile = () => ({ ...requestOf(), clientId: mill, report: 'customer-statement' });

  test('has each claim of its days and what they come to', async () => {
    const { report } = expectOk(await client.send(customerAccountCalls.clientStatement, requestOf())).body;
    expect(summaryOf(report)).toEqual([['Invoice INV-0002', '2026-03-01', '2026-04-01', '30', '30']]);
    const { rows } = await csv(ofFile());
    expect(rows.slice(0, 2)).toEqual([
      ['Invoice or receipt', 'Issue date', 'Due date', 'Total amount', 'Amount due'],
      ['Invoice INV-0002', '2026-03-01', '2026-04-01', '30', '30'],
    ]);
    expect(rows.slice(3)).toEqual([
      ['Figure', 'Amount'],
      ['Already owed', '100'],
      ['Total amount', '30'],
      ['Cancelled', '0'],
      ['Settled', '40'],
      ['Amount due', '90'],
      ['To their credit', '0'],
    ]);
  });

  test('is held against as many months before', async () => {
    const compared = { ...requestOf(), compare: 'previousperiod' };
    const { report } = expectOk(await client.send(customerAccountCalls.clientStatement, compared)).body;
    expect(report.comparedWith).toEqual({ from: '2025-12-01', to: '2026-01-31' });
    expect(report.figures.map(({ label, value, before }) => [label, value, before])).toEqual([
      ['Already owed', '100', '0'],
      ['Total amount', '30', '100'],
      ['Cancelled', '0', '0'],
      ['Settled', '40', '0'],
      ['Amount due', '90', '100'],
      ['To their credit', '0', '0'],
    ]);
  });

  test('goes on paper', async () => {
    const { text } = await pdf(ofFile());
    expect(text).toContain('Statement of =Mill');
    expect(text).toMatch(/Invoice INV-0002.*30\.00 30\.00/);
  });
});

test('a workbook says whose it is, of which days, who made it, and what proves it', async () => {
  const { bytes } = await reportFile(server, client, {
    report: 'income-statement',
    fromdate: '2026-01-01',
    todate: '2026-02-28',
    format: 'xlsx',
  });
  const [statement, about] = readXlsx(bytes);
  expect([statement!.name, about!.name]).toEqual(['Income statement', 'About this report']);
  expect(about!.rows.map(({ cells }) => cells[0]!.value)).toEqual([
    'Umbrella Works',
    'Income statement',
    'From January 1, 2026 to February 28, 2026',
    'Amounts in USD',
    'Prepared on March 20, 2026 by Ada Owner',
    expect.stringMatching(/^Equals the change of assets less liabilities.*: 100\.00$/),
  ]);
});

describe('a report is refused', () => {
  const download = (fields: Record<string, unknown>) => client.send(reportCalls.downloadReport, fields);
  const become = async (role: string, plan: string) => {
    await server.owner.query('update member set role = $2 where business_id = $1', [
      client.shop.business.id,
      role,
    ]);
    await server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, plan]);
  };
  const answered = async (report: string) => {
    const contact = report === 'vendor-statement' ? { vendorId: vendor } : { clientId: mill };
    const { status, body } = await download({ report, format: 'csv', TAccountId: '2', ...contact });
    return status === 200 ? 'open' : (body as unknown as { kind: string }).kind;
  };
  const every = ['trial-balance', 'journal', 'account-ledger', 'customer-statement', 'vendor-statement'];
  let vendor: string;
  beforeAll(async () => {
    vendor = await billApiFor(client).vendor('Nordwind');
  });

  test('to a role that may not see or export it, and by a plan that has it not', async () => {
    const all = () => Promise.all(every.map(answered));
    expect(await all()).toEqual(every.map(() => 'open'));
    await become('Owner', 'growth');
    expect(await all()).toEqual(['open', 'open', 'open', 'plan-limit', 'plan-limit']);
    await become('Owner', 'free');
    expect(await all()).toEqual(every.map(() => 'plan-limit'));
    await become('Staff', 'enterprise');
    expect(await all()).toEqual(every.map(() => 'not-allowed'));
    await become('Owner', 'enterprise');
  });

  test('by a name there is none of, and without what it is of', async () => {
    expect(await answered('profit')).toBe('invalid');
    const unnamed = await download({ report: 'account-ledger', format: 'csv' });
    expect(unnamed.status).toBe(404);
  });
});
