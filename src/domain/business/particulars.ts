import type { Party } from '../documents/document.ts';
import { isEmail } from '../text.ts';
import { addressLines } from '../values/address.ts';
import { countryName } from '../values/country.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { particulars as words } from '../words/business.ts';

/** Where a business is, beside the street that its card has. */
export interface BusinessPlace {
  zip: string;
  city: string;
  state: string;
}

/** What of a place is given. */
export const placeOf = ({ zip, city, state }: Partial<BusinessPlace>): Partial<BusinessPlace> => ({
  ...(zip === undefined ? {} : { zip }),
  ...(city === undefined ? {} : { city }),
  ...(state === undefined ? {} : { state }),
});

/** What law and customers want to know of a business on its documents. All of it may be left empty. */
export interface BusinessContact {
  phone: string;
  email: string;
  website: string;
  /** The number of its tax office, such as a Steuernummer, a TIN or an EIN. */
  taxNumber: string;
  /** Its number for value added tax. */
  vatNumber: string;
  /** Its number in the register of companies. */
  registration: string;
  /** Stands at the foot of every page. */
  footer: string;
}

export interface Particulars extends BusinessPlace, BusinessContact {}

export const noParticulars: Particulars = {
  zip: '',
  city: '',
  state: '',
  phone: '',
  email: '',
  website: '',
  taxNumber: '',
  vatNumber: '',
  registration: '',
  footer: '',
};

const longest: Readonly<Record<keyof Particulars, number>> = {
  zip: 20,
  city: 100,
  state: 100,
  phone: 40,
  email: 254,
  website: 200,
  taxNumber: 30,
  vatNumber: 30,
  registration: 60,
  footer: 500,
};

const unprintable = /[^\P{Cc}\r\n\t]/u;

const problemOf = (field: keyof Particulars, value: string): string | null => {
  if (unprintable.test(value)) return words.unprintable;
  if ([...value].length > longest[field]) return words.tooLong({ most: longest[field] });
  return field === 'email' && value !== '' && !isEmail(value) ? words.emailWrong : null;
};

/** Every fault of what is given, each with its field. Numbers are kept as they are typed: their form is advice. */
export const particularsProblems = (given: Partial<Particulars>): FieldProblem[] =>
  (Object.entries(given) as [keyof Particulars, string][]).flatMap(([field, value]) => {
    const message = problemOf(field, value);
    return message ? [{ field, message }] : [];
  });

/** A business as it says of itself what its documents name. */
export interface OwnCard {
  name: string;
  /** The street, of one line or several; of older businesses the whole address. */
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  particulars: Particulars;
}

/** The business as a party of its own documents; what it leaves empty is left out. The country is named where the town is. */
export const ownParty = ({ name, address, country, particulars }: OwnCard): Party => {
  const { zip, city, state } = particulars;
  const place = { zip, city, state, country: city ? countryName(country) : '' };
  const lines = addressLines({ attention: '', street: address, phone: '', ...place });
  const { phone, email, website, taxNumber: taxId, vatNumber, registration, footer } = particulars;
  const more = { phone, email, website, taxId, vatNumber, registration, footer };
  return {
    name,
    ...(lines.length ? { address: lines.join('\n') } : {}),
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== '')),
    country,
  };
};
