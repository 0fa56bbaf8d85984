import type { StockMove } from '../../../src/domain/books/stock.ts';
import { type Decimal, plus, zero } from '../../../src/domain/money.ts';
import { column } from '../row.ts';
import type { Tx } from '../tx.ts';

export const moveColumns = {
  id: column.id,
  product_id: column.id,
  location_id: column.id,
  qty: column.exact,
  value: column.exact,
  qty_after: column.exact,
  on_day: column.day,
  reason: column.text,
  document_id: column.id,
  document_line_id: column.id,
  contact_id: column.id,
  reverses: column.id,
  at: column.instant,
};

export const moveRow = (move: StockMove, tx: Tx) => ({
  id: move.id,
  product_id: move.productId,
  location_id: move.locationId,
  qty: move.quantity,
  value: move.value,
  qty_after: move.quantityAfter,
  on_day: move.onDay,
  reason: move.reason,
  document_id: move.documentId,
  document_line_id: move.documentLineId,
  contact_id: move.contactId,
  reverses: move.reverses,
  at: tx.now,
});

export const poolColumns = { id: column.id, qty: column.exact, value: column.exact };
export const levelColumns = { product_id: column.id, location_id: column.id, qty: column.exact };

/** What moves add to each product's pool, by key. */
export const poolChanges = (moves: readonly StockMove[]) => {
  const sums = new Map<string, { id: string; qty: Decimal; value: Decimal }>();
  for (const { productId, quantity, value } of moves) {
    const sum = sums.get(productId) ?? { id: productId, qty: zero, value: zero };
    sums.set(productId, { ...sum, qty: plus(sum.qty, quantity), value: plus(sum.value, value) });
  }
  return [...sums.values()].sort((a, b) => a.id.localeCompare(b.id));
};

/** What moves add to each place's level, by key. */
export const levelChanges = (moves: readonly StockMove[]) => {
  const sums = new Map<string, { product_id: string; location_id: string; qty: Decimal }>();
  for (const { productId, locationId, quantity } of moves) {
    const key = `${productId} ${locationId}`;
    const sum = sums.get(key) ?? { product_id: productId, location_id: locationId, qty: zero };
    sums.set(key, { ...sum, qty: plus(sum.qty, quantity) });
  }
  return [...sums.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, sum]) => sum);
};
