import type { Day } from '../day.ts';
import {
  compare,
  type Decimal,
  isNegative,
  minus,
  negated,
  over,
  plus,
  rounded,
  times,
  zero,
} from '../money.ts';

/** A tracked product's stock: how much there is in all, what it is worth at home, and how much lies where. */
export interface Pool {
  productId: string;
  name: string;
  quantity: Decimal;
  value: Decimal;
  /** Quantity by location id. */
  levels: Readonly<Record<string, Decimal>>;
}

/** What an act may know of the stock: the pools it holds, and where goods lie when a document names no place. */
export interface Stock {
  locationId: string;
  pools: ReadonlyMap<string, Pool>;
}

export const noStock: Stock = { locationId: '', pools: new Map() };

export type MoveReason = 'opening' | 'sale' | 'return';

/** Goods that came (positive) or left (negative), with their value at home; append-only, taken back by an equal one. */
export interface StockMove {
  id: string;
  productId: string;
  /** The product's name, for the preview of an act. */
  name: string;
  locationId: string;
  quantity: Decimal;
  value: Decimal;
  /** What the product's pool holds after this move. */
  quantityAfter: Decimal;
  onDay: Day;
  reason: MoveReason;
  documentId: string | null;
  documentLineId: string | null;
  contactId: string | null;
  reverses: string | null;
}

/**
 * What leaving goods cost: their part of the pool's value at its moving weighted average, and all that is left of it
 * for the last of them. Source: answers.md, "Money, tax, currency, stock cost".
 */
export const costOf = (pool: Pool, quantity: Decimal, homeDigits: number): Decimal =>
  compare(quantity, pool.quantity) >= 0
    ? pool.value
    : rounded(over(times(pool.value, quantity), pool.quantity), homeDigits);

/** The stock after goods came or left. */
export const moving = (
  stock: Stock,
  move: Pick<StockMove, 'productId' | 'locationId' | 'quantity' | 'value'>,
): Stock => {
  const pool = stock.pools.get(move.productId);
  if (!pool) return stock;
  const level = plus(pool.levels[move.locationId] ?? zero, move.quantity);
  const after: Pool = {
    ...pool,
    quantity: plus(pool.quantity, move.quantity),
    value: plus(pool.value, move.value),
    levels: { ...pool.levels, [move.locationId]: level },
  };
  return { ...stock, pools: new Map(stock.pools).set(pool.productId, after) };
};

/** How much of a product a place lacks for a quantity to leave it; zero where there is enough. */
export const missingFrom = (pool: Pool, locationId: string, quantity: Decimal): Decimal => {
  const rest = minus(pool.levels[locationId] ?? zero, quantity);
  return isNegative(rest) ? negated(rest) : zero;
};

/** The move that takes another back: same goods, same value, the other way. */
export const movedBack = (
  move: StockMove,
  stock: Stock,
  how: { id: string; onDay: Day; reason: MoveReason },
): StockMove => ({
  ...move,
  ...how,
  quantity: negated(move.quantity),
  value: negated(move.value),
  quantityAfter: minus(stock.pools.get(move.productId)?.quantity ?? zero, move.quantity),
  reverses: move.id,
});

/** Moves that still count: neither taken back nor taking back. */
export const standingMoves = (moves: readonly StockMove[]): StockMove[] => {
  const gone = new Set(moves.map((move) => move.reverses));
  return moves.filter((move) => move.reverses === null && !gone.has(move.id));
};
