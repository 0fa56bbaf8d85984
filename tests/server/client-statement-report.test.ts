import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Server, startServer } from '../support/server.ts';

/** A customer's statement as a report. Source: finance-answers.md, section C, 25. */
let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-06-30');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const call = sheetCalls.clientStatementReport;
const answerOf = async (clientid: string, query: Record<string, string> = {}) => {
  const { body } = expectOk(await api.client.send(call, { clientid, limit: '100', ...query }));
  expect(body.report.controls.map(({ difference }) => difference)).toEqual(['0']);
  return body;
};
const sheetOf = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).report;

/** Each row as its currency, day, name and what it is for; then its due day and its figures. */
const linesOf = ({ columns, groups }: ReportSheet): string[] => {
  const at = (place: string) => columns.flatMap((column, n) => (column.place === place ? [n] : []));
  const written = (cells: { value: string | null }[], places: number[]) =>
    places.map((n) => cells[n]!.value ?? '-').join(' ');
  return groups.flatMap(({ rows, total }) => [
    ...rows.map((cells) =>
      [
        written(cells, [...at('head'), ...at('lead')]),
        ...at('under').flatMap((n) => (cells[n]!.value ? [`(${cells[n]!.value})`] : [])),
        `: ${written(cells, at('own'))}`,
      ].join(' '),
    ),
    ...(total ? [`= ${total.label}: ${written(total.cells, at('own'))}`] : []),
  ]);
};
const figuresOf = ({ figures }: ReportSheet) =>
  Object.fromEntries(
    figures
      .filter(({ blank, value }) => !blank || Number(value) !== 0)
      .map(({ label, value }) => [label, value]),
  );
const year = { sortby: 'thisyear' };

test('has the opening balance, what was invoiced and paid, and the balance due, each document and payment with its day', async () => {
  const customer = await api.customer('Ada');
  const money = { money: { confirmFarDate: true } };
  await api.invoice({ customer, prices: ['30'], issuedOn: '2025-12-20', dueOn: '2026-01-05', ...money });
  const first = await api.invoice({ customer, prices: ['100'], issuedOn: '2026-03-10', dueOn: '2026-03-24' });
  const second = await api.invoice({ customer, prices: ['50'], issuedOn: '2026-04-01', dueOn: '2026-05-15' });
  expectOk(
    await api.payBatch(
      [
        [first, '40'],
        [second, '20'],
      ],
      { date: '2026-04-02' },
    ),
  );
  const [line] = (await api.view(first)).items;
  expectOk(await api.giveBack(first, [{ lineId: line!.id, quantity: '0.1' }], { date: '2026-05-03' }));
  expectOk(await api.writeOff(second, { date: '2026-05-04' }));
  const report = await sheetOf(customer);
  expect(report.title).toBe('Statement of Ada');
  expect(report.days).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(linesOf(report)).toEqual([
    'USD - Opening balance : - - - 30.00',
    'USD 2026-03-10 Invoice INV-0002 (2026-03-24) : 100.00 - - 130.00',
    'USD 2026-04-01 Invoice INV-0003 (2026-05-15) : 50.00 - - 180.00',
    'USD 2026-04-02 Payment (INV-0002, INV-0003) : - - 60.00 120.00',
    'USD 2026-05-03 Credit note CN-0001 (INV-0002) : - - 10.00 110.00',
    'USD 2026-05-04 Written off (INV-0003) : - - 30.00 80.00',
    'USD - Balance due : 150.00 0.00 100.00 80.00',
  ]);
  expect(figuresOf(report)).toEqual({
    'Opening balance': '30',
    Invoiced: '150',
    Paid: '100',
    'Balance due': '80',
    '91 or more': '80',
  });
});

