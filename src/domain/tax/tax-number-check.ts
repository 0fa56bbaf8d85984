import * as jsvat from 'jsvat-next';
import { taxNumbersOf } from './tax-numbers.ts';

// The page is bundled with its ES modules. Node loads its CommonJS, whose names are those of the default export.
const loaded: typeof jsvat & { default?: typeof jsvat } = { ...jsvat };
const checkVAT = loaded.default?.checkVAT ?? jsvat.checkVAT;
const countries = loaded.default?.countries ?? jsvat.countries;

/** Forms of the tax numbers that have one. */
const forms: Readonly<Record<string, RegExp>> = {
  // Ten to thirteen digits, written with slashes or blanks. Source: Abgabenordnung, the Länder's and the uniform form.
  DE: /^\d{10,13}$/,
  // Ten digits, or the older eight and four. Source: Joint Tax Board.
  NG: /^(\d{10}|\d{12}|\d{13})$/,
  US: /^\d{9}$/,
  AU: /^\d{11}$/,
  IN: /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/,
};

/** The rules of a country's numbers for value added tax; undefined where it has none, or none that are known. */
const vatRulesOf = (country: string) =>
  // The package has numbers of other taxes too, such as Brazil's.
  taxNumbersOf(country).vatNumber === null
    ? undefined
    : countries.find(({ codes }) => codes.includes(country));

/** What such a number begins with, where it isn't the country's own code. */
const vatLetters: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };

/**
 * A number for value added tax with the letters of its country before it, which are left out at home: 136695976 in Germany is DE136695976. One
 * that has its letters, or no form of the country's, is as it was typed.
 */
export const withVatLetters = (country: string, number: string): string => {
  const rules = vatRulesOf(country);
  if (!rules || number.trim() === '' || checkVAT(number, [rules]).isValidFormat) return number;
  const whole = checkVAT((vatLetters[country] ?? country) + number, [rules]);
  return whole.isValidFormat ? (whole.value ?? number) : number;
};

/** True where a number for value added tax of a country is not one: by its form and its check digits. An unknown form is none. */
export const vatLooksWrong = (country: string, number: string): boolean => {
  const rules = vatRulesOf(country);
  return (
    rules !== undefined && number.trim() !== '' && !checkVAT(withVatLetters(country, number), [rules]).isValid
  );
};

/** The same of a tax office's number. */
export const taxNumberLooksWrong = (country: string, number: string): boolean => {
  const plain = number.toUpperCase().replace(/[\s/.-]/g, '');
  return plain !== '' && forms[country] !== undefined && !forms[country].test(plain);
};
