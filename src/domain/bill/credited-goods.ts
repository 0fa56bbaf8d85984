import type { Pool, Stock, StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { LineLeft } from '../documents/credit-note.ts';
import type { DocumentLine } from '../documents/document.ts';
import {
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  negated,
  partOf,
  plus,
  smaller,
  sum,
  zero,
} from '../money.ts';
import type { PostedBook } from '../posted/book.ts';
import { locationOf } from '../posted/shortage.ts';

/** Goods of a line that the bill brought: their stock, how many of them are not given back yet, and what these came with. */
export interface ReceivedGoods {
  pool: Pool;
  quantity: Decimal;
  value: Decimal;
}

/** What a bill brought of a line, less what is given back already; null where it brought no counted goods. */
export const receivedGoodsOf = (
  { goods, stock }: PostedBook,
  line: DocumentLine,
  left: Pick<LineLeft, 'moved' | 'value'>,
): ReceivedGoods | null => {
  const pool = line.productId ? stock.pools.get(line.productId) : undefined;
  const came = goods.filter(
    ({ documentLineId, reason }) => documentLineId === line.id && reason === 'purchase',
  );
  if (!pool || came.length === 0) return null;
  return {
    pool,
    quantity: plus(sum(came.map((move) => move.quantity)), left.moved),
    value: plus(sum(came.map((move) => move.value)), left.value),
  };
};

/** Goods of a line that a vendor takes back, or what its price falls by. */
export interface GoesBack {
  line: DocumentLine;
  received: ReceivedGoods;
  /** The stock as it is then. */
  stock: Stock;
  /** How many pieces leave; null where their worth alone falls. */
  returned: Decimal | null;
  /** What the vendor gives for it, at home. */
  cost: Decimal;
  onDay: string;
}

/**
 * What moves in stock: pieces at what they came with, or a part of the worth alone. A lower price takes worth from the
 * pieces that are still there; the part of those sold since is no worth any more.
 */
export const moveBack = (
  { document }: PostedBook,
  { line, received, stock, returned, cost, onDay }: GoesBack,
  world: World,
): StockMove => {
  const { productId, name } = received.pool;
  const pool = stock.pools.get(productId)!;
  const share = (whole: Decimal, of: Decimal): Decimal =>
    isPositive(received.quantity) ? partOf(whole, of, received.quantity, world.homeDigits) : zero;
  const there = isNegative(pool.quantity) ? zero : smaller(pool.quantity, received.quantity);
  const carried = smaller(share(cost, there), isPositive(pool.value) ? pool.value : zero);
  return {
    id: world.newId(),
    productId,
    name,
    locationId: locationOf(line, document, stock),
    quantity: returned ? negated(returned) : zero,
    value: negated(returned ? share(received.value, returned) : carried),
    quantityAfter: zero,
    onDay,
    reason: returned ? 'purchase-return' : 'true-up',
    documentId: document.id,
    documentLineId: line.id,
    contactId: document.contactId,
    reverses: null,
  };
};

/** A move that changes something. */
export const isMove = (move: StockMove | null): move is StockMove =>
  move !== null && !(isZero(move.quantity) && isZero(move.value));
