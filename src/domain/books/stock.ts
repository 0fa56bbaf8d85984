import type { Day } from '../day.ts';
import {
  compare,
  type Decimal,
  isNegative,
  isZero,
  minus,
  negated,
  partOf,
  plus,
  smaller,
  sum,
  zero,
} from '../money.ts';
import { largestAmount } from '../typed/amount.ts';
import { formatDay } from '../values/format.ts';
import { stockFaults as words } from '../words/stock.ts';

/** A tracked product's stock: how much there is in all, what it is worth at home, and how much lies where. */
export interface Pool {
  productId: string;
  name: string;
  /** The account its worth is on since it first moved; null before, when the business's default is asked. */
  inventoryAccount: number | null;
  /** The account its cost is posted to as it is sold; null for the business's. */
  costAccount?: number | null;
  quantity: Decimal;
  value: Decimal;
  /** What so many cost, where there are none to take an average of: as the last that moved, or as one does by its card. */
  last: { quantity: Decimal; value: Decimal };
  /** The day after which it should not be sold. */
  expiresOn?: Day | null;
  /** The day of its opening stock, where that is asked for: documents of a file may be older. */
  openedOn?: Day | null;
  /** Quantity by location id. */
  levels: Readonly<Record<string, Decimal>>;
  /** What moved after the first day the act is about, where and when: without it, what lay there on a day between is known. */
  later: readonly LaterMove[];
}

/** The stock of an item that begins to be counted: there is nothing of it, and one costs what its card says. */
export const newPool = ({
  id,
  name,
  cost,
  inventoryAccount = null,
}: {
  id: string;
  name: string;
  cost: Decimal;
  inventoryAccount?: number | null;
}): Pool => ({
  productId: id,
  name,
  inventoryAccount,
  quantity: zero,
  value: zero,
  last: { quantity: '1', value: cost },
  levels: {},
  later: [],
});

export type LaterMove = Pick<StockMove, 'onDay' | 'quantity'> & {
  locationId: string;
  /** Some of it was counted. */
  counted?: boolean;
};

/** What an act may know of the stock: the pools it holds, and where goods are when a document names no place. */
export interface Stock {
  locationId: string;
  pools: ReadonlyMap<string, Pool>;
  /** The business sells what it has not: a stock may go below zero. */
  negativeAllowed: boolean;
  /** The names of the locations in use, by id, where there is more than one. */
  locations?: Readonly<Record<string, string>>;
}

export const noStock: Stock = { locationId: '', pools: new Map(), negativeAllowed: false };

/** A true-up moves no goods: it puts right what those sold before they came had been thought to cost. */
export const moveReasons = [
  'opening',
  'sale',
  'return',
  'purchase',
  'purchase-return',
  'count',
  'true-up',
  'transfer-out',
  'transfer-in',
] as const;
export type MoveReason = (typeof moveReasons)[number];

/** Goods that came (positive) or left (negative), with their value at home; append-only, reversed by an equal one. */
export interface StockMove {
  id: string;
  productId: string;
  /** The product's name, for the preview of an act. */
  name: string;
  /** Null on the way from one to another: what is there belongs to the pool, and lies nowhere. */
  locationId: string | null;
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
  /** Why it was changed by hand, and what was noted; nothing where a document moved it. */
  cause?: string | null;
  note?: string;
  /** The transfer that moved it. */
  transferId?: string | null;
}

/** True of what goes from one place to another, with the pool as it was. */
const isTransfer = ({ reason }: { reason?: MoveReason }): boolean =>
  reason === 'transfer-out' || reason === 'transfer-in';

/** What a quantity costs where another has a value. */
const shareOf = (of: { quantity: Decimal; value: Decimal }, quantity: Decimal, homeDigits: number): Decimal =>
  partOf(of.value, quantity, of.quantity, homeDigits);

/**
 * What leaving goods cost: their part of the pool's value at its moving weighted average, and all that is left of it
 * for the last of them. More than there is costs the same average. Source: answers.md, "Money, tax, currency, stock cost".
 */
export const costOf = (pool: Pool, quantity: Decimal, homeDigits: number): Decimal =>
  shareOf(isZero(pool.quantity) ? pool.last : pool, quantity, homeDigits);

/**
 * What goods that come into a stock below zero cost more than those sold before them were thought to; negative where they
 * cost less. The stock they leave is worth what of them is left, at their own cost.
 */
