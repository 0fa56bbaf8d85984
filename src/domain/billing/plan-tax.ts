import type { Day } from '../day.ts';
import { type Decimal, zero } from '../money.ts';
import { taxNumberLooksWrong, vatLooksWrong } from '../tax/tax-number-check.ts';
import { taxNumbersOf } from '../tax/tax-numbers.ts';

/** The tax on plans that are sold to a country, from a day on. Source: finance-answers.md, Q91 and Q145. */
export interface PlanTaxRate {
  /** ISO 3166-1 alpha-2. */
  country: string;
  from: Day;
  name: string;
  percent: Decimal;
  /** A business there with a tax number accounts for the tax itself. */
  reverseCharge: boolean;
  /** What its invoice says instead of a tax. */
  sentence: string;
}

/** The tax an invoice bears. */
export interface PlanTax {
  name: string;
  percent: Decimal;
  /** Why there is none; empty where nothing is said of it. */
  sentence: string;
}

/** A buyer as the tax depends on it. */
export interface PlanBuyer {
  country: string;
  vatNumber?: string | undefined;
  taxId?: string | undefined;
}

const noTax: PlanTax = { name: '', percent: zero, sentence: '' };

/** The number by which a buyer is known as a business, where its form is right: that for value added tax where its country has one. */
export const businessNumberOf = ({ country, vatNumber = '', taxId = '' }: PlanBuyer): string | null => {
  const asks = taxNumbersOf(country).vatNumber === null;
  const number = (asks ? taxId : vatNumber).trim();
  const looksWrong = asks ? taxNumberLooksWrong(country, number) : vatLooksWrong(country, number);
  return number === '' || looksWrong ? null : number;
};

/** The tax on plans for a buyer on a day, by the installation's table; none where their country isn't in it. */
export const planTaxFor = (rates: readonly PlanTaxRate[], buyer: PlanBuyer, day: Day): PlanTax => {
  const rate = rates
    .filter(({ country, from }) => country === buyer.country && from <= day)
    .reduce<PlanTaxRate | undefined>((last, one) => (last && last.from > one.from ? last : one), undefined);
  if (!rate) return noTax;
  const { name, percent, sentence } = rate;
  if (rate.reverseCharge && businessNumberOf(buyer)) return { name, percent: zero, sentence };
  return { name, percent, sentence: '' };
};
