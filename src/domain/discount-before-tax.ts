import { countryById } from './country.ts';

/** Countries whose law taxes the price that is paid, after the discount. Source: answers.md, "Stated departures". */
const byLaw = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'GB NO CH NG KE GH ZA IN AU NZ CA US'
  ).split(' '),
);

/** Whether a business in a country is proposed to take the discount off before tax. */
export const proposesDiscountBeforeTax = (countryId: number): boolean =>
  byLaw.has(countryById(countryId)?.code ?? '');
