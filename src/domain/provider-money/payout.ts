import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';

/** What a part of a payout is about. */
export type PayoutPartKind = 'charge' | 'refund' | 'dispute' | 'fee' | 'other';

/** One movement that a payout is made of, in the payout's currency. */
export interface PayoutPart {
  movement: string;
  kind: PayoutPartKind;
  /** The payment it belongs to; null for one that belongs to none. */
  charge: string | null;
  /** Before the fee; below zero for money that left. */
  amount: Decimal;
  fee: Decimal;
}

/** What a provider says of a payout. */
export interface PayoutReport {
  payout: string;
  status: 'announced' | 'paid' | 'failed';
  /** What reaches the bank; below zero where the bank is asked for money. */
  amount: Decimal;
  currency: string;
  arrivesOn: Day;
  /** What it is made of; empty where the provider doesn't say. */
  parts: readonly PayoutPart[];
  /** The fees in it, where the provider sums them up itself; null where they are its parts'. */
  fees: Decimal | null;
}

/** A payout as it is kept. */
export interface ProviderPayout {
  id: string;
  /** The provider's name; "other" for one that was recorded by hand. */
  provider: string;
  payout: string;
  status: string;
  amount: Decimal;
  fees: Decimal;
  currency: string;
  arrivesOn: Day;
  /** The account it reached; null before it is in the books. */
  accountId: number | null;
  entryId: string | null;
  /** What took it back, where it failed after it was booked. */
  reversalId: string | null;
  /** Why it isn't in the books although it was paid; null for nothing. */
  obstacle: string | null;
}

/** What a payout's chart is told. */
export type PayoutEvent = { type: `payout.${PayoutReport['status']}` };

/** A provider's word as the chart takes it. */
export const payoutEventOf = ({ status }: Pick<PayoutReport, 'status'>): PayoutEvent => ({
  type: `payout.${status}`,
});

/** True of a payout whose money is in the bank. */
export const isPaidOut = (status: string): boolean => status === 'Paid';
