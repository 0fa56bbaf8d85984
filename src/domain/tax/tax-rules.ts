import { countryById } from '../values/country.ts';
import { isInUnion } from './tax-numbers.ts';

/** Countries outside the European Union whose law taxes the price that is paid, after the discount. Source: answers.md, "Stated departures". */
const byLaw = new Set(['AU', 'CA', 'CH', 'GB', 'GH', 'IN', 'KE', 'NG', 'NO', 'NZ', 'US', 'ZA']);

/** Whether a business in a country is proposed to take the discount off before tax. */
export const proposesDiscountBeforeTax = (countryId: number): boolean => {
  const { code = '' } = countryById(countryId) ?? {};
  return byLaw.has(code) || isInUnion(code);
};

/** Where e-invoices follow EN 16931, which has the tax of a rate follow from what it is taken on. */
const proposesTaxPerRate = (countryId: number): boolean => {
  const { code = '' } = countryById(countryId) ?? {};
  return code === 'NO' || isInUnion(code);
};

/** How tax is worked out in a new business, as its country proposes it. */
export const proposedTaxRules = (countryId: number) => ({
  taxAfterDiscount: proposesDiscountBeforeTax(countryId),
  taxPerRate: proposesTaxPerRate(countryId),
});
