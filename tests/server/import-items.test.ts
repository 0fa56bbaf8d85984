import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FileLook, rowsOfFile } from '../../server/adapters/import-file.ts';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { engineKind } from '../../server/services/import-kinds.ts';
import { importPart } from '../../server/services/import-part.ts';
import { type Ctx, withBusiness } from '../../server/store/database/tx.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { headersIn } from '../../src/domain/import/headers.ts';
import { itemColumns, readItemRow } from '../../src/domain/import/item-row.ts';
import { proposedMatching } from '../../src/domain/import/matching.ts';
import type { ReadRow } from '../../src/domain/import/row-done.ts';
import type { WhenHere } from '../../src/domain/import/run.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { dayRules } from '../support/day-rules.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** The rows of a file as a run reads them. */
const rowsIn = async (text: string): Promise<ReadRow[]> => {
  const pieces = [Buffer.from(text)];
  const look = new FileLook();
  for (const piece of pieces) look.take(piece);
  let headers: string[] = [];
  const rows: ReadRow[] = [];
  for await (const row of rowsOfFile(pieces, look.end().encoding!)) {
    if (headers.length === 0) headers = headersIn(row.cells, 0);
    else {
      const matching = proposedMatching(headers, itemColumns);
      const formats = { decimalSign: '.', dayFormat: 'iso', days: dayRules } as const;
      rows.push({ line: row.line, ...readItemRow(row, headers.length, matching, formats) });
    }
  }
  return rows;
};

interface ImportOptions extends Partial<Ctx> {
  whenHere?: WhenHere;
  seen?: Map<string, number>;
  used?: Set<string>;
}

/** Imports a file, and answers each row as a line: "3 created", "4 failed: Price isn’t a number." */
const imported = async (text: string, request: ImportOptions = {}) => {
  const { whenHere = 'skip', seen = new Map(), used = new Set(), ...more } = request;
  const sent = await rowsIn(text);
  const rows = await withBusiness({ ...client.shop, ...more }, 'write', (tx) =>
    importPart(
      tx,
      engineKind('inventory'),
      sent,
      { whenHere },
      { linesOf: async () => seen, usedOf: async () => used },
    ),
  );
  if (!more.previewOnly)
    for (const { key, line, id } of rows) {
      if (key !== null) seen.set(key, line);
      if (id !== null) used.add(id);
    }
  return rows.map(
    ({ line, outcome, faults }) =>
      `${line} ${outcome}${faults.map(({ message }) => `: ${message}`).join('')}`,
  );
};

const listed = async () => {
  const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
  return products.map(({ id: _, version: __, salestaxid: ___, ...rest }) => rest);
};

const file = `Name,SKU,Category,Unit,Price,Cost,Quantity,Opening day,Description
Candle,C-1,Light,pcs,5,2,4,2026-01-31,"'=Red, wax"
Lamp,L-1,Light,,40,25.5,3,2026-03-20,
Advice,,,,90,,,,By the hour
`;

