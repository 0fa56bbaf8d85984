import type { Day } from '../day.ts';
import { type Decimal, isZero, minus, negated, plus, sum } from '../money.ts';

const payoutStatuses = ['Announced', 'Paid', 'Failed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** True of a payout that reached the bank. */
export const isPaid = ({ status }: { status: PayoutStatus }): boolean => status === 'Paid';

/** True of a payout that the bank sent back: it’s over. */
export const isSentBack = ({ status }: { status: PayoutStatus }): boolean => status === 'Failed';

/** What a movement of a shop’s balance is. Money held back and released, and what a dispute takes, stays the shop’s to pay. */
export type PayoutLineKind = 'charge' | 'refund' | 'dispute' | 'reserve' | 'adjustment';

/** A movement of a shop’s balance that a payout holds. */
export interface PayoutLine {
  id: string;
  kind: PayoutLineKind;
  /** What came in; less than nothing for what went out. */
  amount: Decimal;
  fee: Decimal;
  orderId: string | null;
  /** The order’s transaction that it’s of; null for none. */
  transactionId: string | null;
}

/** What a shop paid out, or took back where `net` is less than nothing. */
export interface ShopPayout {
  id: string;
  status: PayoutStatus;
  at: string;
  net: Decimal;
  currency: string;
}

/** What a payout comes to by where it’s booked, in the payout’s currency. */
export interface PayoutSums {
  /** Reached the bank. */
  net: Decimal;
  fees: Decimal;
  /** Off what the shop owes: orders that are in the books, disputes and what was held back. */
  clearing: Decimal;
  /** Of orders that were placed before the first day that is imported. */
  earlier: Decimal;
}

/**
 * What a payout comes to. Fees and adjustments are the shop’s own charge. Source: connections.md, rule 16.
 *
 * @param isKnown true of an order that is in the books, or will be
 */
export const payoutSums = (
  lines: readonly PayoutLine[],
  isKnown: (orderId: string) => boolean,
): PayoutSums => {
  const isEarlier = ({ kind, orderId }: PayoutLine): boolean =>
    (kind === 'charge' || kind === 'refund') && (orderId === null || !isKnown(orderId));
  const of = (chosen: (line: PayoutLine) => boolean): Decimal =>
    sum(lines.filter(chosen).map(({ amount }) => amount));
  const adjusted = of(({ kind }) => kind === 'adjustment');
  const earlier = of(isEarlier);
  const clearing = of((line) => line.kind !== 'adjustment' && !isEarlier(line));
  const fees = minus(sum(lines.map(({ fee }) => fee)), adjusted);
  return { fees, clearing, earlier, net: minus(plus(clearing, earlier), fees) };
};

/** A side of an entry by the place it’s booked to. Debit is positive. */
export interface PayoutSide {
  place: 'bank' | 'fees' | 'clearing' | 'earlier';
  amount: Decimal;
}

/**
 * How a payout is booked. Where the money of orders already goes to a bank or to cash, nothing is transferred: the fees alone are booked.
 * Source: connections.md, rule 16.
 */
export const payoutSides = (
  { net, fees, clearing, earlier }: PayoutSums,
  isTransfer: boolean,
): PayoutSide[] => {
  const sides: PayoutSide[] = isTransfer
    ? [
        { place: 'bank', amount: net },
        { place: 'fees', amount: fees },
        { place: 'clearing', amount: negated(clearing) },
        { place: 'earlier', amount: negated(earlier) },
      ]
    : [
        { place: 'fees', amount: fees },
        { place: 'clearing', amount: negated(fees) },
      ];
  return sides.filter(({ amount }) => !isZero(amount));
};

/** A payout as people see it. */
export interface PayoutView {
  id: string;
  status: PayoutStatus;
  onDay: Day;
  net: Decimal;
  fees: Decimal;
  currency: string;
  /** Why it isn’t in the books; null for one that is, or needn’t be. */
  reason: string | null;
}

/** What a way of paying took in, what of it was paid out, and what the shop still has. */
export interface GatewaySum {
  gateway: string;
  currency: string;
  /** The account chosen for it; null for that of payments. */
  accountId: number | null;
  applied: Decimal;
  paidOut: Decimal;
  balance: Decimal;
  /** False where it goes straight to a bank or to cash: what was paid out can’t be told from it. */
  clears: boolean;
  /** Orders whose money wasn’t paid out yet, a few of them by name. */
  open: readonly string[];
}

/** The one way of paying that the shop itself pays out. */
export const paidOutGateway = 'shopify_payments';
