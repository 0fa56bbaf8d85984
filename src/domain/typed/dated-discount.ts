import { type Day, daysAfter } from '../day.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import { formatDay, formatDecimal } from '../values/format.ts';
import { datedDiscount as words } from '../words/payments.ts';

/** The last day on which a bill may be paid less its discount; null for a bill without one. */
export const earlyUntil = ({ earlyDays, issuedOn }: EarlyTerms & { issuedOn: Day }): Day | null =>
  earlyDays === null ? null : daysAfter(issuedOn, earlyDays);

/** The dated discount of a bill as a person reads it; empty for none. */
export const datedDiscountIn = (
  bill: EarlyTerms & { issuedOn: Day },
  locale: string,
  month: 'short' | 'long' = 'short',
): string => {
  const until = earlyUntil(bill);
  return bill.earlyPercent === null || until === null
    ? ''
    : words.offUntil({
        percent: formatDecimal(bill.earlyPercent, locale),
        until: formatDay(until, locale, month),
      });
};
