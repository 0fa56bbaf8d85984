import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../../server/maintenance/verify.ts';
import { stockCalls } from '../../../src/api/calls/stock.ts';
import { type Api, apiFor, expectOk } from '../../support/api.ts';
import { countApiFor } from '../../support/count-api.ts';
import { importApiFor } from '../../support/import-api.ts';
import { type Answered, type Client, type Server, startServer } from '../../support/server.ts';
import { transferApiFor } from '../../support/transfer-api.ts';

/** Sixteen people who sell the last goods of a business while it transfers, counts and imports. */
const sellers = 16;
const salesEach = 12;
const items = 4;

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const file = (rows: number) =>
  `Name,SKU,Price,Cost,Quantity,Opening day\n${Array.from({ length: rows }, (_, n) => `Import ${n},I-${n},5,2,3,2026-03-01`).join('\n')}\n`;

/** The lowest that lies of any item at any place, and how many there are in all. */
const lowest = async () =>
  (
    await server.owner.query<{ least: number; pieces: number }>(
      `select min(qty)::int as least, sum(qty)::int as pieces from (
         select product_id, location_id, sum(qty) as qty from stock_move where business_id = $1 group by 1, 2) level`,
      [client.shop.business.id],
    )
  ).rows[0]!;

test('16 people sell while goods are transferred, counted and imported: none waits for ever, no place has less than nothing, and the books are whole', async () => {
  const moves = transferApiFor(client);
  const counts = countApiFor(client);
  const imports = importApiFor(client);
  await moves.enable();
  const [main, annex] = [await moves.main(), await moves.location('Annex')];
  const goods: string[] = [];
  for (let n = 0; n < items; n += 1) goods.push(await api.goods(`Item ${n}`, '60', '2'));
  const customer = await api.customer('Ada Stone');
  const importid = await imports.uploaded(file(600));
  expectOk(await imports.start(importid));

  const answers: Record<string, number[]> = { sale: [], transfer: [], arrival: [], count: [], change: [] };
  const note = <Answer extends Answered>(what: string, answer: Answer): Answer => {
    answers[what]!.push(answer.status);
    return answer;
  };
  // Each names the items in an order of its own, the same one twice among them: locks are taken in one order all the same.
  const turned = (n: number) => Array.from({ length: 3 }, (_, at) => goods[(n + at * (n % 3 || 1)) % items]!);
  const seller = async (n: number) => {
    for (let sale = 0; sale < salesEach; sale += 1)
      note(
        'sale',
        await api.create({
          customer,
          items: turned(n + sale).map((productid) => ({
            productid,
            ItemName: '',
            quantity: '1',
            price: '5',
          })),
        }),
      );
  };
  const mover = async (from: string, to: string) => {
    for (let n = 0; n < 10; n += 1) {
      const sent = note(
        'transfer',
        await moves.send({ from, to, items: turned(n).map((id) => [id, '2'] as const) }),
      );
      if (sent.status !== 200) continue;
      const { id } = (sent.body as { data: { id: string } }).data;
      note('arrival', n % 3 === 2 ? await moves.cancel(id) : await moves.mark(id));
    }
  };
  const counter = async (place: string) => {
    for (let n = 0; n < 5; n += 1) {
      const count = await counts.start(place);
      for (const id of turned(n)) await counts.record(count, [{ productId: id, act: 'add', quantity: '1' }]);
      note('count', await counts.post(count));
      note(
        'change',
        await client.send(stockCalls.updateCount, {
          productId: goods[n % items]!,
          locationId: place,
          quantity: String(5 + n),
        }),
      );
      await counts.discard(count);
    }
  };
  await Promise.all([
    ...Array.from({ length: sellers }, (_, n) => seller(n)),
    mover(main, annex),
    mover(annex, main),
    counter(main),
    counter(annex),
    imports.work(importid),
  ]);

  // Refused for want of goods, or because it is over, is an answer; a deadlock would be none of these.
  for (const statuses of Object.values(answers))
    expect(statuses.filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
  expect(answers.sale).toHaveLength(sellers * salesEach);
  for (const what of Object.keys(answers)) expect(answers[what], what).toContain(200);
  // There was not enough for all.
  expect(answers.sale).toContain(400);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 600, failed: 0 });
  expect((await lowest()).least).toBeGreaterThanOrEqual(0);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
}, 180_000);
