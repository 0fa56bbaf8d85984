import { beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/store/database/database.ts';
import { Missing, Refused } from '../../../server/store/database/tx.ts';
import { asAdmin, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { given, type Shop } from '../../support/given.ts';
import { deadlocksIn, partnersOf } from '../../support/pairs.ts';
import { acts, layOut } from './acts.ts';

/**
 * Two commands at once, eight clients each, on documents of one customer that are related. The books are verified
 * when the file is over; here nothing may fail but with a refusal.
 */
const clients = 16;
const names = Object.keys(acts);

let fresh: TestDatabase;
let database: Database;
let shop: Shop;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, clients + 1);
  shop = await given.business(database);
  for (let i = 0; i < 10; i += 1) await layOut(shop, await given.customer(shop), await given.product(shop));
  // Statements planned on empty tables scan them as they fill; autovacuum would look again only in a minute.
  await asAdmin(fresh.url, 'analyze');
});

const together = async (one: string, other: string): Promise<string[]> => {
  const customerId = await given.customer(shop);
  const fixture = await layOut(shop, customerId, await given.product(shop));
  const outcomes = await Promise.allSettled(
    Array.from({ length: clients }, (_, n) => acts[n % 2 ? one : other]!(fixture, n >> 1)),
  );
  return outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' || outcome.reason instanceof Refused || outcome.reason instanceof Missing
      ? []
      : [`${one} beside ${other}: ${outcome.reason}`],
  );
};

it.each(names)('%s runs beside others', { timeout: 120_000 }, async (one) => {
  const faults: string[] = [];
  for (const other of partnersOf(one, names, 3)) faults.push(...(await together(one, other)));
  expect(faults).toEqual([]);
});

it('has met no deadlock, not even one that a second try hid', async () => {
  // Sessions report what they met at their end.
  await database.close();
  expect(await deadlocksIn(fresh.url)).toBe(0);
});
