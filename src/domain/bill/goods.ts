import { movedBack, moving, type Pool, type Stock, type StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { Document } from '../documents/document.ts';
import { type Decimal, isNegative, isPositive, minus, partOf, smaller, sum, times, zero } from '../money.ts';
import { isBeforeOpening } from '../posted/before-opening.ts';
import type { PostedBook } from '../posted/book.ts';
import { type GoodsPlan, together, untouched } from '../posted/goods.ts';
import { adjusted, goneRefusal, goodsCome, made, strayWorth } from '../posted/goods-moves.ts';
import { locationOf, locationRefusal } from '../posted/shortage.ts';
import type { Refusal } from '../values/refusal.ts';
import { landedCosts } from './cost.ts';

/** The moves of a bill's tracked lines, each at its landed cost, with the stock after each. */
const arrivals = (document: Document, stock: Stock, onDay: Day, world: World): StockMove[] => {
  const costs = landedCosts(document, world);
  return document.lines.flatMap((line, index) => {
    const pool = line.productId ? stock.pools.get(line.productId) : undefined;
    if (!pool || isBeforeOpening(document, pool)) return [];
    return {
      id: world.newId(),
      productId: pool.productId,
      name: pool.name,
      locationId: locationOf(line, document, stock),
      quantity: line.quantity,
      value: costs[index]!.homeAmount,
      quantityAfter: zero,
      onDay,
      reason: 'purchase',
      documentId: document.id,
      documentLineId: line.id,
      contactId: document.contactId,
      reverses: null,
    };
  });
};

/** Tracked goods arrive with a bill, at their landed cost; the bill's own entry books it. Source: answers.md, "Postings". */
export const goodsArrive = (
  document: Document,
  stock: Stock,
  onDay: Day,
  world: World,
): GoodsPlan | Refusal =>
  locationRefusal(document, stock) ??
  goodsCome(document, stock, arrivals(document, stock, onDay, world), onDay, world);

const returnMoves = (book: PostedBook, onDay: Day, world: World) => {
  let stock = book.stock;
  const moves = book.goods.map((gone) => {
    const back = movedBack(gone, stock, { id: world.newId(), onDay, reason: 'purchase-return' });
    stock = moving(stock, back);
    return back;
  });
  return { moves, stock };
};

/**
 * Goods of a bill go back at what they came with. What their stock is worth beyond what is left of it goes to 39; goods
 * sold since refuse, unless the business sells what it has not.
 */
export const goodsGoBack = (
  book: PostedBook,
  onDay: Day,
  _memo: string,
  world: World,
): GoodsPlan | Refusal => {
  if (book.goods.length === 0) return untouched(book.stock);
  const back = returnMoves(book, onDay, world);
  const refused = goneRefusal(book.stock, back.stock, back.moves, onDay, world);
  if (refused) return refused;
  const stray = adjusted(book.document, back, strayWorth, onDay, world);
  return together({ ...back, entries: [], warnings: [] }, stray);
};

/** How many of a product moved, and what they were worth. */
const summed = (moves: readonly StockMove[], productId: string) => {
  const own = moves.filter((move) => move.productId === productId);
  return { quantity: sum(own.map((move) => move.quantity)), value: sum(own.map((move) => move.value)) };
};

/**
 * What goods that were sold since cost more than they were thought to when the bill is corrected: the missing pieces, each
 * at the new cost less the old. Source: answers-2.md, Q23.
 */
const costOfMissing = (
  pool: Pool,
  was: { quantity: Decimal; value: Decimal },
  is: { quantity: Decimal; value: Decimal },
  homeDigits: number,
): Decimal => {
  if (!isPositive(was.quantity) || !isPositive(is.quantity)) return zero;
  const there = isNegative(pool.quantity) ? zero : pool.quantity;
  const missing = minus(is.quantity, smaller(there, is.quantity));
  // Divided last, and once: a half of the smallest unit stays one.
  const dearer = minus(times(is.value, was.quantity), times(was.value, is.quantity));
  return partOf(dearer, missing, times(is.quantity, was.quantity), homeDigits);
};

/**
 * Goods of a corrected bill: they go back at what they came with and come again as they are billed now. A shortage is
 * judged by the change alone, so that another price is never refused. Source: answers-2.md, Q23.
 */
export const goodsCorrected = (book: PostedBook, edited: Document, world: World): GoodsPlan | Refusal => {
  const [was, on] = [book.document.issuedOn, edited.issuedOn];
  const back = returnMoves(book, was, world);
  const come = made(back.stock, arrivals(edited, book.stock, on, world));
  const moves = [...back.moves, ...come.moves];
  if (moves.length === 0) return untouched(book.stock);
  const refused = goneRefusal(book.stock, come.stock, moves, was < on ? was : on, world);
  if (refused) return refused;
  const lossOf = (pool: Pool): Decimal => {
    const [old, now] = [summed(book.goods, pool.productId), summed(come.moves, pool.productId)];
    const loss = costOfMissing(pool, old, now, world.homeDigits);
    const left = { ...pool, value: minus(pool.value, loss) };
    return sum([loss, strayWorth(left)]);
  };
  const all = { moves, stock: come.stock };
  return together({ ...all, entries: [], warnings: [] }, adjusted(edited, all, lossOf, on, world));
};
