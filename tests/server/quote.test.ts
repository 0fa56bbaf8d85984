import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { reachOf, storedSince } from '../support/stored-effects.ts';

let server: Server;
let client: Client;
let api: Api;
let quotes: QuoteApi;
let customer: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-01-31');
  client = await server.client();
  api = apiFor(client);
  quotes = quoteApiFor(client);
  customer = await api.customer();
});
afterAll(() => server.close());

const candles = (product: string, quantity: string) => [
  { ProductIDFK: product, ProductName: '', Quantity: quantity, UnitPrice: '8' },
];

test.each([
  ['neither', { items: [] }, "Can't create a quote without the required details (client and items)."],
  ['no client', {}, "Can't create a quote without adding a client."],
])('a quote with %s is refused in the spec’s words', async (_, given, message) => {
  const { status, body } = await quotes.create(given);
  expect([status, body.Message]).toEqual([400, message]);
});

test.each([
  ['no items', [], "Can't create a quote without adding items."],
  [
    'a quantity of 0',
    [{ ProductName: 'Work', Quantity: '0', UnitPrice: '1' }],
    'Please enter digit from 1 above.',
  ],
])('a quote with %s is refused in the spec’s words', async (_, items, message) => {
  const { status, body } = await quotes.create({ customer, items });
  expect([status, body.Message]).toEqual([400, message]);
});

test('a product stands on a quote once, a tax only on a line with an item, a quantity is above zero, and an empty one is 1', async () => {
  const [candle, tax] = [await api.goods('Candle', '0', '1'), await api.tax('VAT', '10')];
  const twice = await quotes.create({ customer, items: [...candles(candle, '1'), ...candles(candle, '2')] });
  expect(twice.body).toMatchObject({
    Message: "Can't add items already added.",
    fields: [{ field: 'QuotesItems.1.ProductName' }],
  });
  const taxed = await quotes.create({
    customer,
    items: [{ ProductName: '', Quantity: '1', UnitPrice: '1', TaxID: tax }],
  });
  expect(taxed.body.Message).toBe('Please select an item before adding a tax.');
  const withLine = (line: object) => quotes.create({ customer, items: [{ UnitPrice: '1', ...line }] });
  expect((await withLine({ ProductName: 'Ink', Quantity: '0' })).body.Message).toBe(
    'Please enter digit from 1 above.',
  );
  const saved = expectOk(await withLine({ ProductName: 'Ink', Quantity: '' })).body.data;
  expect((await quotes.view(saved.QuoteID)).QuotesItem).toMatchObject([{ Quantity: '1' }]);
});

test('a quote takes its number when it is saved, and neither books nor stock know of it', async () => {
  const candle = await api.goods('Candle', '10', '1');
  const reach = await reachOf(server, client);
  const first = expectOk(await quotes.create({ customer, items: candles(candle, '3') }));
  const second = expectOk(await quotes.create({ customer }));
  expect([first, second].map(({ body }) => [body.message, body.data.QuoteNo])).toEqual([
    ['Quote created', 'QU-0001'],
    ['Quote created', 'QU-0002'],
  ]);
  expect(await storedSince(server, client, reach)).toMatchObject({ entries: [], stock: [] });
});

test('the next number is told, and asking for it takes nothing', async () => {
  const next = async () => expectOk(await client.send(quoteCalls.nextQuoteNumber, {})).body.data;
  expect([await next(), await next()]).toEqual(Array(2).fill({ QuoteNo: 'QU-0001', today: '2026-01-31' }));
  expect((await quotes.view(await quotes.quote({ customer }))).QuoteNo).toBe('QU-0001');
  expect((await next()).QuoteNo).toBe('QU-0002');
});

test('a stale edit is refused with who saved since', async () => {
  const id = await quotes.quote({ customer });
  expectOk(await quotes.update(id, { customer, notes: 'First' }, 1));
  const { body } = await quotes.update(id, { customer, notes: 'Second' }, 1);
  expect(body).toMatchObject({ kind: 'stale', details: { yours: 1, current: 2 } });
});

test('the list begins with the quote that was added last, whatever its day, until a day is asked for', async () => {
  const own = await server.client();
  const [at, to] = [quoteApiFor(own), await apiFor(own).customer()];
  const ids = [];
  for (const issuedOn of ['2026-01-20', '2026-01-25', '2026-01-05'])
    ids.push(await at.quote({ customer: to, issuedOn }));
  const [first, second, third] = ids;
  const idsOf = async (query: Record<string, string>) =>
    (await at.list(query)).Quotes.map(({ QuoteID }) => QuoteID);
  expect(await idsOf({})).toEqual([third, second, first]);
  expect(await idsOf({ sortBy: 'all', sortOrder: 'ascending' })).toEqual([first, second, third]);
  expect(await idsOf({ sortBy: 'nonsense' })).toEqual([third, second, first]);
  expect(await idsOf({ sortBy: 'issue_date' })).toEqual([second, first, third]);
});

