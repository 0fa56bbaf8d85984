import { businessCalls } from '../../src/api/calls/business.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { type Api, apiFor, expectOk } from './api.ts';
import { type BillApi, billApiFor } from './bill-api.ts';
import type { Picks } from './random-days.ts';
import { type Answered, firstDay, type Server } from './server.ts';
import { transferApiFor } from './transfer-api.ts';

/** A business that buys, sells, counts and transfers goods at two locations, on days of their own. */
export interface StockWorld {
  server: Server;
  api: Api;
  bills: BillApi;
  moves: ReturnType<typeof transferApiFor>;
  items: string[];
  locations: string[];
  vendor: string;
  /** Invoices and transfers, in the order they were made. */
  sold: string[];
  sent: string[];
  today: string;
}

export const stockWorld = async (server: Server): Promise<StockWorld> => {
  server.setToday(firstDay);
  const client = await server.client();
  const [api, bills, moves] = [apiFor(client), billApiFor(client), transferApiFor(client)];
  expectOk(await client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  await moves.enable();
  return {
    server,
    api,
    bills,
    moves,
    sold: [],
    sent: [],
    today: firstDay,
    items: [await api.goods('Candle', '40', '1.5'), await api.goods('Lamp', '7', '11.11')],
    locations: [await moves.main(), await moves.location('Annex')],
    vendor: await bills.vendor('Harbour Mill'),
  };
};

const quantityOf = (n: number): string => String((n % 9) + 1);
const priceOf = (n: number): string => ((n % 900) / 100 + 0.01).toFixed(2);
const one = (of: readonly string[], n: number): string => of[n % Math.max(1, of.length)] ?? '';
/** Some day from fifty before today until today. */
const pastDay = ({ today }: StockWorld, n: number): string => daysAfter(today, -(n % 51));

const byHand = ({ items, locations }: StockWorld, [which, n]: Picks) => ({
  productId: one(items, which),
  locationId: one(locations, n),
  quantity: quantityOf(n),
});

/** Everything that moves stock. What is refused is as good as not asked for. */
export const stockActs: Readonly<
  Record<string, (world: StockWorld, picks: Picks) => Promise<Answered | undefined>>
> = {
  sell: async (world, [which, n, days]) => {
    const answer = await world.api.create({
      issuedOn: pastDay(world, days),
      items: [
        { productid: one(world.items, which), ItemName: '', quantity: quantityOf(n), price: priceOf(n) },
      ],
    });
    if (answer.status === 200) world.sold.push(answer.body.data.id);
    return answer;
  },
  cancel: (world, [which]) => world.api.cancel(one(world.sold, which), {}),
  buy: (world, [which, n, days]) =>
    world.bills.create({
      vendor: world.vendor,
      day: pastDay(world, days),
      items: [
        {
          ProductIDFK: one(world.items, which),
          ProductName: '',
          Qty: quantityOf(n),
          HomeUnitPrice: priceOf(n),
        },
      ],
    }),
  count: (world, picks) => world.api.client.send(stockCalls.updateCount, byHand(world, picks)),
  increase: (world, picks) =>
    world.api.client.send(stockCalls.increaseQuantity, {
      ...byHand(world, picks),
      reason: 'found',
      unitcost: priceOf(picks[2]),
    }),
  decrease: (world, picks) =>
    world.api.client.send(stockCalls.decreaseQuantity, { ...byHand(world, picks), reason: 'lost' }),
  send: async (world, [which, n, days]) => {
    const answer = await world.moves.send({
      from: one(world.locations, which),
      to: one(world.locations, which + 1),
      onDay: pastDay(world, days),
      items: [[one(world.items, n), quantityOf(n)]],
    });
    if (answer.status === 200) world.sent.push(answer.body.data.id);
    return answer;
  },
  mark: (world, [which]) => world.moves.mark(one(world.sent, which)),
  receive: (world, [which, n]) =>
    world.moves.receive(one(world.sent, which), [
      { quantity: '1', rest: n % 2 ? 'back' : 'written-down', reason: 'lost' },
    ]),
  recall: (world, [which]) => world.moves.cancel(one(world.sent, which)),
  nextDay: async (world, [days]) => {
    world.today = daysAfter(world.today, (days % 12) + 1);
    world.server.setToday(world.today);
    return undefined;
  },
};
