import type { Decimal } from '../money.ts';

/** What a vendor takes off for paying early; both or neither. */
export interface EarlyTerms {
  /** Percent of what is owed, above 0 and below 100. */
  earlyPercent: Decimal | null;
  /** Days from the day of the bill. */
  earlyDays: number | null;
}

export const noEarlyTerms: EarlyTerms = { earlyPercent: null, earlyDays: null };
