import { expect, test } from 'vitest';
import { discountEnds } from '../../src/domain/dashboard/dashboard.words.ts';

test('a discount that ends says on which bill, and when', () => {
  const ends = (days: number) => discountEnds({ number: 'B-12', days });
  expect([ends(3), ends(1), ends(0)]).toEqual([
    'Discount on bill B-12 ends in 3 days',
    'Discount on bill B-12 ends tomorrow',
    'Discount on bill B-12 ends today',
  ]);
});
