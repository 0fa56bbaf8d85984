import { type Day, daysAfter } from '../day.ts';
import { folded } from '../text.ts';
import { remembered } from '../values/format.ts';
import { isDay } from '../values/is-day.ts';
import { plainDigits } from './digits.ts';

type Part = 'day' | 'month' | 'year';

/** Everybody's books are kept by this calendar, whatever a locale writes by habit. */
const numeric = remembered(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    }),
);

/** In which order a locale writes a day's parts. */
const orderOf = (locale: string): Part[] =>
  numeric(locale)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));

/** `('2026-01-31', 'en-GB')` → `31/01/2026`, as a field for a day shows it; what is no day stays as it is. */
export const dayAsTyped = (day: string, locale: string): string =>
  isDay(day) ? numeric(locale).format(new Date(`${day}T12:00:00Z`)) : day;

/** The names of a locale's months or weekdays, in order: in full and shortened, alone and as they are written in a date. */
const namesOf = remembered((locale: string, part: 'month' | 'weekday'): string[][] => {
  const forms = (['long', 'short'] as const).flatMap((length) => [
    { [part]: length },
    { [part]: length, day: 'numeric' as const },
  ]);
  const formats = forms.map(
    (form) => new Intl.DateTimeFormat(locale, { ...form, calendar: 'gregory', timeZone: 'UTC' }),
  );
  const dates = Array.from({ length: part === 'month' ? 12 : 7 }, (_, at) =>
    part === 'month' ? Date.UTC(2026, at, 15) : Date.UTC(2026, 5, 1 + at),
  );
  const nameIn = (format: Intl.DateTimeFormat, date: number) =>
    format.formatToParts(date).find(({ type }) => type === part)?.value ?? '';
  return dates.map((date) => formats.map((format) => folded(nameIn(format, date)).replace(/\.$/, '')));
});

/** Which month or weekday a name is, from 1, in the locale or in English; 0 if it isn't one, or only the beginning of several. */
const placeOf = (word: string, locale: string, part: 'month' | 'weekday'): number => {
  const typed = folded(word);
  for (const isNamed of [(name: string) => name === typed, (name: string) => name.startsWith(typed)])
    for (const one of [locale, 'en']) {
      const places = namesOf(one, part).flatMap((names, at) => (names.some(isNamed) ? [at + 1] : []));
      if (places.length > 0) return places.length === 1 ? places[0]! : 0;
    }
  return 0;
};

const yearsAhead = 20;

/** A year of two digits in full: the latest that's at most twenty years ahead. */
export const fullYear = (twoDigits: string, thisYear: number): string => {
  const last = thisYear + yearsAhead;
  const back = (((last - Number(twoDigits)) % 100) + 100) % 100;
  return String(last - back);
};

/** Makes a day from its parts; null if there is no such day. A year has four digits, or two. */
const dayOf = ({ year, month, day }: Record<Part, string>, thisYear: number): Day | null => {
  if (year.length !== 4 && year.length !== 2) return null;
  const whole = year.length === 2 ? fullYear(year, thisYear) : year;
  const found = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : null;
};

/** A time after a day, which is ignored. */
const time =
  /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:Z|UTC|GMT)?(?:\s*[+-]\d{2}:?\d{2})?$/i;

/** No day is written longer, and nobody waits for one that is. */
const longestDay = 60;

