import { countryCodeOf } from './country.ts';

/** Where somebody is, or goods go. */
export interface Address {
  attention: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
}

export const noAddress: Address = {
  attention: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
};

type Part = keyof Address;
type Place = 'city' | 'state' | 'zip';

/** How a place is written between street and country where most countries write it: the postcode before the city. */
const usualLines: readonly (readonly Place[])[] = [['zip', 'city'], ['state']];
const inOneLine: typeof usualLines = [['city', 'state', 'zip']];
const cityWithCode: typeof usualLines = [['city', 'zip'], ['state']];
const codeLast: typeof usualLines = [['city'], ['state'], ['zip']];

/** The same by country, where it differs. Source: Universal Postal Union, postal addressing systems. */
const linesByCountry: Readonly<Record<string, typeof usualLines>> = {
  AU: inOneLine,
  CA: inOneLine,
  US: inOneLine,
  PR: inOneLine,
  GB: codeLast,
  GG: codeLast,
  IE: codeLast,
  IM: codeLast,
  JE: codeLast,
  KE: codeLast,
  ZA: codeLast,
  BR: cityWithCode,
  GH: cityWithCode,
  ID: cityWithCode,
  IN: cityWithCode,
  NG: cityWithCode,
  NZ: cityWithCode,
  SG: cityWithCode,
  TH: cityWithCode,
};

const placeLinesIn = (country: string) => linesByCountry[countryCodeOf(country)] ?? usualLines;

/** City, postcode and state in the order of a country, by its name or code. */
export const placePartsIn = (country: string): readonly Place[] => placeLinesIn(country).flat();

/** The parts of an address in the order in which its country writes them, as forms ask for them. */
export const addressPartsIn = (country: string): readonly Part[] => [
  'attention',
  'street',
  ...placePartsIn(country),
  'country',
  'phone',
];

/** True of an address of which nothing is known. */
export const isNoAddress = (address: Address): boolean =>
  Object.values(address).every((part: string) => part.trim() === '');

/** True of two addresses that are the same, part by part. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  addressPartsIn('').every((part) => one[part] === other[part]);

/** The lines of a text of several, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** An address as paper prints it, a line each, in the order of its country; the street may be several. */
export const addressLines = (address: Address): string[] =>
  [
    address.street,
    ...placeLinesIn(address.country).map((parts) =>
      parts
        .map((part) => address[part])
        .filter(Boolean)
        .join(' '),
    ),
    address.country,
  ].flatMap(linesOf);

/** An address in one line, for a file. */
export const addressLine = (address: Address): string => addressLines(address).join(', ');
