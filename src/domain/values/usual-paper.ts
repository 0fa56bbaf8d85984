import type { PaperSize } from './paper-size.ts';

/** Countries that print on Letter; the rest of the world has A4. Source: Unicode CLDR, territoryInfo, paperSize. */
const onLetter = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/** What is usual in a country, by its alpha-2 code. */
export const paperSizeOf = (country: string): PaperSize => (onLetter.has(country) ? 'letter' : 'a4');
