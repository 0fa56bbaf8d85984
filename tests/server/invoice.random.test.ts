import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { reportsHold } from '../support/every-report.ts';
import { written } from '../support/fraction.ts';
import { apiActs } from '../support/random-api.ts';
import { someContent } from '../support/random-invoices.ts';
import { foreign, home, products, type RandomWorld, randomWorld } from '../support/random-world.ts';
import fc from '../support/seeded.ts';
import { type Server, startServer } from '../support/server.ts';
import { seed, times } from '../support/thorough.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const runs = times('RANDOM_RUNS', 4, 50);

/** What the product's books say, and the same as the second ledger has it. */
const bothLedgers = async ({ api, second, ids, goods }: RandomWorld) => {
  const own: Record<string, unknown> = { ...(await api.balances()) };
  const twin: Record<string, unknown> = {};
  for (const [id, units] of second.accounts) if (units !== 0n) twin[id] = written(units, home[1]);
  for (const id of ids) {
    const document = second.documents.get(id);
    if (!document) continue;
    const { digits, currency } = document.content;
    const { amountdue, credit, total, standing } = await api.view(id);
    const unspent = second.unspent(document.customer, currency).reduce((sum, one) => sum + one.left, 0n);
    const gone = ['Cancelled', 'Deleted'].includes(standing.status);
    own[id] = [total, gone ? '0' : amountdue, credit];
    twin[id] = [document.totals.total, document.owed, unspent].map((units) => written(units, digits));
  }
  for (const [name, id] of goods) {
    const { quantity, value } = second.stock.get(name)!;
    own[name] = await api.stockOf(id);
    twin[name] = `${written(quantity, 6)} worth ${written(value, home[1])}`;
  }
  return [own, twin] as const;
};

/** Quantities below zero at the end of any day, of a business that sells only what it has. */
const missingOnAnyDay = async ({ api }: RandomWorld): Promise<unknown[]> =>
  (
    await server.owner.query(
      `select * from (select product_id, on_day, sum(sum(qty)) over (partition by product_id, location_id order by on_day) as upto
         from stock_move where business_id = $1 group by product_id, location_id, on_day) days where upto < 0`,
      [api.client.shop.business.id],
    )
  ).rows;

const act = fc.record({
  // More often what others need to have happened before.
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(apiActs)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('issue', 'pay', 'overpay', 'payBatch', 'applyCredit', 'undoCancel'),
    },
  ),
  which: fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000)),
});
/** A run keeps to home currency and one other, so that its credit meets its invoices. */
const run = fc.constantFrom(...foreign).chain((coin) => {
  const content = someContent(home, [coin], products);
  return fc.record({
    contents: fc.tuple(content, content, content),
    settings: fc.record({
      taxAfterDiscount: fc.boolean(),
      taxPerRate: fc.boolean(),
      negativeAllowed: fc.boolean(),
    }),
    sequence: fc.array(fc.tuple(act, content), { minLength: 15, maxLength: 45, size: 'max' }),
  });
});

test(
  `the books hold after every step of ${runs} random runs, and are those of the second ledger; nothing answers 5xx`,
  async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ contents, settings, sequence }) => {
        const world = await randomWorld(server, contents, settings);
        for (const n of [0, 1]) await apiActs.issue!(world, n, { which: [0, 0, 0], content: contents[n]! });
        for (const [n, [{ name, which }, content]] of sequence.entries()) {
          const answer = await apiActs[name]!(world, which[0] % 3, { which, content });
          expect(answer?.status ?? 200, name).toBeLessThan(500);
          expect(await violationsSeenBy(server.owner), name).toEqual([]);
          const [own, twin] = await bothLedgers(world);
          expect(own, name).toEqual(twin);
          if (!settings.negativeAllowed) expect(await missingOnAnyDay(world), name).toEqual([]);
          // Reading every report takes as long as ten acts.
          if (n % 10 === 9) await reportsHold(world.api.client, world.day, `after ${name}`);
        }
        await reportsHold(world.api.client, world.day);
      }),
      // What fails is told as it was found: to make it smaller takes a second for each of hundreds of tries.
      {
        numRuns: runs,
        endOnFailure: true,
        timeout: 120_000,
        seed: seed,
      },
    );
  },
  runs * 60_000,
);
