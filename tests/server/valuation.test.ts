import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import type { TeamRole } from '../../src/domain/team/team.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const valuation = async (query: Record<string, string> = {}) =>
  expectOk(await api.client.send(reportCalls.inventoryValuation, query)).body;
const figuresOf = ({ report }: Awaited<ReturnType<typeof valuation>>) =>
  Object.fromEntries(report.figures.map(({ label, value }) => [label, value]));
const sell = (productid: string, quantity: string, issuedOn: string) =>
  api.invoice({ issuedOn, items: [{ productid, ItemName: '', quantity, price: '5' }] });

test('each item is told as it stood at the end of a day, with what it cost, would sell for and would earn', async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  const lamp = await api.goods('Lamp', '1', '5.5', '2026-02-10');
  await sell(candle, '3', '2026-03-01');
  const now = await valuation();
  expect(now.ValuationData).toEqual([
    {
      id: candle,
      productname: 'Candle',
      SKU: '',
      quantity: '5',
      unitprice: '5',
      costprice: '2',
      margin: '60',
      inventoryvalue: '10',
      retailvalue: '25',
      potentialprofit: '15',
    },
    {
      id: lamp,
      productname: 'Lamp',
      SKU: '',
      quantity: '1',
      unitprice: '5',
      costprice: '5.5',
      margin: '-10',
      inventoryvalue: '5.5',
      retailvalue: '5',
      potentialprofit: '-0.5',
    },
  ]);
  expect(now).toMatchObject({
    TotalInventoryValue: '15.5',
    TotalRetailValue: '30',
    TotalPotentialProfit: '14.5',
    asof: '2026-03-20',
    total: 2,
    currentpage: 1,
    pagetotal: 1,
  });
  const held = async (todate: string) => {
    const { ValuationData, TotalInventoryValue } = await valuation({ todate });
    return [
      ...ValuationData.map(({ productname, quantity }) => `${quantity} ${productname}`),
      TotalInventoryValue,
    ];
  };
  expect(await held('2026-01-09')).toEqual(['0']);
  expect(await held('2026-02-09')).toEqual(['8 Candle', '16']);
  expect(await held('2026-02-28')).toEqual(['8 Candle', '1 Lamp', '21.5']);
  expect(await held('2026-03-01')).toEqual(['5 Candle', '1 Lamp', '15.5']);
});

test('its total is what stands on the account of stock, and is of all pages', async () => {
  for (const [name, cost] of [
    ['Candle', '2'],
    ['Lamp', '3'],
    ['Wick', '0.5'],
  ] as const)
    await api.goods(name, '4', cost, '2026-01-10');
  const page = await valuation({ page: '2', limit: '2' });
  expect(page.ValuationData.map(({ productname }) => productname)).toEqual(['Wick']);
  expect(page).toMatchObject({ TotalInventoryValue: '22', total: 3, currentpage: 2, pagetotal: 2 });
  expect(figuresOf(page)).toMatchObject({ 'Inventory value': '22', 'Retail value': '60' });
  expect((await api.balances('2026-03-20'))[34]).toBe('22');
});

test('moves that were entered after the day they are dated at are counted beside it', async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  // Both were entered on 20 March, and one of them is of a day before the end of February.
  await sell(candle, '3', '2026-03-20');
  expect(figuresOf(await valuation({ todate: '2026-02-28' }))['Moves entered after this day']).toBe('1');
  expect(figuresOf(await valuation())['Moves entered after this day']).toBe('0');
});

test('an item without a price has no margin, and one that is gone stands on the days before alone', async () => {
  const { id } = expectOk(
    await api.client.send(productCalls.addProduct, {
      type: 'product',
      productname: 'Sample',
      price: '0',
      trackstock: true,
      quantity: '2',
      openingcost: '3',
      openingdate: '2026-01-10',
    }),
  ).body.data;
  const { ValuationData } = await valuation();
  expect(ValuationData).toMatchObject([{ id, margin: null, retailvalue: '0', potentialprofit: '-6' }]);
  await api.client.send(stockCalls.decreaseQuantity, { productId: id, quantity: '2', reason: 'damaged' });
  // What is in stock no more is not listed, and is on the days before.
  expect((await valuation()).ValuationData).toEqual([]);
  expect((await valuation({ todate: '2026-03-19' })).ValuationData).toHaveLength(1);
});

