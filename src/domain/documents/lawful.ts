import { isInUnion, taxNumbersOf } from '../tax/tax-numbers.ts';
import type { Party } from './document.ts';
import { isGone } from './status.ts';
import type { DocumentView } from './view.ts';

/** What an invoice of a country must say of the business that writes it, and this one lacks. */
export type Lacking = 'address' | 'taxNumber' | 'vatNumber' | 'eitherNumber';

/** Where a number for value added tax stands on the invoices of those who charge it. */
const withVat = new Set(['CH', 'GB', 'NO', 'ZA']);
/** Where the tax office's number does. */
const withTaxNumber = new Set(['AU', 'CA', 'GH', 'IN', 'KE', 'NZ']);

const numberLacking = (
  { country = '', taxId, vatNumber }: Party,
  taxed: boolean,
): Exclude<Lacking, 'address'> | null => {
  // One of the two, whether or not tax is charged. Source: § 14 (4) no. 2 UStG; § 11 UStG of Austria.
  if (country === 'DE' || country === 'AT') return taxId || vatNumber ? null : 'eitherNumber';
  // Source: Federal Inland Revenue Service, section 10 VAT Act.
  if (country === 'NG') return taxId ? null : 'taxNumber';
  if (!taxed) return null;
  if (withTaxNumber.has(country)) return taxId ? null : 'taxNumber';
  return (isInUnion(country) || withVat.has(country)) && !vatNumber ? 'vatNumber' : null;
};

/** True for a country whose law names what stands on an invoice; of the others nothing is said. */
const hasRules = (country: string): boolean =>
  isInUnion(country) || withVat.has(country) || withTaxNumber.has(country) || country === 'NG';

/**
 * What an invoice lacks of the business that writes it, by its country's law. It is advice: an invoice is issued without it.
 *
 * @param from the business as its invoice names it
 * @param taxed tax is charged on it
 */
export const lackingOn = (from: Party, taxed: boolean): Lacking[] => {
  const number = numberLacking(from, taxed);
  return [
    ...(hasRules(from.country ?? '') && !from.address ? (['address'] as const) : []),
    ...(number ? [number] : []),
  ];
};

/** The same of a document as it is; one that is void lacks nothing. */
export const lackingOnDocument = (
  document: Pick<DocumentView, 'kind' | 'status' | 'from' | 'lines'>,
): Lacking[] =>
  isGone(document)
    ? []
    : lackingOn(
        document.from,
        document.lines.some(({ taxName }) => taxName !== null),
      );

/** “Tax number” within a sentence; an abbreviation keeps its capitals. */
const within = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What each is called in the business's country, within a sentence. */
export const lackingName = (
  lacking: Lacking,
  country: string,
  words: { address: string; or: string },
): string => {
  const { taxNumber, vatNumber } = taxNumbersOf(country);
  if (lacking === 'address') return words.address;
  const numbers = { taxNumber: [taxNumber], vatNumber: [vatNumber], eitherNumber: [taxNumber, vatNumber] };
  return numbers[lacking].map((name) => within(name ?? '')).join(words.or);
};
