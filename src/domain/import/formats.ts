import type { Day } from '../day.ts';
import { type Decimal, decimal } from '../money.ts';
import { unmistakableDay, writtenDay } from '../typed/day.ts';
import { decimalSignIn, readNumber as typedNumber } from '../typed/number.ts';
import { formatDecimal } from '../values/format.ts';

/** The sign before the decimals. */
export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** How days are written. Source: answers-2.md, Q57. */
export const dayFormats = ['iso', 'd/m/y', 'm/d/y', 'd.m.y'] as const;
export type DayFormat = (typeof dayFormats)[number];

/** No number of the product is longer, and nobody waits for one that is. */
const longestNumber = 40;

/** A number of a file, read by the sign before its decimals. Null if it isn't a number. */
export const readNumber = (typed: string, sign: DecimalSign): Decimal | null => {
  if (typed.length > longestNumber) return null;
  const number = typedNumber(typed, { decimal: sign, group: sign === '.' ? ',' : '.' });
  return number === null ? null : decimal(number);
};

const patterns: Readonly<Record<DayFormat, RegExp>> = {
  iso: /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})(?:[T ]\d.*)?$/,
  'd/m/y': /^(?<d>\d{1,2})[/-](?<m>\d{1,2})[/-](?<y>\d{4}|\d{2})$/,
  'm/d/y': /^(?<m>\d{1,2})[/-](?<d>\d{1,2})[/-](?<y>\d{4}|\d{2})$/,
  'd.m.y': /^(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>\d{4}|\d{2})$/,
};

/**
 * A day of a file: as its format writes it, or written in a way that can mean only one day. Null if it isn't a day.
 *
 * @param locale of the business: months may be named in its language or in English
 */
export const readDay = (typed: string, format: DayFormat, thisYear: number, locale = 'en'): Day | null =>
  writtenDay(typed, patterns[format], thisYear) ?? unmistakableDay(typed, locale, thisYear);

/** Which format a file seems to be written in. */
export interface Proposal<Format> {
  format: Format;
  /** A value that another format reads otherwise, as well as this one reads all of them: a person has to say. Null where there is none. */
  ambiguous: string | null;
}

/**
 * The format that reads most of a column's values. Of several that read as many the first is proposed, and where they differ on a value
 * that value is named, so that it can be asked about.
 *
 * @param formats the likeliest first
 * @param values at most a thousand, as they were typed
 */
const proposed = <Format extends string>(
  formats: readonly Format[],
  values: readonly string[],
  read: (typed: string, format: Format) => string | null,
): Proposal<Format> => {
  const typed = values.filter((value) => value.trim() !== '');
  const readings = formats.map((format) => ({ format, days: typed.map((value) => read(value, format)) }));
  const readBy = (days: readonly (string | null)[]) => days.filter((day) => day !== null).length;
  const most = Math.max(...readings.map(({ days }) => readBy(days)));
  const [best, ...others] = readings.filter(({ days }) => readBy(days) === most);
  const at = typed.findIndex((_, n) => others.some(({ days }) => days[n] !== best!.days[n]));
  return { format: best!.format, ambiguous: typed[at] ?? null };
};

const likeliestFirst = <Format>(formats: readonly Format[], likely: Format): Format[] => [
  likely,
  ...formats.filter((format) => format !== likely),
];

/** @param likely how the business's own locale writes days */
export const proposedDayFormat = (
  values: readonly string[],
  likely: DayFormat,
  thisYear: number,
): Proposal<DayFormat> =>
  proposed(likeliestFirst(dayFormats, likely), values, (typed, format) =>
    writtenDay(typed, patterns[format], thisYear),
  );

/** @param likely how the business's own locale writes decimals */
export const proposedDecimalSign = (values: readonly string[], likely: DecimalSign): Proposal<DecimalSign> =>
  proposed(likeliestFirst(decimalSigns, likely), values, (typed, sign) =>
    // A number with both signs is read in either format, but shows which one the file uses.
    [null, sign].includes(decimalSignIn(typed)) ? readNumber(typed, sign) : null,
  );

/** How days and decimals are written where a locale is spoken. */
export const formatsOf = (locale: string): { dayFormat: DayFormat; decimalSign: DecimalSign } => {
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(0));
  const order = parts.filter(({ type }) => type !== 'literal').map(({ type }) => type);
  const between = parts.find(({ type }) => type === 'literal')?.value ?? '';
  const dayFirst: DayFormat = between.includes('.') ? 'd.m.y' : 'd/m/y';
  const byFirst: Readonly<Record<string, DayFormat>> = { year: 'iso', month: 'm/d/y', day: dayFirst };
  const decimalSign = formatDecimal('1.5', locale).includes(',') ? ',' : '.';
  return { dayFormat: byFirst[order[0] ?? 'year'] ?? 'iso', decimalSign };
};
