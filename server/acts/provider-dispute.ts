import type { World } from '../../src/domain/books/world.ts';
import { type Decimal, minus, plus } from '../../src/domain/money.ts';
import { type News, providerMoney as words } from '../../src/domain/online-payment/online-payments.words.ts';
import { joined, type Plan } from '../../src/domain/plan/plan.ts';
import {
  type DisputeMovement,
  type DisputeReport,
  disputeEventOf,
  type ProviderDispute,
} from '../../src/domain/provider-money/dispute.ts';
import { planFee } from '../../src/domain/provider-money/fee.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { providerDisputeLifecycle } from '../../src/machines/provider-dispute/provider-dispute.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { bringBackAct, type MovedMoney, memoIn, type PaidOnline, takeBackAct } from './provider-refund.ts';

/** What a provider's word of a dispute comes to. */
export interface DisputeOutcome {
  dispute: ProviderDispute & { takenHome: Decimal | null; returnedHome: Decimal | null };
  plan: Plan | null;
  news: News | null;
  /** There may be more to book, once this is. */
  again: boolean;
}

/** Home per unit of the currency of a fee; null where there is no rate. */
type RateOf = (currency: string) => Decimal | null;

/** The fee that went or came with a movement, beside what else it booked. */
const withFee = (
  paid: PaidOnline,
  moved: MovedMoney,
  { fee, feeCurrency }: DisputeMovement,
  rateOf: RateOf,
  world: World,
): (MovedMoney & { fee: Decimal }) | Refusal => {
  const rate = rateOf(feeCurrency);
  if (rate === null) return refusal('not-allowed', words.noRateForFee({ currency: feeCurrency }));
  const terms = { fee, currency: feeCurrency, rate, memo: memoIn(paid, words.disputeFeeMemo) };
  const charged = planFee(paid.book.document, terms, world);
  if (isRefusal(charged)) return charged;
  const plan = moved.plan ? joined(moved.plan, charged.plan) : charged.plan;
  return { ...moved, plan, fee: charged.home };
};

const newsOf = ({ book, provider }: PaidOnline, dispute: ProviderDispute, was: string | null): News | null =>
  dispute.status === was ? null : words.disputeNews(book.document, provider, dispute);

/**
 * Applies what a provider says of a dispute: its chart moves, and money that was taken or given back is booked, once, with its fee. Refused
 * as `takeBackAct` is, and while a fee has no rate.
 *
 * @param was what was known of it; null for one that is new
 */
export const disputeReportAct = (
  paid: PaidOnline & { rateOf: RateOf },
  kept: DisputeOutcome['dispute'],
  was: string | null,
  report: DisputeReport,
  world: World,
): DisputeOutcome | Refusal => {
  const to = decide(providerDisputeLifecycle, { status: kept.status, facts: {} }, disputeEventOf(report));
  if (isRefusal(to)) return to;
  const next = { ...kept, status: to.status, dueAt: report.dueAt };
  const news = newsOf(paid, next, was);
  const { amount, taken, returned } = report;
  if (taken && kept.taken === null) {
    const { payment, returnedPayments } = paid;
    const reversal = { payment, returnedPayments, amount, memo: memoIn(paid, words.disputeMemo) };
    const moved = takeBackAct(paid, reversal, 'owed', world);
    if (isRefusal(moved)) return moved;
    const done = withFee(paid, moved, taken, paid.rateOf, world);
    if (isRefusal(done)) return done;
    const dispute = { ...next, taken: taken.movement, takenHome: plus(done.home, done.fee) };
    return { dispute, plan: done.plan, news, again: returned !== null };
  }
  if (!returned || kept.returned !== null || kept.taken === null)
    return { dispute: next, plan: null, news, again: false };
  const back = { charge: returned.movement, amount, memo: words.disputeWonMemo, provider: kept.provider };
  const moved = bringBackAct(paid, back, world);
  if (isRefusal(moved)) return moved;
  const done = withFee(paid, moved, returned, paid.rateOf, world);
  if (isRefusal(done)) return done;
  const dispute = { ...next, returned: returned.movement, returnedHome: minus(done.home, done.fee) };
  return { dispute, plan: done.plan, news, again: false };
};
