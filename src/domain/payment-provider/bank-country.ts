/** The countries whose bank accounts a provider pays out to, and whether it can say whose an account is. */
export const bankCountries = ['NG', 'GH', 'ZA', 'KE'] as const;
export type BankCountry = (typeof bankCountries)[number];

interface BankCountrySpec {
  /** As the provider names it in an address. */
  slug: string;
  /** The fewest and the most digits of an account number. */
  digits: readonly [least: number, most: number];
  /** False where nobody can be asked whose an account is: none can be connected from here. */
  verifies: boolean;
}

/** Source: connections.md, rule 24; Paystack, "List banks" and "Resolve account". */
export const bankCountrySpecs: Readonly<Record<BankCountry, BankCountrySpec>> = {
  NG: { slug: 'nigeria', digits: [10, 10], verifies: true },
  GH: { slug: 'ghana', digits: [8, 20], verifies: true },
  ZA: { slug: 'south africa', digits: [6, 16], verifies: false },
  KE: { slug: 'kenya', digits: [6, 16], verifies: false },
};

/** The country by its ISO code; null for one whose banks no provider has. */
export const bankCountryOf = (code: string): BankCountry | null =>
  bankCountries.find((country) => country === code) ?? null;

/** The country whose banks are proposed to a business that keeps its books in a currency. */
export const usualBankCountry = (currency: string): BankCountry =>
  bankCountryOf(currency.slice(0, 2)) ?? 'NG';

/** True for a number an account of the country can have. */
export const isAccountNumber = (country: BankCountry, typed: string): boolean => {
  const [least, most] = bankCountrySpecs[country].digits;
  return /^\d+$/.test(typed) && typed.length >= least && typed.length <= most;
};

/** Two names of one owner: letters, digits and their order count, their case and what lies between doesn’t. */
export const isSameName = (one: string, other: string): boolean => {
  const bare = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return bare(one) === bare(other) && bare(one) !== '';
};
