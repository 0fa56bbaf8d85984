import { type Decimal, minus, percentOf, rounded, zero } from '../money.ts';
import type { Document, DocumentLine } from './document.ts';

/** A line's own discount as it is typed: a percentage of its amount, else an amount in the document's currency. */
export interface OwnDiscount {
  ownPercent?: Decimal | null | undefined;
  ownDiscount?: Decimal | undefined;
}

/** What a line without one has. */
export const noOwnDiscount = { ownPercent: null, ownDiscount: zero } as const;

/** What a line's own discount takes off its amount. Source: answers.md, "Paper, mail and public pages". */
export const lineDiscount = (
  amount: Decimal,
  { ownPercent, ownDiscount = zero }: OwnDiscount,
  digits: number,
): Decimal => {
  if (ownPercent) return percentOf(amount, ownPercent, digits);
  return ownDiscount === zero ? zero : rounded(ownDiscount, digits);
};

/** A line's own discount as it would be typed again. */
export const typedDiscountOf = ({
  ownPercent,
  ownDiscount,
  grossDiscount,
}: Pick<DocumentLine, 'ownPercent' | 'ownDiscount' | 'grossDiscount'>) => ({
  ownPercent,
  ownDiscount: ownPercent ? zero : (grossDiscount ?? ownDiscount),
});

/** What is left of a line once its own discount is off, as paper and forms show its amount. */
export const netAmount = ({ amount, ownDiscount = zero }: { amount: Decimal } & OwnDiscount): Decimal =>
  ownDiscount === zero ? amount : minus(amount, ownDiscount);

/** What a line of a document is taxed on: what is left of it after all that is taken off, or after its own discount alone. */
export const taxedOn = ({ terms }: Pick<Document, 'terms'>, line: DocumentLine): Decimal =>
  terms.pricesIncludeTax || terms.taxAfterDiscount ? minus(line.amount, line.discountShare) : netAmount(line);
