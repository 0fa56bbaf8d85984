import type { MoveReason, StockMove } from '../../../src/domain/books/stock.ts';
import { firstOfMonth } from '../../../src/domain/day.ts';
import { type Decimal, isZero, plus, zero } from '../../../src/domain/money.ts';
import { column, type RowOf, rowOf } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

export const moveColumns = {
  id: column.id,
  productId: column.id,
  locationId: column.id.orNull,
  quantity: column.exact.called('qty'),
  value: column.exact,
  quantityAfter: column.exact.called('qty_after'),
  onDay: column.day,
  reason: column.text.as<MoveReason>(),
  documentId: column.id.orNull,
  documentLineId: column.id.orNull,
  contactId: column.id.orNull,
  reverses: column.id.orNull,
  cause: column.text.orNull,
  note: column.text,
  transferId: column.id.orNull,
  at: column.instant,
};

export const moveRow = (move: StockMove, tx: Tx): RowOf<typeof moveColumns> =>
  rowOf(moveColumns, { cause: null, note: '', transferId: null, ...move, at: tx.now });

export const poolColumns = { id: column.id, quantity: column.exact.called('qty'), value: column.exact };
export const levelColumns = {
  productId: column.id,
  locationId: column.id,
  quantity: column.exact.called('qty'),
};

/** What a month brought of an item. */
export const monthColumns = {
  productId: column.id,
  month: column.day,
  quantity: column.exact.called('qty'),
  value: column.exact,
};
/** The same of an item at a location, which keeps no value. */
export const levelMonthColumns = {
  productId: column.id,
  locationId: column.id,
  month: column.day,
  quantity: column.exact.called('qty'),
};

/** What moves add up to by a key, in its order; a move that has none counts nowhere. */
const summedBy = <Key extends object>(
  moves: readonly StockMove[],
  keyOf: (move: StockMove) => Key | null,
): (Key & { quantity: Decimal; value: Decimal })[] => {
  const sums = new Map<string, Key & { quantity: Decimal; value: Decimal }>();
  for (const move of moves) {
    const key = keyOf(move);
    if (key === null) continue;
    const name = Object.values(key).join(' ');
    const { quantity, value } = sums.get(name) ?? { quantity: zero, value: zero };
    sums.set(name, { quantity: plus(quantity, move.quantity), value: plus(value, move.value), ...key });
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([, sum]) => sum);
};

/** What moves add to each product's pool, by key. */
export const poolChanges = (moves: readonly StockMove[]) =>
  summedBy(moves, ({ productId }) => ({ id: productId }));

/** What moves add to each place's level, by key; what is on the way lies at none. */
export const levelChanges = (moves: readonly StockMove[]) =>
  summedBy(moves, ({ productId, locationId }) => (locationId === null ? null : { productId, locationId }));

/** What moves add to what their months brought of each product; a transfer adds nothing. */
export const monthChanges = (moves: readonly StockMove[]): RowOf<typeof monthColumns>[] =>
  summedBy(moves, ({ productId, onDay }) => ({ productId, month: firstOfMonth(onDay) })).filter(
    ({ quantity, value }) => !isZero(quantity) || !isZero(value),
  );

/** The same at each location; what is on the way is at none. */
export const levelMonthChanges = (moves: readonly StockMove[]): RowOf<typeof levelMonthColumns>[] =>
  summedBy(moves, ({ productId, locationId, onDay }) =>
    locationId === null ? null : { productId, locationId, month: firstOfMonth(onDay) },
  )
    .filter(({ quantity }) => !isZero(quantity))
    .map((row) => rowOf(levelMonthColumns, row));
