import { expect, test } from 'vitest';
import { blankTaxIn, plainRule, taxLabel } from '../../src/domain/tax/tax.ts';

test.each([
  ['VAT', '7.5', 'en-GB', 'VAT 7.5%'],
  ['VAT', '7.5', 'de-DE', 'VAT 7,5%'],
  ['Exempt', '0', 'en-GB', 'Exempt 0%'],
  ['VAT 7.5%', '7.5', 'en-GB', 'VAT 7.5%'],
  ['5 % on food', '5', 'en-GB', '5 % on food'],
])('a tax named “%s” of %s percent is called, in %s, “%s”', (name, percent, locale, label) => {
  expect(taxLabel(name, percent, locale)).toBe(label);
});

test.each([
  ['GB', true],
  ['NG', true],
  ['US', false],
])('a new tax in %s is proposed as recoverable: %s', (country, recoverable) => {
  expect(blankTaxIn(country)).toEqual({
    name: '',
    percent: '',
    ...plainRule,
    deductible: recoverable ? '100' : '0',
  });
});
