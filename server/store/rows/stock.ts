import type { MoveReason, StockMove } from '../../../src/domain/books/stock.ts';
import { type Decimal, plus, zero } from '../../../src/domain/money.ts';
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

/** What moves add to each product's pool, by key. */
export const poolChanges = (moves: readonly StockMove[]) => {
  const sums = new Map<string, { id: string; quantity: Decimal; value: Decimal }>();
  for (const { productId, quantity, value } of moves) {
    const sum = sums.get(productId) ?? { id: productId, quantity: zero, value: zero };
    sums.set(productId, { ...sum, quantity: plus(sum.quantity, quantity), value: plus(sum.value, value) });
  }
  return [...sums.values()].sort((a, b) => a.id.localeCompare(b.id));
};

/** What moves add to each place's level, by key; what is on the way lies at none. */
export const levelChanges = (moves: readonly StockMove[]) => {
  const sums = new Map<string, { productId: string; locationId: string; quantity: Decimal }>();
  for (const { productId, locationId, quantity } of moves) {
    if (locationId === null) continue;
    const key = `${productId} ${locationId}`;
    const sum = sums.get(key) ?? { productId, locationId, quantity: zero };
    sums.set(key, { ...sum, quantity: plus(sum.quantity, quantity) });
  }
  return [...sums.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, sum]) => sum);
};
