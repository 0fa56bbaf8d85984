import type { Payment } from '../../src/domain/books/open-item.ts';
import type { World } from '../../src/domain/books/world.ts';
import { atRate, type Decimal, isPositive } from '../../src/domain/money.ts';
import { type News, providerMoney as words } from '../../src/domain/online-payment/online-payments.words.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import {
  hasFailed,
  type ProviderRefund,
  type RefundReport,
  refundEventOf,
} from '../../src/domain/provider-money/refund.ts';
import {
  planReversal,
  type Reversal,
  type Shares,
  sharesOf,
  wholeReversed,
} from '../../src/domain/provider-money/reversal.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { actRefusals } from '../../src/domain/words/requests.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { providerRefundLifecycle } from '../../src/machines/provider-refund/provider-refund.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { bookChargeAct } from './book-charge.ts';

/** What moved in the payment clearing, at home, and what books it; no plan where it is in the books already. */
export interface MovedMoney {
  plan: Plan | null;
  home: Decimal;
  /** It was paid out of credit, so that nothing is owed again. */
  fromCredit?: boolean;
}

/** A document with the payment that a provider's word is about. */
export interface PaidOnline {
  book: PostedBook;
  payment: Payment;
  /** Payments that brought its money back, after a refund that failed or a dispute that was won. */
  returnedPayments: readonly Payment[];
  /** The provider as people call it. */
  provider: string;
  /** False for its test mode. */
  live: boolean;
}

/** What the journal says of it, and that it's no real money where it isn't. Source: answers-2.md, Q88. */
export const memoIn = ({ live }: Pick<PaidOnline, 'live'>, memo: string): string =>
  live ? memo : actRefusals.inTest({ memo });

/** What a person took back by hand left the clearing then: the provider's word only confirms it. */
const byHand = ({ payment }: Pick<PaidOnline, 'payment'>, amount: Decimal, world: World): MovedMoney => ({
  plan: null,
  home: atRate(amount, payment.rate, world.homeDigits),
});

/** Where the chart takes the document that is owed again; null where nothing of what was settled is taken. */
const owedAgain = ({ book }: Pick<PaidOnline, 'book'>, { settled }: Shares) =>
  isPositive(settled)
    ? decide(postedLifecycle, standingOf(book.document), { type: 'payment.delete', amount: settled })
    : null;

/**
 * Books money that left the clearing again. Refused while the day is locked, where the document takes no payment off, and where the credit it
 * would come from was spent elsewhere.
 */
export const takeBackAct = (
  paid: Pick<PaidOnline, 'book' | 'payment' | 'returnedPayments'>,
  reversal: Reversal,
  first: 'credit' | 'owed',
  world: World,
): MovedMoney | Refusal => {
  const shares = sharesOf(paid.book, reversal, first);
  const wereUndone = [paid.payment, ...paid.returnedPayments].every(({ undone }) => undone);
  if (isRefusal(shares)) return wereUndone ? byHand(paid, reversal.amount, world) : shares;
  const to = owedAgain(paid, shares);
  if (to && isRefusal(to)) return to;
  const done = planReversal(paid.book, reversal, shares, to, world);
  if (isRefusal(done)) return done;
  const undone = wholeReversed(shares);
  const plan = undone.length > 0 ? { ...done.plan, undonePayments: undone } : done.plan;
  return { ...done, plan, fromCredit: !isPositive(shares.settled) };
};

/** Books money that came back into the clearing: as a payment again. Refused while the day is locked. */
export const bringBackAct = (
  { book, payment, live }: PaidOnline,
  { charge, amount, memo, provider }: { charge: string; amount: Decimal; memo: string; provider: string },
  world: World,
): MovedMoney | Refusal => {
  const { contactId, currency, rate } = payment;
  const terms = { provider, contactId: contactId!, currency, rate, live };
  const booked = bookChargeAct(book, terms, { money: { amount, currency }, charge }, world, memo);
  return isRefusal(booked) ? booked : { plan: booked.plan, home: booked.plan.payments[0]!.homeAmount };
};

/** What a provider's word of a refund comes to. */
export interface RefundOutcome {
  refund: ProviderRefund & { takenHome: Decimal | null; returnedHome: Decimal | null };
  plan: Plan | null;
  news: News | null;
  /** There may be more to book, once this is. */
  again: boolean;
}

const newsOf = (
  paid: PaidOnline,
  refund: ProviderRefund,
  was: string,
  moved: MovedMoney | null,
): News | null => {
  const { document } = paid.book;
  if (moved?.plan && !refund.isOurs)
    return moved.fromCredit
      ? words.creditRefundedNews(document, paid.provider, refund)
      : words.refundedNews(document, paid.provider, refund);
  return hasFailed(refund.status, was) ? words.refundFailedNews(document, paid.provider, refund) : null;
};

/**
 * Applies what a provider says of a refund: its chart moves, and money that left or came back is booked, once. Where it was booked by hand
 * before, it is that. Refused as `takeBackAct` is.
 */
export const refundReportAct = (
  paid: PaidOnline & { byHand: { id: string; homeAmount: Decimal } | null },
  kept: RefundOutcome['refund'],
  report: RefundReport,
  world: World,
): RefundOutcome | Refusal => {
  const to = decide(providerRefundLifecycle, { status: kept.status, facts: {} }, refundEventOf(report));
  if (isRefusal(to)) return to;
  const next = { ...kept, refund: report.refund, status: to.status };
  const { amount } = report;
  if (report.taken && kept.taken === null) {
    const { payment, returnedPayments } = paid;
    const reversal = { payment, returnedPayments, amount, memo: memoIn(paid, words.refundMemo) };
    const known = paid.byHand;
    const moved = known
      ? { plan: null, home: known.homeAmount }
      : takeBackAct(paid, reversal, 'credit', world);
    if (isRefusal(moved)) return moved;
    const refund = { ...next, taken: report.taken, takenHome: moved.home, paymentId: known?.id ?? null };
    const news = newsOf(paid, refund, kept.status, moved);
    return { refund, plan: moved.plan, news, again: report.returned !== null };
  }
  const news = newsOf(paid, next, kept.status, null);
  if (!report.returned || kept.returned !== null || kept.taken === null)
    return { refund: next, plan: null, news, again: false };
  const back = { charge: report.returned, amount, memo: words.refundFailedMemo, provider: kept.provider };
  const moved = bringBackAct(paid, back, world);
  if (isRefusal(moved)) return moved;
  const refund = { ...next, returned: report.returned, returnedHome: moved.home };
  return { refund, plan: moved.plan, news, again: false };
};

/** The provider's silence, or its no, about a refund that was asked for: where its chart goes. */
export const refundUnansweredAct = (
  status: string,
  type: 'refund.unanswered' | 'refund.failed',
): string | Refusal => {
  const to = decide(providerRefundLifecycle, { status, facts: {} }, { type });
  return isRefusal(to) ? to : to.status;
};
