import { type Decimal, isNegative, isZero, plus, rounded, shared, times, zero } from '../money.ts';

/** A yearly total spread over so many months: as evenly as its digits allow, the first months first. */
export const spreadEvenly = (total: Decimal, digits: number, months: number): Decimal[] =>
  shared(
    total,
    Array.from({ length: months }, () => '1'),
    digits,
  );

/**
 * A yearly total spread as a year before it came, by largest remainder; months below zero count 0, and where nothing came it is
 * spread evenly. Source: finance-answers.md, Q84 and M9.
 */
export const spreadLike = (total: Decimal, before: readonly Decimal[], digits: number): Decimal[] => {
  const weights = before.map((amount) => (isNegative(amount) ? zero : amount));
  return weights.every(isZero) ? spreadEvenly(total, digits, before.length) : shared(total, weights, digits);
};

/** Each month of a year before, more or less by a percentage; what would be below zero is 0. */
export const changedBy = (percent: Decimal, before: readonly Decimal[], digits: number): Decimal[] => {
  const factor = plus('1', times(percent, '0.01'));
  return before.map((amount) => {
    const changed = rounded(times(amount, factor), digits);
    return isNegative(changed) ? zero : changed;
  });
};
