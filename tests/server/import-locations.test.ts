import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { levelsAt } from '../support/levels-at.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let api: Api;
let imports: ReturnType<typeof importApiFor>;
let transfers: ReturnType<typeof transferApiFor>;
let [main, annex] = ['', ''];
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  imports = importApiFor(client);
  transfers = transferApiFor(client);
  await transfers.enable();
  [main, annex] = [await transfers.main(), await transfers.location('Annex')];
});
afterAll(() => server.close());

const items = async () => {
  const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
  return new Map(products.map(({ productname, id }) => [productname, id]));
};
/** How many of an item lie where: at the main location and at the annex. */
const levels = async (name: string) => levelsAt(client, (await items()).get(name), [main, annex]);

const file = `Name,SKU,Cost,Quantity,Opening day,Location
Candle,C-1,2,4,2026-01-31,annex
Lamp,L-1,40.25,3,2026-03-20,
Candle,C-1,2,6,2026-01-31,
Advice,,90,,,
`;

test('the opening stock of a file lies where its rows say, those of one item that differ in their location being one item', async () => {
  const run = await imports.imported(file);
  expect(run).toMatchObject({ created: 4, failed: 0, pending: 0 });
  expect([...(await items()).keys()].sort()).toEqual(['Advice', 'Candle', 'Lamp']);
  expect([await levels('Candle'), await levels('Lamp')]).toEqual(['6 and 4', '3 and 0']);
  expect((await api.journal()).sort()).toEqual([
    '2026-01-31 Opening stock of Candle: Dr 34 8, Cr 33 8, Dr 34 12, Cr 33 12',
    '2026-03-20 Opening stock of Lamp: Dr 34 120.75, Cr 33 120.75',
  ]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);

  expect(await imports.undone(run.importid)).toMatchObject({ status: 'Undone', undone: 4, left: [] });
  expect([...(await items()).keys()]).toEqual([]);
  expect(await api.balances()).toEqual({});
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a location there is none of is told for all rows at once, and chosen for them', async () => {
  const importid = await imports.uploaded(`${file}Stool,S-1,5,2,,Pier\nBench,B-1,5,1,,pier\n`);
  const mapping = await imports.mapping(importid);
  const preview = async (more: object) =>
    expectOk(await client.send(importCalls.previewImport, { importid, ...mapping, ...more })).body.data;
  const message = 'No location has this name. Choose one of yours, or create it.';
  expect((await preview({})).groups).toEqual([
    { column: 'location', value: 'Pier', message, rows: 1, lines: [6] },
    { column: 'location', value: 'pier', message, rows: 1, lines: [7] },
  ]);
  const replacements = [
    { field: 'location', value: 'Pier', by: 'Annex' },
    { field: 'location', value: 'pier', by: 'Main location' },
  ];
  expect(await preview({ replacements })).toMatchObject({ failed: 0, groups: [], openingvalue: '155.75' });
  expectOk(await imports.start(importid, { replacements }));
  await imports.work(importid);
  expect([await levels('Stool'), await levels('Bench')]).toEqual(['0 and 2', '1 and 0']);
});

test('rows of one item that say anything else of it are refused, and one whose SKU comes twice is told of its first', async () => {
  const run = await imports.imported(
    `Name,SKU,Cost,Quantity,Location\nCandle,C-1,2,4,Annex\nCandle,C-1,3,6,Main location\nLamp,L-1,5,1,Annex\nLamp,L-1,5,1,Annex\n`,
  );
  expect(run).toMatchObject({ created: 1, failed: 3, skipped: 0 });
  expect(run.groups).toEqual([
    { column: '', value: '', message: 'The same item is on line 4 already.', rows: 1, lines: [5] },
    {
      column: 'cost',
      value: '3',
      rows: 1,
      lines: [3],
      message: 'Cost differs from line 2 of the same item.',
    },
  ]);
  expect(await levels('Lamp')).toBe('0 and 1');
});

test('an item that was moved to another location since is kept by undoing, and the others go', async () => {
  const run = await imports.imported(file);
  const candle = (await items()).get('Candle')!;
  const moved = { from: main, to: annex, items: [[candle, '1'] as const], onDay: '2026-03-20' };
  expectOk(await transfers.mark(await transfers.transfer(moved)));
  const after = await imports.undone(run.importid);
  expect(after).toMatchObject({ status: 'Undone', undone: 2, kept: 2, refused: 0 });
  expect(after.left).toMatchObject([{ name: 'Candle' }]);
  expect([...(await items()).keys()]).toEqual(['Candle']);
  expect(await levels('Candle')).toBe('5 and 5');
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a location out of use takes nothing in', async () => {
  await transfers.deactivate(annex, main);
  expect(await imports.imported(file)).toMatchObject({ created: 2, failed: 2 });
});
