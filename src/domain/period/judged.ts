import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import type { AccountingPeriod, AccountingYear, PeriodKind, PeriodStatus } from './accounting-period.ts';
import type { PeriodCheck } from './period-check.ts';
import type { PeriodFacts } from './period-facts.ts';

/** What a check names: the page knows where each is shown. */
export const foundKinds = [
  'document',
  'expense',
  'bank',
  'account',
  'customer',
  'vendor',
  'item',
  'provider-payout',
  'store-payout',
  'tax-days',
  'own-number',
  'month',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something for which a check isn't met. */
export interface Found {
  of: FoundKind;
  /** The id of a row; null for what has none. */
  id: string | null;
  accountId: number | null;
  /** The type of a document; the key of a period. */
  type: string | null;
  /** Empty where the page finds its own words. */
  name: string;
  from: Day | null;
  to: Day | null;
  /** An amount in `currency`, or a quantity where that is null. */
  amount: Decimal | null;
  currency: string | null;
}

/** What is found for a check: how many there are, and the first of them. */
export interface Findings {
  total: number;
  rows: Found[];
}

/** Where a period stands that somebody began to close. */
export interface StoredPeriod {
  kind: PeriodKind;
  from: Day;
  to: Day;
  status: PeriodStatus;
  checkedBy: string | null;
  checkedAt: Date | null;
  /** How many of its checks were skipped. */
  skipped: number;
}

/** A check that was skipped: why, by whom and when. */
export interface PeriodSkip {
  check: PeriodCheck;
  reason: string;
  by: string;
  at: Date;
}

/** What every period of a business is looked at with. */
export interface PeriodBook {
  years: readonly AccountingYear[];
  stored: readonly StoredPeriod[];
  lockedUntil: Day | null;
}

/** A period with how each of its checks was judged. */
export interface JudgedPeriod {
  period: AccountingPeriod;
  status: PeriodStatus;
  stored: StoredPeriod | undefined;
  facts: PeriodFacts;
  skips: readonly PeriodSkip[];
  checks: readonly { check: PeriodCheck; findings: Findings }[];
  book: PeriodBook;
}
