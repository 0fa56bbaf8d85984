import { asTyped } from '../values/csv.ts';
import type { FileRow } from './file-rows.ts';
import { dayFormats, decimalSigns, readDay, readNumber } from './formats.ts';
import type { ImportKindSpec } from './kind.ts';
import { proposedMatching } from './matching.ts';

/** Fields of exchange rates. */
const rates: readonly string[] = ['rate', 'openingRate'];

const isNumber = (typed: string): boolean =>
  decimalSigns.some((sign) => readNumber(typed.replace(/%$/, ''), sign) !== null);

const isDay = (typed: string, locale: string): boolean =>
  dayFormats.some((format) => readDay(typed, format, 2000, locale) !== null);

const isYesNo = (typed: string): boolean => /^(y|yes|true|1|x|n|no|false|0)$/i.test(typed);

/**
 * Whether the values of a column can be what a field is of: numbers, days, yes or no, as at least half of them are; and an exchange rate where
 * some document is in another currency, as at home it is 1. A column with our own name is always of its field, apart from a rate.
 *
 * @param rows the first of the file
 */
export const fittingColumns = (
  { columns, numberFields, dayFields, choices }: ImportKindSpec,
  headers: readonly string[],
  rows: readonly FileRow[],
  { homeCurrency, locale }: { homeCurrency: string; locale: string },
): ((field: string, column: number, isOurs: boolean) => boolean) => {
  const valuesAt = (at: number): string[] =>
    rows.map(({ cells }) => asTyped(cells[at] ?? '').trim()).filter((value) => value !== '');
  const { currency: currencyAt } = proposedMatching(
    headers,
    columns
      .filter(({ key }) => key === 'currency' || key === 'openingCurrency')
      .map((column) => ({ ...column, key: 'currency' })),
  );
  const isForeign =
    currencyAt !== undefined && valuesAt(currencyAt).some((code) => code.toUpperCase() !== homeCurrency);
  const readsAs = (field: string): ((typed: string) => boolean) | null => {
    if (numberFields.includes(field)) return isNumber;
    if (dayFields.includes(field)) return (typed) => isDay(typed, locale);
    return Array.isArray(choices[field]) && choices[field].includes('yes') ? isYesNo : null;
  };
  return (field, at, isOurs) => {
    const values = valuesAt(at);
    if (rates.includes(field) && !isForeign) return values.every((value) => /^1([.,]0*)?$/.test(value));
    const reads = isOurs ? null : readsAs(field);
    return !reads || values.filter(reads).length * 2 >= values.length;
  };
};
