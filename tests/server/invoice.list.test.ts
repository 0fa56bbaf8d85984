import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { salesSummaryCalls } from '../../src/api/calls/sales-summary.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let location: string;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
  const [ada, brook] = [await api.customer('Ada Stone'), await api.customer('Brook & Søn')];
  await api.invoice({ customer: ada, prices: ['10'], issuedOn: '2026-01-31' });
  await api.invoice({ customer: ada, prices: ['20'], issuedOn: '2026-02-10', deposit: '5' });
  await api.invoice({ customer: brook, prices: ['30'], issuedOn: '2026-03-01', item: 'Roof repair' });
  await api.invoice({ customer: brook, prices: ['40'], issuedOn: '2026-03-02', type: 'receipt' });
  await api.invoice({ customer: brook, prices: ['50'], issuedOn: '2026-03-03', status: 'Draft' });
  expectOk(await api.cancel(await api.invoice({ customer: ada, prices: ['60'], issuedOn: '2026-03-04' })));
  expectOk(await api.archive(await api.invoice({ customer: ada, prices: ['70'], status: 'Draft' })));
  location = api.client.business;
});
afterAll(() => server.close());

const totals = async (query: Record<string, unknown>) =>
  (await api.list({ limit: '50', ...query })).Invoices.map((row) => Number(row.total));

test('the list shows everything but what is deleted, the newest issue date first', async () => {
  expect(await totals({})).toEqual([60, 50, 40, 30, 20, 10]);
});

test.each([
  ['paid', [40]],
  ['Fully Paid', [40]],
  ['Not Paid', [30, 10]],
  ['Deposit Paid', [20]],
  ['draft', [50]],
  ['cancelled', [60]],
  ['deleted', [70]],
  ['overdue', [20, 10]],
])('the filter %s shows %j', async (status, expected) => {
  expect(await totals({ status })).toEqual(expected);
});

test.each([
  ['invoice', [60, 50, 30, 20, 10]],
  ['Receipts', [40]],
])('the type %s shows %j', async (invoicetype, expected) => {
  expect(await totals({ invoicetype })).toEqual(expected);
});

test.each([
  ['ada', [60, 20, 10]],
  ['søn', [50, 40, 30]],
  ['REPAIR roof', [30]],
  ['inv-0002', [20]],
  ['rec-', [40]],
  ['%', []],
])('the search for %s finds %j', async (searchquery, expected) => {
  expect(await totals({ searchquery })).toEqual(expected);
});

test.each([
  [{ sortby: 'total', sortorder: 'ascending' }, [10, 20, 30, 40, 50, 60]],
  [{ sortby: 'due_date', sortorder: 'asc' }, [10, 40, 20, 30, 50, 60]],
  [{ sortby: 'amountdue', sortorder: 'descending' }, [30, 20, 10]],
  // Each series by itself; a draft has no number yet and is last.
  [{ sortby: 'number', sortorder: 'ascending' }, [10, 20, 30, 60, 40, 50]],
  [{ sortby: 'number', sortorder: 'descending' }, [40, 60, 30, 20, 10, 50]],
  [{ sortby: 'contact', sortorder: 'ascending' }, [10, 20, 60, 30, 40, 50]],
  [{ sortorder: 'most recent' }, [60, 50]],
  [{ sortorder: 'least recent' }, [10, 20]],
  [{ sortby: 'name; drop table document' }, [60, 50, 40]],
])('sorted by %j the list begins with %j', async (sort, expected) => {
  expect((await totals(sort)).slice(0, expected.length)).toEqual(expected);
});

test('the date range takes both its days', async () => {
  expect(await totals({ fromdate: '2026-02-10', todate: '2026-03-01' })).toEqual([30, 20]);
});

test.each([
  [{ period: 'thismonth' }, [60, 50, 40, 30]],
  [{ period: 'thisyear' }, [60, 50, 40, 30, 20, 10]],
  [{ period: 'quarter4' }, []],
  [{ period: 'alltime' }, [60, 50, 40, 30, 20, 10]],
  [{ period: 'thismonth', todate: '2026-02-10' }, [20, 10]],
])('of %j the list shows %j', async (days, expected) => {
  expect(await totals(days)).toEqual(expected);
});

test.each([
  ['-3', 1, [60, 50]],
  ['0', 1, [60, 50]],
  ['1', 1, [60, 50]],
  ['3', 3, [20, 10]],
  ['9', 3, [20, 10]],
])('page %s of two rows is shown as page %i', async (page, shown, expected) => {
  const answer = await api.list({ page, limit: '2' });
  expect([answer.CurrentPage, answer.PageTotal, answer.Total]).toEqual([shown, 3, 6]);
  expect(answer.Invoices.map((row) => Number(row.total))).toEqual(expected);
});