test('a stock below zero shows its negative value', async () => {
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  const candle = await api.goods('Candle', '2', '3', '2026-01-10');
  await sell(candle, '5', '2026-03-01');
  expect(await valuation()).toMatchObject({
    ValuationData: [{ quantity: '-3', costprice: '3', inventoryvalue: '-9', retailvalue: '-15' }],
    TotalInventoryValue: '-9',
  });
  expect((await api.balances('2026-03-20'))[34]).toBe('-9');
});

test('it is a file of any day as CSV and as PDF', async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  await sell(candle, '3', '2026-03-01');
  const request = { report: 'inventory-valuation', todate: '2026-02-01' };
  const { name, rows } = await reportCsv(server, api.client, request);
  expect(name).toBe('Inventory valuation.csv');
  // The columns of the spec's list, in its words, and the SKU.
  expect(rows[0]!.slice(1, 2)).toEqual(['SKU']);
  expect(rows[0]!.toSpliced(1, 1).map((head) => head.toLowerCase())).toEqual([
    'item',
    'quantity',
    'unit price',
    'cost price',
    'margin %',
    'inventory value',
    'retail value',
    'potential profit',
  ]);
  expect(rows[1]).toEqual(['Candle', '', '8', '5', '2', '60', '16', '40', '24']);
  const { text } = await readPdf((await reportFile(server, api.client, { ...request, format: 'pdf' })).bytes);
  expect(text).toContain('Candle 8 5.00 2.00 60.00 % 16.00 40.00 24.00');
});

test('what came by a bill is worth what it cost', async () => {
  const candle = await api.goods('Candle', '1', '2', '2026-01-10');
  const bills = billApiFor(api.client);
  const answer = await bills.create({
    vendor: await bills.vendor('Mill'),
    day: '2026-02-10',
    items: [{ ProductIDFK: candle, ProductName: 'Candle', Qty: '3', HomeUnitPrice: '4' }],
  });
  expectOk(answer);
  expect((await valuation({ todate: '2026-02-10' })).ValuationData).toMatchObject([
    { quantity: '4', costprice: '3.5', inventoryvalue: '14' },
  ]);
});

test('goods in transit are a row of their own, worth their part of what the item was, and the total stays', async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  const lamp = await api.goods('Lamp', '3', '3.35', '2026-01-10');
  const moves = transferApiFor(api.client);
  await moves.enable();
  const [from, to] = [await moves.main(), await moves.location('Annex')];
  const sent = await moves.transfer({
    from,
    to,
    onDay: '2026-02-10',
    items: [
      [candle, '3'],
      [lamp, '3'],
    ],
  });
  const rowsOf = async (todate: string) => {
    const { ValuationData, TotalInventoryValue, total } = await valuation({ todate });
    expect(ValuationData).toHaveLength(total);
    return [
      ...ValuationData.map(
        ({ productname, quantity, inventoryvalue }) => `${quantity} ${productname} ${inventoryvalue}`,
      ),
      TotalInventoryValue,
    ];
  };
  expect(await rowsOf('2026-02-09')).toEqual(['8 Candle 16', '3 Lamp 10.05', '26.05']);
  // All lamps are on their way: none lies anywhere.
  expect(await rowsOf('2026-02-10')).toEqual(['5 Candle 10', '6 Goods in transit 16.05', '26.05']);
  const { ValuationData } = await valuation();
  expect(ValuationData.at(-1)).toEqual({
    id: null,
    productname: 'Goods in transit',
    SKU: '',
    quantity: '6',
    unitprice: null,
    costprice: null,
    margin: null,
    inventoryvalue: '16.05',
    retailvalue: '30',
    potentialprofit: '13.95',
  });
  // It is the last row, on the last page.
  const last = await valuation({ page: '9', limit: '1' });
  expect(last.ValuationData.map(({ productname }) => productname)).toEqual(['Goods in transit']);
  expect(last).toMatchObject({ total: 2, currentpage: 2, TotalInventoryValue: '26.05' });
  const { rows } = await reportCsv(server, api.client, { report: 'inventory-valuation' });
  expect(rows[2]).toEqual(['Goods in transit', '', '6', '', '', '', '16.05', '30', '13.95']);
  expectOk(await moves.mark(sent, { arrivalDate: '2026-03-01' }));
  // They were on their way until the day they arrived on.
  expect(await rowsOf('2026-02-28')).toEqual(['5 Candle 10', '6 Goods in transit 16.05', '26.05']);
  for (const day of ['2026-03-01', '2026-03-20'])
    expect(await rowsOf(day)).toEqual(['8 Candle 16', '3 Lamp 10.05', '26.05']);
});

