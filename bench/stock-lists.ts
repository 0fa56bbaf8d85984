import pg from 'pg';
import { productCalls } from '../src/api/calls/product.ts';
import { reportCalls } from '../src/api/calls/report-keys.ts';
import { idToWire } from '../src/api/wire/id.ts';
import { openBusiness } from '../tests/support/open-business.ts';
import { wireClient } from '../tests/support/wire-client.ts';
import { beside, type Figure, median, milliseconds, timed } from './figure.ts';
import { openPlace } from './place.ts';
import { addStock } from './stocked-rows.ts';

const many = Number(process.env.BENCH_ROWS ?? 100_000);
const few = 1000;
/** Moves of stock of the large business; it has as many of each item as it has moves of it. */
const each = 2 * Math.max(1, Math.round(Number(process.env.BENCH_MOVES ?? 1_000_000) / many / 2));
const today = new Date().toISOString().slice(0, 10);
/** Days ago, as a report is asked for its last day. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The days to ask for. A 30 September has as much to add up as any day: a month of moves, and two years of most items. */
const september = `${Number(today.slice(0, 4)) - 1}-09-30`;
const past = [30, 365, Math.round((Date.parse(today) - Date.parse(september)) / 86_400_000), 700];

/** The median of some runs of what takes long. */
const slowly = async (act: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  await act();
  for (let run = 0; run < 5; run += 1) times.push(await timed(act));
  return median(times);
};

const open = async (
  place: Awaited<ReturnType<typeof openPlace>>,
  owner: pg.Client,
  name: string,
  items: number,
) => {
  const business = await openBusiness(place.database, name);
  const spent = await timed(() => addStock(owner, business, items, each));
  console.log(`  ${items} items with ${items * each} moves in ${(spent / 1000).toFixed(0)} s`);
  const client = wireClient(place.server.ready.port, business.token, 1);
  const of = { businessid: business.id, BusinessId: business.id, businessId: business.id };
  const answered = async (pending: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await pending;
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  return {
    business,
    client,
    get: (path: string, query: Record<string, string>) => answered(client.get(path, { ...of, ...query })),
    file: (report: string) =>
      answered(client.post(reportCalls.downloadReport.path, { ...of, report, format: 'csv' })),
  };
};
type Tenant = Awaited<ReturnType<typeof open>>;

const { listProducts } = productCalls;
const { inventoryValuation, stockAnalysis } = reportCalls;
const listed: readonly [name: string, query: Record<string, string>][] = [
  ['item list', {}],
  ['search of an item by its SKU', { searchquery: 'sku-000777' }],
];

const listFigures = async (big: Tenant, small: Tenant): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [name, query] of listed) {
    const ask = (tenant: Tenant) => tenant.get(listProducts.path, { limit: '10', ...query });
    const taken = await beside(
      () => ask(big),
      () => ask(small),
    );
    const ratio = taken.big / taken.small;
    figures.push({
      name: `${name} at ${many} items : at ${few}`,
      measured: milliseconds(taken.big, taken.small),
      ratio,
    });
  }
  return figures;
};

/** A page of a report of all items with its total, on days far and near beside today, and what it takes today. */
const pageFigures = async (
  big: Tenant,
  name: string,
  { path }: { path: string },
  query: Record<string, string> = {},
): Promise<{ figures: Figure[]; now: number }> => {
  const page = (todate: string) => slowly(() => big.get(path, { todate, limit: '10', ...query }));
  const now = await page(today);
  const figures: Figure[] = [];
  for (const days of past) {
    const then = await page(ago(days));
    figures.push({
      name: `${name} of ${many} items ${days} days ago : today`,
      measured: milliseconds(then, now),
      ratio: then / now,
    });
  }
  return { figures, now };
};

/** The same, and all of it as CSV. */
const reportFigures = async (
  big: Tenant,
  raw: number,
  name: string,
  call: { path: string },
  report: string,
): Promise<Figure[]> => {
  const { figures, now } = await pageFigures(big, name, call);
  const file = await slowly(() => big.file(report));
  return [
    ...figures,
    {
      name: `all of it as CSV : a page of ${name} today`,
      measured: milliseconds(file, now),
      ratio: file / now,
    },
    {
      name: `all of it as CSV : raw sum of ${many * each} moves`,
      measured: milliseconds(file, raw),
      ratio: file / raw,
    },
  ];
};

/** Item list, search, valuation and analysis over very many items and moves of stock. */
export async function stockLists(): Promise<Figure[]> {
  const place = await openPlace();
  const owner = new pg.Client({ connectionString: place.database.url });
  try {
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    const small = await open(place, owner, 'Small', few);
    const big = await open(place, owner, 'Big', many);
    await owner.query('vacuum analyze');
    const sum = 'select product_id, sum(qty), sum(value) from stock_move where business_id = $1 group by 1';
    const raw = await slowly(() => owner.query(sum, [big.business.shop.business.id]));
    const { rows: locations } = await owner.query(
      'select id from location where business_id = $1 and is_default',
      [big.business.shop.business.id],
    );
    const there = { locationId: idToWire(locations[0].id) };
    const figures = [
      ...(await listFigures(big, small)),
      ...(await reportFigures(big, raw, 'valuation', inventoryValuation, 'inventory-valuation')),
      ...(await reportFigures(big, raw, 'stock analysis', stockAnalysis, 'stock-analysis')),
      ...(await pageFigures(big, 'stock analysis at a location', stockAnalysis, there)).figures,
    ];
    for (const { client } of [small, big]) client.close();
    return figures;
  } finally {
    await owner.end();
    await place.end();
  }
}
