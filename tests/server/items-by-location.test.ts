import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';
import { twoLocations } from '../support/transfer-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the list of items tells what is in transit apart, and is narrowed to a location with what lies there', async () => {
  const { api, transfers, main, annex } = await twoLocations(server);
  const [box, jar] = [
    await api.goods('Box', '9', '3', '2026-03-01'),
    await api.goods('Jar', '4', '1', '2026-03-01'),
  ];
  const send = (quantity: string) => transfers.transfer({ from: main, to: annex, items: [[box, quantity]] });
  expectOk(await transfers.mark(await send('2')));
  await send('3');
  const listed = async (query: Record<string, string> = {}) => {
    const { body } = expectOk(await api.client.send(productCalls.listProducts, { limit: '10', ...query }));
    const rows = body.products.map(({ id, quantity, intransit, quantityhere }) => [
      id,
      quantity,
      intransit,
      quantityhere,
    ]);
    return { rows, total: body.total };
  };
  const all = await listed();
  const [whole, other] = [box, jar].map((id) => all.rows.find(([one]) => one === id)![1]!);
  expect(all).toEqual({
    rows: [
      [box, whole, '3', undefined],
      [jar, other, '0', undefined],
    ],
    total: 2,
  });
  // The rest of them is at the main location.
  expect(await listed({ locationId: annex })).toEqual({ rows: [[box, whole, '3', '2']], total: 1 });
  expect((await listed({ locationId: main })).rows.map(([id, , , here]) => [id, here])).toEqual([
    [box, String(Number(whole) - 5)],
    [jar, other],
  ]);
  expect(await listed({ locationId: annex, searchQuery: 'jar' })).toEqual({ rows: [], total: 0 });
  const { url } = expectOk(await api.client.send(itemCalls.exportItems, { locationId: annex })).body.data;
  const { body } = await server.app.inject({ url });
  expect([body.includes('Box'), body.includes('Jar')]).toEqual([true, false]);
});
