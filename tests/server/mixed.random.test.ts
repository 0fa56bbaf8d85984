import { afterAll, beforeAll, expect, test } from 'vitest';
import { outstanding } from '../../server/reports/ageing.ts';
import { statementOf } from '../../server/store/books/statements.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { decimal, negated, sum } from '../../src/domain/money.ts';
import { expectOk } from '../support/api.ts';
import { reportsHold } from '../support/every-report.ts';
import { type MixedSide, type MixedWorld, mixedActs, mixedWorld } from '../support/mixed-days.ts';
import fc from '../support/seeded.ts';
import { type Server, startServer } from '../support/server.ts';
import { seed, times } from '../support/thorough.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

// A number of its own: every act is certain to be done on both sides only from 20 runs on, and one costs a second.
const runs = times('RANDOM_RUNS', 10, 50);

/** Every day anything is dated, each with the day before it: between them nothing changes. */
const daysOf = async ({ api }: MixedWorld): Promise<string[]> => {
  const { rows } = await server.owner.query<{ on_day: string }>(
    'select distinct on_day::text from journal_line where business_id = $1 order by 1',
    [api.client.shop.business.id],
  );
  return [...new Set(rows.flatMap(({ on_day }) => [daysAfter(on_day, -1), on_day]))].sort();
};

/** What the journal alone holds for a contact on the two accounts of a side at the end of a day, as it is owed or was paid beyond. */
const booksOf = async ({ side, accounts }: MixedSide, contactId: string, day: string) => {
  const { rows } = await server.owner.query<{ owed: string; surplus: string }>(
    `select coalesce(sum(amount) filter (where account_id = $3), 0) as owed, coalesce(sum(amount) filter (where account_id = $4), 0) as surplus
     from journal_line where contact_id = $1 and on_day <= $2`,
    [contactId, day, ...accounts],
  );
  const { owed, surplus } = rows[0]!;
  return { owed: side.signed(decimal(owed)), surplus: negated(side.signed(decimal(surplus))) };
};

/** What is owed and paid beyond by a contact on a day: the statement’s open balance, the ages and the journal say the same. */
const agreesOn = async (world: MixedWorld, on: MixedSide, contactId: string, day: string) => {
  const { side } = on;
  const [books, statement, aged] = await Promise.all([
    booksOf(on, contactId, day),
    withBusiness(world.api.client.shop, 'read', (tx) =>
      statementOf(tx, side, contactId, { from: null, to: day }, { page: 1, limit: 100 }),
    ),
    withBusiness(world.api.client.shop, 'read', (tx) => outstanding(tx, side, { onDay: day, contactId })),
  ]);
  expect({ owed: statement.due, surplus: statement.credit }, `${side.owed} of ${day}`).toEqual(books);
  expect(sum(statement.rows.map(({ homeDue }) => homeDue)), `claims of ${day}`).toBe(books.owed);
  expect(aged.total, `ages of ${day}`).toBe(books.owed);
  return books;
};

/** What was settled of an item beyond what it was for at the end of any day; such a day there is none. */
const oversettled = async ({ api }: MixedWorld): Promise<string[]> => {
  const { rows } = await server.owner.query<{ fault: string }>(
    `with moved as (
       select business_id, id, on_day, amount from open_item
       union all select business_id, item_id, on_day, -amount from settlement),
     days as (select business_id, id, on_day, sum(sum(amount)) over (partition by business_id, id order by on_day) as open
       from moved group by business_id, id, on_day)
     select format('%s %s of %s', d.on_day, d.open, i.side) as fault
     from days d join open_item i using (business_id, id) where d.business_id = $1 and d.open < 0 order by 1`,
    [api.client.shop.business.id],
  );
  return rows.map(({ fault }) => fault);
};

/** The account all stock of these businesses stands on. */
const inventory = 34;

/** On every day the accounts 2, 11, 10 and 5 are what the contacts of their side owe or have, one by one, and 34 what the stock is worth. */
const agreesOnEveryDay = async (world: MixedWorld): Promise<void> => {
  for (const day of await daysOf(world)) {
    const balances = await world.api.balances(day);
    const { body } = expectOk(
      await world.api.client.send(reportCalls.inventoryValuation, { todate: day, limit: '50' }),
    );
    const worth = body.ValuationData.map(({ inventoryvalue }) => decimal(inventoryvalue));
    expect([body.TotalInventoryValue, sum(worth)], `the valuation of ${day}`).toEqual([
      balances[inventory] ?? '0',
      balances[inventory] ?? '0',
    ]);
    for (const on of world.sides) {
      const held = [];
      for (const contact of on.contacts) held.push(await agreesOn(world, on, idFromWire(contact), day));
      const [owed, surplus] = on.accounts;
      const signed = (account: number) => on.side.signed(balances[account] ?? '0');
      expect([signed(owed), negated(signed(surplus))], `accounts ${owed} and ${surplus} on ${day}`).toEqual([
        sum(held.map((one) => one.owed)),
        sum(held.map((one) => one.surplus)),
      ]);
    }
  }
};

const act = fc.record({
  name: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(mixedActs)) },
    { weight: 2, arbitrary: fc.constantFrom('make', 'make', 'overpay', 'giveBack', 'nextDay') },
  ),
  bought: fc.boolean(),
  picks: fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000)),
});

test(
  `in ${runs} random businesses that sell and buy, accounts 2, 11, 10 and 5 are on every day what the statements and ages of their contacts say, and 34 what the valuation says`,
  async () => {
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 60, size: 'max' }), async (acts) => {
        const world = await mixedWorld(server);
        for (const on of world.sides) await mixedActs.make!(world, on, [0, 5000, 1]);
        for (const [n, { name, bought, picks }] of acts.entries()) {
          const answer = await mixedActs[name]!(world, world.sides[bought ? 1 : 0], picks);
          expect(answer?.status ?? 200, name).toBeLessThan(500);
          if (answer?.status === 200) done.add(`${name} ${bought}`);
          // Reading every report takes as long as ten acts.
          if (n % 10 === 9)
            await reportsHold(world.api.client, server.clock().toISOString().slice(0, 10), `after ${name}`);
        }
        await agreesOnEveryDay(world);
        expect(await oversettled(world)).toEqual([]);
        for (const day of (await daysOf(world)).filter((_, n) => n % 5 === 0))
          await reportsHold(world.api.client, day);
      }),
      {
        numRuns: runs,
        endOnFailure: true,
        // The same books unless told, so that a run can be repeated.
        seed: seed,
      },
    );
    const each = Object.keys(mixedActs).filter((name) => name !== 'nextDay');
    const missing = each.flatMap((name) => [`${name} true`, `${name} false`]).filter((one) => !done.has(one));
    // Every act was carried out somewhere, on both sides.
    if (runs >= 20) expect(missing).toEqual([]);
  },
  runs * 60_000,
);
