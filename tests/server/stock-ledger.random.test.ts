import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { countApiFor } from '../support/count-api.ts';
import { reportsHold } from '../support/every-report.ts';
import { fraction, unitsOf } from '../support/fraction.ts';
import type { Picks } from '../support/random-days.ts';
import { type StockWorld, stockWorld } from '../support/random-stock.ts';
import { counted } from '../support/second-money.ts';
import { secondStock } from '../support/second-stock.ts';
import fc from '../support/seeded.ts';
import { type Answered, type Server, startServer } from '../support/server.ts';
import { times } from '../support/thorough.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const runs = times('RANDOM_RUNS', 6, 50);

/** A business beside the ledger it is held against; nothing in it may go below zero. */
interface Mirrored extends StockWorld {
  second: ReturnType<typeof secondStock>;
}

const begin = async (): Promise<Mirrored> => {
  const world = await stockWorld(server);
  expectOk(await world.api.client.send(businessCalls.saveNegativeStock, { NegativeStock: false }));
  const second = secondStock(2);
  second.begin(world.items[0]!, world.locations[0]!, '40', '1.5');
  second.begin(world.items[1]!, world.locations[0]!, '7', '11.11');
  return { ...world, second };
};

const one = (of: readonly string[], n: number): string => of[n % Math.max(1, of.length)] ?? '';
const quantityOf = (n: number): string => String((n % 9) + 1);
const priceOf = (n: number): string => ((n % 900) / 100 + 0.01).toFixed(2);
const done = (answer: Answered): boolean => answer.status === 200;
const idOf = (answer: Answered): string => (answer.body as { data: { id: string } }).data.id;

type Act = (world: Mirrored, picks: Picks) => Promise<Answered | undefined>;

/** Each act, done by the product first; what it refused is not done by the ledger. */
const acts: Readonly<Record<string, Act>> = {
  sell: async ({ api, items, locations, sold, second }, [which, n, price]) => {
    const [item, quantity] = [one(items, which), quantityOf(n)];
    const answer = await api.create({
      items: [{ productid: item, ItemName: '', quantity, price: priceOf(price) }],
    });
    if (!done(answer)) return answer;
    sold.push(idOf(answer));
    second.sell(idOf(answer), item, locations[0]!, quantity);
    return answer;
  },
  cancel: async ({ api, locations, sold, second }, [which]) => {
    const id = one(sold, which);
    const answer = await api.cancel(id, {});
    if (!done(answer)) return answer;
    sold.splice(sold.indexOf(id), 1);
    second.takeBack(id, locations[0]!);
    return answer;
  },
  buy: async ({ bills, vendor, today, items, locations, second }, [which, n, price]) => {
    const [item, quantity] = [one(items, which), quantityOf(n)];
    const answer = await bills.create({
      vendor,
      day: today,
      items: [{ ProductIDFK: item, ProductName: '', Qty: quantity, HomeUnitPrice: priceOf(price) }],
    });
    if (done(answer)) second.buy(item, locations[0]!, quantity, priceOf(price));
    return answer;
  },
  count: async ({ api, items, locations, second }, [which, location, n]) => {
    const [productId, locationId, quantity] = [one(items, which), one(locations, location), quantityOf(n)];
    const answer = await api.client.send(stockCalls.updateCount, { productId, locationId, quantity });
    if (done(answer)) second.count(productId, locationId, quantity);
    return answer;
  },
  countTogether: async ({ api, items, locations, second }, [locationId, n, m]) => {
    const counts = countApiFor(api.client);
    const location = one(locations, locationId);
    const id = await counts.start(location);
    const quantities = [quantityOf(n), quantityOf(m)];
    for (const [at, item] of items.entries()) await counts.counted(id, item, quantities[at]!);
    const answer = await counts.post(id);
    if (done(answer)) for (const [at, item] of items.entries()) second.count(item, location, quantities[at]!);
    return answer;
  },
  increase: async ({ api, items, locations, second }, [which, n, price]) => {
    const [productId, locationId, quantity] = [one(items, which), one(locations, n), quantityOf(n)];
    const unitcost = priceOf(price);
    const sent = { productId, locationId, quantity, reason: 'found', unitcost };
    const answer = await api.client.send(stockCalls.increaseQuantity, sent);
    if (done(answer)) second.buy(productId, locationId, quantity, unitcost);
    return answer;
  },
  decrease: async ({ api, items, locations, second }, [which, n]) => {
    const [productId, locationId, quantity] = [one(items, which), one(locations, n), quantityOf(n)];
    const sent = { productId, locationId, quantity, reason: 'lost' };
    const answer = await api.client.send(stockCalls.decreaseQuantity, sent);
    if (done(answer)) second.decrease(productId, locationId, quantity);
    return answer;
  },
  send: async ({ moves, items, locations, sent, today, second }, [which, location, n]) => {
    const [item, from, to, quantity] = [
      one(items, which),
      one(locations, location),
      one(locations, location + 1),
      quantityOf(n),
    ];
    const answer = await moves.send({ from, to, onDay: today, items: [[item, quantity]] });
    if (!done(answer)) return answer;
    sent.push(idOf(answer));
    second.send(idOf(answer), item, from, to, quantity);
    return answer;
  },
  mark: async ({ moves, sent, second }, [which]) => {
    const id = one(sent, which);
    const answer = await moves.mark(id);
    if (!done(answer)) return answer;
    sent.splice(sent.indexOf(id), 1);
    second.arrive(id, null, false);
    return answer;
  },
  receive: async ({ moves, sent, second }, [which, n]) => {
    const id = one(sent, which);
    const rest = n % 2 ? 'back' : 'written-down';
    const answer = await moves.receive(id, [{ quantity: '1', rest, reason: 'lost' }]);
    if (!done(answer)) return answer;
    sent.splice(sent.indexOf(id), 1);
    second.arrive(id, '1', rest === 'written-down');
    return answer;
  },
  recall: async ({ moves, sent, second }, [which]) => {
    const id = one(sent, which);
    const answer = await moves.cancel(id);
    if (!done(answer)) return answer;
    sent.splice(sent.indexOf(id), 1);
    second.recall(id);
    return answer;
  },
};

