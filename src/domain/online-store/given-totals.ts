import type { Document } from '../documents/document.ts';
import { type Decimal, minus, plus, sum } from '../money.ts';

/** A line's own discount and tax, as the shop computed them. */
export interface GivenAmounts {
  discount: Decimal;
  tax: Decimal;
}

/** A document's lines and totals with what the shop charged in place of what follows from its terms. It has no shipping of its own. */
export const withGiven = <Lines extends Pick<Document, 'lines' | 'subtotal'>>(
  document: Lines,
  given: readonly GivenAmounts[],
): Lines & Pick<Document, 'discount' | 'tax' | 'total'> => {
  const discount = sum(given.map((one) => one.discount));
  const tax = sum(given.map((one) => one.tax));
  return {
    ...document,
    lines: document.lines.map((line, index) => ({
      ...line,
      discountShare: given[index]!.discount,
      taxAmount: given[index]!.tax,
    })),
    discount,
    tax,
    total: plus(minus(document.subtotal, discount), tax),
  };
};
