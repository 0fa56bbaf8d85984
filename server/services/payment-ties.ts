import type { Side } from '../../src/domain/books/side.ts';
import type { PaymentTies } from '../../src/domain/posted/payment-delete.ts';
import { entryOfPayment } from '../store/books/entries.ts';
import { lockItems, lockPayment, settlementsOf, tiesOfPayment } from '../store/books/items.ts';
import type { Tx } from '../store/database/tx.ts';

/** A payment, held, with all that belongs to it beside one settlement. */
export const lockTies = async (
  tx: Tx,
  side: Side,
  paymentId: string,
  settlementId: string,
): Promise<PaymentTies> => {
  const payment = await lockPayment(tx, paymentId);
  const ties = await tiesOfPayment(tx, side, payment.id, settlementId);
  const [surplus] = ties.surplusId ? await lockItems(tx, [ties.surplusId]) : [];
  const entry = ties.shared ? null : await entryOfPayment(tx, payment.id);
  const surplusMoved = surplus !== undefined && (await settlementsOf(tx, [surplus.id])).length > 0;
  return { ...ties, payment, entry, surplus: surplus ?? null, surplusMoved };
};
