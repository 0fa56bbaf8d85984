import type { InvoiceBook } from '../../src/domain/invoice/book.ts';
import { isFarTooMuch, type Money, type PaymentSession } from '../../src/domain/online-payment/session.ts';
import { heldNews } from '../../src/domain/words/held-payment.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { recordEvent } from '../store/events.ts';
import { addHeld, heldStatusOf } from '../store/held-payments.ts';
import { isBooked } from '../store/payment-sessions.ts';
import type { Tx } from '../store/tx.ts';

/**
 * Keeps money that is more than twice what was asked for a person to decide about, and writes to the owners, once for each
 * movement of money. Null for money that may be booked at once.
 */
export const holdIfTooMuch = async (
  tx: Tx,
  book: InvoiceBook,
  session: PaymentSession,
  { money, charge }: { money: Money; charge: string },
  origin: string,
): Promise<string | null> => {
  const { provider } = session;
  const known = await heldStatusOf(tx, provider, charge);
  if (known) return `${known.toLowerCase()} before`;
  if (!isFarTooMuch(session, money) || (await isBooked(tx, { provider, charge }))) return null;
  const id = await addHeld(tx, {
    ...money,
    provider,
    charge,
    sessionId: session.id,
    documentId: book.document.id,
  });
  await recordEvent(tx, 'payment.hold', 'held_payment', id, { ...money, document: book.document.id });
  await tellOwners(tx, origin, heldNews(book.document, money, session.amount));
  return 'held for a decision';
};
