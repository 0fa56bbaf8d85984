/** Money, numbers and days as people of a locale read them. Values stay decimal strings and YYYY-MM-DD days. */

type Decimal = Intl.StringNumericLiteral;
const isDecimal = (text: string): text is Decimal => /^-?\d+(\.\d+)?$/.test(text);
const withTrueMinus = (text: string) => text.replace('-', '−');

/** What `Intl` says, asked once: making a formatter, or having it name its parts, costs some 50 µs, and a key in a form asks ten times. */
export function remembered<Args extends readonly (string | number)[], Value>(
  ask: (...args: Args) => Value,
): (...args: Args) => Value {
  const kept = new Map<string, Value>();
  return (...args) => {
    const key = args.join(' ');
    const known = kept.get(key) ?? ask(...args);
    kept.set(key, known);
    return known;
  };
}

/** Numbers with at least and at most so many decimals. */
const numberFormat = remembered(
  (locale: string, least: number, most: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
);

const ungroupedFormat = remembered(
  (locale: string, least: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: 20,
      useGrouping: false,
    }),
);

/** How many decimals the currency's money has: 2 for EUR, 0 for JPY, 3 for KWD. */
export const currencyDigits = remembered(
  (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
);

/** The sign of a currency, as short as the locale writes it: € for EUR. */
export const symbolOf = remembered((currency: string, locale: string) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
});

/**
 * `('-1240', 'EUR', 'en-GB')` → `−€1,240.00`: a minus first, the currency's sign, and the number as it is everywhere else.
 * Some locales write the two differently. A sign that ends in a letter stands apart, as in `CHF 1,240.00`.
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  if (!isDecimal(amount)) return amount;
  const text = formatAmount(amount, currency, locale);
  const [minus, number] = text.startsWith('−') ? ['−', text.slice(1)] : ['', text];
  const sign = symbolOf(currency, locale);
  return `${minus}${sign}${/\p{L}$/u.test(sign) ? '\u00a0' : ''}${number}`;
}

/** `('1240', 'EUR', 'en-GB')` → `1,240.00`: where the currency stands once, at the head or beside. */
export function formatAmount(amount: string, currency: string, locale: string): string {
  if (!isDecimal(amount)) return amount;
  const digits = currencyDigits(currency);
  return withTrueMinus(numberFormat(locale, digits, digits).format(amount));
}

/** `('1240', 'EUR', 'en-GB')` → `+1,240.00`: a change, which always says its direction. */
export function formatSigned(amount: string, currency: string, locale: string): string {
  const text = formatAmount(amount, currency, locale);
  return text.startsWith('−') ? text : `+${text}`;
}

/** `('1234.5', 'de-DE')` → `1.234,5`: a quantity or a rate with the decimals it has, at least `least` of them; `grouped` marks thousands. */
export function formatDecimal(value: string, locale: string, least = 0, grouped = true): string {
  if (!isDecimal(value)) return value;
  const format = grouped ? numberFormat(locale, least, 20) : ungroupedFormat(locale, least);
  return withTrueMinus(format.format(value));
}

/** `('2026-11-21', 'en-GB')` → `21 Nov 2026`; `long` writes the month out. */
export function formatDay(day: string, locale: string, month: 'short' | 'long' = 'short'): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? day : dayFormat(locale, month).format(noon);
}

const dayFormat = remembered(
  (locale: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
);

const minuteFormat = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }),
);

/** The minute it is in a zone at an instant, as files have it: `2026-11-21 14:05`. */
export const minuteIn = (timeZone: string, instant: Date): string => minuteFormat(timeZone).format(instant);

const writtenMinute = remembered(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
);

/** `('2026-11-21 14:05', 'en-GB')` → `21 Nov 2026, 14:05`. */
export const formatMinute = (minute: string, locale: string): string =>
  writtenMinute(locale).format(new Date(`${minute.replace(' ', 'T')}Z`));

const monthFormat = remembered(
  (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const monthNameFormat = remembered(
  (locale: string, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' }),
);

/** The name of a calendar month from 1 to 12: "March". */
export const formatMonthName = (month: number, locale: string, length: 'long' | 'short' = 'long'): string =>
  monthNameFormat(locale, length).format(new Date(Date.UTC(2026, month - 1, 15)));

/** The month a day is in: "March 2026". */
export const formatMonth = (day: string, locale: string): string =>
  monthFormat(locale).format(new Date(`${day}T00:00:00Z`));

/** Two days as people name them: `2026` for a year, `March 2026` for a month, else `1 Jan – 31 Mar 2026`; one day by itself. */
export function formatSpan({ from, to }: { from: string; to: string }, locale: string): string {
  if (from === to) return formatDay(from, locale);
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const is = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const endsMonth = noon(to).getUTCMonth() !== new Date(noon(to).getTime() + 86_400_000).getUTCMonth();
  const wholeMonths = from.endsWith('-01') && endsMonth;
  if (wholeMonths && from.slice(0, 7) === to.slice(0, 7))
    return is({ month: 'short', year: 'numeric' }).format(noon(from));
  if (
    wholeMonths &&
    from.slice(5, 7) === '01' &&
    to.slice(5, 7) === '12' &&
    from.slice(0, 4) === to.slice(0, 4)
  )
    return from.slice(0, 4);
  return is({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(noon(from), noon(to));
}