export const trueUpOf = (
  pool: Pool,
  come: Pick<StockMove, 'quantity' | 'value'>,
  homeDigits: number,
): Decimal => {
  if (!isNegative(pool.quantity)) return zero;
  const sold = smaller(negated(pool.quantity), come.quantity);
  return minus(shareOf(come, sold, homeDigits), shareOf(pool, sold, homeDigits));
};

/** The stock after goods came or left. */
export const moving = (
  stock: Stock,
  move: Pick<StockMove, 'productId' | 'locationId' | 'quantity' | 'value' | 'onDay'> & {
    reason?: MoveReason;
  },
): Stock => {
  const pool = stock.pools.get(move.productId);
  if (!pool) return stock;
  const { locationId } = move;
  const moved: Pool = {
    ...pool,
    quantity: plus(pool.quantity, move.quantity),
    value: plus(pool.value, move.value),
  };
  const after: Pool =
    locationId === null
      ? moved
      : {
          ...moved,
          // What only changes its place tells nothing of what it costs.
          last: isZero(move.quantity) || isTransfer(move) ? pool.last : move,
          levels: { ...pool.levels, [locationId]: plus(pool.levels[locationId] ?? zero, move.quantity) },
          later: isZero(move.quantity) ? pool.later : [...pool.later, { ...move, locationId }],
        };
  return { ...stock, pools: new Map(stock.pools).set(pool.productId, after) };
};

/** How many of a product there were at a place at the end of a day. */
export const levelOn = (pool: Pick<Pool, 'levels' | 'later'>, locationId: string, day: Day): Decimal =>
  minus(
    pool.levels[locationId] ?? zero,
    sum(
      pool.later
        .filter((move) => move.locationId === locationId && move.onDay > day)
        .map(({ quantity }) => quantity),
    ),
  );

/** The least of a product that is at a place at the end of any day from one on, and the first day it is so little. */
export const leastFrom = (
  pool: Pool,
  locationId: string,
  onDay: Day,
): { quantity: Decimal; onDay: Day | null } => {
  const now = pool.levels[locationId] ?? zero;
  const later = pool.later.filter((move) => move.locationId === locationId && move.onDay > onDay);
  // Back from what is there after all moves: on the days before a move it is not there yet, or not gone yet.
  let least: { quantity: Decimal; onDay: Day | null } = { quantity: now, onDay: null };
  const days = [...new Set(later.map((move) => move.onDay))].sort();
  for (const day of days.length > 0 ? [onDay, ...days.slice(0, -1)] : []) {
    const yetToMove = sum(later.filter((move) => move.onDay > day).map((move) => move.quantity));
    const quantity = minus(now, yetToMove);
    if (compare(quantity, least.quantity) < 0) least = { quantity, onDay: day };
  }
  return least;
};

/** What of some goods had expired before a day. They can be sold, and it is said. Source: answers-2.md, Q39. */
export const expiredBefore = (
  stock: Stock,
  goods: readonly Pick<StockMove, 'productId'>[],
  onDay: Day,
  { locale }: { locale: string },
): string[] =>
  [...new Set(goods.map(({ productId }) => productId))].flatMap((id) => {
    const pool = stock.pools.get(id);
    return pool?.expiresOn && pool.expiresOn < onDay
      ? [words.expired({ product: pool.name, day: formatDay(pool.expiresOn, locale) })]
      : [];
  });

/** What was counted after a day, and when last: goods that move before it may have been counted already. */
export const countedSince = (
  stock: Stock,
  productIds: readonly string[],
  onDay: Day,
  { locale }: { locale: string },
): string[] =>
  [...new Set(productIds)].flatMap((id) => {
    const pool = stock.pools.get(id);
    const days =
      pool?.later.filter((move) => move.counted && move.onDay > onDay).map((move) => move.onDay) ?? [];
    const day = days.sort().at(-1);
    return pool && day ? [words.countedSince({ product: pool.name, day: formatDay(day, locale) })] : [];
  });

/** Why a stock can't be counted any more, or null: sold ever further below zero it would leave what books can hold. */
export const stockProblem = ({ name, quantity, value }: Pool): string | null =>
  compare(quantity, '-999999999') < 0 || compare(value, negated(largestAmount)) < 0
    ? words.uncountable({ product: name })
    : null;

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

/** Moves of goods that still count: neither reversed nor reversals. */
export const liveMoves = (moves: readonly StockMove[]): StockMove[] => {
  const gone = new Set(moves.map((move) => move.reverses));
  return moves.filter((move) => move.reverses === null && move.reason !== 'true-up' && !gone.has(move.id));
};