describe('over a cancelled invoice', () => {
  test('M1: a past statement says what it said, a later one has the cancellation and what became credit', async () => {
    const customer = await api.customer('Ada');
    const invoice = await api.invoice({
      customer,
      prices: ['100'],
      issuedOn: '2026-03-10',
      dueOn: '2026-03-24',
    });
    const march = { fromdate: '2026-03-01', todate: '2026-03-31' };
    const printed = linesOf(await sheetOf(customer, march));
    expect(printed).toEqual([
      'USD - Opening balance : - - - 0.00',
      'USD 2026-03-10 Invoice INV-0001 (2026-03-24) : 100.00 - - 100.00',
      'USD - Balance due : 100.00 0.00 0.00 100.00',
    ]);
    expectOk(await api.pay(invoice, '40', { date: '2026-04-02' }));
    expectOk(await api.cancel(invoice, { date: '2026-05-05' }));
    expect(linesOf(await sheetOf(customer, march))).toEqual(printed);
    const report = await sheetOf(customer, year);
    expect(linesOf(report)).toEqual([
      'USD - Opening balance : - - - 0.00',
      'USD 2026-03-10 Invoice INV-0001 (2026-03-24) : 100.00 - - 100.00',
      'USD 2026-04-02 Payment (INV-0001) : - - 40.00 60.00',
      'USD 2026-05-05 Payment, reversed (INV-0001) : - - -40.00 100.00',
      'USD 2026-05-05 Cancellation (INV-0001) : - 100.00 - 0.00',
      'USD - Balance due : 100.00 100.00 0.00 0.00',
    ]);
    expect(figuresOf(report)).toEqual({
      'Opening balance': '0',
      Invoiced: '100',
      Cancelled: '100',
      Paid: '0',
      'Balance due': '0',
      'Unused credit': '40',
    });
    const may = await sheetOf(customer, { fromdate: '2026-05-01', todate: '2026-05-31' });
    expect(figuresOf(may)).toMatchObject({ 'Opening balance': '60', Cancelled: '100', Paid: '-40' });
  });

  test('an edit and a payment deleted on its day leave no trace', async () => {
    const customer = await api.customer('Ada');
    const invoice = await api.invoice({ customer, prices: ['100'], issuedOn: '2026-03-10' });
    expectOk(await api.update(invoice, { customer, prices: ['120'], issuedOn: '2026-03-10' }));
    expectOk(await api.pay(invoice, '15', { date: '2026-03-12' }));
    expectOk(await api.deletePayment(invoice, (await api.view(invoice)).payment[0]!.id));
    expect(linesOf(await sheetOf(customer)).slice(1, -1)).toEqual([
      'USD 2026-03-10 Invoice INV-0001 (2026-04-10) : 120.00 - - 120.00',
    ]);
  });
});

test('adds up no two currencies: each has its rows and figures, its worth at home beside on request', async () => {
  const customer = await api.customer('Quai');
  const money = { ForeignCurrencyID: 978, ExchangeRate: '1.2' };
  const abroad = await api.invoice({
    customer,
    prices: ['100'],
    issuedOn: '2026-03-15',
    dueOn: '2026-06-30',
    money,
  });
  await api.invoice({ customer, prices: ['7'], issuedOn: '2026-03-16', dueOn: '2026-06-01' });
  expectOk(await api.pay(abroad, '25', { date: '2026-03-17', ExchangeRate: '1.1' }));
  const report = await sheetOf(customer);
  expect(linesOf(report)).toEqual([
    'USD - Opening balance : - - - 0.00',
    'USD 2026-03-16 Invoice INV-0002 (2026-06-01) : 7.00 - - 7.00',
    'USD - Balance due : 7.00 0.00 0.00 7.00',
    'EUR - Opening balance : - - - 0.00',
    'EUR 2026-03-15 Invoice INV-0001 (2026-06-30) : 100.00 - - 100.00',
    'EUR 2026-03-17 Payment (INV-0001) : - - 25.00 75.00',
    'EUR - Balance due : 100.00 0.00 25.00 75.00',
  ]);
  expect(figuresOf(report)).toEqual({
    'Opening balance': '0',
    Invoiced: '7',
    Paid: '0',
    'Balance due': '7',
    '30 or less': '7',
    'Opening balance, EUR': '0.00',
    'Invoiced, EUR': '100.00',
    'Paid, EUR': '25.00',
    'Balance due, EUR': '75.00',
    'Not due, EUR': '75.00',
  });
  expect(report.controls).toMatchObject([{ value: '97', to: 'account:2' }]);
  const { columns, groups } = await sheetOf(customer, { morecolumns: 'true' });
  expect(columns.at(-1)!.title).toBe('Balance in home currency');
  expect(groups.at(-1)!.rows.map((cells) => cells.at(-1)!.value)).toEqual(['0', '120', '90', '90']);
  // A claim opens its document, and so does what a payment was for.
  expect(groups.at(-1)!.rows.flatMap((cells) => cells.flatMap(({ to }) => to ?? []))).toEqual([
    'invoice:INV-0001',
    'invoice:INV-0001',
  ]);
  const request = { report: 'client-statement', clientId: customer };
  const { rows } = await reportCsv(server, api.client, { ...request, morecolumns: 'true' });
  expect(rows[0]).toEqual([
    ...['Currency', 'Date', 'Item', 'For', 'Due date'],
    ...['Invoiced', 'Cancelled', 'Paid', 'Balance'],
    ...['Invoiced', 'Cancelled', 'Paid', 'Balance'].map((title) => `${title} in home currency`),
  ]);
  expect(rows[6]).toEqual([
    ...['EUR', '2026-03-17', 'Payment', 'INV-0001', ''],
    ...['', '', '25.00', '75.00', '', '', '30', '90'],
  ]);
  const { name, bytes } = await reportFile(server, api.client, { ...request, format: 'pdf' });
  expect(name).toMatch(/^Statement of Quai.*\.pdf$/);
  const { text } = await readPdf(bytes);
  for (const part of ['Balance due', 'INV-0001', 'Equals what this customer owes'])
    expect(text).toContain(part);
});

