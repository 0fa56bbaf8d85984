import type { Day } from '../day.ts';
import {
  type Decimal,
  isPositive,
  isZero,
  minus,
  negated,
  over,
  plus,
  rounded,
  sum,
  times,
} from '../money.ts';
import type { Unreadable } from './readable.ts';

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
  /** What of it can’t be read; left out where all can. */
  unreadable?: Unreadable;
}

/** What a shop paid out, or took back where `net` is less than nothing. */
export interface ShopPayout {
  id: string;
  status: PayoutStatus;
  at: string;
  net: Decimal;
  currency: string;
  /** What of it can’t be read; left out where all can. */
  unreadable?: Unreadable;
}

/** Money of an order as it’s in the books: in the shop’s currency, and at home. Less than nothing for what went back. */
export interface BookedMoney {
  amount: Decimal;
  home: Decimal;
}

/** What a payout comes to by where it’s booked, in the payout’s currency. */
export interface PayoutSums {
  /** Reached the bank. */
  net: Decimal;
  fees: Decimal;
  /** Off what the shop owes: orders that are in the books at what they were booked at, and the rest: disputes and what was held back. */
  booked: BookedMoney;
  clearing: Decimal;
  /** Of orders that were placed before the first day that is imported. */
  earlier: Decimal;
}

/**
 * What a payout comes to. Fees and adjustments are the shop’s own charge. Source: connections.md, rule 16.
 *
 * @param isKnown true of an order that is in the books, or will be
 * @param bookedOf what a movement’s order was booked at, where that is in another currency than the payout’s; null for none
 */
export const payoutSums = (
  lines: readonly PayoutLine[],
  isKnown: (orderId: string) => boolean,
  bookedOf: (line: PayoutLine) => BookedMoney | null = () => null,
): PayoutSums => {
  const isEarlier = ({ kind, orderId }: PayoutLine): boolean =>
    (kind === 'charge' || kind === 'refund') && (orderId === null || !isKnown(orderId));
  const of = (chosen: (line: PayoutLine) => boolean): Decimal =>
    sum(lines.filter(chosen).map(({ amount }) => amount));
  const owed = lines.filter((line) => line.kind !== 'adjustment' && !isEarlier(line));
  const booked = owed.flatMap((line) => bookedOf(line) ?? []);
  const adjusted = of(({ kind }) => kind === 'adjustment');
  const earlier = of(isEarlier);
  const fees = minus(sum(lines.map(({ fee }) => fee)), adjusted);
  return {
    fees,
    earlier,
    net: minus(plus(sum(owed.map(({ amount }) => amount)), earlier), fees),
    booked: { amount: sum(booked.map(({ amount }) => amount)), home: sum(booked.map(({ home }) => home)) },
    clearing: sum(owed.filter((line) => bookedOf(line) === null).map(({ amount }) => amount)),
  };
};

/** In what a payout is booked. */
export interface PayoutHow {
  /** False where the money of orders already goes to a bank or to cash. */
  isTransfer: boolean;
  currency: string;
  /** Home per unit of it. */
  rate: Decimal;
  /** The bank is kept at home, and changes what it gets. */
  inHome: boolean;
  shopCurrency: string;
}

/** A side of an entry by the place it’s booked to, at home, and in another currency where it is of one. Debit is positive. */
export interface PayoutSide {
  place: 'bank' | 'fees' | 'clearing' | 'earlier' | 'exchange';
  amount: Decimal;
  foreign: { currency: string; rate: Decimal; amount: Decimal } | null;
}

/** The rate that money in the books was booked at, on average; null where there is none. */
const rateOf = ({ amount, home }: BookedMoney): Decimal | null => {
  if (isZero(amount)) return null;
  const rate = rounded(over(home, amount), 10);
  return isPositive(rate) ? rate : null;
};

/**
 * How a payout is booked. Orders leave what the shop owes at what they were booked at, and what the day’s rate makes more or less of them is
 * an exchange gain or loss. Where the money of orders already goes to a bank or to cash, nothing is transferred: the fees alone are booked.
 * Source: connections.md, rule 16.
 *
 * @param home the currency of the books, and its digits
 */
export const payoutSides = (
  { net, fees, booked, clearing, earlier }: PayoutSums,
  { isTransfer, currency, rate, inHome, shopCurrency }: PayoutHow,
  home: { currency: string; digits: number },
): PayoutSide[] => {
  const side = (place: PayoutSide['place'], amount: Decimal): PayoutSide => ({
    place,
    amount: rounded(times(amount, rate), home.digits),
    foreign: currency === home.currency ? null : { currency, rate, amount },
  });
  if (!isTransfer)
    return [side('fees', fees), side('clearing', negated(fees))].filter(({ amount }) => !isZero(amount));
  const bookedRate = shopCurrency === home.currency ? null : rateOf(booked);
  const bank = side('bank', net);
  const sides: PayoutSide[] = [
    inHome ? { ...bank, foreign: null } : bank,
    side('fees', fees),
    {
      place: 'clearing',
      amount: negated(booked.home),
      foreign:
        bookedRate === null
          ? null
          : { currency: shopCurrency, rate: bookedRate, amount: negated(booked.amount) },
    },
    side('clearing', negated(clearing)),
    side('earlier', negated(earlier)),
  ];
  const rest = negated(sum(sides.map(({ amount }) => amount)));
  return [...sides, { place: 'exchange' as const, amount: rest, foreign: null }].filter(
    ({ amount }) => !isZero(amount),
  );
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
