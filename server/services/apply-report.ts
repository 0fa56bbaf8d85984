import { receivable } from '../../src/domain/books/side.ts';
import type { SessionReport } from '../../src/domain/online-payment/session.ts';
import { providerReportAct, type Reported } from '../acts/provider-report.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { addHeld, heldStatusOf } from '../store/providers/held-payments.ts';
import { findSession, isBooked, lockSession, setSessionStatus } from '../store/providers/payment-sessions.ts';
import { tellOwners } from './tell-owners.ts';

/** What a provider says of one of its sessions, by our own id. */
export interface ReportOfSession {
  provider: string;
  sessionId: string;
  report: SessionReport;
}

/** What a report is about, held: the document before its session. Null where it names no session. */
const load = async (tx: Tx, { provider, sessionId, report }: ReportOfSession): Promise<Reported | null> => {
  const found = await findSession(tx, provider, sessionId);
  if (!found) return null;
  const book = await lockBook(tx, receivable, found.documentId);
  const session = await lockSession(tx, provider, sessionId);
  if (report.type !== 'payment.received') return { book, session, heldStatus: null, booked: false };
  const { charge } = report;
  const heldStatus = await heldStatusOf(tx, provider, charge);
  return { book, session, heldStatus, booked: await isBooked(tx, { provider, charge }) };
};

/**
 * Applies what a provider says of a session: the session moves, and money is booked, once. Answers what became of it. Reports may come in
 * any order: the books end alike. Throws `Refused` while the books are locked today.
 */
export const applyReport = async (tx: Tx, reported: ReportOfSession, origin: string): Promise<string> => {
  const { provider, sessionId, report } = reported;
  const loaded = await load(tx, reported);
  if (!loaded) return 'names no session';
  const { book, session } = loaded;
  const done = runAct(providerReportAct, loaded, report, await worldOf(tx));
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
