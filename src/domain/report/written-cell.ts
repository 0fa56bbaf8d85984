import { formatAmount, formatDay, formatDecimal } from '../format.ts';
import { isZero } from '../money.ts';
import type { ReportSheet, SheetColumn } from './sheet.ts';

/** How a cell's value is written for people, an amount as its worth at home; a figure of nothing is left blank where the report says so. */
export const writtenCell = (
  { kind, blank }: Pick<SheetColumn, 'kind' | 'blank'>,
  value: string | null,
  sheet: Pick<ReportSheet, 'currency'>,
  locale: string,
): string => {
  if (value === null) return '';
  if (kind === 'day') return formatDay(value, locale);
  if (kind === 'money' || kind === 'own-money')
    return blank && isZero(value) ? '' : formatAmount(value, sheet.currency, locale);
  if (kind === 'text') return value;
  // Percentages of a column stand under each other, their decimal signs too.
  return kind === 'percent' ? `${formatDecimal(value, locale, 2)}\u00a0%` : formatDecimal(value, locale);
};