test('the moves behind a value are listed by their days, and come to it', async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  await sell(candle, '3', '2026-03-01');
  const bills = billApiFor(api.client);
  await bills.bill({
    vendor: await bills.vendor('Mill'),
    day: '2026-02-10',
    items: [{ ProductIDFK: candle, ProductName: 'Candle', Qty: '3', HomeUnitPrice: '4' }],
  });
  const behind = async (more: Record<string, string> = {}) =>
    expectOk(await api.client.send(reportCalls.valuationTransactions, { productId: candle, ...more })).body;
  const now = await behind();
  const listed = now.Transactions.map((row) =>
    [row.date, row.type, row.change, row.unitcost, row.value, row.qtyafter, row.valueafter].join(' '),
  );
  expect(listed).toEqual([
    '2026-01-10 opening 8 2 16 8 16',
    '2026-02-10 purchase 3 4 12 11 28',
    '2026-03-01 sale -3 2 -6 8 22',
  ]);
  expect(now).toMatchObject({ productname: 'Candle', quantity: '8', inventoryvalue: '22', intransit: '0' });
  expect(await behind({ todate: '2026-02-28' })).toMatchObject({
    quantity: '11',
    inventoryvalue: '28',
    total: 2,
  });
  expect(await behind({ todate: '2026-01-01' })).toMatchObject({ Transactions: [], inventoryvalue: '0' });
  // The valuation leads there, and each move to its document.
  const { report } = await valuation();
  expect(report.groups[0]!.rows[0]![0]!.to).toBe(`value:${candle}`);
  const { rows } = await reportCsv(server, api.client, { report: 'valuation-moves', productId: candle });
  expect(rows[2]).toEqual(['2026-02-10', 'Purchase', 'BILL-0001', 'Mill', '', '3', '4', '12', '11', '28']);
});

test('of the moves behind the value of another business nothing is told', async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  const other = await server.client();
  const { status } = await other.send(reportCalls.valuationTransactions, { productId: candle });
  expect(status).toBe(404);
  const file = { report: 'valuation-moves', format: 'csv', productId: candle };
  expect((await other.send(reportCalls.downloadReport, file)).status).toBe(404);
});

test.each<[TeamRole, number]>([
  ['Admin', 200],
  ['Manager', 200],
  ['Accountant', 200],
  ['Staff', 400],
  ['Viewer', 400],
])('as %s the valuation, the moves behind it and files of both answer %i', async (role, status) => {
  // So many people join that they would be asked to wait.
  server.pass(20);
  const productId = await api.goods('Candle', '8', '2', '2026-01-10');
  const member = await colleague(server, api.client, role);
  const answers = [
    await member.send(reportCalls.inventoryValuation, {}),
    await member.send(reportCalls.valuationTransactions, { productId }),
    await member.send(reportCalls.downloadReport, { report: 'inventory-valuation', format: 'csv' }),
    await member.send(reportCalls.downloadReport, { report: 'valuation-moves', format: 'csv', productId }),
  ];
  expect(answers.map((answered) => answered.status)).toEqual([status, status, status, status]);
  if (status === 400) expect(answers.map(({ body }) => body.kind)).toEqual(Array(4).fill('not-allowed'));
  // The summary of the inventory is another matter: a Viewer has summaries.
  expect((await member.send(stockCalls.inventorySummary, {})).status).toBe(role === 'Staff' ? 400 : 200);
});
