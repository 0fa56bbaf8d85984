import Big from 'big.js';
import { expect, test } from 'vitest';
import {
  fits,
  isNegative,
  isPositive,
  isZero,
  over,
  partOf,
  percentOf,
  rounded,
} from '../../src/domain/money.ts';
import fc from '../support/seeded.ts';

/** Decimal text as it is kept, and as people and other programs write it. */
const written = fc.oneof(
  fc.constantFrom('0', '-0', '0.0', '-0.00', '00', '007', '+1', '1.', '.5', '-.5', '1e3', '1e-7', '-2E2'),
  fc
    .tuple(
      fc.constantFrom('', '-', '+'),
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.stringMatching(/^[0-9]{0,12}$/),
    )
    .map(([sign, whole, part]) => `${sign}${whole}${part && `.${part}`}`),
);
/** What big.js answers, or that it can't be read. */
const orUnreadable = <Answer>(ask: () => Answer): Answer | 'unreadable' => {
  try {
    return ask();
  } catch {
    return 'unreadable';
  }
};

test('what is asked of an amount without computing is what computing with it says', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: 0, max: 8 }), (value, digits) => {
      const answers = [
        ...[isZero, isPositive, isNegative].map((ask) => () => ask(value)),
        () => fits(value, digits),
      ];
      const computed = [
        () => Big(value).eq(0),
        () => Big(value).gt(0),
        () => Big(value).lt(0),
        () => Big(value).round(digits, Big.roundHalfUp).eq(value),
      ];
      expect(answers.map(orUnreadable)).toEqual(computed.map(orUnreadable));
    }),
    { numRuns: 2000 },
  );
});

test('what is divided comes to what big.js divides it to, to 20 decimals', () => {
  const Exact = Big();
  Exact.DP = 20;
  const divided = fc.oneof(written, fc.constantFrom('1', '2', '3', '-7', '0.3', '6.0000000000000000001'));
  fc.assert(
    fc.property(divided, divided, (a, b) => {
      const quotient = orUnreadable(() => over(a, b));
      const known = orUnreadable(() => Exact(a).div(b));
      expect(quotient === 'unreadable' || Exact(quotient).eq(known)).toBe(true);
      expect(quotient === 'unreadable').toBe(known === 'unreadable');
      // Canonical: as what is rounded to as many decimals is written.
      if (quotient !== 'unreadable') expect(quotient).toBe(rounded(quotient, 20));
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['1', '3', '0.33333333333333333333'],
  ['-2', '3', '-0.66666666666666666667'],
  ['0.00000000000000000001', '2', '0.00000000000000000001'],
  ['-0.00000000000000000001', '2', '-0.00000000000000000001'],
  ['0.00000000000000000001', '-2.1', '0'],
  ['-0', '5', '0'],
  ['12.50', '0.5', '25'],
])('%s divided by %s is %s', (a, b, quotient) => {
  expect(over(a, b)).toBe(quotient);
});

test.each([
  ['1 piece of 3', '10', '1', '3', '3.33'],
  ['2 pieces of 3', '10', '2', '3', '6.67'],
  ['all the pieces', '10', '3', '3', '10'],
  ['a half of the smallest unit, away from zero', '0.01', '1', '2', '0.01'],
  ['the same of money that goes out', '-0.01', '1', '2', '-0.01'],
  ['none of the pieces', '10', '0', '3', '0'],
  ['pieces that are not there', '10', '1', '0.00', '0'],
])('what falls to a part: %s', (_, whole, part, all, expected) => {
  expect(partOf(whole, part, all, 2)).toBe(expected);
});

test('a percentage is the part of a hundred', () => {
  const cents = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((units) => (units / 100).toFixed(2));
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 3 }), (amount, percent, digits) => {
      expect(percentOf(amount, percent, digits)).toBe(partOf(amount, percent, '100', digits));
    }),
  );
});
