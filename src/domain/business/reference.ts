import { referenceLists as words } from '../words/business.ts';

/** Lists as data: small numbers on the wire, words for people. Their order is their numbers. */
export interface Named {
  id: number;
  label: string;
  value: string;
}

const numbered = (values: readonly string[]): Named[] =>
  values.map((value, n) => ({ id: n + 1, label: value, value }));

const languageCodes = [
  'en',
  'fr',
  'de',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'sv',
  'ar',
  'sw',
  'ha',
  'yo',
  'ig',
  'hi',
  'zh',
  'ja',
];

/** Languages by their own names, their codes as values. */
export const languages: readonly Named[] = languageCodes.map((value, n) => ({
  id: n + 1,
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}));

export const industries = numbered(words.industries);

const categories = numbered(words.categories);

/**
 * The categories an item may be sorted under, as they are usual in an industry.
 *
 * @param industry its number; that of any industry where it is left out, or there is none of its number
 */
export const categoriesFor = (industry: number | undefined): Named[] => {
  const proposed = words.proposedCategories(words.industries[(industry ?? 0) - 1]);
  return proposed.map((name) => categories.find(({ value }) => value === name)!);
};

export interface CsvHeader {
  header: string;
  required: boolean;
}

const headersOf = (text: string): CsvHeader[] =>
  text.split(', ').map((name) => ({ header: name.replace('*', ''), required: name.endsWith('*') }));

/** The columns a file of a kind has; null for a kind there is none of. */
export const csvHeaders = (kind: string): CsvHeader[] | null => {
  const text = Object.hasOwn(words.fileColumns, kind) ? words.fileColumns[kind] : undefined;
  return text ? headersOf(text) : null;
};
