import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { levelsAt } from '../support/levels-at.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let api: Api;
let imports: ReturnType<typeof importApiFor>;
let [main, annex] = ['', ''];
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  imports = importApiFor(client);
  const transfers = transferApiFor(client);
  await transfers.enable();
  [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  await imports.imported(
    'Name,SKU,Price,Cost,Quantity,Type\nCandle,C-1,5,2,10,product\nLamp,L-1,40,25,3,product\nAdvice,A-1,90,,,service\n',
  );
});
afterAll(async () => {
  expect(await violationsSeenBy(server.owner)).toEqual([]);
  await server.close();
});

const items = async () => {
  const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
  return new Map(products.map(({ productname, id, price }) => [productname, { id, price }]));
};
/** How many of an item lie where: at the main location and at the annex. */
const levels = async (name: string) => levelsAt(client, (await items()).get(name)?.id, [main, annex]);
const counting = { duplicates: 'update', count: true };
const count = `SKU,Name,Price,Cost,Quantity,Location
C-1,Candle,6,3,8,
C-1,Candle,6,3,5,Annex
L-1,Lamp,41,25,,
`;

test('a file that is a stock count sets what lies at each location, and leaves alone what it says no number of', async () => {
  const run = await imports.imported(count, counting);
  expect(run).toMatchObject({ updated: 3, failed: 0, pending: 0 });
  expect([await levels('Candle'), await levels('Lamp')]).toEqual(['8 and 5', '3 and 0']);
  expect((await items()).get('Candle')).toMatchObject({ price: '6' });
  // Two were missing, at their average of 2; five more were found, at the 3 of the file.
  expect((await api.journal()).slice(2).sort()).toEqual([
    '2026-03-20 Stock count of Candle: Dr 34 15, Cr 39 15',
    '2026-03-20 Stock count of Candle: Dr 39 4, Cr 34 4',
  ]);

  expect(await imports.undone(run.importid)).toMatchObject({ status: 'Undone', undone: 3, left: [] });
  expect([await levels('Candle'), await levels('Lamp')]).toEqual(['10 and 0', '3 and 0']);
  expect((await items()).get('Candle')).toMatchObject({ price: '5' });
  expect(await api.balances()).toMatchObject({ 33: '-95', 34: '95' });
});

test('without saying so, the same file changes cards and leaves stock alone', async () => {
  expect(await imports.imported(count, { duplicates: 'update' })).toMatchObject({ updated: 3 });
  expect(await levels('Candle')).toBe('10 and 0');
  expect(await api.journal()).toHaveLength(2);
});

test('the preview says where how many there are changes, and changes nothing', async () => {
  const importid = await imports.uploaded(count);
  const answered = { importid, ...(await imports.mapping(importid)), ...counting };
  const { rows } = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(
    rows.map(({ line, outcome, faults }) => [line, outcome, ...faults.map(({ message }) => message)]),
  ).toEqual([
    [2, 'updated', 'Stock goes from 10 to 8.', 'Stock at Annex goes from 0 to 5.'],
    [4, 'updated'],
  ]);
  expect(await levels('Candle')).toBe('10 and 0');
});

test('a service can’t be counted by a file, and the others are', async () => {
  const run = await imports.imported('SKU,Name,Quantity\nA-1,Advice,4\nL-1,Lamp,5\n', counting);
  expect(run).toMatchObject({ updated: 1, failed: 1 });
  expect(run.groups).toMatchObject([{ message: 'This item isn’t counted in stock.', lines: [2] }]);
  expect(await levels('Lamp')).toBe('5 and 0');
});

test('a product that wasn’t counted until now is counted from then on, and no more once the import is undone', async () => {
  await imports.imported('Name,SKU,Cost\nMug,M-1,4\n');
  const tracked = async () => {
    const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
    return products.find(({ productname }) => productname === 'Mug')!.trackstock;
  };
  expect(await tracked()).toBe(false);
  const run = await imports.imported('SKU,Name,Quantity\nM-1,Mug,4\n', counting);
  expect(run).toMatchObject({ updated: 1, failed: 0 });
  expect([await tracked(), await levels('Mug')]).toEqual([true, '4 and 0']);
  expect((await api.journal()).slice(2)).toEqual(['2026-03-20 Stock count of Mug: Dr 34 16, Cr 39 16']);
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, kept: 0, refused: 0 });
  expect(await tracked()).toBe(false);
});

test('an item whose stock moved after the count keeps it when the import is undone', async () => {
  const run = await imports.imported(count, counting);
  const productId = (await items()).get('Candle')!.id;
  const again = { productId, locationId: annex, quantity: '4' };
  expectOk(await client.send(stockCalls.updateCount, again));
  const after = await imports.undone(run.importid);
  expect(after).toMatchObject({ status: 'Undone', undone: 1, kept: 2 });
  expect(after.left).toMatchObject([{ name: 'Candle', reason: 'Its stock has changed since.' }]);
  expect(await levels('Candle')).toBe('8 and 4');
});

test('an item that was deleted comes back with what was counted of it, and goes again when the import is undone', async () => {
  const productId = (await items()).get('Candle')!.id;
  expectOk(await client.send(stockCalls.updateCount, { productId, quantity: '0' }));
  expectOk(await client.send(itemCalls.deleteProduct, { productId }));
  const run = await imports.imported('SKU,Name,Quantity\nC-1,Candle,6\n', counting);
  expect(run).toMatchObject({ updated: 1, failed: 0 });
  expect(await levels('Candle')).toBe('6 and 0');
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, kept: 0, refused: 0 });
  expect([...(await items()).keys()].sort()).toEqual(['Advice', 'Lamp']);
});
