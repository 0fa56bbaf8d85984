import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import {
  type CountEntry,
  type CountedRow,
  type CountLine,
  countLimits,
  countStanding,
  type EntryOutcome,
  isStale,
  lineAfter,
  type StockCount,
} from '../../src/domain/count/stock-count.ts';
import type { Location } from '../../src/domain/location/location.ts';
import { type Decimal, minus, sum, zero } from '../../src/domain/money.ts';
import { emptyPlan, type Plan, record } from '../../src/domain/plan/plan.ts';
import { openOnNone, type Product, productStanding } from '../../src/domain/stock/product.ts';
import { formatDecimal } from '../../src/domain/values/format.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { location as locationWords } from '../../src/domain/words/locations.ts';
import { stockCount as words } from '../../src/domain/words/stock.ts';
import { type StockCountEvent, stockCountLifecycle } from '../../src/machines/count/stock-count.lifecycle.ts';
import { itemLifecycle } from '../../src/machines/item/item.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { changeStockAct } from './change-stock.ts';

/** What an event makes of a count, as its chart says, or why it can't be. */
export const moveCountAct = (count: StockCount, event: StockCountEvent) =>
  decide(stockCountLifecycle, countStanding(count), event);

/** What entries make of a count: the lines they change, null where they take one off, and what became of each entry. */
export interface RecordedEntries {
  changed: ReadonlyMap<string, CountLine | null>;
  outcomes: EntryOutcome[];
}

/** What stands of the items that are counted. */
export interface CountLookedUp {
  lines: readonly CountLine[];
  products: readonly Product[];
  /** How many the books say lie at the place, by item. */
  levels: ReadonlyMap<string, Decimal>;
}

const whyNotCounted = (product: Product): string | null => {
  const move = decide(itemLifecycle, productStanding(product, openOnNone), { type: 'item.count' });
  return isRefusal(move) ? move.message : null;
};

/** Takes what was counted into a count, entry by entry; one that can't be taken leaves the others. */
export const recordCountAct = (
  count: StockCount,
  entries: readonly CountEntry[],
  { lines, products, levels }: CountLookedUp,
): RecordedEntries | Refusal => {
  const move = moveCountAct(count, { type: 'count.record' });
  if (isRefusal(move)) return move;
  const now = new Map(lines.map((line) => [line.productId, line]));
  const changed = new Map<string, CountLine | null>();
  const take = (entry: CountEntry): EntryOutcome => {
    const { productId } = entry;
    const product = products.find(({ id }) => id === productId)!;
    const line = now.get(productId) ?? null;
    const refused = (reason: string) => ({ productId, counted: line?.counted ?? null, reason });
    const why = entry.act === 'remove' ? null : whyNotCounted(product);
    if (why) return refused(why);
    const taken = lineAfter(line, entry, product, levels.get(productId) ?? zero);
    if ('reason' in taken) return refused(taken.reason);
    if (!line && taken.line && now.size >= countLimits.items)
      return refused(words.tooManyItems({ limit: String(countLimits.items) }));
    if (taken.line) now.set(productId, taken.line);
    else now.delete(productId);
    changed.set(productId, taken.line);
    return { productId, counted: taken.line?.counted ?? null, reason: null };
  };
  return { outcomes: entries.map(take), changed };
};

/** What posting a count does: the rows of it, the plan of those that can be, and the count's next status. */
export interface PostedCount {
  rows: CountedRow[];
  plan: Plan;
  status: StockCount['status'];
  moved: boolean;
}

/** The stock of one item: a plan of it copies the pools it is given, and a count has many. */
const onlyOf = (stock: Stock, productId: string): Stock => {
  const pool = stock.pools.get(productId);
  return { ...stock, pools: new Map(pool ? [[productId, pool]] : []) };
};

/** Plans that share nothing, as one. */
const together = (plans: readonly Plan[]): Plan => ({
  ...emptyPlan(),
  entries: plans.flatMap(({ entries }) => entries),
  moves: plans.flatMap(({ moves }) => moves),
  events: plans.flatMap(({ events }) => events),
});

const postRow = (
  line: CountLine,
  product: Product,
  { count: { locationId }, stock }: { count: StockCount; stock: Stock },
  world: World,
): { row: CountedRow; plan: Plan } => {
  const { name, sku } = product;
  const inStock = stock.pools.get(product.id)?.levels[locationId] ?? zero;
  const stale = isStale(line, inStock);
  const { productId, counted: quantity, seen } = line;
  const act = { act: 'count' as const, locationId, quantity, seen, note: '' };
  const outcome = changeStockAct(product, act, onlyOf(stock, productId), world);
  const plan = isRefusal(outcome) ? emptyPlan() : outcome;
  const message = isRefusal(outcome) ? outcome.message : null;
  return {
    plan,
    row: {
      productId,
      name,
      sku,
      counted: quantity,
      seen,
      inStock,
      stale,
      difference: minus(quantity, inStock),
      value: sum([zero, ...plan.moves.map(({ value }) => value)]),
      reason:
        message !== null && stale
          ? words.movedSince({
              now: formatDecimal(inStock, world.locale),
              seen: formatDecimal(seen, world.locale),
            })
          : message,
    },
  };
};

/**
 * Posts what was counted and isn't posted: each item as a count of it alone would be, and those that can't be stay, each with its
 * reason. Refused for a location out of use, and where more was counted than whoever posts it was shown.
 *
 * @param reviewedVersion the version of the count that was reviewed; null to post it as it is
 */
export const postCountAct = (
  count: StockCount,
  reviewedVersion: number | null,
  looked: { lines: readonly CountLine[]; products: readonly Product[]; location: Location; stock: Stock },
  world: World,
): PostedCount | Refusal => {
  const may = moveCountAct(count, { type: 'count.post', refused: 0 });
  if (isRefusal(may)) return may;
  if (!may.moved) return { rows: [], plan: emptyPlan(), status: count.status, moved: false };
  if (reviewedVersion !== null && reviewedVersion !== count.version)
    return refusal('stale', words.countedSince);
  const { lines, products, location, stock } = looked;
  if (!location.active) return refusal('illegal-move', locationWords.isInactive({ name: location.name }));
  const known = new Map(products.map((product) => [product.id, product]));
  const posted = lines.map((line) => postRow(line, known.get(line.productId)!, { count, stock }, world));
  const rows = posted.map(({ row }) => row);
  const refused = rows.filter(({ reason }) => reason !== null).length;
  const move = moveCountAct(count, { type: 'count.post', refused });
  if (isRefusal(move)) return move;
  const status = move.status as StockCount['status'];
  const plan = together(posted.map((one) => one.plan));
  const recorded = record(
    world,
    'stock-count.post',
    { id: count.id, kind: 'stock-count' },
    { from: count.status, to: status },
    { locationId: count.locationId, items: rows.length - refused },
  );
  return { rows, plan: { ...plan, events: [...plan.events, recorded] }, status, moved: true };
};
