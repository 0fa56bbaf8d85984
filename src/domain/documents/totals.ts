import {
  type Decimal,
  isNegative,
  isZero,
  minus,
  plus,
  rounded,
  shared,
  sum,
  times,
  zero,
} from '../money.ts';
import type { Discount } from './document.ts';

/** What a line brings to the totals; percent is null where no tax is chosen. */
export interface PricedLine {
  quantity: Decimal;
  price: Decimal;
  taxPercent?: Decimal | null | undefined;
  /** Quantity × price as rounded already, where somebody has it: a form of a hundred lines asks at every key. */
  amount?: Decimal;
}

export interface TotalsInput {
  lines: readonly PricedLine[];
  discount: Discount;
  shipping: Decimal;
  shippingTaxPercent: Decimal | null;
  /** Takes line taxes after the discount's share; the spec takes them before. */
  taxAfterDiscount?: boolean;
}

export interface Totals {
  lines: { amount: Decimal; discountShare: Decimal; taxAmount: Decimal }[];
  subtotal: Decimal;
  discount: Decimal;
  tax: Decimal;
  shipping: Decimal;
  shippingTax: Decimal;
  total: Decimal;
}

/** Line amount = round(quantity × price), to the currency's digits. */
export const lineAmount = (line: PricedLine, digits: number): Decimal =>
  rounded(times(line.quantity, line.price), digits);

/** A hundredth by multiplying, which is exact; a form asks this for each line at every key. */
const percentOf = (amount: Decimal, percent: Decimal, digits: number): Decimal =>
  rounded(times(times(amount, percent), '0.01'), digits);

/** The tax of a line on what it is taken from. */
const lineTax = (line: PricedLine, base: Decimal, digits: number): Decimal =>
  line.taxPercent ? percentOf(base, line.taxPercent, digits) : zero;

/**
 * The totals of a document in its own currency; the form, the ledger and every list use this one function.
 * Line tax is taken on the undiscounted line, or after its share of the discount where the business says so. Source: answers.md, "Money, tax, currency, stock cost".
 */
export const totalsOf = (input: TotalsInput, digits: number): Totals => {
  const amounts = input.lines.map((line) => line.amount ?? lineAmount(line, digits));
  const subtotal = sum(amounts);
  const discount =
    input.discount.type === 'flat'
      ? rounded(input.discount.amount, digits)
      : percentOf(subtotal, input.discount.percent, digits);
  // What takes something off has no part in the discount.
  const shares = shared(
    discount,
    amounts.map((amount) => (isNegative(amount) ? zero : amount)),
    digits,
  );
  const taxed = (line: PricedLine, index: number): Decimal =>
    input.taxAfterDiscount ? minus(amounts[index]!, shares[index]!) : times(line.quantity, line.price);
  const lines = input.lines.map((line, index) => ({
    amount: amounts[index]!,
    discountShare: shares[index]!,
    taxAmount: lineTax(line, taxed(line, index), digits),
  }));
  const tax = sum(lines.map((line) => line.taxAmount));
  const shipping = rounded(input.shipping, digits);
  const shippingTax = input.shippingTaxPercent ? percentOf(shipping, input.shippingTaxPercent, digits) : zero;
  const total = plus(plus(minus(subtotal, discount), tax), plus(shipping, shippingTax));
  return { lines, subtotal, discount, tax, shipping, shippingTax, total };
};

/**
 * The totals once one line has become another, as `totalsOf` would give them for all lines: a form of a hundred lines
 * asks at every key. Null where there is a discount, of which every line then has another share.
 *
 * @param before the totals of the same input with the line as it was
 */
export const totalsWithLine = (
  before: Totals,
  input: TotalsInput,
  at: number,
  digits: number,
): Totals | null => {
  const { discount, lines } = input;
  if (!isZero(discount.type === 'flat' ? discount.amount : discount.percent)) return null;
  const [line, was] = [lines[at]!, before.lines[at]!];
  const amount = line.amount ?? lineAmount(line, digits);
  const taxAmount = lineTax(line, input.taxAfterDiscount ? amount : times(line.quantity, line.price), digits);
  const more = minus(amount, was.amount);
  const moreTax = minus(taxAmount, was.taxAmount);
  return {
    ...before,
    lines: before.lines.with(at, { amount, discountShare: zero, taxAmount }),
    subtotal: plus(before.subtotal, more),
    tax: plus(before.tax, moreTax),
    total: plus(before.total, plus(more, moreTax)),
  };
};

/** A document's sums at home. */
export interface HomeSums {
  subtotal: Decimal;
  discount: Decimal;
  /** Of lines and shipping together. */
  tax: Decimal;
  shipping: Decimal;
  total: Decimal;
}

/**
 * What a document is worth at home: the sums of its converted parts, which are what its entry posts. The converted
 * total may differ from theirs by cents.
 *
 * @param rate home per unit of the document's currency
 */
export const homeSumsOf = (
  totals: Pick<Totals, 'lines' | 'shipping' | 'shippingTax'>,
  rate: Decimal,
  homeDigits: number,
): HomeSums => {
  const atHome = (amount: Decimal) => rounded(times(amount, rate), homeDigits);
  const { lines } = totals;
  const subtotal = sum(lines.map((line) => atHome(line.amount)));
  const discount = sum(lines.map((line) => atHome(line.discountShare)));
  const tax = sum([...lines.map((line) => atHome(line.taxAmount)), atHome(totals.shippingTax)]);
  const shipping = atHome(totals.shipping);
  const parts = minus(sum([subtotal, tax, shipping]), discount);
  if (!lines.some(({ amount }) => isNegative(amount)))
    return { subtotal, discount, tax, shipping, total: parts };
  // What takes something off takes what rounding leaves too, as it is booked.
  const own = lines.map(({ amount, discountShare, taxAmount }) =>
    plus(minus(amount, discountShare), taxAmount),
  );
  const total = atHome(sum([...own, totals.shipping, totals.shippingTax]));
  return { subtotal: plus(subtotal, minus(total, parts)), discount, tax, shipping, total };
};
