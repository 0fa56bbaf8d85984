import type { MoveReason, StockMove } from '../../../src/domain/books/stock.ts';
import { monthOf } from '../../../src/domain/day.ts';
import { type Decimal, isZero, plus, zero } from '../../../src/domain/money.ts';
import { column, type RowColumns, type RowOf, rowOf } from '../row.ts';
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

const quantityBrought = {
  quantity: column.exact.called('qty'),
  quantityBy2: column.exact.called('qty_by_2'),
  quantityBy4: column.exact.called('qty_by_4'),
  quantityBy6: column.exact.called('qty_by_6'),
  quantityBy8: column.exact.called('qty_by_8'),
  quantityBy10: column.exact.called('qty_by_10'),
};
const brought = {
  ...quantityBrought,
  value: column.exact,
  valueBy2: column.exact.called('value_by_2'),
  valueBy4: column.exact.called('value_by_4'),
  valueBy6: column.exact.called('value_by_6'),
  valueBy8: column.exact.called('value_by_8'),
  valueBy10: column.exact.called('value_by_10'),
};
/** What a year brought of an item: in all, and by the end of its second, fourth, sixth, eighth and tenth month. */
export const yearColumns = { productId: column.id, year: column.int, ...brought };
/** The same of an item at a location, which keeps no value. */
export const levelYearColumns = {
  productId: column.id,
  locationId: column.id,
  year: column.int,
  ...quantityBrought,
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

type Brought = Record<keyof typeof brought, Decimal>;
const nothing = Object.fromEntries(Object.keys(brought).map((name) => [name, zero])) as Brought;

/** What moves add to what their years brought by a key, in its order: in all, and by the end of every second month. */
const broughtBy = <Key extends object>(
  moves: readonly StockMove[],
  keyOf: (move: StockMove) => Key | null,
): (Brought & { year: number } & Key)[] => {
  const sums = new Map<string, Brought & { year: number } & Key>();
  for (const move of moves) {
    const key = keyOf(move);
    if (key === null) continue;
    const { onDay, quantity, value } = move;
    const [year, month] = [Number(onDay.slice(0, 4)), monthOf(onDay)];
    const name = [...Object.values(key), year].join(' ');
    const sum: Brought = sums.get(name) ?? nothing;
    const by = (last: number, until: Decimal, more: Decimal) => (month <= last ? plus(until, more) : until);
    sums.set(name, {
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
      ...key,
    });
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([, sum]) => sum);
};

/** True for a row that adds something under one of some columns. */
const adds =
  (columns: RowColumns) =>
  (row: object): boolean =>
    Object.keys(columns).some((name) => !isZero((row as Record<string, Decimal>)[name]!));

/** What moves add to what their years brought of each product; a transfer adds nothing. */
export const yearChanges = (moves: readonly StockMove[]): RowOf<typeof yearColumns>[] =>
  broughtBy(moves, ({ productId }) => ({ productId })).filter(adds(brought));

/** The same at each location; what is on the way lies at none. */
export const levelYearChanges = (moves: readonly StockMove[]): RowOf<typeof levelYearColumns>[] =>
  broughtBy(moves, ({ productId, locationId }) => (locationId === null ? null : { productId, locationId }))
    .filter(adds(quantityBrought))
    .map((row) => rowOf(levelYearColumns, row));
