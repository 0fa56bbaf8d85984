import { receivable } from '../../src/domain/books/side.ts';
import type { ProviderEvent } from '../../src/domain/online-payment/session.ts';
import { providerReportAct, type Reported } from '../acts/provider-report.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { recordEvent } from '../store/events.ts';
import { addHeld, heldStatusOf } from '../store/held-payments.ts';
import { holdEvent, settleEvent } from '../store/inbox.ts';
import { findSession, isBooked, lockSession, setSessionStatus } from '../store/payment-sessions.ts';
import { lockBook } from '../store/posted-books.ts';
import { type Ctx, type Tx, unwrap, withBusiness } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** What a report is about, held: the document before its session. Null where it names no session. */
const load = async (
  tx: Tx,
  provider: string,
  { sessionId, report }: ProviderEvent,
): Promise<Reported | null> => {
  const found = await findSession(tx, provider, sessionId);
  if (!found) return null;
  const book = await lockBook(tx, receivable, found.documentId);
  const session = await lockSession(tx, provider, sessionId);
  if (report.type !== 'payment.received') return { book, session, heldStatus: null, booked: false };
  const { charge } = report;
  const heldStatus = await heldStatusOf(tx, provider, charge);
  return { book, session, heldStatus, booked: await isBooked(tx, { provider, charge }) };
};

/** What became of a report whose turn it is. */
const outcomeOf = async (tx: Tx, provider: string, event: ProviderEvent, origin: string): Promise<string> => {
  const { sessionId, report } = event;
  const loaded = await load(tx, provider, event);
  if (!loaded) return 'names no session';
  const { book, session } = loaded;
  const done = unwrap(providerReportAct(loaded, report, await worldOf(tx)));
  if (done.hold) {
    const { money, charge } = done.hold;
    const about = { ...money, provider, charge, sessionId, documentId: book.document.id };
    const id = await addHeld(tx, about);
    await recordEvent(tx, 'payment.hold', 'held_payment', id, { ...money, document: book.document.id });
  }
  if (done.sessionStatus) {
    await setSessionStatus(tx, sessionId, done.sessionStatus);
    const path = { from: session.status, to: done.sessionStatus };
    await recordEvent(tx, report.type, 'payment_session', sessionId, path);
  }
  if (done.plan) await writePlan(tx, done.plan);
  if (done.news) await tellOwners(tx, origin, done.news);
  return done.outcome;
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
