import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { taxFilingCalls } from '../../src/api/calls/tax-filing.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** Sales tax that was filed with the tax office. Source: finance-answers.md, section C, 20. */
let server: Server;
let api: Api;
let VAT: string;
let sale: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-07-10');
  api = apiFor(await server.client());
  VAT = await api.tax('VAT', '21');
  sale = await api.invoice({ items: sold('1000'), issuedOn: '2026-04-02' });
  const bills = billApiFor(api.client);
  const bought = { Qty: '1', HomeUnitPrice: '300', TaxID: VAT };
  await bills.bill({
    vendor: await bills.vendor('Mill'),
    day: '2026-04-03',
    items: [{ ProductName: 'Paper', ...bought }],
  });
});
afterAll(() => server.close());

const sold = (price: string, TaxId = VAT) => [{ ItemName: 'Work', quantity: '1', price, TaxId }];
const quarter = { fromdate: '2026-04-01', todate: '2026-06-30' };
const file = (more: Record<string, unknown> = {}) =>
  api.client.send(taxFilingCalls.fileTax, { ...quarter, ...more });
const filed = async (more: Record<string, unknown> = {}): Promise<string> =>
  expectOk(await file(more)).body.data.FilingId;
const markOf = async (query: Record<string, string> = quarter) =>
  expectOk(await api.client.send(taxFilingCalls.taxFiling, query)).body.data;
const faults = async (more: Record<string, unknown>) => {
  const { status, body } = await file(more);
  expect(status).toBe(400);
  return (body as unknown as { fields: { field: string; message: string }[] }).fields.map(
    ({ field, message }) => `${field}: ${message.replace(/\s/g, ' ')}`,
  );
};
const report = async (query: Record<string, string> = quarter): Promise<ReportSheet> => {
  const { body } = expectOk(await api.client.send(sheetCalls.salesTaxReport, query));
  expect(body.report.controls.map(({ difference }) => difference)).toEqual(['0']);
  return body.report;
};
const figuresOf = ({ figures }: ReportSheet) =>
  Object.fromEntries(figures.map(({ label, value }) => [label, value]));
/** Each tax with its figures, then the totals. */
const rowsOf = ({ columns, groups, totals }: ReportSheet): string[] => {
  const own = columns.flatMap(({ place, kind }, n) => (place === 'own' && kind === 'money' ? [n] : []));
  const written = (label: string, cells: { value: string | null }[]) =>
    `${label} ${own.map((n) => cells[n]!.value).join(' ')}`;
  return [
    ...groups.flatMap(({ rows }) => rows.map((cells) => written(cells[0]!.value!, cells))),
    written('=', totals!.cells),
  ];
};
/** Of purchases nothing is corrected: they have no column. */
const since = ['Sales base, corrected', 'Tax on sales, corrected'];

