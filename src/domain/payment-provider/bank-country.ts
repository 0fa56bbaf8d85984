import type { BankProvider } from './provider.ts';

/** The countries whose bank accounts providers pay out to. */
const bankCountries = ['NG', 'GH', 'ZA', 'KE', 'UG', 'TZ'] as const;
export type BankCountry = (typeof bankCountries)[number];

/** The fewest and the most digits of an account number. Source: connections.md, rule 24. */
const digits: Readonly<Record<BankCountry, readonly [least: number, most: number]>> = {
  NG: [10, 10],
  GH: [8, 20],
  ZA: [6, 16],
  KE: [6, 16],
  UG: [6, 16],
  TZ: [6, 16],
};

interface PaidOutTo {
  /** The countries whose banks the provider pays out to. */
  countries: readonly BankCountry[];
  /** Where it can say whose an account is: none can be connected from here anywhere else. */
  verified: readonly BankCountry[];
}

/** Source: Paystack, "List banks" and "Resolve account"; Flutterwave v3, "Get all banks" and "Resolve account details". */
export const paidOutTo: Readonly<Record<BankProvider, PaidOutTo>> = {
  paystack: { countries: ['NG', 'GH', 'ZA', 'KE'], verified: ['NG', 'GH'] },
  flutterwave: { countries: bankCountries, verified: ['NG'] },
};

/** The country by its ISO code; null for one whose banks the provider doesn't have. */
export const bankCountryOf = (provider: BankProvider, code: string): BankCountry | null =>
  paidOutTo[provider].countries.find((country) => country === code) ?? null;

/** The country whose banks are proposed to a business that keeps its books in a currency. */
export const usualBankCountry = (provider: BankProvider, currency: string): BankCountry =>
  bankCountryOf(provider, currency.slice(0, 2)) ?? 'NG';

/** The fewest and the most digits of an account's number in the country. */
export const accountDigits = (country: BankCountry): readonly [least: number, most: number] =>
  digits[country];

/** True for a number an account of the country can have. */
export const isAccountNumber = (country: BankCountry, typed: string): boolean => {
  const [least, most] = digits[country];
  return /^\d+$/.test(typed) && typed.length >= least && typed.length <= most;
};

/** Two names of one owner: letters, digits and their order count, their case and what is between doesn’t. */
export const isSameName = (one: string, other: string): boolean => {
  const bare = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return bare(one) === bare(other) && bare(one) !== '';
};
