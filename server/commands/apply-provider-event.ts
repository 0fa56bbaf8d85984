import type { ProviderEvent } from '../../src/domain/online-payment/session.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { paymentSessionLifecycle } from '../../src/machines/payment-session/payment-session.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { recordEvent } from '../store/events.ts';
import { holdEvent, settleEvent } from '../store/inbox.ts';
import { lockBook } from '../store/invoices.ts';
import { findSession, lockSession, setSessionStatus } from '../store/payment-sessions.ts';
import { type Ctx, type Tx, withBusiness } from '../store/tx.ts';
import { bookCharge } from './book-charge.ts';
import { holdIfTooMuch } from './hold-payment.ts';

/** What became of a report whose turn it is. The document is held before its session. */
const outcomeOf = async (
  tx: Tx,
  provider: string,
  { sessionId, report }: ProviderEvent,
  origin: string,
): Promise<string> => {
  const found = await findSession(tx, provider, sessionId);
  if (!found) return 'names no session';
  const book = await lockBook(tx, found.documentId);
  const session = await lockSession(tx, provider, sessionId);
  const { status, amount, currency } = session;
  const move = decide(paymentSessionLifecycle, { status, facts: { amount, currency } }, report);
  if (isRefusal(move)) {
    await tellOwners(tx, origin, {
      subject: `An online payment for ${book.document.number} needs a look`,
      paragraphs: [move.message],
      document: book.document,
    });
    return `refused: ${move.message}`;
  }
  const held =
    report.type === 'payment.received' ? await holdIfTooMuch(tx, book, session, report, origin) : null;
  if (held) return held;
  if (move.moved) {
    await setSessionStatus(tx, sessionId, move.status);
    await recordEvent(tx, report.type, 'payment_session', sessionId, { from: status, to: move.status });
  }
  return report.type === 'payment.received' ? bookCharge(tx, book, session, report, origin) : 'noted';
};

/**
 * Applies a report from the inbox: the session moves, and money is booked, in one transaction with the note that the
 * report is done. A report applied before does nothing. Reports may come in any order: the books end alike.
 *
 * @throws Refused while the books are locked today; the report waits
 */
export const applyProviderEvent = (
  ctx: Ctx,
  provider: string,
  event: ProviderEvent,
  origin: string,
): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    if (!(await holdEvent(tx, provider, event.id))) return;
    await settleEvent(tx, provider, event.id, await outcomeOf(tx, provider, event, origin));
  });
