import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { decimal, minus, negated, sum } from '../../src/domain/money.ts';
import { expectOk } from '../support/api.ts';
import { reportsHold } from '../support/every-report.ts';
import { type StockWorld, stockActs, stockWorld } from '../support/random-stock.ts';
import fc from '../support/seeded.ts';
import { type Server, startServer } from '../support/server.ts';
import { times } from '../support/thorough.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const runs = times('RANDOM_RUNS', 6, 50);

/** A move as the table has it. */
interface Moved {
  id: string;
  product: string;
  location: string | null;
  reason: string;
  day: string;
  qty: string;
  value: string;
}

/** All moves of the business, the oldest first: the rows themselves, which every figure is held against. */
const movesOf = async ({ api }: StockWorld): Promise<Moved[]> => {
  const { rows } = await server.owner.query<Moved>(
    `select id, product_id as product, location_id as location, reason, on_day::text as day, qty::text, value::text
     from stock_move where business_id = $1 order by id`,
    [api.client.shop.business.id],
  );
  return rows.map((row) => ({ ...row, qty: decimal(row.qty), value: decimal(row.value) }));
};

const isTransfer = ({ reason }: Moved): boolean => reason.startsWith('transfer-');
const quantityOf = (moves: readonly Moved[]): string => sum(moves.map(({ qty }) => qty));

/** What the log must tell of them, of the whole stock or of a location, the newest first. */
const loggedOf = (moves: readonly Moved[], locationId: string | null): string[] =>
  moves
    .flatMap((move, at) => {
      const until = moves.slice(0, at + 1).filter(({ product }) => product === move.product);
      if (locationId !== null && move.location !== locationId) return [];
      if (isTransfer(move) && !move.location) return [];
      // A transfer leaves the whole stock as large: its rows count what lies at their own location.
      const counted =
        locationId !== null || isTransfer(move)
          ? until.filter(({ location }) => location === move.location)
          : until.filter((one) => !isTransfer(one));
      const after = quantityOf(counted);
      return [`${move.reason} ${minus(after, move.qty)} ${move.qty} ${after} ${move.value}`];
    })
    .reverse();

type Logged = { type: string; qtybefore: string; change: string; qtyafter: string; value: string | null };
const summaryOf = (rows: readonly Logged[]) =>
  rows.map(({ type, qtybefore, change, qtyafter, value }) =>
    [type, ...[qtybefore, change, qtyafter, value!].map(decimal)].join(' '),
  );

const movementLog = async ({ api }: StockWorld, query: Record<string, string>) =>
  expectOk(await api.client.send(stockCalls.movementLog, query)).body;

/** The log read page by page by its cursors, to the oldest move and back to the newest. */
const walked = async (world: StockWorld, query: Record<string, string>) => {
  const pages = [await movementLog(world, { ...query, pagecursor: 'newest', limit: '7' })];
  while (pages.at(-1)!.older)
    pages.push(await movementLog(world, { ...query, pagecursor: pages.at(-1)!.older!, limit: '7' }));
  for (const page of pages.slice(1).reverse()) {
    const { movements } = await movementLog(world, { ...query, pagecursor: page.newer!, limit: '7' });
    expect(movements).toEqual(pages[pages.indexOf(page) - 1]!.movements);
  }
  expect(pages[0]!.newer).toBe(null);
  return pages.flatMap(({ movements }) => movements);
};

const logAgrees = async (world: StockWorld, moves: readonly Moved[]) => {
  for (const location of [null, ...world.locations]) {
    const query = location ? { locationId: location } : {};
    const expected = loggedOf(moves, location && idFromWire(location));
    expect(summaryOf(await walked(world, query))).toEqual(expected);
    const page = await movementLog(world, { ...query, limit: '1000' });
    expect([page.total, summaryOf(page.movements)]).toEqual([expected.length, expected]);
  }
};

/** Every day anything is dated, each with the day before it: between them nothing changes. */
const daysOf = (moves: readonly Moved[]): string[] =>
  [...new Set(moves.flatMap(({ day }) => [daysAfter(day, -1), day]))].sort();

