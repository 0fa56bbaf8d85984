import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type PricedLine,
  type TotalsInput,
  totalsOf,
  totalsWithLine,
} from '../../src/domain/documents/totals.ts';

const decimalOf = (most: number, decimals: number) =>
  fc.tuple(fc.nat(most), fc.nat(10 ** decimals - 1)).map(([whole, part]) => {
    const digits = String(part).padStart(decimals, '0').replace(/0+$/, '');
    return digits ? `${whole}.${digits}` : String(whole);
  });
const aLine: fc.Arbitrary<PricedLine> = fc.record({
  quantity: decimalOf(50, 3),
  price: decimalOf(9999, 4),
  taxPercent: fc.option(fc.constantFrom('0', '7.5', '20', '33.3333')),
  ownPercent: fc.option(fc.constantFrom('10', '33.3333', '100'), { freq: 1 }),
  ownDiscount: fc.constantFrom('0', '0', '0.01'),
});
const discount = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ type: 'flat' as const, amount: '0' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'percentage' as const, percent: '0' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'flat' as const, amount: '3.1' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'percentage' as const, percent: '12.5' }) },
);
const anInput: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 8 }),
  discount,
  shipping: decimalOf(99, 2),
  shippingTaxPercent: fc.option(fc.constantFrom('5', '20')),
  taxAfterDiscount: fc.boolean(),
  taxPerRate: fc.boolean(),
});

test('the totals with one line changed are the totals of all lines, or nobody says them', () => {
  let said = 0;
  fc.assert(
    fc.property(anInput, fc.nat(), aLine, fc.constantFrom(0, 2, 3), (input, place, line, digits) => {
      const at = place % input.lines.length;
      const after = { ...input, lines: input.lines.with(at, line) };
      const totals = totalsWithLine(totalsOf(input, digits), after, at, digits);
      if (totals) expect(totals).toEqual(totalsOf(after, digits));
      else if (!input.taxPerRate) expect(['3.1', '12.5']).toContain(Object.values(input.discount)[1]);
      said += totals ? 1 : 0;
    }),
    { numRuns: 500 },
  );
  expect(said).toBeGreaterThan(100);
});
