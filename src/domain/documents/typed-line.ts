import { digitsOf } from '../values/currency.ts';
import type { PrintableDocument, PrintableLine } from './printable.ts';
import { lineAmount } from './totals.ts';

/** A line of paper at the price, the discount and the amount that were typed, with their tax where they include it. */
export const asTypedLine =
  ({ currency }: Pick<PrintableDocument, 'currency'>) =>
  (line: PrintableLine): PrintableLine => {
    const { quantity, grossPrice: price, grossDiscount: ownDiscount = line.ownDiscount } = line;
    if (price === undefined) return line;
    return { ...line, price, ownDiscount, amount: lineAmount({ quantity, price }, digitsOf(currency)) };
  };
