import type { Entry } from '../../src/domain/books/entry.ts';
import { reversed } from '../../src/domain/books/entry.ts';
import { lockRefusal } from '../../src/domain/books/lock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { providerMoney as words } from '../../src/domain/online-payment/online-payments.words.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import {
  isPaidOut,
  type PayoutReport,
  type ProviderPayout,
  payoutEventOf,
} from '../../src/domain/provider-money/payout.ts';
import { type BookedWorth, feesOf, planPayout } from '../../src/domain/provider-money/plan-payout.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { providerPayoutLifecycle } from '../../src/machines/provider-payout/provider-payout.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** The bank a payout reaches, and what its currency is worth. */
export interface PayoutContext {
  /** The bank; null where there is none, or none that takes the currency, with the sentence that says so. */
  bank: { accountId: number; inHome: boolean } | null;
  noBank: string;
  /** Home per unit of the payout's currency; null where there is no rate. */
  rate: Decimal | null;
  worthOf: BookedWorth;
  /** What booked it before, while nothing has reversed that. */
  entry: Entry | null;
  /** The provider as people call it. */
  provider: string;
}

/** What a provider's word of a payout comes to. */
export interface PayoutOutcome {
  payout: ProviderPayout;
  plan: Plan | null;
}

/** The day a payout is booked on: its own while that is open and has come, else today. */
const dayOf = (arrivesOn: Day, world: World): Day =>
  arrivesOn > world.today || lockRefusal(world, arrivesOn) ? world.today : arrivesOn;

const booked = (
  payout: ProviderPayout,
  report: PayoutReport,
  { bank, noBank, rate, worthOf, provider }: PayoutContext,
  world: World,
): PayoutOutcome => {
  const waits = (obstacle: string): PayoutOutcome => ({ payout: { ...payout, obstacle }, plan: null });
  if (!bank) return waits(noBank);
  if (rate === null) return waits(words.noRateForPayout({ currency: report.currency }));
  const how = { memo: words.payoutMemo({ provider }), onDay: dayOf(report.arrivesOn, world), ...bank, rate };
  const done = planPayout(report, how, worthOf, world);
  if (isRefusal(done)) return waits(done.message);
  const { plan, entryId, fees } = done;
  const { accountId } = bank;
  return { payout: { ...payout, fees, accountId, entryId, obstacle: null }, plan };
};

/** Applies what a provider says of a payout: its chart moves, and what reached the bank is booked, once, and taken back where it failed. What keeps it out of the books is noted on it. */
export const payoutReportAct = (
  kept: ProviderPayout,
  report: PayoutReport,
  context: PayoutContext,
  world: World,
): PayoutOutcome | Refusal => {
  const to = decide(providerPayoutLifecycle, { status: kept.status, facts: {} }, payoutEventOf(report));
  if (isRefusal(to)) return to;
  const { amount, arrivesOn } = report;
  const payout = { ...kept, status: to.status, amount, arrivesOn, fees: feesOf(report) };
  if (isPaidOut(to.status) && kept.entryId === null) return booked(payout, report, context, world);
  if (report.status !== 'failed' || !context.entry || kept.reversalId !== null) return { payout, plan: null };
  const id = world.newId();
  const back = reversed(context.entry, { id, onDay: world.today, memo: words.payoutFailedMemo });
  const locked = lockRefusal(world, world.today);
  if (locked) return { payout: { ...payout, obstacle: locked.message }, plan: null };
  return { payout: { ...payout, reversalId: id, obstacle: null }, plan: { ...emptyPlan(), entries: [back] } };
};
