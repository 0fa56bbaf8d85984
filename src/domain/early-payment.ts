import { type Day, daysAfter } from './day.ts';
import type { EarlyTerms } from './early-terms.ts';
import { formatDay, formatDecimal } from './format.ts';
import { compare, fits, isReadableAmount } from './money.ts';
import type { FieldProblem } from './refusal.ts';
import * as words from './words/early-terms.ts';

const percentProblem = (percent: string): string | null => {
  if (!isReadableAmount(percent) || compare(percent, '100') >= 0) return words.percentWrong;
  return fits(percent, 4) ? null : words.percentTooFine;
};

const daysProblem = (days: number): string | null =>
  Number.isInteger(days) && days >= 0 && days <= 365 ? null : words.daysWrong;

/** What is at fault in early-payment terms, each with its field: a percentage needs its days, and days their percentage. */
export const earlyTermsProblems = ({ earlyPercent, earlyDays }: EarlyTerms): FieldProblem[] => {
  if (earlyPercent === null && earlyDays === null) return [];
  const percent = earlyPercent === null ? words.percentMissing : percentProblem(earlyPercent);
  const days = earlyDays === null ? words.daysMissing : daysProblem(earlyDays);
  return [
    ...(percent ? [{ field: 'earlyPercent', message: percent }] : []),
    ...(days ? [{ field: 'earlyDays', message: days }] : []),
  ];
};

/** Early-payment terms as a person reads them; empty for none. */
export const earlyTermsIn = ({ earlyPercent, earlyDays }: EarlyTerms, locale: string): string =>
  earlyPercent === null || earlyDays === null
    ? ''
    : words.offWithin({ percent: formatDecimal(earlyPercent, locale), days: earlyDays });

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

/** A number of days as typed: null for none, not a number where it can't be read. */
export const daysTyped = (typed: string): number | null =>
  typed.trim() === '' ? null : /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
