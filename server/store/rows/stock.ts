import type { StockMove } from '../../../src/domain/books/stock.ts';
import { type Decimal, plus, zero } from '../../../src/domain/money.ts';
import type { Columns } from '../rowset.ts';
import type { Tx } from '../tx.ts';

export const moveColumns: Columns = {
  id: 'uuid',
  product_id: 'uuid',
  location_id: 'uuid',
  qty: 'numeric',
  value: 'numeric',
  qty_after: 'numeric',
  on_day: 'date',
  reason: 'text',
  document_id: 'uuid',
  document_line_id: 'uuid',
  contact_id: 'uuid',
  reverses: 'uuid',
  at: 'timestamptz',
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

export const poolColumns: Columns = { id: 'uuid', qty: 'numeric', value: 'numeric' };
export const levelColumns: Columns = { product_id: 'uuid', location_id: 'uuid', qty: 'numeric' };

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
