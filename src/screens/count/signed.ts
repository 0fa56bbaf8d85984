import { isPositive, isZero } from '../../domain/money.ts';
import { formatDecimal } from '../../domain/values/format.ts';

/** A difference with its sign; a dash where there is none. */
export const signed = (difference: string, locale: string): string => {
  if (isZero(difference)) return '—';
  return `${isPositive(difference) ? '+' : ''}${formatDecimal(difference, locale)}`;
};
