import { isCurrency } from '../values/currency.ts';
import { remembered } from '../values/format.ts';
import { plainDigits } from './digits.ts';

/** The sign before a number's decimals, and the one between its thousands apart from blanks and apostrophes: a hint for reading it. */
export interface NumberFormat {
  decimal: '.' | ',';
  group: '.' | ',' | '';
}

/** The Arabic separators as the Latin ones that are typed for them. */
const latin = (text: string): string => text.replaceAll('٫', '.').replaceAll('٬', ',');

/** How a locale writes numbers. */
const numberFormatOf = remembered((locale: string): NumberFormat => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'decimal' | 'group') => latin(parts.find((part) => part.type === type)?.value ?? '');
  const group = sign('group');
  return { decimal: sign('decimal') === ',' ? ',' : '.', group: group === '.' || group === ',' ? group : '' };
});

const minus = '[-−–‐‑‒﹣－]';

/** Currencies as people write them in letters, the longer ones first, and any three capitals, which may be a code of ISO 4217. */
const currency = [
  '(?:US|AU|CA|NZ|HK|NT|MX|GH|A|C|R|S)\\p{Sc}',
  '\\p{Sc}+',
  '[Kk]r\\.?',
  'zł',
  'Kč',
  'Ft',
  'R[sp]\\.?',
  'S?Fr\\.?',
  'KSh',
  'руб\\.?',
  'лв\\.?',
  'RM',
  'R',
  '[A-Z]{3}',
].join('|');

const currencyBefore = new RegExp(`^(?:${currency})(?=(?:${minus}|[+(.,\\d]))`, 'u');
const currencyBehind = new RegExp(`(?<=(?:${minus}|[).,\\d]))(?:${currency})$`, 'u');

/** Leaves a code that isn't a currency's, so that the text isn't read as a number. */
const withoutCurrency = (text: string): string =>
  [currencyBefore, currencyBehind].reduce(
    (rest, pattern) =>
      rest.replace(pattern, (found) => (/^[A-Z]{3}$/.test(found) && !isCurrency(found) ? found : '')),
    text,
  );

const negativeMarks = [/^\((.+)\)$/u, new RegExp(`^${minus}(.+)$`, 'u'), new RegExp(`^(.+)${minus}$`, 'u')];

/** The digits and separators of what was typed, and how many marks make it negative: brackets, or a minus sign before or after it. */
const bare = (typed: string): { body: string; negatives: number } => {
  const text = latin(plainDigits(typed)).replace(/[\s\p{Cf}'’ʼ`´]/gu, '');
  let [body, negatives] = [withoutCurrency(text), 0];
  for (const mark of negativeMarks) {
    const rest = body.replace(mark, '$1');
    if (rest !== body) negatives += 1;
    body = rest;
  }
  return { body: withoutCurrency(body.replace(/^\+/, '')).replace(/\p{Sc}/gu, ''), negatives };
};

/** Groups of three digits, or those of India: three and then twos. */
const wellGrouped = (whole: string, group: string): boolean => {
  const [first = '', ...others] = whole.split(group);
  const last = others.at(-1);
  return /^\d{1,3}$/.test(first) && last?.length === 3 && others.every((part) => /^\d{2,3}$/.test(part));
};

/** The later of the two separators, which is before the decimals; null unless both are there. */
const laterSign = (body: string): '.' | ',' | null => {
  if (!body.includes('.') || !body.includes(',')) return null;
  return body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ',';
};

/** The sign before the decimals, if both signs are in what was typed: the later one. Null otherwise. */
export const decimalSignIn = (typed: string): '.' | ',' | null => laterSign(bare(typed).body);

/**
 * Reads what was typed as a decimal string with the decimals it has; null if it isn't a number. It may have a currency before or after it;
 * brackets or a minus sign make it negative.
 *
 * If both separators are in it, the later one is before the decimals, whatever the format: `1.234,56` and `1,234.56` are both understood.
 * The format decides what one separator alone means.
 */
export const readNumber = (typed: string, format: NumberFormat): string | null => {
  const { body, negatives } = bare(typed);
  const later = laterSign(body);
  const decimal = later ?? format.decimal;
  const group = later ? (later === '.' ? ',' : '.') : format.group;
  const [whole = '', fraction = '', ...more] = body.split(decimal);
  if (negatives > 1 || more.length > 0 || !/^\d*$/.test(fraction)) return null;
  if (group && whole.includes(group) && !wellGrouped(whole, group)) return null;
  const ungrouped = group ? whole.replaceAll(group, '') : whole;
  if (!/^\d*$/.test(ungrouped) || `${ungrouped}${fraction}` === '') return null;
  const units = ungrouped.replace(/^0+(?=\d)/, '') || '0';
  const value = fraction ? `${units}.${fraction}` : units;
  return negatives === 1 && /[1-9]/.test(value) ? `-${value}` : value;
};

/**
 * Whether a comma could group thousands or begin the decimals: the page speaks English, and `1,234` is one thousand there, while
 * the locale's own comma is the decimal.
 */
export const isAmbiguous = (typed: string, locale: string): boolean =>
  numberFormatOf(locale).decimal === ',' && /^[1-9]\d{0,2},\d{3}$/.test(bare(typed).body);

/** Whether a comma stands among the thousands of what was typed, rather than before its decimals. */
export const groupsWithComma = (typed: string, locale: string): boolean =>
  typed.includes(',') && (decimalSignIn(typed) ?? numberFormatOf(locale).decimal) !== ',';

/** Reads a number as people of a locale type it; null if it isn't one or could be read in two ways. */
export const parseDecimal = (typed: string, locale: string): string | null =>
  isAmbiguous(typed, locale) ? null : readNumber(typed, numberFormatOf(locale));
