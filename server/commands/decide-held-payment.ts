import { heldPaymentLifecycle } from '../../src/machines/held-payment/held-payment.lifecycle.ts';
import { paymentSessionLifecycle } from '../../src/machines/payment-session/payment-session.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { recordEvent } from '../store/events.ts';
import { decideHeld, findHeld } from '../store/held-payments.ts';
import { carryOut } from '../store/intent.ts';
import { lockBook } from '../store/invoices.ts';
import { lockSession, setSessionStatus } from '../store/payment-sessions.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { bookCharge } from './book-charge.ts';

/**
 * Books a payment that was held, as its report would have been, or refuses it for good. The same decision again changes
 * nothing; the other one is refused. Throws `Missing`, and `Refused` while the books are locked today.
 */
export const decideHeldPayment = (ctx: Ctx, id: string, decision: 'book' | 'refuse', origin: string) =>
  carryOut(ctx, async (tx) => {
    const { documentId, provider, sessionId } = await findHeld(tx, id);
    const book = await lockBook(tx, documentId);
    const session = await lockSession(tx, provider, sessionId);
    const { status, charge, amount, currency } = await findHeld(tx, id, true);
    const move = granted(decide(heldPaymentLifecycle, { status, facts: {} }, { type: `held.${decision}` }));
    const done = { id, status: move.status, repeated: false };
    if (move.status === status) return done;
    const money = { amount, currency };
    if (decision === 'book') {
      const report = { type: 'payment.received', money, charge } as const;
      const paid = granted(
        decide(paymentSessionLifecycle, { status: session.status, facts: session }, report),
      );
      if (paid.moved) await setSessionStatus(tx, sessionId, paid.status);
      await bookCharge(tx, book, session, report, origin);
    }
    await decideHeld(tx, id, move.status, tx.user.id);
    await recordEvent(tx, `payment.${decision}-held`, 'held_payment', id, { ...money, document: documentId });
    return done;
  });