test('the list by location takes several statuses and types, and knows the location of none yet', async () => {
  const request = { StatusList: ['Paid', 'Draft'], InvoiceTypeList: ['Invoices', 'Receipts'] };
  const ask = async (more: object) =>
    expectOk(await api.client.send(invoiceCalls.listInvoicesByLocation, { ...request, ...more })).body
      .Invoices;
  expect((await ask({})).map((row) => row.total)).toEqual(['50', '40']);
  const of = async (type: string) => (await ask({ InvoiceTypeList: [type] })).map((row) => row.total);
  expect([await of('Invoices'), await of('Receipts')]).toEqual([['50'], ['40']]);
  expect(await ask({ LocationIdList: [location] })).toEqual([]);
});

test.each([
  [{ sortby: 'total', sortorder: 'ascending', limit: '2', page: '2' }, [30, 40]],
  [{ sortby: 'total', sortorder: 'ascending', limit: 2, page: 3 }, [50, 60]],
  [{ searchquery: 'ada' }, [60, 20, 10]],
  [{ fromdate: '2026-02-10', todate: '2026-03-01' }, [30, 20]],
  [{ period: 'thismonth' }, [60, 50, 40, 30]],
])('asked for %j the list by location shows %j', async (request, expected) => {
  const { body } = expectOk(await api.client.send(invoiceCalls.listInvoicesByLocation, request));
  expect(body.Invoices.map((row) => Number(row.total))).toEqual(expected);
});

test('counters count each status within their range, and are this month’s without one', async () => {
  expect(await api.counter({ sortby: 'all' })).toEqual({
    AllInvoicesCount: 6,
    PaidInvoicesCount: 1,
    UnpaidInvoicesCount: 2,
    DepositPaidInvoicesCount: 1,
    DraftInvoicesCount: 1,
    CancelledInvoicesCount: 1,
    DeletedInvoicesCount: 1,
    OverdueInvoicesCount: 2,
    UnfulfilledInvoicesCount: 4,
  });
  expect((await api.counter()).AllInvoicesCount).toBe(4);
  expect((await api.counter({ sortby: 'thisyear' })).AllInvoicesCount).toBe(6);
  expect((await api.counter({ sortby: 'quarter2' })).AllInvoicesCount).toBe(0);
  expect((await api.counter({ fromdate: '2026-01-01', todate: '2026-02-28' })).AllInvoicesCount).toBe(2);
});

test('the sales are summed up for this month unless other days are named', async () => {
  const summary = async (query: Record<string, string> = {}) =>
    expectOk(await api.client.send(salesSummaryCalls.salesSummary, query)).body.data;
  expect(await summary()).toEqual({
    fromdate: '2026-03-01',
    todate: '2026-03-31',
    count: 2,
    totalinvoiced: '70',
    totalsettled: '40',
    totalforgiven: '0',
    totaloutstanding: '30',
    overdue: 0,
    unfulfilled: 2,
  });
  const year = { count: 4, totalinvoiced: '100', totalsettled: '45', totaloutstanding: '55', overdue: 2 };
  expect(await summary({ sortby: 'thisyear' })).toMatchObject(year);
  expect(await summary({ sortby: 'alltime' })).toMatchObject({ fromdate: null, todate: null, ...year });
  expect(await summary({ fromdate: '2026-02-01', todate: '2026-02-28' })).toMatchObject({
    count: 1,
    overdue: 1,
  });
});

test('a row tells what is owed, whether it is late, its channel and its standing', async () => {
  const [row] = (await api.list({ status: 'Deposit Paid' })).Invoices;
  expect(row).toMatchObject({
    invoicenumber: 'INV-0002',
    customer: 'Ada Stone',
    overdue: true,
    channel: 'manual',
    total: '20',
    amountdue: '15',
    standing: { status: 'DepositPaid', facts: { lines: 1, settled: '5' } },
  });
});

test('an invoice is found by its number as by its id', async () => {
  const { id } = await api.view('INV-0002');
  expect(await api.view(id)).toMatchObject({ invoicenumber: 'INV-0002' });
});

test('a customer’s open invoices come oldest due first, with their credit', async () => {
  const { clientId } = await api.view('INV-0001');
  const { invoices, credit } = expectOk(
    await api.client.send(invoiceCalls.openInvoicesOfCustomer, { clientid: clientId }),
  ).body.data;
  expect([invoices.map((row) => row.invoicenumber), credit]).toEqual([['INV-0001', 'INV-0002'], '0']);
});
