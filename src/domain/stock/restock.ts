import { type Decimal, isPositive, over, rounded, zero } from '../money.ts';
import { quantityProblems } from '../typed/quantity.ts';
import { digitsOf } from '../values/currency.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { restock as words } from '../words/stock.ts';

/** So many of an item, ordered of a vendor. */
export interface RestockLine {
  productId: string;
  vendorId: string;
  quantity: Decimal;
}

/** What is proposed to order of an item: how many, and of whom; null where nobody is known to sell it. */
export interface RestockProposal {
  productId: string;
  name: string;
  sku: string;
  onHand: Decimal;
  onOrder: Decimal;
  reorderLevel: Decimal | null;
  sold30: Decimal;
  quantity: Decimal;
  vendor: { id: string; name: string; chosen: boolean } | null;
}

/** A draft of an order that is made, or would be. */
export interface RestockedOrder {
  id: string;
  vendorId: string;
  vendor: string;
  currency: string;
  total: Decimal;
  /** How many items are on it. */
  items: number;
}

/** Every fault of what is to be ordered: nothing at all, or a quantity nobody can order. */
export const restockProblems = (lines: readonly Pick<RestockLine, 'quantity'>[]): FieldProblem[] => {
  if (lines.length === 0) return [{ field: 'lines', message: words.nothingToOrder }];
  return lines.flatMap(({ quantity }, index) => {
    const field = `lines.${index}.quantity`;
    const faulty = quantityProblems(field, quantity);
    if (faulty.length > 0) return faulty;
    return isPositive(quantity) ? [] : [{ field, message: words.quantityMissing }];
  });
};

/**
 * What one is ordered at, in the order's currency: what the vendor asked last, else what the card says it costs; 0 where that can't be told
 * in the currency. Source: answers-2.md, Q42.
 *
 * @param rate home per unit of the currency; null where nobody knows it
 */
export const restockPrice = (known: {
  last: Decimal | undefined;
  cost: Decimal;
  currency: string;
  rate: Decimal | null;
}): Decimal => {
  const { last, cost, currency, rate } = known;
  if (last !== undefined) return last;
  return rate === null ? zero : rounded(over(cost, rate), rate === '1' ? 6 : digitsOf(currency));
};
