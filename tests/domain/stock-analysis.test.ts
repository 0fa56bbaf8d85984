import { expect, test } from 'vitest';
import { compare, plus, times } from '../../src/domain/money.ts';
import { daysLeft, proposedQuantity } from '../../src/domain/stock/stock-analysis.ts';
import fc from '../support/seeded.ts';

test.each([
  ['90', '90', '90'],
  ['10', '45', '20'],
  // Whole days: on the next one there is not enough.
  ['10', '7', '128'],
  ['0', '7', '0'],
  ['-4', '7', '0'],
  ['10', '0', null],
  ['10', '-3', null],
])('%s in stock of which %s were sold in 90 days last %s days', (quantity, sold90, days) => {
  expect(daysLeft({ quantity, sold90 })).toBe(days);
});

test.each([
  // Twice the reorder level, while that is more than 30 days sell.
  ['3', '0', '5', '4', '7'],
  ['3', '2', '5', '4', '5'],
  ['3', '7', '5', '4', '0'],
  ['12', '0', '5', '4', '0'],
  // What 30 days sell, where that is more, and where nobody said when to reorder.
  ['3', '0', '5', '25', '22'],
  ['3', '0', null, '2.5', '0'],
  ['1', '0', null, '2.5', '1.5'],
  // What is missing below zero is ordered too; what only came back is no sale.
  ['-2', '0', '5', '0', '12'],
  ['0', '0', null, '-3', '0'],
])('%s on hand, %s on order, reordered at %s, %s sold in 30 days: %s are ordered', (...given) => {
  const [onHand, onOrder, reorderLevel, sold30, ordered] = given;
  expect(proposedQuantity({ onHand, onOrder, reorderLevel, sold30 })).toBe(ordered);
});

test('what is proposed is just enough, and never less than nothing', () => {
  const quantity = fc.integer({ min: -500, max: 5000 }).map((n) => String(n / 10));
  fc.assert(
    fc.property(
      quantity,
      quantity,
      fc.option(quantity),
      quantity,
      (onHand, onOrder, reorderLevel, sold30) => {
        const ordered = proposedQuantity({ onHand, onOrder, reorderLevel, sold30 });
        expect(compare(ordered, '0')).toBeGreaterThanOrEqual(0);
        const after = plus(plus(onHand, onOrder), ordered);
        for (const wanted of [times(reorderLevel ?? '0', '2'), sold30])
          expect(compare(after, wanted)).toBeGreaterThanOrEqual(0);
        if (compare(ordered, '0') > 0)
          expect(
            [times(reorderLevel ?? '0', '2'), sold30].some((wanted) => compare(after, wanted) === 0),
          ).toBe(true);
      },
    ),
  );
});
