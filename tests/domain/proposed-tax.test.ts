import { expect, test } from 'vitest';
import { proposedTax } from '../../src/domain/import/proposed-tax.ts';
import { plainRule } from '../../src/domain/tax/tax.ts';

test.each([
  ['GST', 'GST', ''],
  ['VAT 7.5%', 'VAT', '7.5'],
  [' VAT (7,5 %) ', 'VAT', '7.5'],
  ['20%', '20%', '20'],
  ['18', '18%', '18'],
  ['Zone 2', 'Zone 2', ''],
  ['', '', ''],
])('the cell “%s” proposes the tax “%s” of %s', (cell, name, percent) => {
  expect(proposedTax(cell, 'NG')).toEqual({ name, percent, ...plainRule });
});

test('a business in the United States claims nothing of it back', () => {
  expect(proposedTax('State tax 4%', 'US')).toEqual({
    name: 'State tax',
    percent: '4',
    ...plainRule,
    deductible: '0',
  });
});