test('a file of items is what typing its rows is: the same cards, stock and books', async () => {
  expect(await imported(file)).toEqual(['2 created', '3 created', '4 created']);
  const [cards, journal, balances] = [await listed(), await api.journal(), await api.balances()];
  expect(journal).toEqual([
    '2026-01-31 Opening stock of Candle: Dr 34 8, Cr 33 8',
    '2026-03-20 Opening stock of Lamp: Dr 34 76.5, Cr 33 76.5',
  ]);
  expect(balances).toEqual({ 33: '-84.5', 34: '84.5' });

  client = await server.client();
  api = apiFor(client);
  const typed = { type: 'product', categoryname: 'Light', trackstock: true };
  for (const fields of [
    { ...typed, productname: 'Candle', sku: 'C-1', unit: 'PCs', price: '5', cost: '2', quantity: '4' },
    { ...typed, productname: 'Lamp', sku: 'L-1', price: '40', cost: '25.5', quantity: '3' },
    { type: 'product', productname: 'Advice', price: '90', description: 'By the hour' },
  ] as Record<string, unknown>[])
    expectOk(
      await client.send(productCalls.addProduct, {
        ...fields,
        ...(fields.sku === 'C-1' ? { openingdate: '2026-01-31', description: '=Red, wax' } : {}),
      }),
    );
  const typedCards = await listed();
  expect([cards, typedCards].map((some) => [...new Set(some.map(({ channel }) => channel))])).toEqual([
    ['import'],
    ['manual'],
  ]);
  expect(cards).toEqual(typedCards.map((card) => ({ ...card, channel: 'import' })));
  expect(journal).toEqual(await api.journal());
  expect(balances).toEqual(await api.balances());
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('imported twice it is there once, and a row that comes twice in the file is told of its first', async () => {
  expect(await imported(`${file}CANDLE,C-1,,,6,,,,\n`)).toEqual([
    '2 created',
    '3 created',
    '4 created',
    '5 failed: The same item is on line 2 already.',
  ]);
  expect(await imported(file)).toEqual([
    '2 skipped: You already have this item, so this row wasn’t imported.',
    '3 skipped: You already have this item, so this row wasn’t imported.',
    '4 skipped',
  ]);
  expect(await listed()).toHaveLength(3);
  expect(await api.journal()).toHaveLength(2);
});

test('parts of a file know the rows of the parts before them', async () => {
  const [seen, used] = [new Map<string, number>(), new Set<string>()];
  expect(await imported('Name,Price\nCandle,5\n', { seen, used })).toEqual(['2 created']);
  expect(await imported('Name,Price\n,\nLamp,1\ncandle,6\n', { seen, used, whenHere: 'update' })).toEqual([
    '3 created',
    '4 created: The same as line 2, and imported as another item.',
  ]);
});

test('an update changes what the file says and nothing else, and leaves stock alone', async () => {
  await imported(file);
  const before = await listed();
  expect(await imported('SKU,Name,Price,Quantity\nC-1,Candle,7.25,99\n', { whenHere: 'update' })).toEqual([
    '2 updated',
  ]);
  const candle = (cards: typeof before) => cards.find(({ sku }) => sku === 'C-1')!;
  const after = await listed();
  expect(candle(after)).toEqual({ ...candle(before), price: '7.25' });
  expect(await api.journal()).toHaveLength(2);
});

test('a file names the vendor an item is ordered from, and an update changes it', async () => {
  const added = async (VendorName: string) =>
    expectOk(await client.send(vendorCalls.addVendor, { type: 'business', VendorName })).body.data.id;
  const [wick, tallow] = [await added('Wick & Co'), await added('Tallow Ltd')];
  const file = (name: string) => `Name,SKU,Preferred vendor\nCandle,C-1,${name}\nLamp,L-1,Nobody\n`;
  const unknown = 'No vendor has this name. Add the vendor first, or leave the cell empty.';
  expect(await imported(file('wick & co'))).toEqual(['2 created', `3 failed: ${unknown}`]);
  expect(await listed()).toMatchObject([{ productname: 'Candle', preferredvendorid: wick }]);
  expect((await imported(file('Tallow Ltd'), { whenHere: 'update' }))[0]).toBe('2 updated');
  expect(await listed()).toMatchObject([{ productname: 'Candle', preferredvendorid: tallow }]);
});

test('a row that is refused says why, as the form would, and leaves the others be', async () => {
  expectOk(await client.send(taxCalls.addTax, { TaxName: 'VAT', TaxPercentage: '20' }));
  await server.lockBooks(api.client, '2026-02-28');
  const text = `Name,SKU,Price,Sales tax,Quantity,Opening day
Candle,,5,VAT,1,2026-03-01
Lamp,,5,GST,,
Jug,,5,20%,1,2026-02-01
Cup,,5,,1,2026-03-21
Mug,,dear,,,
Bowl,B,5,,,
Bowl Two,B,5,,,
`;
  expect(await imported(text)).toEqual([
    '2 created',
    '3 failed: No tax has this name. Create it, or choose another one.',
    expect.stringMatching(/^4 failed: .*Feb 28, 2026/),
    '5 failed: Opening stock can’t be dated in the future.',
    '6 failed: Price isn’t a number.',
    '7 created',
    '8 failed: The same item is on line 7 already.',
  ]);
  expect((await listed()).map(({ productname }) => productname).sort()).toEqual(['Bowl', 'Candle']);
});

test('a preview says what an import then does, and writes nothing', async () => {
  const text = await imported(file, { previewOnly: true });
  expect(await listed()).toEqual([]);
  expect(await api.journal()).toEqual([]);
  expect(await imported(file)).toEqual(text);
});

test('no more is created than the plan keeps, and the rest waits', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => `Item ${at},1`).join('\n');
  const business = { ...client.shop.business, plan: 'free' as const };
  const seen = new Map<string, number>();
  const text = `Name,Price\n${rows}\n`;
  const outcomes = await imported(text, { business, seen });
  expect(outcomes.slice(4)).toEqual(['6 created', '7 capped']);
  expect((await imported(text, { business, seen, previewOnly: true })).slice(5)).toEqual([
    '7 capped',
    '8 capped',
  ]);
  expect(await listed()).toHaveLength(5);
  expect([...seen.values()]).toEqual([2, 3, 4, 5, 6]);
  expect((await imported(text)).slice(4)).toEqual(['6 skipped', '7 created', '8 created']);
});

test('an item that was deleted comes back with a row of its key', async () => {
  await imported('Name,Price\nCandle,5\n');
  const [candle] = expectOk(await client.send(productCalls.listProducts, {})).body.products;
  expectOk(await client.send(itemCalls.deleteProduct, { productId: candle!.id }));
  expect(await imported('Name,Price\nCandle,6\n')).toEqual(['2 updated']);
  expect(await listed()).toMatchObject([{ productname: 'Candle', price: '6' }]);
});