/** Text with plain digits, without invisible signs and without a time. */
const plain = (typed: string): string =>
  plainDigits(typed.length > longestDay ? '' : typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(time, '')
    .trim();

/** Spreadsheets count days from this one; a number between these two is read as a day from 1954 to 2100. */
const dayZero = '1899-12-30';
const [firstSerial, lastSerial] = [20_000, 73_415];

/** A day as a spreadsheet stores it, as a number of days. */
const serialDay = (text: string): Day | null => {
  const serial = /^\d{5}(?=[.,]\d+$|$)/.exec(text)?.[0];
  const days = Number(serial ?? 0);
  return days >= firstSerial && days <= lastSerial ? daysAfter(dayZero, days) : null;
};

/** A year of four digits before month and day, with anything between them or nothing. */
const yearFirst = (text: string, thisYear: number): Day | null => {
  const [, year = '', month = '', day = ''] =
    /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/.exec(text) ??
    /^(\d{4})[^\d\p{L}]+(\d{1,2})[^\d\p{L}]+(\d{1,2})[^\d\p{L}]*$/u.exec(text) ??
    /^(\d{4})\s?\p{L}\s?(\d{1,2})\s?\p{L}\s?(\d{1,2})\s?\p{L}?$/u.exec(text) ??
    [];
  return dayOf({ year, month, day }, thisYear);
};

/** A day whose month is named, in the locale or in English, with or without its weekday. */
const namedDay = (text: string, locale: string, order: readonly Part[], thisYear: number): Day | null => {
  const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const months = new Set(words.flatMap((word) => placeOf(word, locale, 'month') || []));
  const others = words.filter((word) => !placeOf(word, locale, 'month') && !placeOf(word, locale, 'weekday'));
  const [first, second, ...more] = text.match(/\d+/g) ?? [];
  if (months.size !== 1 || others.length > 0 || first === undefined || more.length > 0) return null;
  const month = String([...months][0]);
  if (second === undefined) return dayOf({ year: String(thisYear), month, day: first }, thisYear);
  const isYearFirst =
    first.length === 4 || (second.length !== 4 && order.indexOf('year') < order.indexOf('day'));
  const [year, day] = isYearFirst ? [first, second] : [second, first];
  return dayOf({ year, month, day }, thisYear);
};

/** The digits without anything between them, cut where a locale's order has them: `31012026`, `310126`, `3101`. */
const cut = (digits: string, order: readonly Part[]): string[] => {
  const yearDigits = digits.length - 4;
  let from = 0;
  return order.flatMap((part) => {
    const length = part === 'year' ? yearDigits : 2;
    from += length;
    return length > 0 ? [digits.slice(from - length, from)] : [];
  });
};

/** A day of numbers alone, in a locale's order; without a year, this year's. */
const numberedDay = (text: string, order: readonly Part[], thisYear: number): Day | null => {
  const numbers = text.match(/\d+/g) ?? [];
  const [only = ''] = numbers;
  const parts = numbers.length === 1 && /^(\d{4}|\d{6}|\d{8})$/.test(only) ? cut(only, order) : numbers;
  const typed = parts.length === 2 ? order.filter((part) => part !== 'year') : order;
  if (parts.length !== typed.length || /\p{L}{3}/u.test(text)) return null;
  const of = (part: Part) => parts[typed.indexOf(part)] ?? String(thisYear);
  return dayOf({ year: of('year'), month: of('month'), day: of('day') }, thisYear);
};

/**
 * What a person typed as a day; null when it is none.
 *
 * The parts stand in the locale's order, with anything between them or nothing: `31/1/2026`, `31.1.26`, `310126`. A year of four
 * digits in front is understood everywhere (`2026-01-31`), and so are a month by its name and the number a spreadsheet stores. Without
 * a year, this year is meant.
 *
 * @param thisYear what a day without a year belongs to, and what one of two digits is read by
 */
export const readDay = (typed: string, locale: string, thisYear: number): Day | null => {
  const [text, order] = [plain(typed), orderOf(locale)];
  return (
    serialDay(text) ??
    yearFirst(text, thisYear) ??
    namedDay(text, locale, order, thisYear) ??
    numberedDay(text, order, thisYear)
  );
};

/** A day of a file whose numbers a pattern finds; null if it's written another way. */
export const writtenDay = (typed: string, pattern: RegExp, thisYear: number): Day | null => {
  const { y: year = '', m: month = '', d: day = '' } = pattern.exec(plain(typed))?.groups ?? {};
  return dayOf({ year, month, day }, thisYear);
};

/** A day written with its year in a way that can mean only one day, whatever the file's format. */
export const unmistakableDay = (typed: string, locale: string, thisYear: number): Day | null => {
  const text = plain(typed);
  const hasYear = (text.match(/\d+/g) ?? []).length > 1;
  return (
    serialDay(text) ??
    yearFirst(text, thisYear) ??
    (hasYear ? namedDay(text, locale, ['day', 'month', 'year'], thisYear) : null)
  );
};
