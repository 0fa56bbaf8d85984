import type { OrderBook } from '../acts/order.ts';
import { lockAdvancesOf } from '../store/books/advances.ts';
import type { Tx } from '../store/database/tx.ts';
import { lockDocument } from '../store/documents/documents.ts';
import { madeFromLines } from '../store/documents/made-from.ts';

/** An order held from here on, with its bills and advances as they are now. */
export const lockOrder = async (tx: Tx, id: string): Promise<OrderBook> => {
  const [order, bills, advances] = await Promise.all([
    lockDocument(tx, 'order', id),
    madeFromLines(tx, id),
    lockAdvancesOf(tx, id),
  ]);
  return { order, bills, advances };
};
