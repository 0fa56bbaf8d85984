import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
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
afterAll(async () => {
  expect(await violationsSeenBy(server.owner)).toEqual([]);
  await server.close();
});

const namesOf = async (role: 'customer' | 'vendor') => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select name from contact where business_id = $1 and is_${role} order by name`,
    [client.shop.business.id],
  );
  return rows.map(({ name }) => name);
};

/** What a preview says is added beside, and what an import of the same file then adds. */
const previewed = async (kind: ImportKind, text: string, more: object = {}) => {
  const imports = importApiFor(client, kind);
  const importid = await imports.uploaded(text);
  const sent = { importid, ...(await imports.mapping(importid)), ...more };
  const { named, created, failed } = expectOk(await client.send(importCalls.previewImport, sent)).body.data;
  return { named, created, failed };
};

const items = `Name,SKU,Category,Preferred vendor
Candle,C-1,Lights,Wax & Co
Lamp,L-1,lights,wax & co
Jug,J-1,Jugs,Clay Ltd
Cup,C-1,Cups,Cups Ltd
`;

test('items name vendors and categories there are none of: counted before, and made as counted', async () => {
  const made = { unknownvendors: 'create' };
  expect(await previewed('inventory', items, made)).toEqual({
    named: [
      { kind: 'vendors', count: 2, names: ['Wax & Co', 'Clay Ltd'] },
      { kind: 'categories', count: 2, names: ['Lights', 'Jugs'] },
    ],
    created: 3,
    failed: 1,
  });
  expect(await namesOf('vendor')).toEqual([]);
  expect(await importApiFor(client).imported(items, made)).toMatchObject({ created: 3, failed: 1 });
  // The row that is refused adds nobody.
  expect(await namesOf('vendor')).toEqual(['Clay Ltd', 'Wax & Co']);
  const { products } = expectOk(await client.send(productCalls.listProducts, {})).body;
  expect(products).toHaveLength(3);
  // Imported again, nothing is new.
  expect((await previewed('inventory', items, made)).named).toEqual([]);
});

test('the cells of unknown vendors can be left empty instead, and without a choice their rows are errors', async () => {
  const left = await previewed('inventory', items, { unknownvendors: 'empty' });
  expect(left).toMatchObject({ created: 3, failed: 1, named: [{ kind: 'vendors', count: 2 }, {}] });
  expect(await importApiFor(client).imported(items, { unknownvendors: 'empty' })).toMatchObject({
    created: 3,
  });
  expect(await namesOf('vendor')).toEqual([]);
  client = await server.client();
  expect(await previewed('inventory', items)).toEqual({ named: [], created: 0, failed: 4 });
});

test('expenses add their vendors by the same rule', async () => {
  const text = `Date,Name,Category,Amount,Vendor
2026-03-01,Train,Travel,58.40,Rail
2026-03-02,Train,Travel,12.00,RAIL
2026-03-03,Cash,Nothing,12.00,Nobody
`;
  expect(await previewed('expenses', text, { unknownvendors: 'create' })).toEqual({
    named: [{ kind: 'vendors', count: 1, names: ['Rail'] }],
    created: 2,
    failed: 1,
  });
  const run = await importApiFor(client, 'expenses').imported(text, { unknownvendors: 'create' });
  expect(run).toMatchObject({ created: 2, failed: 1 });
  expect(await namesOf('vendor')).toEqual(['Rail']);
  expect(expectOk(await client.send(vendorCalls.listVendors, {})).body).toMatchObject({ total: 1 });
});

test('documents add those they are for, counted before; of a long file those too that are only read', async () => {
  const row = (at: number) => `D-${at},Customer ${at % 7},2026-03-01,Lamp,1,10`;
  const text = `Number,Customer,Issue date,Item,Quantity,Price\n${Array.from({ length: 9 }, (_, at) => row(at)).join('\n')}\n`;
  const { named } = await previewed('sales', text);
  expect(named).toMatchObject([{ kind: 'customers', count: 7 }]);
  expect(named[0]!.names).toHaveLength(5);
  await importApiFor(client, 'sales').imported(text);
  expect(await namesOf('customer')).toHaveLength(7);
});

test('who may not add vendors is refused that choice, and is not offered it', async () => {
  const imports = importApiFor(client);
  const importid = await imports.uploaded(items);
  expect(await imports.view(importid)).toMatchObject({ unknownvendors: 'create' });
  await server.owner.query(`update business set plan = 'starter' where id = $1`, [client.shop.business.id]);
  expect((await imports.view(importid)).unknownvendors).toBeUndefined();
  const refused = { body: { kind: 'plan-limit', details: { flag: 'vendors' } } };
  expect(await imports.start(importid, { unknownvendors: 'create' })).toMatchObject(refused);
  expectOk(await imports.start(importid, { unknownvendors: 'empty' }));
});
