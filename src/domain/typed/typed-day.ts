import type { Day } from '../day.ts';
import { remembered } from '../values/format.ts';
import { isDay } from '../values/is-day.ts';

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

/** The month a word begins, in the locale or in English: `Mar`, `mars`, `März`; 0 for none. */
const monthNamed = (word: string, locale: string): number => {
  const begun = word.toLowerCase();
  const names = [locale, 'en'].map((one) => new Intl.DateTimeFormat(one, { month: 'long', timeZone: 'UTC' }));
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return (
    months.find((month) =>
      names.some((name) =>
        name
          .format(Date.UTC(2026, month - 1, 15))
          .toLowerCase()
          .startsWith(begun),
      ),
    ) ?? 0
  );
};

const yearsAhead = 20;

/** A year of two digits in full: the latest that's at most twenty years ahead. */
export const fullYear = (twoDigits: string, thisYear: number): string => {
  const last = thisYear + yearsAhead;
  const back = (((last - Number(twoDigits)) % 100) + 100) % 100;
  return String(last - back);
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

/**
 * What a person typed as a day; null when it is none.
 *
 * The parts stand in the locale's order, with anything between them or nothing: `31/1/2026`, `31.1.26`, `310126`. A year of four
 * digits in front is understood everywhere (`2026-01-31`), and so is a month by its name. Without a year it is this one.
 *
 * @param thisYear what a day without a year belongs to, and what one of two digits is read by
 */
export function readDay(typed: string, locale: string, thisYear: number): Day | null {
  const pieces = typed.match(/\d+|\p{L}{3,}/gu) ?? [];
  const word = pieces.find((piece) => !/\d/.test(piece));
  const numbers = pieces.filter((piece) => piece !== word);
  const yearFirst = numbers[0]?.length === 4 && numbers.length > 1;
  const usual = yearFirst ? (['year', 'month', 'day'] as const) : orderOf(locale);
  const found = numbers.length === 1 && !word && /^(\d{4}|\d{6}|\d{8})$/.test(numbers[0]!);
  const parts = found ? cut(numbers[0]!, usual) : numbers;
  const order = usual.filter(
    (part) => (part !== 'month' || !word) && (part !== 'year' || parts.length + (word ? 1 : 0) > 2),
  );
  if (parts.length !== order.length) return null;
  const of = (part: Part) => parts[order.indexOf(part)] ?? '';
  const year = of('year');
  if (year.length === 1 || year.length === 3) return null;
  const whole = year.length === 2 ? fullYear(year, thisYear) : year || String(thisYear);
  const month = word ? String(monthNamed(word, locale)) : of('month');
  const day = `${whole}-${month.padStart(2, '0')}-${of('day').padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
