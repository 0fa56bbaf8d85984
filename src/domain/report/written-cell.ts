import { isZero } from '../money.ts';
import { formatAmount, formatDay, formatDecimal, formatMinute, formatMoney } from '../values/format.ts';
import type { ReportSheet, SheetCell, SheetColumn } from './sheet.ts';

/** What decides how figures are written, beside the locale: the currency at home, and whether what is below zero is in brackets. */
export type Writing = Pick<ReportSheet, 'currency' | 'brackets'>;

/** A report as it goes on paper, of a business that has what is below zero in brackets there or hasn't. Source: finance-answers.md, Q121. */
export const onPaper = (sheet: ReportSheet, brackets: boolean): ReportSheet =>
  brackets ? { ...sheet, brackets: true } : sheet;

/** A figure written with a minus, as the report has what is below zero: `−1,240.00` → `(1,240.00)`. */
export const signedAs = ({ brackets }: Pick<Writing, 'brackets'>, figure: string): string =>
  brackets && figure.startsWith('−') ? `(${figure.slice(1)})` : figure;

/** A number with the decimals it has: an amount in another currency than home has as many as that. */
export const writtenNumber = (value: string, of: Writing, locale: string): string =>
  signedAs(of, formatDecimal(value, locale, value.split('.')[1]?.length));

/** An amount at home, where its currency stands elsewhere. */
export const writtenAmount = (amount: string, of: Writing, locale: string): string =>
  signedAs(of, formatAmount(amount, of.currency, locale));

/** An amount with the sign of its currency: that at home, unless another is named. */
export const writtenMoney = (
  amount: string,
  of: Writing,
  locale: string,
  currency: string = of.currency,
): string => signedAs(of, formatMoney(amount, currency, locale));

/** How a cell's value is written for people, an amount as its worth at home; a figure of nothing is left blank where the report says so. */
export const writtenCell = (
  { kind, blank }: Pick<SheetColumn, 'kind' | 'blank'>,
  value: string | null,
  of: Writing,
  locale: string,
): string => {
  if (value === null) return '';
  if (kind === 'day') return formatDay(value, locale);
  if (kind === 'minute') return formatMinute(value, locale);
  if (kind === 'money' || kind === 'own-money')
    return blank && isZero(value) ? '' : writtenAmount(value, of, locale);
  if (kind === 'text') return value;
  if (kind === 'amount') return writtenNumber(value, of, locale);
  // Percentages of a column stand under each other, their decimal signs too.
  if (kind === 'percent') return signedAs(of, `${formatDecimal(value, locale, 2)}\u00a0%`);
  return signedAs(of, formatDecimal(value, locale));
};

/** One of several texts in a line, and the column it is of. */
interface Part {
  at: number;
  text: string;
  tight: boolean | undefined;
}

/** What a row says at a place that has no columns of its own, text by text; what a line is about and its item are one text where they are the same. */
export const partsOf = (
  sheet: Writing & Pick<ReportSheet, 'columns'>,
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
