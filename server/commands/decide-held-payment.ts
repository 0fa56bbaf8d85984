import { receivable } from '../../src/domain/books/side.ts';
import { decideHeldAct } from '../acts/provider-report.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { decideHeld, findHeld } from '../store/providers/held-payments.ts';
import { isBooked, lockSession, setSessionStatus } from '../store/providers/payment-sessions.ts';

/**
 * Books a payment that was held, as its report would have been, or refuses it for good. The same decision again changes
 * nothing; the other one is refused. Throws `Missing`, and `Refused` while the books are locked today.
 */
export const decideHeldPayment = (ctx: Ctx, id: string, decision: 'book' | 'refuse', origin: string) =>
  runOnce(ctx, async (tx) => {
    const { documentId, provider, sessionId } = await findHeld(tx, id);
    const book = await lockBook(tx, receivable, documentId);
    const session = await lockSession(tx, provider, sessionId);
    const { status: heldStatus, charge, amount, currency } = await findHeld(tx, id, true);
    const money = { amount, currency };
    const booked = await isBooked(tx, { provider, charge });
    const reported = { book, session, heldStatus, booked };
    const decided = runAct(decideHeldAct, reported, { money, charge }, decision, await worldOf(tx));
    const done = { id, status: decided.status, repeated: false };
    if (decided.unchanged) return done;
    const { sessionStatus, plan, news } = decided.report ?? {};
    if (sessionStatus) await setSessionStatus(tx, sessionId, sessionStatus);
    if (plan) await writePlan(tx, plan);
    if (news) await tellOwners(tx, origin, news);
    await decideHeld(tx, id, decided.status, tx.user.id);
    await recordEvent(tx, `payment.${decision}-held`, 'held_payment', id, { ...money, document: documentId });
    return done;
  });
