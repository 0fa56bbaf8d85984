import { atRate, type Decimal, isNegative, minus, plus, sum } from '../money.ts';
import type { Totals } from './totals.ts';

/** A document's sums at home. */
export interface HomeSums {
  subtotal: Decimal;
  discount: Decimal;
  /** Of lines and shipping together. */
  tax: Decimal;
  shipping: Decimal;
  total: Decimal;
}

type ConvertedLine = Pick<Totals['lines'][number], 'amount' | 'ownDiscount' | 'discountShare' | 'taxAmount'>;

/**
 * What a document is worth at home: the sums of its converted parts, which are what its entry posts. The converted
 * total may differ from theirs by cents.
 *
 * @param rate home per unit of the document's currency
 */
export const homeSumsOf = (
  totals: Pick<Totals, 'shipping' | 'shippingTax'> & { lines: readonly ConvertedLine[] },
  rate: Decimal,
  homeDigits: number,
): HomeSums => {
  const atHome = (amount: Decimal) => atRate(amount, rate, homeDigits);
  const { lines } = totals;
  // A line's own discount is off the subtotal; what is booked of both is converted as one.
  const own = sum(lines.map((line) => atHome(line.ownDiscount)));
  const subtotal = minus(sum(lines.map((line) => atHome(line.amount))), own);
  const discount = minus(sum(lines.map((line) => atHome(line.discountShare))), own);
  const tax = sum([...lines.map((line) => atHome(line.taxAmount)), atHome(totals.shippingTax)]);
  const shipping = atHome(totals.shipping);
  const parts = minus(sum([subtotal, tax, shipping]), discount);
  if (!lines.some(({ amount }) => isNegative(amount)))
    return { subtotal, discount, tax, shipping, total: parts };
  // What takes something off takes what rounding leaves too, as it is booked.
  const sums = lines.map(({ amount, discountShare, taxAmount }) =>
    plus(minus(amount, discountShare), taxAmount),
  );
  const total = atHome(sum([...sums, totals.shipping, totals.shippingTax]));
  return { subtotal: plus(subtotal, minus(total, parts)), discount, tax, shipping, total };
};
