import type { World } from '../../src/domain/books/world.ts';
import { type News, refusedNews } from '../../src/domain/online-payment/online-payments.words.ts';
import {
  isFarTooMuch,
  type PaymentSession,
  type SessionReport,
} from '../../src/domain/online-payment/session.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { heldNews } from '../../src/domain/words/payments.ts';
import { heldPaymentLifecycle } from '../../src/machines/held-payment/held-payment.lifecycle.ts';
import { paymentSessionLifecycle } from '../../src/machines/payment-session/payment-session.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { bookChargeAct, type Charge } from './book-charge.ts';

/** What a report is about: the document with what is related to it, the session, and what came of its money before. */
export interface Reported {
  book: PostedBook;
  session: PaymentSession;
  /** The standing of this movement of money where it was held; null where it never was. */
  heldStatus: string | null;
  booked: boolean;
}

/** What a report comes to. What it does not name stays as it is. */
export interface ReportOutcome {
  outcome: string;
  /** Where its session goes. */
  sessionStatus?: string;
  plan?: Plan;
  /** Money kept for a person to decide about. */
  hold?: Charge;
  news?: News | null;
}

const booking = (
  { book, session, booked }: Reported,
  charge: Charge,
  world: World,
): Pick<ReportOutcome, 'outcome' | 'plan' | 'news'> | Refusal =>
  booked ? { outcome: 'booked before' } : bookChargeAct(book, session, charge, world);

/** Money that may not be booked at once; null for any other. More than twice what was asked waits for a person. */
const heldBack = ({ book, session, heldStatus, booked }: Reported, charge: Charge): ReportOutcome | null => {
  if (heldStatus) return { outcome: `${heldStatus.toLowerCase()} before` };
  if (!isFarTooMuch(session, charge.money) || booked) return null;
  const news = heldNews(book.document, charge.money, session.amount);
  return { outcome: 'held for a decision', hold: charge, news };
};

/** Applies a provider's report: its session moves, and money is booked, or held. Refused while the books are locked today. */
export const providerReportAct = (
  reported: Reported,
  report: SessionReport,
  world: World,
): ReportOutcome | Refusal => {
  const { book, session } = reported;
  const { status, amount, currency } = session;
  const to = decide(paymentSessionLifecycle, { status, facts: { amount, currency } }, report);
  if (isRefusal(to))
    return { outcome: `refused: ${to.message}`, news: refusedNews(book.document, to.message) };
  const moved = to.moved ? { sessionStatus: to.status } : {};
  if (report.type !== 'payment.received') return { ...moved, outcome: 'noted' };
  const held = heldBack(reported, report);
  if (held) return held;
  const booked = booking(reported, report, world);
  return isRefusal(booked) ? booked : { ...moved, ...booked };
};

/** What a decision about held money comes to: where it goes, and what is booked. */
export interface HeldDecision {
  status: string;
  /** The same decision as before: nothing changes. */
  unchanged: boolean;
  report: ReportOutcome | null;
}

/** Books a payment that was held, as its report would have been, or refuses it for good. */
export const decideHeldAct = (
  reported: Reported & { heldStatus: string },
  charge: Charge,
  decision: 'book' | 'refuse',
  world: World,
): HeldDecision | Refusal => {
  const { heldStatus, session } = reported;
  const to = decide(heldPaymentLifecycle, { status: heldStatus, facts: {} }, { type: `held.${decision}` });
  if (isRefusal(to)) return to;
  const { status } = to;
  if (status === heldStatus) return { status, unchanged: true, report: null };
  if (decision === 'refuse') return { status, unchanged: false, report: null };
  const paid = decide(
    paymentSessionLifecycle,
    { status: session.status, facts: session },
    { type: 'payment.received', ...charge },
  );
  if (isRefusal(paid)) return paid;
  const booked = booking(reported, charge, world);
  if (isRefusal(booked)) return booked;
  return {
    status,
    unchanged: false,
    report: { ...booked, ...(paid.moved ? { sessionStatus: paid.status } : {}) },
  };
};
