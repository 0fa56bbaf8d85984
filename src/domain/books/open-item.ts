import type { Day } from '../day.ts';
import { atRate, compare, type Decimal, isZero, minus, negated, plus, smaller, zero } from '../money.ts';
import type { PaymentMode } from './payment-mode.ts';
import type { Direction, ItemSide, Side } from './side.ts';

/** Something a contact owes or is owed: an issued document, a surplus kept as credit, an opening balance. */
export interface OpenItem {
  id: string;
  side: ItemSide;
  contactId: string;
  documentId: string | null;
  paymentId: string | null;
  entryId: string | null;
  onDay: Day;
  dueOn: Day;
  currency: string;
  rate: Decimal;
  amount: Decimal;
  homeAmount: Decimal;
  open: Decimal;
  homeOpen: Decimal;
}

export type SettlementKind =
  | 'payment'
  | 'credit'
  | 'credit-note'
  | 'write-off'
  | 'refund'
  | 'cancel'
  | 'undone'
  /** A line of an entry by hand settled it. */
  | 'entry';

/** One dated reduction of an open item; append-only, reversed by a negative one that names it. */
export interface Settlement {
  id: string;
  itemId: string;
  kind: SettlementKind;
  byItemId: string | null;
  paymentId: string | null;
  entryId: string | null;
  onDay: Day;
  amount: Decimal;
  homeAmount: Decimal;
  gain: Decimal;
  reverses: string | null;
}

/** The movement of money at a provider that a payment books: no movement is booked twice. */
export interface PaymentSource {
  provider: string;
  charge: string;
}

/** Money that came in or went out: what reached the bank, at its own rate. */
export interface Payment {
  id: string;
  direction: Direction;
  contactId: string | null;
  accountId: number;
  mode: PaymentMode;
  onDay: Day;
  currency: string;
  rate: Decimal;
  amount: Decimal;
  homeAmount: Decimal;
  /** What the bank took for it, in its currency and at home; left out for nothing. */
  bankCharge?: Decimal;
  homeBankCharge?: Decimal;
  memo: string;
  undone: boolean;
  source?: PaymentSource;
}

/**
 * What a part of an item is worth at home: its own rate, never more than the home balance left, and for the last part
 * all of that. Parts that each round up would take more than the whole is worth.
 */
export const homeShareOf = (
  item: Pick<OpenItem, 'open' | 'homeOpen' | 'rate'>,
  amount: Decimal,
  homeDigits: number,
): Decimal =>
  compare(amount, item.open) === 0
    ? item.homeOpen
    : smaller(atRate(amount, item.rate, homeDigits), item.homeOpen);

/** The item after a settlement took its part of it. */
export const reducedBy = (item: OpenItem, settlement: Settlement): OpenItem => ({
  ...item,
  open: minus(item.open, settlement.amount),
  homeOpen: minus(item.homeOpen, settlement.homeAmount),
});

/** The equal and opposite settlement, on a day of its own. */
export const reversedSettlement = (
  settlement: Settlement,
  id: string,
  onDay: Day,
  entryId: string | null,
): Settlement => ({
  ...settlement,
  id,
  onDay,
  entryId,
  amount: negated(settlement.amount),
  homeAmount: negated(settlement.homeAmount),
  gain: negated(settlement.gain),
  reverses: settlement.id,
});

/** What a settlement moved at home beside what it settled there: the two differ by its gain. */
export const movedBy = (side: Side, { homeAmount, gain }: Pick<Settlement, 'homeAmount' | 'gain'>): Decimal =>
  plus(homeAmount, side.signed(gain));

/** What is realised where an amount at home settles what stood in the books for another; negative for a loss. */
export const gainOf = (side: Side, moved: Decimal, booked: Decimal): Decimal =>
  side.signed(minus(moved, booked));

/** Settlements that still count: neither reversed nor reversals. */
export const live = (settlements: readonly Settlement[]): Settlement[] => {
  const gone = new Set(settlements.map((settlement) => settlement.reverses));
  return settlements.filter((settlement) => settlement.reverses === null && !gone.has(settlement.id));
};

/** Spreads an amount over items, oldest due first; what no item takes is the rest. */
export const spread = (
  amount: Decimal,
  items: readonly OpenItem[],
): { shares: { item: OpenItem; amount: Decimal }[]; rest: Decimal } => {
  const oldestFirst = [...items].sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id));
  let rest = amount;
  const shares: { item: OpenItem; amount: Decimal }[] = [];
  for (const item of oldestFirst) {
    if (isZero(rest)) break;
    const part = compare(rest, item.open) < 0 ? rest : item.open;
    if (isZero(part)) continue;
    shares.push({ item, amount: part });
    rest = minus(rest, part);
  }
  return { shares, rest };
};

export const totalOpen = (items: readonly OpenItem[]): Decimal =>
  items.reduce((total, item) => plus(total, item.open), zero);