describe('days that were filed', () => {
  test('say when, by whom and as what, and the report keeps what it came to', async () => {
    expect(await markOf()).toEqual({ ...quarter, filing: null, reason: null, TaxPeriod: null });
    const FilingId = await filed({ date: '2026-07-08', Reference: ' VAT-2 ' });
    const { filing, reason } = await markOf();
    expect(filing).toMatchObject({ FilingId, FiledOn: '2026-07-08', Reference: 'VAT-2' });
    expect(filing!.by).toBe(api.client.shop.user.name);
    expect(filing!.enteredat).toMatch(/^2026-07-10T/);
    expect(reason?.replace(/\s/g, ' ')).toBe(
      'Apr 1 – Jun 30, 2026 is already marked as filed. Remove that mark first.',
    );
    const sheet = await report();
    expect(figuresOf(sheet)).toMatchObject({
      'Net with adjustments': '147',
      'Net as filed on Jul 8, 2026': '147',
      'Corrected since filing': '0',
    });
    expect(sheet.columns.map(({ title }) => title)).not.toContain(since[0]);
    expect(rowsOf(sheet)).toEqual(['VAT 1000 210 300 63', '= 1000 210 300 63']);
  });

  test('show what is corrected later as a difference, by tax and in all, on page, in CSV and in PDF', async () => {
    const old = await api.tax('Old VAT', '10');
    const late = await api.invoice({ items: sold('50', old), issuedOn: '2026-05-02' });
    const zero = await api.tax('Export', '0');
    await filed({ date: '2026-07-08' });
    // Taken back, sold again at no tax, and one more: the day they are of is filed.
    expectOk(await api.cancel(late, { date: '2026-05-03' }));
    await api.invoice({ items: sold('70', zero), issuedOn: '2026-05-04' });
    await api.invoice({ items: sold('100'), issuedOn: '2026-06-30' });
    await journalApiFor(api.client).entry(
      [
        ['Sales tax collected', '-2'],
        ['Rent', '2'],
      ],
      { EntryDate: '2026-06-30' },
    );
    const sheet = await report();
    expect(sheet.columns.slice(-3).map(({ title }) => title)).toEqual(['Tax on expenses', ...since]);
    expect(rowsOf(sheet)).toEqual([
      'Export 70 0 0 0 70 0',
      'Old VAT 0 0 0 0 -50 -5',
      'VAT 1100 231 300 63 100 21',
      '= 1170 231 300 63 120 16',
    ]);
    // 231 − 63 + 2, beside 215 − 63.
    expect(figuresOf(sheet)).toMatchObject({
      'Net with adjustments': '170',
      'Net as filed on Jul 8, 2026': '152',
      'Corrected since filing': '18',
    });
    const sent = { report: 'sales-tax', ...quarter };
    const { rows } = await reportCsv(server, api.client, sent);
    expect(rows[0]!.slice(-2)).toEqual(since);
    expect(rows.map((row) => row.slice(-2).join(' '))).toContain('-50 -5');
    expect(rows).toContainEqual(expect.arrayContaining(['Net as filed on Jul 8, 2026', '152']));
    const { text } = await readPdf((await reportFile(server, api.client, { ...sent, format: 'pdf' })).bytes);
    expect(text).toContain('Net as filed on Jul 8, 2026 152.00');
    expect(text).toContain('Corrected since filing 18.00');
    for (const view of ['documents', 'months'])
      expect(figuresOf(await report({ ...quarter, view }))).toMatchObject({ 'Corrected since filing': '18' });
  });

  test('a locked period says the same for ever, and as what it was filed', async () => {
    await filed({ date: '2026-07-08' });
    expectOk(await api.client.send(businessCalls.setLockDate, { lockedUntil: '2026-06-30' }));
    server.setToday('2026-09-01');
    expectOk(await api.cancel(sale));
    expect(figuresOf(await report())).toMatchObject({
      'Net with adjustments': '147',
      'Net as filed on Jul 8, 2026': '147',
      'Corrected since filing': '0',
    });
  });

  test('other days say nothing of it, also those within', async () => {
    await filed();
    expect((await markOf({ fromdate: '2026-07-01', todate: '2026-07-31' })).filing).toBe(null);
    const april = { fromdate: '2026-04-01', todate: '2026-04-30' };
    expect((await markOf(april)).filing).toBe(null);
    expect(Object.keys(figuresOf(await report(april))).join()).not.toContain('filed');
  });

  test('lose their mark with what was kept, and can be marked again as they are by now', async () => {
    const FilingId = await filed({ date: '2026-07-08' });
    await api.invoice({ items: sold('100'), issuedOn: '2026-06-30' });
    const remove = () => api.client.send(taxFilingCalls.unfileTax, { FilingId });
    expect(expectOk(await remove()).body.message).toBe('No longer marked as filed.');
    expectOk(await remove());
    expect(await markOf()).toMatchObject({ filing: null, reason: null });
    expect(Object.keys(figuresOf(await report())).join()).not.toContain('filed');
    await filed();
    expect(figuresOf(await report())).toMatchObject({ 'Net as filed on Jul 10, 2026': '168' });
  });

  test('are in the audit trail: who marked which days with which net, and who took the mark away', async () => {
    const FilingId = await filed({ date: '2026-07-08', Reference: 'VAT-2' });
    expectOk(await api.client.send(taxFilingCalls.unfileTax, { FilingId }));
    const { EventList } = expectOk(await api.client.send(auditTrailCalls.listEvents, {})).body;
    const told = EventList.slice(0, 2).map(({ Action, Changes }) => [
      Action,
      ...Changes.map(({ Field, Before, After }) => `${Field}: ${Before ?? ''} → ${After ?? ''}`),
    ]);
    expect(told).toEqual([
      [
        'Mark of filed sales tax removed',
        ...['From: 2026-04-01 → ', 'To: 2026-06-30 → ', 'Filed on: 2026-07-08 → ', 'Reference: VAT-2 → '],
        'Net: 147 → ',
      ],
      [
        'Sales tax marked as filed',
        ...['From:  → 2026-04-01', 'To:  → 2026-06-30', 'Filed on:  → 2026-07-08', 'Reference:  → VAT-2'],
        'Net:  → 147',
      ],
    ]);
  });

  test('are marked once, also when the press is repeated or comes from two', async () => {
    const key = { 'idempotency-key': 'one mark' };
    const press = () => api.client.send(taxFilingCalls.fileTax, quarter, key);
    const [first, again] = [expectOk(await press()).body.data, expectOk(await press()).body.data];
    expect(again).toEqual({ ...first, repeated: true });
    expectOk(await api.client.send(taxFilingCalls.unfileTax, { FilingId: first.FilingId }));
    const both = await Promise.all([file(), file({ fromdate: '2026-06-01' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('what can’t be marked is refused beside its field', () => {
  test('days that aren’t over, that are marked in part already, or the wrong way round', async () => {
    expect(await faults({ todate: '2026-07-10' })).toEqual([
      'todate: You can mark these days as filed after July 10, 2026.',
    ]);
    expect((await markOf({ sortby: 'thismonth' })).reason).toBe(
      'You can mark these days as filed after July 31, 2026.',
    );
    expect(await faults({ fromdate: '2026-07-01' })).toEqual([
      'fromdate: The first day is after the last day. Choose other dates.',
    ]);
    await filed();
    expect(await faults({ fromdate: '2026-06-01', todate: '2026-07-01' })).toEqual([
      'fromdate: Apr 1 – Jun 30, 2026 is already marked as filed. Remove that mark first.',
    ]);
  });

  test('a day of filing to come, or before the days are over', async () => {
    expect(await faults({ date: '2026-07-11' })).toEqual(['date: Choose today or an earlier day.']);
    expect(await faults({ date: '2026-06-29' })).toEqual(['date: Choose June 30, 2026 or a later day.']);
  });
});

test('an accountant sees the mark and can’t set it; another business has none of it', async () => {
  const FilingId = await filed();
  const accountant = await colleague(server, api.client, 'Accountant');
  const seen = expectOk(await accountant.send(taxFilingCalls.taxFiling, quarter)).body.data;
  expect(seen.filing).toMatchObject({ FilingId });
  expect((await accountant.send(taxFilingCalls.fileTax, quarter)).body.kind).toBe('not-allowed');
  const stranger = await server.client();
  expectOk(await stranger.send(taxFilingCalls.unfileTax, { FilingId }));
  expect((await markOf()).filing).toMatchObject({ FilingId });
});
