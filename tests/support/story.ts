import { cancelPosted, reinstatePosted } from '../../server/commands/cancel-posted.ts';
import { applyCredit, refundCredit } from '../../server/commands/credit.ts';
import { giveBack, undoGiveBack } from '../../server/commands/credit-note.ts';
import { deleteExpense } from '../../server/commands/delete-expense.ts';
import { deletePosted } from '../../server/commands/delete-posted.ts';
import { createNonPosting } from '../../server/commands/non-posting.ts';
import { billOrder } from '../../server/commands/order.ts';
import { recordPayment } from '../../server/commands/record-payment.ts';
import { saveContact } from '../../server/commands/save-contact.ts';
import { createExpense } from '../../server/commands/save-expense.ts';
import { undoWriteOff, writeOff } from '../../server/commands/write-off.ts';
import { plainRequest } from '../../server/services/look-up.ts';
import type { Database } from '../../server/store/database/database.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { creditNotesOf } from '../../server/store/documents/credit-notes.ts';
import { findDocuments } from '../../server/store/documents/documents.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import { blankVendor } from '../../src/domain/contact/contact.ts';
import { given, type Shop } from './given.ts';

/** The first line of a document, and its newest credit note. */
const creditNotesIn = (shop: Shop, id: string) =>
  withBusiness(shop, 'read', async (tx) => {
    const [document] = await findDocuments(tx, 'invoice', [id]);
    const notes = await creditNotesOf(tx, id);
    return { lineId: document!.lines[0]!.id, last: notes.at(-1)?.id ?? '' };
  });

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
  await applyCredit(shop, receivable, credited.id, { amount: '20' });
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

  const returned = await invoice(90, 80);
  const giveBackOf = async (amount: string): Promise<string> => {
    const before = await creditNotesIn(shop, returned.id);
    await giveBack(shop, receivable, returned.id, {
      lines: [{ lineId: before.lineId, quantity: null, amount }],
      shipping: null,
      reason: 'Broken',
      onDay: null,
      goods: 'back',
      surplus: 'credit',
      mode: 1,
    });
    return (await creditNotesIn(shop, returned.id)).last;
  };
  await giveBackOf('25');
  await undoGiveBack(shop, receivable, returned.id, await giveBackOf('10'));
  return shop;
};

/** A business that buys: an order that is billed in part by a draft, one that is issued, an expense and a deleted one. */
export const busyBuyer = async (database: Database, name: string): Promise<Shop> => {
  const shop = await given.business(database, { name });
  const vendor = await saveContact(shop, payable, { ...blankVendor, name: 'Paper Mill' }, null);
  const line = { id: null, productId: null, name: 'Paper', description: '', price: '4', taxId: null };
  const order = async () => {
    const made = await createNonPosting(shop, 'order', {
      ...plainRequest,
      subtype: 'order',
      contactId: vendor.id,
      issuedOn: null,
      dueOn: null,
      notes: '',
      lines: [
        { ...line, quantity: '10' },
        { ...line, quantity: '2' },
      ],
      issue: true,
    });
    return made.ids[0]!;
  };
  const partly = await order();
  await order();
  await billOrder(shop, partly, { quantities: null, confirmed: false });
  const expense = () =>
    createExpense(shop, {
      name: 'Taxi',
      description: 'To a customer',
      reference: '',
      category: 1,
      vendorId: null,
      onDay: null,
      mode: 1,
      bankId: null,
      currency: shop.business.homeCurrency,
      rate: null,
      amount: '12',
      includesTax: true,
      taxId: null,
    });
  await expense();
  await deleteExpense(shop, (await expense()).id);
  return shop;
};
