import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../server/store/database/tx.ts';
import { searchLetters } from '../../server/store/migrations/0496-search-letters.ts';
import { chosenBy } from '../../server/store/stock/narrowed-items.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  for (const [productname, sku] of [
    ['Blue candle', 'CN-001'],
    ['Blue candlestick', 'CN-0015'],
    ['Käse 50% fat', 'K_1'],
    ['Käse 500', 'KX1'],
    ['Straßenschild', 'ST-1'],
  ])
    expectOk(await client.send(productCalls.addProduct, { type: 'product', productname, sku, price: '1' }));
});
afterAll(() => server.close());

const listed = async (query: Record<string, string>, of = client) =>
  expectOk(await of.send(productCalls.listProducts, query)).body;

test.each([
  ['cn-001', ['Blue candle', 'Blue candlestick']],
  ['N-0015', ['Blue candlestick']],
  ['x-0015', []],
  ['0015-n', []],
  ['stick blue', ['Blue candlestick']],
  ['blue x', []],
  ['e b', ['Blue candle', 'Blue candlestick']],
  ['kase', ['Käse 50% fat', 'Käse 500']],
  ['STRASSE', ['Straßenschild']],
  ['straße', ['Straßenschild']],
  ['50%', ['Käse 50% fat']],
  ['k_1', ['Käse 50% fat']],
  ['%', ['Käse 50% fat']],
  ['none', []],
])('a search for %j finds %j, wherever in an item its letters stand', async (searchQuery, expected) => {
  const { products, total } = await listed({ searchQuery });
  expect(products.map(({ productname }) => productname)).toEqual(expected);
  expect(total).toBe(expected.length);
  const other = await server.client();
  expect((await listed({ searchQuery }, other)).total).toBe(0);
});

test('a list tells how many items stand and how many are deleted, before and after one is deleted and restored', async () => {
  const totals = async () => [(await listed({})).total, await deletedOnes()];
  const deletedOnes = async () => expectOk(await client.send(itemCalls.listDeletedProducts, {})).body.total;
  expect(await totals()).toEqual([5, 0]);
  const { id } = (await listed({ searchQuery: 'stick' })).products[0]!;
  expectOk(await client.send(itemCalls.deleteProduct, { productId: id }));
  expect(await totals()).toEqual([4, 1]);
  expect((await listed({ searchQuery: 'stick' })).total).toBe(0);
  expectOk(await client.send(itemCalls.restoreProduct, { productId: id }));
  expect(await totals()).toEqual([5, 0]);
});

test('what was written before such letters were read as plain ones is found once the database is migrated', async () => {
  const before = "update product set search = replace(search, 'strass', 'straß') where business_id = $1";
  await server.owner.query(before, [client.shop.business.id]);
  expect((await listed({ searchQuery: 'straße' })).total).toBe(0);
  await server.owner.query(`begin; ${searchLetters} commit`);
  expect((await listed({ searchQuery: 'straße' })).total).toBe(1);
});

test('a word’s number is asked of an index of letters under row security, where the owner may say that like tells nothing', async () => {
  const { owner } = server;
  const { id } = client.shop.business;
  const { rows: who } = await owner.query('select rolsuper from pg_roles where rolname = current_user');
  await owner.query('begin');
  try {
    await owner.query(
      `insert into product (business_id, id, kind, name, search, sku, price, cost, created_at)
       select $1, gen_random_uuid(), 'product', 'N' || n, 'n' || n || ' sku-' || n, 'S' || n, 1, 1, now() from generate_series(1, 5000) n`,
      [id],
    );
    // What is newly written waits beside the index, and so few items are read as fast one by one.
    if (who[0].rolsuper) await owner.query(`select gin_clean_pending_list('product_letters')`);
    await owner.query(`analyze product; set local role counterfoil_app; set local app.business = '${id}'`);
    const { where, values } = chosenBy({ business: client.shop.business } as Tx, {
      deleted: false,
      type: 'all',
      category: null,
      search: 'u-3777 1',
    });
    const { rows } = await owner.query(`explain select p.id from product p ${where}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (who[0].rolsuper) expect(plan).toMatch(/product_letters[\s\S]*Index Cond: .*search ~~ '%3777%'/);
    else expect(plan).not.toContain('product_letters');
  } finally {
    await owner.query('rollback');
  }
});
