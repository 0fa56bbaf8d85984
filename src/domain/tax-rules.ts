import { countryById } from './country.ts';
import { isInUnion } from './tax-numbers.ts';

/** Countries outside the European Union whose law taxes the price that is paid, after the discount. Source: answers.md, "Stated departures". */
const byLaw = new Set(['AU', 'CA', 'CH', 'GB', 'GH', 'IN', 'KE', 'NG', 'NO', 'NZ', 'US', 'ZA']);

/** Whether a business in a country is proposed to take the discount off before tax. */
export const proposesDiscountBeforeTax = (countryId: number): boolean => {
  const { code = '' } = countryById(countryId) ?? {};
  return byLaw.has(code) || isInUnion(code);
};
