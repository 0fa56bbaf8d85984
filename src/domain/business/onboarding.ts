import { nameProblem, problemOf } from '../user/account.ts';
import { countryById } from '../values/country.ts';
import { isCurrency } from '../values/currency.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { onboardingFaults as onboardingFaultWords } from '../words/onboarding.ts';

/** What a first business is made from. */
export interface Onboarding {
  companyName: string;
  address: string;
  /** ISO 3166-1 numeric code. */
  countryId: number;
  /** ISO 4217 code of the home currency. */
  currency: string;
  /** IANA name, e.g. "Africa/Lagos". */
  timeZone: string;
  employeeSize: EmployeeSize | null;
  /** New documents take the discount off before tax; off where nobody says so. */
  taxAfterDiscount?: boolean | undefined;
  taxPerRate?: boolean | undefined;
}

export const employeeSizes = ['1', '2-9', '10-49', '50-249', '250+'] as const;
export type EmployeeSize = (typeof employeeSizes)[number];
export const isEmployeeSize = (size: string): size is EmployeeSize =>
  (employeeSizes as readonly string[]).includes(size);

/** True for a named zone this machine knows; offsets like "+01:00" have no summer time and are refused. */
export const isTimeZone = (zone: string): boolean => {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

export const addressProblem = (address: string): string | null => {
  if (/[^\P{Cc}\r\n\t]/u.test(address)) return onboardingFaultWords.addressUnprintable;
  return [...address].length > 500 ? onboardingFaultWords.addressTooLong : null;
};

/** Every fault of an onboarding, each with its field. */
export const onboardingProblems = (typed: Onboarding): FieldProblem[] => [
  ...problemOf('companyName', nameProblem(typed.companyName, onboardingFaultWords.nameMissing)),
  ...problemOf('address', addressProblem(typed.address)),
  ...problemOf('country', countryById(typed.countryId) ? null : onboardingFaultWords.countryMissing),
  ...problemOf('currency', isCurrency(typed.currency) ? null : onboardingFaultWords.currencyMissing),
  ...problemOf('timeZone', isTimeZone(typed.timeZone) ? null : onboardingFaultWords.timeZoneUnknown),
];
