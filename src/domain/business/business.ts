import type { Day } from '../day.ts';
import { nameProblem, problemOf } from '../user/account.ts';
import { countryById } from '../values/country.ts';
import type { MailKind, MailWording } from '../values/mail-kinds.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { businessFaults as businessFaultWords } from '../words/business.ts';
import { addressProblem, isTimeZone } from './onboarding.ts';
import { type BusinessPlace, type Particulars, particularsProblems, placeOf } from './particulars.ts';
import { industries, languages, type Named } from './reference.ts';
import type { Reminders } from './reminders.ts';

/** What a business says of itself, and how it writes. Of where its street is, what is left out stays as it is. */
export interface BusinessCard extends Partial<BusinessPlace> {
  companyName: string;
  address: string;
  /** ISO 3166-1 numeric code. */
  country: number;
  /** IANA name; null leaves it to the country. */
  timeZone: string | null;
  /** BCP 47 tag, by which money, numbers and days are written and read; null leaves it to the country. */
  locale: string | null;
  /** Numbers of the lists of languages and industries; 0 where none is chosen, null leaves it as it is. */
  language: number | null;
  industry: number | null;
}

/** True for a tag this machine writes numbers by. */
const isLocale = (locale: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf([locale]).length === 1;
  } catch {
    return false;
  }
};

/** True for a number of the list, for none, and for what stays as it is. */
const isOf = (list: readonly Named[], id: number | null): boolean => !id || list.some((one) => one.id === id);

/** Every fault of a card, each with its field. */
export const businessProblems = (card: BusinessCard): FieldProblem[] => [
  ...problemOf('companyName', nameProblem(card.companyName, businessFaultWords.nameMissing)),
  ...problemOf('address', addressProblem(card.address)),
  ...particularsProblems(placeOf(card)),
  ...problemOf('country', countryById(card.country) ? null : businessFaultWords.countryMissing),
  ...problemOf(
    'timeZone',
    card.timeZone === null || isTimeZone(card.timeZone) ? null : businessFaultWords.timeZoneUnknown,
  ),
  ...problemOf(
    'locale',
    card.locale === null || isLocale(card.locale) ? null : businessFaultWords.localeMissing,
  ),
  ...problemOf('language', isOf(languages, card.language) ? null : businessFaultWords.languageUnknown),
  ...problemOf('industry', isOf(industries, card.industry) ? null : businessFaultWords.industryUnknown),
];

/** How the numbers of one kind of document look: `INV-` and 4 make INV-0042. */
export interface Numbering {
  prefix: string;
  /** The least digits; further ones come by themselves. */
  pad: number;
}

/** How the next numbers of a kind are made. */
export interface NumberSeries extends Numbering {
  kind: string;
  next: number;
  version: number;
}

/** How a business is set up. */
export interface BusinessSettings {
  companyName: string;
  address: string;
  particulars: Particulars;
  country: number;
  /** ISO 4217 code of the home currency. */
  currency: string;
  timeZone: string;
  locale: string;
  /** Numbers of their lists; 0 where none is chosen. */
  language: number;
  industry: number;
  /** The month, 1 to 12, its years begin with. */
  fiscalYear: number;
  multiCurrency: boolean;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** Goods may be sold that are not in stock. */
  negativeStock: boolean;
  /** What it prints on, a size by its name; null for what is usual in its country. */
  paperSize: string | null;
  /** Reports on paper have what is below zero in brackets. */
  bracketsOnPaper: boolean;
  /** Everybody in the business needs a second factor. */
  secondFactorNeeded: boolean;
  /** Nothing is posted on or before this day. */
  lockedUntil: Day | null;
  /** Something is posted, so that the home currency stays. */
  hasEntries: boolean;
  numbering: readonly NumberSeries[];
  /** What each mail says: the business's own words, else ours. */
  mails: readonly ({ kind: MailKind; version: number } & MailWording)[];
  reminders: Reminders;
  /** How often each matter was saved; a change says which of them it goes over. */
  versions: Readonly<
    Record<
      | 'details'
      | 'contact'
      | 'homeCurrency'
      | 'fiscalYear'
      | 'taxOrder'
      | 'negativeStock'
      | 'paperSize'
      | 'secondFactor'
      | 'lockDate'
      | 'reminders',
      number
    >
  >;
}

export const numberingProblems = ({ prefix, pad }: Numbering): FieldProblem[] => [
  ...problemOf('prefix', /^[\p{L}\p{N}./_-]{0,12}$/u.test(prefix) ? null : businessFaultWords.prefixWrong),
  ...problemOf('pad', Number.isInteger(pad) && pad >= 1 && pad <= 10 ? null : businessFaultWords.digitsWrong),
];

/** True where numbers of two prefixes may be spelt alike: one prefix is the other with digits behind, or the same. */
export const numbersMayMeet = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long.startsWith(short) && /^[0-9]*$/.test(long.slice(short.length));
};

/** The words of settings. Source: sales-and-access, section 8, spelt as there. */
export const businessWords = {
  dateSet: businessFaultWords.dateSet,
  dateNotSet: businessFaultWords.unableSetDate,
  multiCurrency: businessFaultWords.multicurrencyIsEnabled,
} as const;
