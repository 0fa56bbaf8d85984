import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Of the greedy business: as many as a search is turned through, and some more. */
const items = 10_100;

let server: Server;
let [greedy, patient]: Client[] = [];
beforeAll(async () => {
  server = await startServer();
  greedy = await server.client();
  patient = await server.client();
  await server.owner.query(
    `insert into product (business_id, id, kind, name, search, price, tracked, created_at)
     select $1, gen_random_uuid(), 'product', 'Item ' || n, 'item ' || lpad(n::text, 6, '0'), 5, false, now()
     from generate_series(1, $2::int) n`,
    [greedy.shop.business.id, items],
  );
  await server.owner.query(
    `insert into usage (business_id, cap, n) values ($1, 'inventory', $2)
     on conflict (business_id, cap) do update set n = excluded.n`,
    [greedy.shop.business.id, items],
  );
  await server.owner.query('analyze');
}, 60_000);
afterAll(() => server.close());

/** Sends a call very often for the greedy business, then a list for the other; answers how many were done before the list. */
const doneBefore = async (times: number, call: Call, fields: Record<string, unknown>): Promise<number> => {
  let done = 0;
  const queued = Array.from({ length: times }, async () => {
    expectOk(await greedy!.send(call, fields));
    done += 1;
  });
  const start = performance.now();
  expectOk(await patient!.send(customerCalls.listCustomers, {}));
  console.log(
    `another business’s list behind ${times} of ${call.path}: ${Math.round(performance.now() - start)} ms`,
  );
  const before = done;
  await Promise.all(queued);
  return before;
};

test('ten exports of one business hold up nobody else’s list', async () => {
  expect(await doneBefore(10, itemCalls.exportItems, {})).toBeLessThanOrEqual(2);
}, 120_000);

test('forty searches of one business take half of the connections, and another’s list comes before what they queue', async () => {
  const deep = { searchQuery: 'item', page: '999', limit: '10' };
  expect(await doneBefore(40, productCalls.listProducts, deep)).toBeLessThanOrEqual(10);
}, 120_000);

test('a search is turned through until 10,000 rows, and beyond says what to do', async () => {
  const at = (page: string) =>
    greedy!.send(productCalls.listProducts, { searchQuery: 'item', page, limit: '10' });
  expectOk(await at('1000'));
  expect(await at('1001')).toMatchObject({
    status: 400,
    body: {
      kind: 'invalid',
      fields: [{ field: 'page', message: expect.stringContaining('10,000 results') }],
    },
  });
  // A list that isn’t searched is turned through to its end.
  expectOk(await greedy!.send(productCalls.listProducts, { page: '1010', limit: '10' }));
});