test('the list has its tabs, their counts, a search and a range', async () => {
  const [open, converted, gone] = [
    await quotes.quote({ customer, issuedOn: '2026-01-05' }),
    await quotes.quote({ customer, issuedOn: '2026-01-15' }),
    await quotes.quote({ customer: await api.customer('Zoe Wax'), issuedOn: '2026-01-25' }),
  ];
  expectOk(await quotes.convert(converted, 'receipt'));
  expectOk(await quotes.remove(gone));
  expect(await quotes.counts()).toEqual({
    AllCount: 2,
    OpenCount: 1,
    ConvertedToInvoice: 0,
    ConvertedToReceipt: 1,
    DeletedCount: 1,
  });
  const idsOf = async (query: Record<string, string>) =>
    (await quotes.list(query)).Quotes.map(({ QuoteID }) => QuoteID);
  expect(await idsOf({})).toEqual([converted, open]);
  expect(await idsOf({ sortOrder: 'asc' })).toEqual([open, converted]);
  expect(await idsOf({ status: 'ConvertedToReceipt' })).toEqual([converted]);
  expect(await idsOf({ status: 'deleted', searchQuery: 'zoe' })).toEqual([gone]);
  expect(await idsOf({ quotetype: 'deleted', searchquery: 'nobody' })).toEqual([]);
  expect(await idsOf({ sortby: 'issue_date', sortorder: 'least recent' })).toEqual([open, converted]);
  expect(await quotes.list({ page: '2', limit: '1' })).toMatchObject({
    Quotes: [{ QuoteID: open }],
    currentpage: 2,
    total: 2,
    pagetotal: 2,
  });
  expect(await idsOf({ fromdate: '2026-01-10', todate: '2026-01-20' })).toEqual([converted]);
  expect(await idsOf({ period: 'thismonth' })).toEqual([converted, open]);
  server.setToday('2026-02-01');
  expect(await idsOf({ period: 'thismonth' })).toEqual([]);
  expect(await idsOf({ period: 'thisyear' })).toEqual([converted, open]);
  expect((await quotes.counts({ period: 'thismonth' })).AllCount).toBe(0);
});

test('each tab lists the quotes of its state, and its count is theirs', async () => {
  const ids: Record<string, string> = {};
  for (const state of ['normal', 'ConvertedToInvoice', 'ConvertedToReceipt', 'deleted'])
    ids[state] = await quotes.quote({ customer });
  expectOk(await quotes.convert(ids.ConvertedToInvoice!, 'invoice'));
  expectOk(await quotes.convert(ids.ConvertedToReceipt!, 'receipt'));
  expectOk(await quotes.remove(ids.deleted!));
  for (const [status, id] of Object.entries(ids))
    expect((await quotes.list({ status })).Quotes.map(({ QuoteID }) => QuoteID)).toEqual([id]);
  const { AllCount, ConvertedToInvoice, ConvertedToReceipt, DeletedCount } = await quotes.counts();
  expect([AllCount, ConvertedToInvoice, ConvertedToReceipt, DeletedCount]).toEqual([3, 1, 1, 1]);
});

test('the list is narrowed to one customer', async () => {
  const other = await api.customer('Bo Reed');
  const [own] = [await quotes.quote({ customer }), await quotes.quote({ customer: other })];
  const { Quotes, total } = await quotes.list({ clientid: customer });
  expect([Quotes.map(({ QuoteID }) => QuoteID), total]).toEqual([[own], 1]);
});

test('an edit that leaves no item is refused in the spec’s words', async () => {
  const id = await quotes.quote({ customer });
  const { status, body } = await quotes.update(id, { customer, items: [] });
  expect([status, body.Message]).toEqual([400, "Can't create a quote without adding items."]);
});

test('lines that were deleted are left out of the quote and its totals', async () => {
  const line = { ProductName: 'Work', Quantity: '1', UnitPrice: '10' };
  const items = [line, { ...line, ProductName: 'Travel', UnitPrice: '90', isdeleted: true }];
  const view = await quotes.view(await quotes.quote({ customer, items }));
  const shown = view.QuotesItem.map(({ ProductName, isdeleted }) => [ProductName, isdeleted]);
  expect([shown, view.ForeignGrandTotalAmount]).toEqual([[['Work', false]], '10']);
});
