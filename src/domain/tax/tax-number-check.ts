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

/** True where a number for value added tax of a country is not one: by its form and its check digits. An unknown form is none. */
export const vatLooksWrong = (country: string, number: string): boolean => {
  // The package has numbers of other taxes too, such as Brazil's.
  if (taxNumbersOf(country).vatNumber === null) return false;
  const rules = countries.find(({ codes }) => codes.includes(country));
  return number.trim() !== '' && rules !== undefined && !checkVAT(number, [rules]).isValid;
};

/** The same of a tax office's number. */
export const taxNumberLooksWrong = (country: string, number: string): boolean => {
  const plain = number.toUpperCase().replace(/[\s/.-]/g, '');
  return plain !== '' && forms[country] !== undefined && !forms[country].test(plain);
};
