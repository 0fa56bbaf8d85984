import { expect, test } from 'vitest';
import { taxProblems } from '../../src/domain/tax/tax.ts';
import { missingTaxes, usualTaxes } from '../../src/domain/tax/usual-taxes.ts';

test.each([
  ['DE', ['USt 19% standard', 'USt 7% reduced', 'USt 0% zero']],
  ['GB', ['VAT 20% standard', 'VAT 5% reduced', 'VAT 0% zero']],
  ['NG', ['VAT 7.5% standard', 'VAT 0% zero']],
  ['US', []],
  ['', []],
])('the rates of %s are %j', (country, taxes) => {
  expect(usualTaxes(country).map(({ name, kind }) => `${name} ${kind}`)).toEqual(taxes);
});

test('every card can be saved as it is', () => {
  for (const country of ['AT', 'CH', 'ES', 'FR', 'HU', 'IE', 'IT', 'NL', 'PL', 'SE'])
    expect(usualTaxes(country).flatMap(taxProblems)).toEqual([]);
});

test('a rate that is there already, or a name that is taken, is left alone', () => {
  const there = [
    { name: 'My VAT', kind: 'standard' as const, percent: '19' },
    { name: 'ust 7%', kind: 'standard' as const, percent: '5' },
  ];
  expect(missingTaxes(usualTaxes('DE'), there).map(({ name }) => name)).toEqual(['USt 0%']);
});
