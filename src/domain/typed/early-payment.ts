import { compare, fits, isReadableAmount } from '../money.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import { formatDecimal } from '../values/format.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { earlyTerms as words } from '../words/payments.ts';

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

/** A number of days as typed: null for none, not a number where it can't be read. */
export const daysTyped = (typed: string): number | null =>
  typed.trim() === '' ? null : /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
