import {
  compare,
  type Decimal,
  isNegative,
  isZero,
  minus,
  negated,
  over,
  partOf,
  plus,
  rounded,
  sum,
  times,
  zero,
} from '../money.ts';
import type { StoreLine, StoreOrder, StoreTax } from './order.ts';

/** A line of an order as it’s billed: net, with the shop’s own discount and tax. */
export interface BilledLine {
  line: StoreLine;
  quantity: Decimal;
  /** Of one, at ten decimals, so that quantity × price rounds to `amount`. */
  price: Decimal;
  /** Before discount and tax. */
  amount: Decimal;
  discount: Decimal;
  tax: Decimal;
  /** What the tax is called, several joined; empty for none. */
  taxName: string;
  taxPercent: Decimal;
}

export interface OrderBill {
  lines: BilledLine[];
  /** What is left between the lines and the shop’s total, once the tax that the shop pays itself is off. */
  rest: Decimal;
  total: Decimal;
}

const own = (taxes: readonly StoreTax[]) => taxes.filter(({ byChannel }) => !byChannel);
const taxOf = (taxes: readonly StoreTax[]): Decimal => sum(taxes.map(({ amount }) => amount));
const rateOf = (taxes: readonly StoreTax[]): Decimal => sum(taxes.map(({ rate }) => rate));

/** The part of a discount that is net: in the line’s own ratio; of a line that is free by the rate of its tax. */
const netDiscount = (
  { discount, taxes }: StoreLine,
  discounted: Decimal,
  net: Decimal,
  digits: number,
): Decimal =>
  isZero(discounted)
    ? rounded(over(discount, plus('1', rateOf(taxes))), digits)
    : partOf(discount, net, discounted, digits);

const billedLine = (line: StoreLine, taxesIncluded: boolean, digits: number): BilledLine => {
  const { quantity, original, discount, taxes } = line;
  const discounted = minus(original, discount);
  const net = taxesIncluded ? minus(discounted, taxOf(taxes)) : discounted;
  const off = taxesIncluded ? netDiscount(line, discounted, net, digits) : discount;
  const amount = plus(net, off);
  const ours = own(taxes);
  return {
    line,
    quantity: String(quantity),
    price: rounded(over(amount, String(quantity)), 10),
    amount,
    discount: off,
    tax: taxOf(ours),
    taxName: ours.map(({ title }) => title).join(' + '),
    taxPercent: times(rateOf(ours), '100'),
  };
};

/** What lines of a bill come to, tax included. */
export const worthOf = (lines: readonly BilledLine[]): Decimal =>
  sum(lines.map(({ amount, discount, tax }) => plus(minus(amount, discount), tax)));

/**
 * An order as it’s billed. Lines are net; discounts and taxes are the shop’s and never computed anew.
 * Source: connections.md, rule 11.
 *
 * @param digits those of the order’s currency
 */
export const billOf = (order: StoreOrder, digits: number): OrderBill => {
  const lines = order.lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => billedLine(line, order.taxesIncluded, digits));
  const notOurs = sum(
    order.lines.flatMap(({ taxes }) => taxes.filter((tax) => tax.byChannel).map(({ amount }) => amount)),
  );
  const total = minus(order.total, notOurs);
  return { lines, rest: minus(total, worthOf(lines)), total };
};

const size = (amount: Decimal): Decimal => (isNegative(amount) ? negated(amount) : amount);

/** True where what is left is rounding: one smallest unit a line at most, and what the shop itself rounds for cash. */
export const isRounding = ({ lines, rest }: OrderBill, rounding: Decimal, digits: number): boolean =>
  compare(size(minus(rest, rounding)), times(String(lines.length), over('1', String(10 ** digits)))) <= 0;

/** What a refund gives back for a line, net, and the tax on it. */
export interface RefundedLine {
  lineId: string;
  quantity: Decimal | null;
  amount: Decimal;
  tax: Decimal;
}

/**
 * The lines a refund gives back, as the shop says, and what it gives back for none of them shared over what is left of the lines, without tax.
 * Source: connections.md, rule 14.
 *
 * @param left what each line of the document still can give back, in the order they were billed
 */
export const refundedLines = (
  refund: StoreOrder['refunds'][number],
  left: readonly { lineId: string; amount: Decimal }[],
): RefundedLine[] => {
  const given = refund.lines.map(
    ({ lineId, quantity, net, tax }): RefundedLine => ({
      lineId,
      tax,
      amount: net,
      quantity: quantity === null ? null : String(quantity),
    }),
  );
  let open = refund.adjustment;
  for (const one of left) {
    if (compare(open, zero) <= 0) break;
    const index = given.findIndex(({ lineId }) => lineId === one.lineId);
    const known = given[index];
    const room = minus(one.amount, known?.amount ?? zero);
    const part = compare(open, room) < 0 ? open : room;
    if (compare(part, zero) <= 0) continue;
    if (known) given[index] = { ...known, amount: plus(known.amount, part) };
    else given.push({ lineId: one.lineId, quantity: null, amount: part, tax: zero });
    open = minus(open, part);
  }
  return given;
};