/** On every day the valuation is the moves until then: by item, in transit, in all, and as its own moves come to. */
const valuationAgrees = async ({ api, items }: StockWorld, moves: readonly Moved[]) => {
  for (const todate of daysOf(moves)) {
    const { body } = expectOk(await api.client.send(reportCalls.inventoryValuation, { todate }));
    const balances = await api.balances(todate);
    const until = moves.filter(({ day }) => day <= todate);
    const worth = sum(until.map(({ value }) => value));
    expect([body.TotalInventoryValue, sum(body.ValuationData.map((row) => row.inventoryvalue))]).toEqual([
      worth,
      worth,
    ]);
    expect(balances[34] ?? '0', `the account of stock on ${todate}`).toBe(worth);
    const away = until.filter(({ location }) => location === null);
    const transit = body.ValuationData.find(({ id }) => id === null);
    expect(transit?.quantity ?? '0', `in transit on ${todate}`).toBe(quantityOf(away));
    for (const item of items) {
      const own = until.filter(({ product }) => product === idFromWire(item));
      const lies = quantityOf(own.filter(({ location }) => location !== null));
      expect(body.ValuationData.find(({ id }) => id === item)?.quantity ?? '0').toBe(lies);
      const behind = expectOk(
        await api.client.send(reportCalls.valuationTransactions, { productId: item, todate, limit: '1000' }),
      ).body;
      const itsWorth = sum(own.map(({ value }) => value));
      expect(behind).toMatchObject({ quantity: quantityOf(own), inventoryvalue: itsWorth });
      const last = behind.Transactions.at(-1);
      expect([last?.qtyafter ?? '0', last?.valueafter ?? '0']).toEqual([quantityOf(own), itsWorth]);
    }
  }
};

const isSale = ({ reason }: Moved): boolean => reason === 'sale' || reason === 'return';

/** On every day, in all and at each location, the analysis tells what lay there and what was sold, as the moves say. */
const analysisAgrees = async ({ api, locations, items }: StockWorld, moves: readonly Moved[]) => {
  for (const todate of daysOf(moves))
    for (const locationId of [null, ...locations]) {
      const query = { todate, ...(locationId && { locationId: locationId }) };
      const { StockAnalysis } = expectOk(await api.client.send(reportCalls.stockAnalysis, query)).body;
      const there = moves.filter(
        ({ location }) => locationId === null || location === idFromWire(locationId),
      );
      const soldIn = (days: number, own: readonly Moved[]) =>
        negated(quantityOf(own.filter((one) => isSale(one) && one.day > daysAfter(todate, -days))));
      for (const item of items) {
        const own = there.filter(({ product, day }) => product === idFromWire(item) && day <= todate);
        const listed = StockAnalysis.find(({ id }) => id === item)!;
        expect(
          [listed.quantity, listed.sold30, listed.sold90].map(decimal),
          `${todate} at ${locationId}`,
        ).toEqual([quantityOf(own), soldIn(30, own), soldIn(90, own)]);
      }
    }
};

const act = fc.record({
  name: fc.constantFrom(...Object.keys(stockActs), 'sell', 'buy', 'send', 'send'),
  picks: fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000)),
});

test(
  `in ${runs} random businesses the log of movements, the valuation and the analysis of every day tell what the moves themselves say`,
  async () => {
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 25, maxLength: 45, size: 'max' }), async (acts) => {
        const world = await stockWorld(server);
        for (const { name, picks } of acts) {
          const answer = await stockActs[name]!(world, picks);
          expect(answer?.status ?? 200, name).toBeLessThan(500);
          if ((answer?.status ?? 200) === 200) done.add(name);
        }
        const moves = await movesOf(world);
        await logAgrees(world, moves);
        await valuationAgrees(world, moves);
        await analysisAgrees(world, moves);
        await reportsHold(world.api.client, server.clock().toISOString().slice(0, 10));
      }),
      { numRuns: runs, endOnFailure: true },
    );
    // Every act was carried out somewhere.
    if (runs >= 12) expect([...done].sort()).toEqual(Object.keys(stockActs).sort());
  },
  runs * 60_000,
);
