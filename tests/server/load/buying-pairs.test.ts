import { beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { deadlocksIn, partnersOf } from '../../support/pairs.ts';
import { type Server, startServer } from '../../support/server.ts';
import { type Buyer, buyerAt, buyingActs, layOutBuying } from './buying-acts.ts';

/**
 * Two acts of buying at once, eight clients each, on orders and bills of one vendor that are related: a bill's order is locked
 * before the bill (lifecycles.md). Nothing may fail but with a refusal. The books are verified when the file is over.
 */
const clients = 16;
const names = Object.keys(buyingActs);

let fresh: TestDatabase;
let server: Server;
let buyer: Buyer;
beforeAll(async () => {
  fresh = await freshDatabase();
  // What its sessions met is asked once they are over.
  server = await startServer({ fresh: { ...fresh, drop: async () => {} }, connections: clients + 1 });
  buyer = buyerAt(await server.client());
});

const together = async (one: string, other: string): Promise<string[]> => {
  const fixture = await layOutBuying(buyer, await buyer.bills.vendor('Paper Mill'));
  const answers = await Promise.all(
    Array.from({ length: clients }, (_, n) => buyingActs[n % 2 ? one : other]!(fixture, n >> 1)),
  );
  const failed = answers.filter(({ status }) => status !== 200 && status !== 400 && status !== 404);
  const done = answers.some(({ status }) => status === 200);
  return [
    ...failed.map(({ status, body }) => `${one} beside ${other}: ${status} ${body.Message}`),
    // Where all are refused nothing ran beside anything.
    ...(done ? [] : [`${one} beside ${other}: all refused: ${answers[0]!.body.Message}`]),
  ];
};

it.each(names)('%s runs beside others', { timeout: 120_000 }, async (one) => {
  const faults: string[] = [];
  for (const other of partnersOf(one, names, 2)) faults.push(...(await together(one, other)));
  expect(faults).toEqual([]);
});

it('has met no deadlock, not even one that a second try hid', async () => {
  await server.close();
  expect(await deadlocksIn(fresh.url)).toBe(0);
});
