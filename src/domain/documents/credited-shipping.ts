import { compare, type Decimal, fits, isNegative, isPositive, minus, partOf, sum } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { creditNoteRefusals as words } from '../words/credit-notes.ts';
import type { Document } from './document.ts';

/** What of a line's landed cost went back as shipping, with the goods whose worth that lowered. */
export interface CreditedShare {
  lineId: string;
  /** In the document's currency, with the tax on it that is not claimed back. */
  amount: Decimal;
  moveId: string | null;
  /** No goods move for it. */
  moved: Decimal;
  /** At home. */
  value: Decimal;
}

/** Shipping that goes back, without its tax, and the tax; in the document's currency. */
export interface ShippingBack {
  amount: Decimal;
  tax: Decimal;
}

/** Shipping a credit note gave back. What is bought came with its part of it: each line's part is kept; a sale has none. */
export interface CreditedShipping extends ShippingBack {
  shares: CreditedShare[];
}

/** What is typed of the shipping: an amount without tax. */
export interface TypedShipping {
  amount: Decimal;
  /** The tax that goes back with it, where a shop computed it; left out, its part of the shipping's. */
  tax?: Decimal;
}

/** What of a document's shipping is left to give back. Source: answers-2.md, Q110. */
export const shippingLeft = (
  { shipping, shippingTax }: Pick<Document, 'shipping' | 'shippingTax'>,
  notes: readonly { shipping: ShippingBack | null }[],
): ShippingBack => ({
  amount: minus(shipping, sum(notes.flatMap((note) => note.shipping?.amount ?? []))),
  tax: minus(shippingTax, sum(notes.flatMap((note) => note.shipping?.tax ?? []))),
});

/** What so much of the shipping comes to with the tax on it, or why it can't go back. */
export const shippingBack = (
  left: ShippingBack,
  { amount, tax }: TypedShipping,
  currency: string,
): ShippingBack | FieldProblem => {
  const digits = digitsOf(currency);
  if (isNegative(amount) || !fits(amount, digits))
    return { field: 'shipping', message: words.tooFine({ digits }) };
  const within = compare(amount, left.amount) <= 0 && (tax === undefined || compare(tax, left.tax) <= 0);
  if (!within) return { field: 'shipping', message: words.moreThanShipping({ left: left.amount }) };
  return { amount, tax: tax ?? partOf(left.tax, amount, left.amount, digits) };
};

/** Something was typed of the shipping. */
export const asksShipping = (typed: TypedShipping | null): typed is TypedShipping =>
  typed !== null && isPositive(typed.amount);
