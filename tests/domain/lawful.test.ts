import { expect, test } from 'vitest';
import { particularsProblems } from '../../src/domain/business/particulars.ts';
import { lackingName, lackingOn } from '../../src/domain/documents/lawful.ts';
import { taxNumberLooksWrong, vatLooksWrong, withVatLetters } from '../../src/domain/tax/tax-number-check.ts';
import { taxNumbersOf } from '../../src/domain/tax/tax-numbers.ts';

const at = (country: string, more: Record<string, string> = {}) => ({ name: 'Shop', country, ...more });
const address = '1 Quay Street';

test.each([
  ['DE', {}, false, ['address', 'eitherNumber']],
  ['DE', { address, taxId: '22/123/45678' }, true, []],
  ['DE', { address, vatNumber: 'DE136695976' }, true, []],
  ['NG', { address }, false, ['taxNumber']],
  ['NG', { address, taxId: '12345678-0001' }, true, []],
  ['GB', { address }, false, []],
  ['GB', { address }, true, ['vatNumber']],
  ['FR', { address, taxId: 'x' }, true, ['vatNumber']],
  ['FR', { address, vatNumber: 'FR40303265045' }, true, []],
  ['AU', { address }, true, ['taxNumber']],
  ['US', {}, true, []],
  ['BR', {}, true, []],
] as const)('an invoice from %s with %j, taxed: %s, lacks %j', (country, more, taxed, lacking) => {
  expect(lackingOn(at(country, more), taxed)).toEqual(lacking);
});

test('a business of which no country is known lacks nothing', () => {
  expect(lackingOn({ name: 'Shop' }, true)).toEqual([]);
});

test('what is lacking is called as it is in its country', () => {
  const words = { address: 'address', or: ' or ' };
  expect(lackingName('eitherNumber', 'DE', words)).toBe('tax number or VAT ID');
  expect(lackingName('taxNumber', 'NG', words)).toBe('TIN');
  expect(lackingName('vatNumber', 'GB', words)).toBe('VAT number');
  expect(lackingName('address', 'GB', words)).toBe('address');
});

test.each([
  ['DE', ['Tax number', 'VAT ID', 'Commercial register']],
  ['GB', [null, 'VAT number', 'Company number']],
  ['NG', ['TIN', null, 'RC number']],
  ['US', ['EIN', null, null]],
  ['FR', [null, 'VAT number', 'Registration number']],
  ['BR', ['Tax number', null, 'Registration number']],
] as const)('the numbers of %s are %j', (country, called) => {
  const { taxNumber, vatNumber, registration } = taxNumbersOf(country);
  expect([taxNumber, vatNumber, registration]).toEqual(called);
});

test.each([
  ['DE', 'DE136695976', false],
  ['DE', 'DE136695977', true],
  ['GB', 'GB980780684', false],
  ['GB', 'GB980780685', true],
  ['FR', 'FR40303265045', false],
  // At home the letters are left out.
  ['DE', '136695976', false],
  ['DE', '136 695 976', false],
  ['DE', '136695977', true],
  ['DE', '12345', true],
  ['GB', '980780684', false],
  ['GR', '094259216', false],
  ['BR', 'anything', false],
  ['DE', '', false],
] as const)('of %s the VAT number %j looks wrong: %s', (country, number, wrong) => {
  expect(vatLooksWrong(country, number)).toBe(wrong);
});

test.each([
  ['DE', '136695976', 'DE136695976'],
  ['DE', '136 695 976', 'DE136695976'],
  ['DE', 'DE 136695976', 'DE 136695976'],
  ['AT', 'U13585627', 'ATU13585627'],
  ['GR', '094259216', 'EL094259216'],
  ['DE', '12345', '12345'],
  ['US', '123456789', '123456789'],
] as const)('in %s %j is the VAT number %j', (country, typed, whole) => {
  expect(withVatLetters(country, typed)).toBe(whole);
});

test.each([
  ['DE', '22/123/45678', false],
  ['DE', '12345', true],
  ['US', '12-3456789', false],
  ['US', '123', true],
  ['NG', '12345678-0001', false],
  ['NG', 'x', true],
  ['FR', 'anything', false],
] as const)('of %s the tax number %j looks wrong: %s', (country, number, wrong) => {
  expect(taxNumberLooksWrong(country, number)).toBe(wrong);
});

test('everything may be left empty, and an email is written as one', () => {
  expect(particularsProblems({ phone: '', email: '' })).toEqual([]);
  expect(particularsProblems({ email: 'a b@c' }).map(({ field }) => field)).toEqual(['email']);
});
