import { formatDecimal } from '../../domain/format.ts';
import { isPositive, isZero } from '../../domain/money.ts';

/** A difference with its sign; a dash where there is none. */
export const signed = (difference: string, locale: string): string => {
  if (isZero(difference)) return '—';
  return `${isPositive(difference) ? '+' : ''}${formatDecimal(difference, locale)}`;
};
