import { formatAmount, formatDay, formatDecimal, formatMinute } from '../format.ts';
import { isZero } from '../money.ts';
import type { ReportSheet, SheetCell, SheetColumn } from './sheet.ts';

/** A number with the decimals it has: an amount in another currency than home has as many as that. */
export const writtenNumber = (value: string, locale: string): string =>
  formatDecimal(value, locale, value.split('.')[1]?.length);

/** How a cell's value is written for people, an amount as its worth at home; a figure of nothing is left blank where the report says so. */
export const writtenCell = (
  { kind, blank }: Pick<SheetColumn, 'kind' | 'blank'>,
  value: string | null,
  sheet: Pick<ReportSheet, 'currency'>,
  locale: string,
): string => {
  if (value === null) return '';
  if (kind === 'day') return formatDay(value, locale);
  if (kind === 'minute') return formatMinute(value, locale);
  if (kind === 'money' || kind === 'own-money')
    return blank && isZero(value) ? '' : formatAmount(value, sheet.currency, locale);
  if (kind === 'text') return value;
  if (kind === 'amount') return writtenNumber(value, locale);
  // Percentages of a column stand under each other, their decimal signs too.
  return kind === 'percent' ? `${formatDecimal(value, locale, 2)}\u00a0%` : formatDecimal(value, locale);
};

/** One of several texts in a line, and the column it is of. */
interface Part {
  at: number;
  text: string;
  tight: boolean | undefined;
}

/** What a row says at a place that has no columns of its own, text by text; what a line is about and its item are one text where they are the same. */
export const partsOf = (
  sheet: Pick<ReportSheet, 'currency' | 'columns'>,
  cells: readonly SheetCell[],
  place: SheetColumn['place'],
  locale: string,
): Part[] =>
  sheet.columns
    .flatMap((column, at) => {
      const written = column.place === place ? writtenCell(column, cells[at]!.value, sheet, locale) : '';
      const text = column.labelled ? `${column.title} ${written}` : written;
      return written ? [{ at, text, tight: column.tight }] : [];
    })
    .filter(({ text }, n, all) => all.findIndex((one) => one.text === text) === n);
