import { fraction, nearest, product, unitsOf } from './fraction.ts';
import type { ChosenAccounts } from './second-accounts.ts';
import type { Charge } from './second-charges.ts';
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
  kind: 'payment' | 'credit' | 'credit-note' | 'write-off';
  amount: bigint;
  cleared: bigint;
  received: bigint;
  rate: string;
  account: number;
  /** The credit it was taken from, or the credit its surplus became. */
  credit: Credit | null;
  /** What of a write-off is tax taken back, at home. */
  relief?: bigint;
  /** What the bank took for its payment, shared with the other documents of that. */
  charge?: Charge | null;
}

/** What of one line went back, and the goods that came with it. */
export interface GivenLine {
  line: number;
  quantity: bigint;
  net: bigint;
  tax: bigint;
  goods: bigint;
  cost: bigint;
}

/** A credit note that stands. */
export interface Given {
  lines: GivenLine[];
  /** Shipping that went back, and the tax on it. */
  shipping: { net: bigint; tax: bigint };
  settled: Settled | null;
  credit: Credit | null;
  /** Where it was paid back from at once; null where it was kept. */
  refunded: number | null;
  /** What it took off a write-off, and whether that took tax back; null for nothing. */
  forgiven: { relief: boolean } | null;
}

/** An issued document. */
export interface Kept {
  customer: string;
  content: Content;
  totals: SecondTotals;
  /** Where it was booked, whatever was chosen since. */
  booked: ChosenAccounts;
  cancelled: boolean;
  owed: bigint;
  homeLeft: bigint;
  settled: Settled[];
  /** Goods that are away, each line at the cost it left with. */
  away: { line: number; product: string; quantity: bigint; cost: bigint }[];
  given: Given[];
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

/** Goods and what they are worth. */
export interface Part {
  quantity: bigint;
  value: bigint;
}

/** What lies there, on which account that has stood from the first on, and what the goods that moved last cost: none being left, the next cost the same. */
export interface Pool extends Part {
  last: Part;
  account: number;
}

/** What some of the goods cost; both quantities may be below zero. */
export const shareOf = ({ quantity, value }: Part, part: bigint): bigint =>
  quantity < 0n
    ? nearest({ top: -value * part, bottom: -quantity })
    : nearest({ top: value * part, bottom: quantity });

/** How money came: to which account, at which rate, and how much of it in home currency where it came in that. */
export interface Money {
  account: number;
  rate: string;
  inHome?: bigint[];
  /** What the bank takes beside it. */
  charge?: bigint;
}
