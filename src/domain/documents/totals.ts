import { type Decimal, minus, over, plus, rounded, shared, sum, times, zero } from '../money.ts';
import type { Discount } from './document.ts';

/** What a line brings to the totals; percent is null where no tax is chosen. */
export interface PricedLine {
  quantity: Decimal;
  price: Decimal;
  taxPercent?: Decimal | null;
}

export interface TotalsInput {
  lines: readonly PricedLine[];
  discount: Discount;
  shipping: Decimal;
  shippingTaxPercent: Decimal | null;
  /** Takes line taxes after the discount's share; the documents take them before. */
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

const percentOf = (amount: Decimal, percent: Decimal, digits: number): Decimal =>
  rounded(over(times(amount, percent), '100'), digits);

/**
 * The totals of a document in its own currency; the form, the ledger and every list use this one function.
 * Line tax is taken on the undiscounted line, or after its share of the discount where the business says so. Source: answers.md, "Money, tax, currency, stock cost".
 */
export const totalsOf = (input: TotalsInput, digits: number): Totals => {
  const amounts = input.lines.map((line) => lineAmount(line, digits));
  const subtotal = sum(amounts);
  const discount =
    input.discount.type === 'flat'
      ? rounded(input.discount.amount, digits)
      : percentOf(subtotal, input.discount.percent, digits);
  const shares = shared(discount, amounts, digits);
  const taxed = (line: PricedLine, index: number): Decimal =>
    input.taxAfterDiscount ? minus(amounts[index]!, shares[index]!) : times(line.quantity, line.price);
  const lines = input.lines.map((line, index) => ({
    amount: amounts[index]!,
    discountShare: shares[index]!,
    taxAmount: line.taxPercent ? percentOf(taxed(line, index), line.taxPercent, digits) : zero,
  }));
  const tax = sum(lines.map((line) => line.taxAmount));
  const shipping = rounded(input.shipping, digits);
  const shippingTax = input.shippingTaxPercent ? percentOf(shipping, input.shippingTaxPercent, digits) : zero;
  const total = plus(plus(minus(subtotal, discount), tax), plus(shipping, shippingTax));
  return { lines, subtotal, discount, tax, shipping, shippingTax, total };
};

/** What a document still asks for, in its own currency. */
export const balanceOf = (document: { total: Decimal; settled: Decimal }): Decimal =>
  minus(document.total, document.settled);
