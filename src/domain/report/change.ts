import { compare, type Decimal, isZero, minus, negated, partOf, zero } from '../money.ts';

/** A part of a whole in percent, two decimals; null where the whole is nothing. Source: finance-answers.md, Q117. */
export const percentOf = (part: Decimal, whole: Decimal): Decimal | null =>
  isZero(whole) ? null : partOf('100', part, whole, 2);

/** By how many percent of its size a figure has changed; null where it was nothing. */
export const changePercent = (now: Decimal, before: Decimal): Decimal | null =>
  percentOf(minus(now, before), compare(before, zero) < 0 ? negated(before) : before);