test('the open items alone are what is owed on the last day, with their days late', async () => {
  const customer = await api.customer('Mill');
  const paid = await api.invoice({ customer, prices: ['10'], issuedOn: '2026-03-01' });
  const part = await api.invoice({ customer, prices: ['100'], issuedOn: '2026-03-02', dueOn: '2026-03-31' });
  expectOk(await api.pay(paid, '10', { date: '2026-04-01' }));
  expectOk(await api.pay(part, '60', { date: '2026-05-01' }));
  const open = { view: 'open', ...year };
  expect(linesOf(await sheetOf(customer, open))).toEqual([
    'USD 2026-03-02 Invoice INV-0002 (2026-03-31) : 91 100.00 40.00',
    '= Balance due: - 100 40',
  ]);
  expect(linesOf(await sheetOf(customer, { view: 'open', todate: '2026-03-31' }))).toEqual([
    'USD 2026-03-02 Invoice INV-0002 (2026-03-31) : 0 100.00 100.00',
    'USD 2026-03-01 Invoice INV-0001 (2026-04-01) : 0 10.00 10.00',
    '= Balance due: - 110 110',
  ]);
});

test('is of the days up to today with a preset, and of a last day to come where that is named', async () => {
  const card = { type: 'person', name: 'Sara Owes', openingbalance: '50', openingbalancedate: '2026-02-01' };
  const { id: customer } = expectOk(await api.client.send(customerCalls.addCustomer, card)).body.data;
  await api.invoice({ customer, prices: ['5'], issuedOn: '2026-07-10', money: { confirmFarDate: true } });
  expect(linesOf(await sheetOf(customer, year))).toEqual([
    'USD - Opening balance : - - - 0.00',
    'USD 2026-02-01 Balance brought forward (2026-02-01) : 50.00 - - 50.00',
    'USD - Balance due : 50.00 0.00 0.00 50.00',
  ]);
  expect(figuresOf(await sheetOf(customer, { todate: '2026-07-31' }))).toMatchObject({ 'Balance due': '55' });
});

test('the balance runs on over its pages', async () => {
  const customer = await api.customer('Pages');
  for (let n = 1; n <= 4; n += 1)
    await api.invoice({ customer, prices: [String(n)], issuedOn: `2026-03-0${n}`, dueOn: '2026-03-31' });
  const balances = async (page: string) => {
    const { report, ...paging } = await answerOf(customer, { page, limit: '4' });
    return [
      paging.total,
      paging.currentpage,
      paging.pagetotal,
      linesOf(report).map((line) => line.split(' ').at(-1)),
    ];
  };
  expect(await balances('1')).toEqual([6, 1, 2, ['0.00', '1.00', '3.00', '6.00']]);
  expect(await balances('2')).toEqual([6, 2, 2, ['10.00', '10.00']]);
  expect(await balances('9')).toEqual(await balances('2'));
});

test('is of a customer there is, of this business', async () => {
  const other = await apiFor(await server.client()).customer('Theirs');
  expect((await api.client.send(call, { clientid: other })).status).toBe(404);
  expect((await api.client.send(call, {})).body).toMatchObject({ fields: [{ field: 'clientid' }] });
  expect(linesOf(await sheetOf(await api.customer('New')))).toEqual([]);
});
