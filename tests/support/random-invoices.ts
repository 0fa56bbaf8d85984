import fc from 'fast-check';
import { fraction, product, unitsOf, written } from './fraction.ts';
import type { Content } from './second-totals.ts';

/** A currency by its code, and the decimals of its smallest unit. */
export type Coin = readonly [code: string, digits: number];

const decimalOf = (most: number, digits: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: most * 10 ** digits }).map((units) => written(BigInt(units), digits));

/** Home per unit: common rates, and ones that make the smallest unit of either side worth nothing in the other. */
export const someRate: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 1, max: 3_000_000 }).map((units) => written(BigInt(units), 6)),
  fc.constantFrom('1', '0.6', '1.25', '150.25', '0.0067', '0.000063', '1520.75'),
);

const percent = fc.oneof(fc.constantFrom('0', '5', '7.5', '20', '100'), decimalOf(100, 4));

const pick = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { freq: 2 });

/** A line's own discount: a percentage, or as much of its amount as an amount in the currency's units; up to all of it. */
const ownDiscountOf = (
  { quantity, price }: { quantity: string; price: string },
  own: readonly [inPercent: boolean, part: string] | null,
  digits: number,
): { ownPercent: string | null; ownAmount: string } => {
  if (!own) return { ownPercent: null, ownAmount: '0' };
  const [inPercent, part] = own;
  if (inPercent) return { ownPercent: part, ownAmount: '0' };
  const whole = product(fraction(quantity), fraction(price), fraction(part), { top: 1n, bottom: 101n });
  return { ownPercent: null, ownAmount: written(unitsOf(whole, digits), digits) };
};

/**
 * Typed documents as wild as people may type them: prices of six decimals, quantities of three, discounts up to all of it.
 * A discount may be more than there is; whoever posts it refuses it then.
 */
export const someContent = (home: Coin, foreign: readonly Coin[], products: readonly string[]) =>
  fc
    .record({
      coin: fc.oneof(fc.constant(home), fc.constantFrom(...foreign)),
      rate: someRate,
      lines: fc.array(
        fc.record({
          product: pick(fc.constantFrom(...products)),
          quantity: fc.oneof(fc.constantFrom('1', '2', '3'), decimalOf(4, 3)).filter((text) => text !== '0'),
          price: fc.oneof(decimalOf(90, 2), decimalOf(3, 6)),
          percent: pick(percent),
          own: fc.oneof(
            { weight: 3, arbitrary: fc.constant(null) },
            { weight: 1, arbitrary: fc.tuple(fc.boolean(), decimalOf(100, 2)) },
          ),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      discount: fc.oneof(
        fc.constant({ type: 'flat' as const, amount: '0' }),
        decimalOf(20, 2).map((amount) => ({ type: 'flat' as const, amount })),
        percent.map((of) => ({ type: 'percentage' as const, percent: of })),
      ),
      shipping: fc.oneof(fc.constant('0'), decimalOf(20, 2)),
      shippingPercent: pick(percent),
      taxAfterDiscount: fc.boolean(),
      taxPerRate: fc.boolean(),
      pricesIncludeTax: fc.boolean(),
    })
    .map(
      ({ coin, rate, ...content }): Content => ({
        ...content,
        lines: content.lines.map(({ own, ...line }) => ({ ...line, ...ownDiscountOf(line, own, coin[1]) })),
        currency: coin[0],
        digits: coin[1],
        rate: coin[0] === home[0] ? '1' : rate,
      }),
    );