/** What the product keeps of each item and place, against what the ledger says. */
const agrees = async ({ api, items, locations, second }: Mirrored, after: string): Promise<void> => {
  const { rows } = await server.owner.query<{
    product: string;
    place: string | null;
    qty: string;
    value: string;
  }>(
    `select product_id as product, location_id as place, sum(qty)::text as qty, sum(value)::text as value from stock_move
     where business_id = $1 group by 1, 2`,
    [api.client.shop.business.id],
  );
  for (const item of items) {
    const own = rows.filter(({ product }) => product === idFromWire(item));
    for (const location of [...locations, null]) {
      const lies = own.find((row) => row.place === (location && idFromWire(location)))?.qty ?? '0';
      const expected = location ? second.levelOf(item, location) : second.awayOf(item);
      expect(counted(lies), `${after}: ${item} at ${location}`).toBe(expected);
      expect(counted(lies) >= 0n, `${after}: ${item} at ${location} is not below zero`).toBe(true);
    }
    const worth = own.reduce((all, { value }) => all + unitsOf(fraction(value), 2), 0n);
    expect(worth, `${after}: worth of ${item}`).toBe(second.worthOf(item));
  }
};

const act = fc.record({
  name: fc.constantFrom(...Object.keys(acts), 'sell', 'buy', 'send', 'send', 'send'),
  picks: fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000)),
});

test(
  `in ${runs} random businesses with sales, purchases, transfers and counts, a second ledger says after every act what lies where, is on its way, and is worth`,
  async () => {
    const happened = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 25, maxLength: 40, size: 'max' }), async (request) => {
        const world = await begin();
        for (const { name, picks } of request) {
          const answer = await acts[name]!(world, picks);
          expect(answer?.status ?? 200, name).toBeLessThan(500);
          if (answer?.status === 200) happened.add(name);
          await agrees(world, name);
        }
        const balances = await world.api.balances();
        expect(unitsOf(fraction(balances[34] ?? '0'), 2)).toBe(world.second.worth());
        expect(await violationsSeenBy(server.owner)).toEqual([]);
        await reportsHold(world.api.client, server.clock().toISOString().slice(0, 10));
      }),
      { numRuns: runs, endOnFailure: true },
    );
    // Every act was carried out somewhere.
    if (runs >= 8) expect([...happened].sort()).toEqual(Object.keys(acts).sort());
  },
  runs * 60_000,
);
