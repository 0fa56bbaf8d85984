import { expect, it } from 'vitest';
import { isTimeZone, onboardingProblems } from '../../src/domain/business/onboarding.ts';
import { proposesDiscountBeforeTax } from '../../src/domain/tax/tax-rules.ts';
import { countries, countryName } from '../../src/domain/values/country.ts';
import { isCurrency } from '../../src/domain/values/currency.ts';

const typed = {
  companyName: 'Okafor Textiles',
  address: '1 Market Street\nLagos',
  countryId: 566,
  currency: 'NGN',
  timeZone: 'Africa/Lagos',
  employeeSize: null,
};

it('a whole onboarding has no faults', () => {
  expect(onboardingProblems(typed)).toEqual([]);
});

it.each([
  ['companyName', { companyName: '  ' }],
  ['companyName', { companyName: 'Two\nlines' }],
  ['companyName', { companyName: 'x'.repeat(101) }],
  ['address', { address: 'nul\u0000' }],
  ['address', { address: 'x'.repeat(501) }],
  ['country', { countryId: 1 }],
  ['currency', { currency: 'ZZZ' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['timeZone', { timeZone: '+01:00' }],
])('a fault in %s is named', (field, change) => {
  expect(onboardingProblems({ ...typed, ...change }).map((fault) => fault.field)).toEqual([field]);
});

it('every country has a code, a number of its own, a name, and a currency of the list or none', () => {
  expect(countries.length).toBe(249);
  expect(new Set(countries.map((country) => country.id)).size).toBe(249);
  expect(countries.filter((country) => countryName(country.code) === country.code)).toEqual([]);
  expect(countries.filter((country) => country.currency && !isCurrency(country.currency))).toEqual([]);
  expect(countries.filter((country) => country.currency === null).map((country) => country.code)).toEqual([
    'AQ',
    'CW',
    'SX',
  ]);
});

it('a zone is a name this machine knows', () => {
  expect(['Africa/Lagos', 'Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].every(isTimeZone)).toBe(true);
});

it('discount before tax is proposed where the law taxes the price that is paid', () => {
  const proposed = (code: string) =>
    proposesDiscountBeforeTax(countries.find((country) => country.code === code)?.id ?? 0);
  expect(['DE', 'NG', 'GB', 'US', 'CH'].every(proposed)).toBe(true);
  expect(['JP', 'BR', 'EG', ''].some(proposed)).toBe(false);
});
