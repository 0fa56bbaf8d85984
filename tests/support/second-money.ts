import { fraction, nearest, product, unitsOf } from './fraction.ts';
import type { Content, SecondTotals } from './second-totals.ts';

/** Customer credit: what is left of it, in its currency and at home. */
export interface Credit {
  customer: string;
  content: Content;
  rate: string;
  left: bigint;
  homeLeft: bigint;
}

/** What no longer is owed on a document: how much, what it cleared at home, and what it brought. */
export interface Settled {
  kind: 'payment' | 'credit' | 'write-off';
  amount: bigint;
  cleared: bigint;
  brought: bigint;
  rate: string;
  account: number;
  /** The credit it was taken from, or the credit its surplus became. */
  credit: Credit | null;
}

/** An issued document. */
export interface Kept {
  customer: string;
  content: Content;
  totals: SecondTotals;
  cancelled: boolean;
  owed: bigint;
  homeLeft: bigint;
  settled: Settled[];
  /** Goods that are away, each line at the cost it left with. */
  away: { product: string; quantity: string; cost: bigint }[];
}

/** Quantities are counted in millionths. */
export const counted = (quantity: string): bigint => unitsOf(fraction(quantity), 6);

/** Units of a currency with so many digits, at a rate, in units of home. */
export const atHome = (units: bigint, digits: number, rate: string, homeDigits: number): bigint =>
  nearest(product(fraction(rate), { top: units * 10n ** BigInt(homeDigits), bottom: 10n ** BigInt(digits) }));

/** Units of home over a rate, in units of a currency with so many digits. */
export const abroad = (units: bigint, digits: number, rate: string, homeDigits: number): bigint => {
  const { top, bottom } = fraction(rate);
  return nearest({ top: units * bottom * 10n ** BigInt(digits), bottom: top * 10n ** BigInt(homeDigits) });
};
