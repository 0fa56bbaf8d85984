import { compare, type Decimal, isPositive, sum } from '../money.ts';
import type { Unreadable } from './readable.ts';

/** A tax of a line as the shop charged it. */
export interface StoreTax {
  title: string;
  /** Of one: 0.2 for 20 %. */
  rate: Decimal;
  amount: Decimal;
  /** The shop pays it to the state itself: it’s none of ours. Source: connections.md, rule 11. */
  byChannel: boolean;
}

/** What a line of an order sells. Amounts are in the shop’s own currency; `original` and `discount` hold tax where prices do. */
export interface StoreLine {
  id: string;
  kind: 'item' | 'shipping' | 'tip' | 'duty' | 'giftCard';
  name: string;
  quantity: number;
  /** For all pieces, before any discount. */
  original: Decimal;
  discount: Decimal;
  taxes: readonly StoreTax[];
  /** What of the shop’s products it is; null for a custom line and a product that’s gone. */
  variant: StoreVariant | null;
}

export interface StoreVariant {
  id: string;
  sku: string;
  barcode: string;
  name: string;
  inventoryItem: string | null;
  /** What the shop has to sell now; null where it doesn’t count it. */
  available: number | null;
  unitCost: Decimal | null;
}

/** Where a line of an order is sent from, and how many pieces of it. */
export interface StoreSending {
  lineId: string;
  place: { id: string; name: string };
  quantity: number;
}

/** Money of an order that moved, or was to move. */
export interface StoreTransaction {
  id: string;
  kind: string;
  status: string;
  gateway: string;
  amount: Decimal;
  at: string;
  test: boolean;
}

/** What was given back of an order at once. */
export interface StoreRefund {
  id: string;
  at: string;
  note: string;
  lines: readonly {
    lineId: string;
    /** Null where the price alone was lowered. */
    quantity: number | null;
    /** Without tax where prices are without; the tax is beside it either way. */
    net: Decimal;
    tax: Decimal;
    restocked: boolean;
  }[];
  /** What was given back for no line. */
  adjustment: Decimal;
}

/** An order as the shop has it, whole. Money is the shop’s own. */
export interface StoreOrder {
  id: string;
  /** As the shop calls it, such as "#1001". */
  name: string;
  placedAt: string;
  changedAt: string;
  cancelledAt: string | null;
  test: boolean;
  currency: string;
  /** A number of the option list of payment statuses, and one of shipping statuses. */
  paymentStatus: number;
  shippingStatus: number;
  taxesIncluded: boolean;
  total: Decimal;
  /** The same without what was removed and refunded since; left out of what was fetched before it was asked for. */
  currentTotal?: Decimal;
  /** What its customer was shown, in another currency than the shop’s; left out where that is the shop’s own. It’s never booked. */
  shown?: { currency: string; total: Decimal };
  /** What the shop rounds for cash. */
  rounding: Decimal;
  customer: { name: string; email: string };
  lines: readonly StoreLine[];
  transactions: readonly StoreTransaction[];
  refunds: readonly StoreRefund[];
  /** Where its lines are sent from; left out of what was fetched before that was asked for. */
  sendings?: readonly StoreSending[];
  /** It has more lines than were asked for. */
  cut: boolean;
  /** What of it couldn’t be read, and stands for something else here; left out where all could. */
  unreadable?: Unreadable;
}

/** What says of a transaction whether money moved by it. */
type MovedMoney = Pick<StoreTransaction, 'kind' | 'status' | 'test'>;

/** Money in: what was paid and captured. Source: connections.md, rule 13. */
export const moneyIn = <One extends MovedMoney>({ transactions }: { transactions: readonly One[] }): One[] =>
  transactions.filter(
    ({ kind, status, test }) => (kind === 'SALE' || kind === 'CAPTURE') && status === 'SUCCESS' && !test,
  );

/** Money that was given back. */
export const moneyOut = <One extends MovedMoney>({ transactions }: { transactions: readonly One[] }): One[] =>
  transactions.filter(({ kind, status, test }) => kind === 'REFUND' && status === 'SUCCESS' && !test);

/** What became of an order at its shop, where it isn’t simply sold. */
export const storeOutcomes = ['Refunded', 'PartlyRefunded', 'Cancelled'] as const;
export type StoreOutcome = (typeof storeOutcomes)[number];

/** Money that went back counts before a cancellation, unless the shop kept some; null for an order that is neither. */
export const outcomeOf = (order: Pick<StoreOrder, 'cancelledAt' | 'transactions'>): StoreOutcome | null => {
  const [paid, back] = [moneyIn(order), moneyOut(order)].map((moved) =>
    sum(moved.map(({ amount }) => amount)),
  );
  const isRefunded = isPositive(back!);
  if (isRefunded && compare(back!, paid!) >= 0) return 'Refunded';
  if (order.cancelledAt !== null) return 'Cancelled';
  return isRefunded ? 'PartlyRefunded' : null;
};

const noAccount = new Set(['manual', 'gift_card', 'shopify_store_credit', '']);

/** The ways an order was paid by whose money goes to an account of the shop’s choice. Source: connections.md, rule 13. */
export const gatewaysIn = (order: {
  transactions: readonly (MovedMoney & Pick<StoreTransaction, 'gateway'>)[];
}): string[] => [
  ...new Set(
    [...moneyIn(order), ...moneyOut(order)]
      .map(({ gateway }) => gateway)
      .filter((gateway) => !noAccount.has(gateway)),
  ),
];

/** True while money is on its way back that hasn’t moved yet. */
export const isBackUnderWay = ({ transactions }: Pick<StoreOrder, 'transactions'>): boolean =>
  transactions.some(({ kind, status, test }) => kind === 'REFUND' && status === 'PENDING' && !test);

/** Accounts of the standard chart that orders of a shop use beside the ten: what gift cards still owe, and tips. */
export const giftCards = 47;
export const otherIncome = 17;
