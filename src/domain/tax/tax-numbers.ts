import { taxNumbers as words } from '../words/everywhere.ts';

/** What numbers a country gives a business, and what they are called on its documents. */
export interface TaxNumbers {
  /** Of the tax office; null where documents name none. */
  taxNumber: string | null;
  /** For value added tax; null where there is none of its own. */
  vatNumber: string | null;
  registration: string | null;
}

/** States of the European Union, Northern Ireland's prefix left out. Source: Council Directive 2006/112/EC, article 215. */
const union = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);

const usual: TaxNumbers = { taxNumber: words.taxNumber, vatNumber: null, registration: words.registration };
const ofUnion: TaxNumbers = { ...usual, taxNumber: null, vatNumber: words.vatNumber };

const own: Readonly<Record<string, TaxNumbers>> = {
  DE: { taxNumber: words.taxNumber, vatNumber: words.vatId, registration: words.commercialRegister },
  AT: { taxNumber: words.taxNumber, vatNumber: words.vatId, registration: words.commercialRegister },
  GB: { taxNumber: null, vatNumber: words.vatNumber, registration: words.companyNumber },
  NG: { taxNumber: words.tin, vatNumber: null, registration: words.rcNumber },
  US: { taxNumber: words.ein, vatNumber: null, registration: null },
  AU: { taxNumber: words.abn, vatNumber: null, registration: words.acn },
  CA: { taxNumber: words.gstNumber, vatNumber: null, registration: words.registration },
  CH: { taxNumber: null, vatNumber: words.vatNumber, registration: words.registration },
  GH: { taxNumber: words.tin, vatNumber: null, registration: words.registration },
  IN: { taxNumber: words.gstin, vatNumber: null, registration: words.registration },
  KE: { taxNumber: words.pin, vatNumber: null, registration: words.registration },
  NO: { taxNumber: null, vatNumber: words.vatNumber, registration: words.registration },
  NZ: { taxNumber: words.gstNumber, vatNumber: null, registration: words.registration },
  ZA: { taxNumber: null, vatNumber: words.vatNumber, registration: words.registration },
};

/** The numbers of a country, by its alpha-2 code; of one that is not known a tax number and a registration. */
export const taxNumbersOf = (country: string): TaxNumbers =>
  own[country] ?? (union.has(country) ? ofUnion : usual);

/** True of a number that begins as those of the union's value added tax and its neighbours do: with a country's letters. */
export const looksLikeVat = (number: string): boolean => {
  const start = number.trim().slice(0, 2).toUpperCase();
  return /\d/.test(number) && (union.has(start) || ['EL', 'GB', 'XI', 'CH'].includes(start));
};

/** True where a business of a country may be in the union's value added tax. */
export const isInUnion = (country: string): boolean => union.has(country);
