import type { Side } from '../../src/domain/books/side.ts';
import { isPositive, minus, rounded, times } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { giveBack } from '../commands/credit-note.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';

/**
 * Gives a piece of a document's first goods back with its shipping, or a tenth of its first line where it has no goods; what
 * was paid already goes back at once.
 */
export const giveSomeBack = async (
  ctx: Ctx,
  side: Side,
  kind: 'invoice' | 'bill',
  id: string,
  reason: string,
): Promise<void> => {
  const document = await withBusiness(ctx, 'read', async (tx) => (await findDocuments(tx, kind, [id]))[0]!);
  const goods = document.lines.find(
    ({ productId, quantity }) => productId && isPositive(minus(quantity, '1')),
  );
  const line = goods ?? document.lines[0]!;
  const net = minus(line.amount, line.discountShare);
  const amount = goods ? null : rounded(times(net, '0.1'), digitsOf(document.currency));
  const shipping = goods && isPositive(document.shipping) ? { amount: document.shipping } : null;
  await giveBack(ctx, side, id, {
    lines: [{ lineId: line.id, quantity: goods ? '1' : null, amount }],
    shipping,
    reason,
    onDay: null,
    goods: 'back',
    surplus: 'refund',
    mode: 2,
  });
};
