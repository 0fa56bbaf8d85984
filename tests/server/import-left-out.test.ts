import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
});
afterAll(() => server.close());

const preview = async (kind: ImportKind, text: string) => {
  const imports = importApiFor(client, kind);
  const importid = await imports.uploaded(text);
  const mapping = { importid, ...(await imports.mapping(importid)) };
  return expectOk(await client.send(importCalls.previewImport, mapping)).body.data;
};

test('columns of money, states and notes that aren’t imported are named with what they come to', async () => {
  const { warnings, created } = await preview(
    'customers',
    'Name,Amount due,Credit status,Private notes,Date paid,Tags,Deposit\nAda,10.50,open,,2026-01-05,a,0\nBen,(4.25),held,Calls,2026-01-06,b,\n',
  );
  expect(created).toBe(2);
  expect(warnings).toEqual([
    'The column “Amount due” isn’t imported. Its values come to 6.25.',
    'The column “Credit status” isn’t imported. 2 rows have text in it.',
    'The column “Private notes” isn’t imported. 1 row has text in it.',
  ]);
});

test('stock without a cost is said to be worth nothing, once for all of it', async () => {
  const { warnings } = await preview(
    'inventory',
    'Name,Price,Quantity,Cost\nTee,19,50,\nCap,9,5,0\nMug,9,5,2\nHelp,9,,\n',
  );
  expect(warnings).toEqual([
    '55 pieces of 2 items will be worth nothing, because they have no cost. Selling them will cost you nothing in your books.',
  ]);
});

test('numbers that a spreadsheet shortened are refused with what to do', async () => {
  const barcode =
    'Barcode was shortened by your spreadsheet program. Format its column as text, type it again and save the file.';
  const items = await preview(
    'inventory',
    'Name,SKU,Barcode,Price\nA,1E5,"4,00638E+12",5\nB,1002,4.00638E+12,6\nC,1003,4006381333931,6\n',
  );
  expect([items.created, items.failed]).toEqual([1, 2]);
  expect(items.groups.map(({ message }) => message)).toEqual([barcode, barcode]);
  const { failed } = await preview('customers', 'Name,Phone\nAda,4.42079E+11\n');
  expect(failed).toBe(1);
});

test('the discount of an order and of a bill comes off it', async () => {
  const lines = 'Number,Vendor,Date,Item,Quantity,Price,Discount\nX-1,Wax,2026-01-05,Wax,2,50,10%\n';
  for (const kind of ['bills', 'purchase-orders'] as const)
    expect((await preview(kind, lines)).openingvalue).toBe('90');
});
