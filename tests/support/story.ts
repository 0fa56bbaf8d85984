import { cancelPosted, reinstatePosted } from '../../server/commands/cancel-posted.ts';
import { applyCredit, refundCredit } from '../../server/commands/credit.ts';
import { deletePosted } from '../../server/commands/delete-posted.ts';
import { recordPayment } from '../../server/commands/record-payment.ts';
import { undoWriteOff, writeOff } from '../../server/commands/write-off.ts';
import type { Database } from '../../server/store/database.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { given, type Shop } from './given.ts';

/** A month of a business in which everything happens once that can happen to an invoice, ending on 31 January 2026. */
export const busyMonth = async (database: Database, name?: string): Promise<Shop> => {
  const shop = await given.business(database, name ? { name } : {});
  const customerId = await given.customer(shop, { name: 'Regular Customer' });
  await given.product(shop, { sku: 'UMB-1' });
  const invoice = (total: number, paid = 0) => given.invoice(shop, { customerId, total, paid });

  await given.invoice(shop, { draft: true });
  await deletePosted(shop, 'invoice', (await given.invoice(shop, { draft: true })).id);
  await given.invoice(shop, { subtype: 'receipt', total: 80 });
  const overpaid = await invoice(100, 40);
  await recordPayment(shop.on('2026-01-20'), receivable, {
    shares: [{ id: overpaid.id, amount: '90' }],
    surplus: 'credit',
    mode: 2,
    onDay: null,
    memo: 'Thirty too much',
  });
  const credited = await invoice(50);
  await applyCredit(shop, receivable, credited.id, '20');
  await refundCredit(shop, receivable, {
    contactId: customerId,
    amount: '5',
    mode: 1,
    onDay: null,
    memo: '',
  });

  const cancelled = await invoice(70, 70);
  await cancelPosted(shop.on('2026-01-25'), receivable, cancelled.id, {
    payments: 'credit',
    goods: 'back',
    mode: 1,
  });
  const refunded = await invoice(60, 10);
  await cancelPosted(shop, receivable, refunded.id, { payments: 'refund', goods: 'back', mode: 1 });
  await deletePosted(shop, 'invoice', refunded.id);
  const again = await invoice(30);
  await cancelPosted(shop, receivable, again.id, { payments: 'credit', goods: 'back', mode: 1 });
  await reinstatePosted(shop, receivable, again.id);

  await writeOff(shop.on('2026-01-31'), receivable, (await invoice(45, 15)).id);
  const owed = await invoice(35);
  await writeOff(shop, receivable, owed.id);
  await undoWriteOff(shop, receivable, owed.id);
  return shop;
};
