import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
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

const report = 'stock-movements';
const log = async (query: Record<string, string> = {}) =>
  expectOk(await api.client.send(stockCalls.movementLog, query)).body;

/** Candles that were there, sold, lost and sent to the annex; and a lamp. */
const laid = async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  await api.goods('Lamp', '1', '5.5', '2026-02-10');
  await api.invoice({
    customer: await api.customer('Ada Stone'),
    issuedOn: '2026-03-01',
    items: [{ productid: candle, ItemName: '', quantity: '3', price: '5' }],
  });
  expectOk(
    await api.client.send(stockCalls.decreaseQuantity, {
      productId: candle,
      quantity: '1',
      reason: 'damaged',
      note: '=fell',
    }),
  );
  const moves = transferApiFor(api.client);
  await moves.enable();
  const [from, to] = [await moves.main(), await moves.location('Annex')];
  await moves.transfer({ from, to, items: [[candle, '2']], onDay: '2026-03-20' });
  return { candle, annex: to, main: from };
};

test('the file of the log has a column for all it tells, no cell of it a formula', async () => {
  await laid();
  const { name, rows } = await reportCsv(server, api.client, { report });
  expect(name).toBe('Stock movements.csv');
  expect(rows).toEqual([
    [
      'Date',
      'Type',
      'Item',
      'Document',
      'Location',
      'Contact',
      'Reason',
      'Status',
      'Before',
      'Change',
      'After',
      'Value',
    ],
    [
      '2026-03-20',
      'Transfer out',
      'Candle',
      'TRF-0001',
      'Main location',
      '',
      '',
      'Posted',
      '4',
      '-2',
      '2',
      '0',
    ],
    [
      '2026-03-20',
      'Count',
      'Candle',
      '',
      'Main location',
      '',
      'Damaged: =fell',
      'Posted',
      '5',
      '-1',
      '4',
      '-2',
    ],
    [
      '2026-03-01',
      'Sale',
      'Candle',
      'INV-0001',
      'Main location',
      'Ada Stone',
      '',
      'Not paid',
      '8',
      '-3',
      '5',
      '-6',
    ],
    ['2026-02-10', 'Opening stock', 'Lamp', '', 'Main location', '', '', 'Posted', '0', '1', '1', '5.5'],
    ['2026-01-10', 'Opening stock', 'Candle', '', 'Main location', '', '', 'Posted', '0', '8', '8', '16'],
  ]);
  const { text } = await readPdf(
    (await reportFile(server, api.client, { report, format: 'pdf', type: 'sale' })).bytes,
  );
  expect(text).toContain('Sale, Candle INV-0001, Main location, Ada Stone, Not paid 8 −3 5 −6.00');
});

test('what is paid in part has one word in the log, whether a deposit was asked for or not', async () => {
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  for (const requiredDeposit of [undefined, '4']) {
    const sold = await api.invoice({
      customer: await api.customer('Ada Stone'),
      issuedOn: '2026-03-01',
      ...(requiredDeposit && { requiredDeposit }),
      items: [{ productid: candle, ItemName: '', quantity: '1', price: '10' }],
    });
    expectOk(await api.pay(sold, '4'));
  }
  const { rows } = await reportCsv(server, api.client, { report, type: 'sale' });
  expect(rows.slice(1).map((row) => row[7])).toEqual(['Partly paid', 'Partly paid']);
  const { movements } = await log({ type: 'sale' });
  expect(movements.map((moved) => moved.requireddeposit)).toEqual(['4', null]);
});

test('page and file are narrowed by item, location, type and day alike', async () => {
  const { candle, main, annex } = await laid();
  const ask = async (query: Record<string, string>) => {
    const { movements, total } = await log(query);
    const { rows } = await reportCsv(server, api.client, { report, ...query });
    const { movements: from } = await log({ ...query, pagecursor: 'newest' });
    expect(from).toEqual(movements);
    expect(rows.length - 1).toBe(total);
    return movements.map(({ type, productname, qtyafter }) => `${type} ${productname} ${qtyafter}`);
  };
  expect(await ask({ type: 'opening' })).toEqual(['opening Lamp 1', 'opening Candle 8']);
  expect(await ask({ productId: candle, type: 'opening' })).toEqual(['opening Candle 8']);
  expect(await ask({ fromdate: '2026-02-01', todate: '2026-03-01' })).toEqual([
    'sale Candle 5',
    'opening Lamp 1',
  ]);
  // At a location what lay there is told, which is less once some are on their way.
  expect((await ask({ productId: candle, locationId: main }))[0]).toBe('transfer-out Candle 2');
  expect(await ask({ locationId: annex })).toEqual([]);
});

test('the log leads to the pages of what moved and of what moved it', async () => {
  const { candle } = await laid();
  const { report: sheet, movements } = await log({ type: 'sale' });
  const [row] = sheet!.groups[0]!.rows;
  expect(row!.flatMap(({ to }) => to ?? [])).toEqual([
    `item:${candle}`,
    `invoice:${movements[0]!.documentId}`,
  ]);
});

test('of another business nothing is told, by its item, its location or one of its moves', async () => {
  const { candle, main } = await laid();
  const { movements } = await log();
  const other = apiFor(await server.client());
  await other.goods('Jug', '3', '1', '2026-03-19');
  const rowsOf = async (query: Record<string, string>) =>
    expectOk(await other.client.send(stockCalls.movementLog, query)).body.movements.map(
      ({ productname }) => productname,
    );
  expect(await rowsOf({ productId: candle })).toEqual([]);
  expect(await rowsOf({ locationId: main })).toEqual([]);
  for (const side of ['older', 'newer'])
    expect(await rowsOf({ pagecursor: `${side}:${movements[0]!.id}` })).not.toContain('Candle');
  const { rows } = await reportCsv(server, other.client, { report, productId: candle });
  expect(rows).toHaveLength(1);
});

test('who sees items sees what moved, and who may export them gets its file', async () => {
  await laid();
  const asks = async (role: 'Staff' | 'Accountant') => {
    const client = await colleague(server, api.client, role);
    const seen = await client.send(stockCalls.movementLog, {});
    const file = await client.send(reportCalls.downloadReport, { report, format: 'csv' });
    return [seen.status, file.status];
  };
  expect(await asks('Staff')).toEqual([200, 400]);
  expect(await asks('Accountant')).toEqual([200, 200]);
});
