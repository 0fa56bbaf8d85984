import {
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  minus,
  over,
  partOf,
  plus,
  rounded,
  sum,
  zero,
} from '../money.ts';
import type { StoreRefund } from './order.ts';
import type { BilledLine, OrderBill } from './order-money.ts';

/** What of a line of an order was billed, whatever was given back of it since. Amounts are without tax and after the discount. */
export interface BilledPart {
  lineId: string;
  quantity: Decimal;
  net: Decimal;
  discount: Decimal;
  tax: Decimal;
}

const netOf = ({ amount, discount }: Pick<BilledLine, 'amount' | 'discount'>): Decimal =>
  minus(amount, discount);

/** What a bill comes to line by line, as it’s kept beside the documents made of it. */
export const partsOf = ({ lines }: OrderBill): BilledPart[] =>
  lines.map((one) => ({
    lineId: one.line.id,
    quantity: one.quantity,
    net: netOf(one),
    discount: one.discount,
    tax: one.tax,
  }));

/** True where the same was billed, line by line. */
export const isBilledAlike = (one: readonly BilledPart[], other: readonly BilledPart[]): boolean =>
  one.length === other.length &&
  one.every((part, n) =>
    (['lineId', 'quantity', 'net', 'discount', 'tax'] as const).every((of) => part[of] === other[n]?.[of]),
  );

/** A part of a line that was billed and isn’t sold any more. */
export interface LessLine {
  lineId: string;
  /** Null where it only became cheaper. */
  quantity: Decimal | null;
  amount: Decimal;
  tax: Decimal;
}

/** What an edit of an order changed of what was billed. */
export interface OrderEdit {
  less: LessLine[];
  more: BilledLine[];
}

/** What more is billed of a line: further pieces, or a higher price for those that were. */
const moreOf = (now: BilledLine, was: BilledPart): BilledLine => {
  const pieces = minus(now.quantity, was.quantity);
  const quantity = isPositive(pieces) ? pieces : '1';
  const discount = minus(now.discount, was.discount);
  const off = isPositive(discount) ? discount : zero;
  const amount = plus(minus(netOf(now), was.net), off);
  return {
    ...now,
    quantity,
    amount,
    discount: off,
    tax: minus(now.tax, was.tax),
    price: rounded(over(amount, quantity), 10),
    // A price that rose sells no piece.
    line: isPositive(pieces) ? now.line : { ...now.line, variant: null },
  };
};

const none = (lineId: string): BilledPart => ({
  lineId,
  quantity: zero,
  net: zero,
  discount: zero,
  tax: zero,
});

/**
 * What was changed between what was billed of an order and what it comes to now: lines removed or cheaper, and lines added or dearer. Null for
 * a line that is both, which nobody can book for a person. Source: connections.md, rule 15.
 */
export const editOf = (billed: readonly BilledPart[], now: OrderBill): OrderEdit | null => {
  const edit: OrderEdit = { less: [], more: [] };
  const gone = billed.filter(({ lineId }) => !now.lines.some(({ line }) => line.id === lineId));
  for (const { lineId, quantity, net, tax } of gone) edit.less.push({ lineId, quantity, amount: net, tax });
  for (const line of now.lines) {
    const was = billed.find(({ lineId }) => lineId === line.line.id) ?? none(line.line.id);
    const [pieces, net, tax] = [
      minus(line.quantity, was.quantity),
      minus(netOf(line), was.net),
      minus(line.tax, was.tax),
    ];
    const all = [pieces, net, tax];
    if (all.every(isZero)) continue;
    if (all.some(isPositive) && all.some(isNegative)) return null;
    if (all.some(isPositive)) edit.more.push(moreOf(line, was));
    else
      edit.less.push({
        lineId: line.line.id,
        quantity: isZero(pieces) ? null : minus(zero, pieces),
        amount: minus(zero, net),
        tax: minus(zero, tax),
      });
  }
  return edit;
};

/** True where an edit changed nothing that is billed. */
export const isNoEdit = ({ less, more }: OrderEdit): boolean => less.length === 0 && more.length === 0;

/**
 * The removals of an order that nobody paid: a shop notes a removed line as a refund without money. They are billed as if they had never been
 * ordered. None where money moved, and where something was given back for no line.
 */
export const removalsOf = (
  { refunds, cancelledAt }: { refunds: readonly StoreRefund[]; cancelledAt: string | null },
  moved: boolean,
): readonly StoreRefund[] =>
  moved || cancelledAt ? [] : refunds.filter(({ adjustment }) => isZero(adjustment));

/**
 * A bill without what some refunds take off it.
 *
 * @param digits those of the order’s currency
 */
export const lessRemovals = (
  bill: OrderBill,
  removals: readonly StoreRefund[],
  digits: number,
): OrderBill => {
  const off = removals.flatMap(({ lines }) => lines);
  const lines = bill.lines.flatMap((one): BilledLine[] => {
    const own = off.filter(({ lineId }) => lineId === one.line.id);
    if (own.length === 0) return [one];
    const quantity = minus(one.quantity, sum(own.map(({ quantity: pieces }) => String(pieces ?? 0))));
    const net = minus(netOf(one), sum(own.map((part) => part.net)));
    if (!isPositive(quantity) || (isZero(net) && own.some((part) => part.quantity === null))) return [];
    const discount = partOf(one.discount, quantity, one.quantity, digits);
    const amount = plus(net, discount);
    const tax = minus(one.tax, sum(own.map((part) => part.tax)));
    return [{ ...one, quantity, discount, amount, tax, price: rounded(over(amount, quantity), 10) }];
  });
  const taken = (list: readonly BilledLine[]) => sum(list.map((one) => plus(netOf(one), one.tax)));
  const total = minus(bill.total, minus(taken(bill.lines), taken(lines)));
  return { lines, rest: bill.rest, total };
};
