import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits, isNegative, isPositive, isZero } from '../../src/domain/money.ts';

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
const orUnreadable = (ask: () => boolean): boolean | 'unreadable' => {
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
