import type { MoveReason, StockMove } from '../../../src/domain/books/stock.ts';
import { monthOf } from '../../../src/domain/day.ts';
import { type Decimal, isZero, plus, zero } from '../../../src/domain/money.ts';
import { column, type RowOf, rowOf } from '../row.ts';
import type { Tx } from '../tx.ts';

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

/** What a year brought of an item: in all, and by the end of its second, fourth, sixth, eighth and tenth month. */
export const yearColumns = {
  productId: column.id,
  year: column.int,
  quantity: column.exact.called('qty'),
  value: column.exact,
  quantityBy2: column.exact.called('qty_by_2'),
  valueBy2: column.exact.called('value_by_2'),
  quantityBy4: column.exact.called('qty_by_4'),
  valueBy4: column.exact.called('value_by_4'),
  quantityBy6: column.exact.called('qty_by_6'),
  valueBy6: column.exact.called('value_by_6'),
  quantityBy8: column.exact.called('qty_by_8'),
  valueBy8: column.exact.called('value_by_8'),
  quantityBy10: column.exact.called('qty_by_10'),
  valueBy10: column.exact.called('value_by_10'),
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

const { productId: _item, year: _year, ...brought } = yearColumns;
const nothing = Object.fromEntries(Object.keys(brought).map((name) => [name, zero])) as Record<
  keyof typeof brought,
  Decimal
>;

/** What moves add to what their years brought of each product, by key: in all, and by the end of every second month. A transfer changes none. */
export const yearChanges = (moves: readonly StockMove[]): RowOf<typeof yearColumns>[] => {
  const sums = new Map<string, RowOf<typeof yearColumns>>();
  for (const { productId, onDay, quantity, value } of moves) {
    const [year, month] = [Number(onDay.slice(0, 4)), monthOf(onDay)];
    const name = `${productId} ${year}`;
    const sum = sums.get(name) ?? nothing;
    const by = (last: number, until: Decimal, more: Decimal) => (month <= last ? plus(until, more) : until);
    sums.set(name, {
      productId,
      year,
      quantity: plus(sum.quantity, quantity),
      value: plus(sum.value, value),
      quantityBy2: by(2, sum.quantityBy2, quantity),
      valueBy2: by(2, sum.valueBy2, value),
      quantityBy4: by(4, sum.quantityBy4, quantity),
      valueBy4: by(4, sum.valueBy4, value),
      quantityBy6: by(6, sum.quantityBy6, quantity),
      valueBy6: by(6, sum.valueBy6, value),
      quantityBy8: by(8, sum.quantityBy8, quantity),
      valueBy8: by(8, sum.valueBy8, value),
      quantityBy10: by(10, sum.quantityBy10, quantity),
      valueBy10: by(10, sum.valueBy10, value),
    });
  }
  return [...sums]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, sum]) => sum)
    .filter(({ productId: _, year: __, ...sum }) => !Object.values(sum).every(isZero));
};
