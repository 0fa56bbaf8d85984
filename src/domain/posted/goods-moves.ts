import type { EntryLine } from '../books/entry.ts';
import { leastFrom, moving, type Pool, type Stock, type StockMove, trueUpOf } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { Document } from '../documents/document.ts';
import { compare, type Decimal, isNegative, isPositive, isZero, negated, zero } from '../money.ts';
import { formatDecimal } from '../values/format.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { stockFaults as words } from '../words/stock.ts';
import { type GoodsPlan, together, trueUpEntries, trueUpLines, trueUpMove } from './goods.ts';

/** Moves made one after the other, each with what its product's stock holds after it. */
export const made = (stock: Stock, moves: readonly StockMove[]): { moves: StockMove[]; stock: Stock } => {
  let after = stock;
  const done = moves.map((move) => {
    after = moving(after, move);
    return { ...move, quantityAfter: after.pools.get(move.productId)?.quantity ?? zero };
  });
  return { moves: done, stock: after };
};

/**
 * Goods that come, one after the other, each at what it is worth. Those sold before there were any are trued up to what
 * these cost, 32 against 34. Source: answers.md, "Postings".
 */
export const goodsCome = (
  document: Document,
  stock: Stock,
  comes: readonly StockMove[],
  onDay: Day,
  world: World,
): GoodsPlan => {
  const lines: EntryLine[] = [];
  const moves: StockMove[] = [];
  let after = stock;
  for (const come of comes) {
    const pool = after.pools.get(come.productId)!;
    const cost = trueUpOf(pool, come, world.homeDigits);
    const parts = isZero(cost) ? [come] : [come, trueUpMove(come, cost, world)];
    const step = made(after, parts);
    moves.push(...step.moves);
    after = step.stock;
    if (!isZero(cost)) lines.push(...trueUpLines(document, come, pool, cost, world));
  }
  return { moves, entries: trueUpEntries(document, onDay, lines, world), stock: after, warnings: [] };
};

/** A product's stock never has a worth of the opposite sign, and none has no worth: what of it must go to 39. */
export const strayWorth = ({ quantity, value }: Pool): Decimal => {
  const opposite = isPositive(quantity) ? isNegative(value) : isPositive(value);
  return isZero(quantity) || opposite ? value : zero;
};

/** What each product of a document's moves must lose in worth, booked to 39. */
export const adjusted = (
  document: Document,
  done: { moves: StockMove[]; stock: Stock },
  lossOf: (pool: Pool) => Decimal,
  onDay: Day,
  world: World,
): GoodsPlan => {
  const last = new Map(done.moves.map((move) => [move.productId, move]));
  const losses = [...last.values()].flatMap((move) => {
    const pool = done.stock.pools.get(move.productId);
    const loss = pool ? lossOf(pool) : zero;
    return pool && !isZero(loss) ? [{ move: { ...move, onDay }, pool, loss }] : [];
  });
  const after = made(
    done.stock,
    losses.map(({ move, loss }) => trueUpMove(move, loss, world)),
  );
  const lines = losses.flatMap(({ move, pool, loss }) =>
    trueUpLines(document, move, pool, loss, world, 'adjustments'),
  );
  return { ...after, entries: trueUpEntries(document, onDay, lines, world), warnings: [] };
};

const sold = (pool: Pool, missing: Decimal, locale: string): Refusal => {
  const message = words.soldSince({ product: pool.name, count: formatDecimal(missing, locale) });
  return refusal('shortage', message, { details: { product: pool.name, missing } });
};

/** The refusal of leaving less of a product at a place than nothing, on any day from one on; null where all is there. */
export const goneRefusal = (
  before: Stock,
  after: Stock,
  moves: readonly StockMove[],
  onDay: Day,
  { locale }: Pick<World, 'locale'>,
): Refusal | null => {
  if (before.negativeAllowed) return null;
  for (const { productId, locationId } of moves) {
    const pool = after.pools.get(productId);
    const was = before.pools.get(productId);
    if (!pool || !was || locationId === null) continue;
    const least = leastFrom(pool, locationId, onDay).quantity;
    if (isNegative(least) && compare(least, leastFrom(was, locationId, onDay).quantity) < 0)
      return sold(pool, negated(least), locale);
  }
  return null;
};

/**
 * Goods that come and goods that leave in one act, each at a worth of its own. What leaves and is not there refuses, unless
 * the business sells what it has not; what a stock is worth beyond what is left of it goes to 39.
 */
export const goodsMoved = (
  document: Document,
  stock: Stock,
  moves: readonly StockMove[],
  onDay: Day,
  world: World,
): GoodsPlan | Refusal => {
  const come = goodsCome(
    document,
    stock,
    moves.filter(({ quantity }) => isPositive(quantity)),
    onDay,
    world,
  );
  const gone = made(
    come.stock,
    moves.filter(({ quantity }) => !isPositive(quantity)),
  );
  const refused = goneRefusal(stock, gone.stock, gone.moves, onDay, world);
  if (refused) return refused;
  const stray = adjusted(document, gone, strayWorth, onDay, world);
  return together(come, together({ ...gone, entries: [], warnings: [] }, stray));
};
