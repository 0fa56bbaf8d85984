import { type Entry, type EntryLine, reversed } from '../../src/domain/books/entry.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import {
  type PayoutHow,
  type PayoutSide,
  type PayoutStatus,
  type PayoutSums,
  payoutSides,
} from '../../src/domain/online-store/payout.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import { posted } from '../../src/domain/posted/book.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { decide, type Move } from '../../src/machines/standing.ts';
import {
  type StorePayoutEvent,
  storePayoutLifecycle,
} from '../../src/machines/store-payout/store-payout.lifecycle.ts';

export type { StorePayoutEvent };

/** The accounts that a payout is booked to, by place. */
export type PayoutAccounts = Readonly<Record<Exclude<PayoutSide['place'], 'exchange'>, number>>;

/** What a payout is booked with. */
export interface PayoutBooking {
  sums: PayoutSums;
  accounts: PayoutAccounts;
  how: PayoutHow;
  onDay: Day;
  memo: string;
}

export interface PayoutDone {
  status: PayoutStatus;
  moved: boolean;
  plan: Plan;
  /** The entry that books it, or takes it back; null where none does. */
  entryId: string | null;
}

const linesOf = (
  { sums, accounts, how, memo }: PayoutBooking,
  { homeCurrency, homeDigits, accounts: { exchange } }: World,
): EntryLine[] =>
  payoutSides(sums, how, { currency: homeCurrency, digits: homeDigits }).map(({ place, amount, foreign }) => {
    const {
      currency,
      rate,
      amount: foreignAmount,
    } = foreign ?? { currency: homeCurrency, rate: '1', amount };
    const accountId = place === 'exchange' ? exchange : accounts[place];
    return { accountId, amount, foreignAmount, currency, rate, channel: 'store', memo };
  });

const moveOf = (status: PayoutStatus, event: StorePayoutEvent) =>
  decide(storePayoutLifecycle, { status, facts: {} }, event) as
    | (Move<Record<string, never>> & { status: PayoutStatus })
    | Refusal;

const nothing = { plan: emptyPlan(), entryId: null };

/**
 * What becomes of a payout by an event of its chart: one that was paid is booked, one that failed after that is reversed. Refused where its chart
 * doesn't have it. Source: connections.md, rule 16.
 *
 * @param booking what it's booked with; null for an event that books nothing
 * @param booked the entry it was booked by; null for none
 */
export const moveStorePayoutAct = (
  status: PayoutStatus,
  event: StorePayoutEvent,
  booking: PayoutBooking | null,
  booked: Entry | null,
  world: World,
): PayoutDone | Refusal => {
  const move = moveOf(status, event);
  if (isRefusal(move)) return move;
  const to = { status: move.status, moved: move.moved };
  if (!move.moved) return { ...to, ...nothing };
  if (event.type === 'payout.pay' && booking) {
    const { onDay, memo } = booking;
    const entry: Entry = {
      id: world.newId(),
      kind: 'manual',
      documentId: null,
      paymentId: null,
      reverses: null,
      onDay,
      memo,
      lines: linesOf(booking, world),
    };
    const { entries, entryId } = posted(entry);
    return { ...to, plan: { ...emptyPlan(), entries }, entryId };
  }
  if (event.type === 'payout.fail' && booked) {
    const back = reversed(booked, { id: world.newId(), onDay: world.today, memo: booked.memo });
    return { ...to, plan: { ...emptyPlan(), entries: [back] }, entryId: back.id };
  }
  return { ...to, ...nothing };
};
