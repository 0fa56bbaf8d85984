import { type Decimal, isPositive, minus, smaller } from '../money.ts';

/** What of a surplus goes to a document. */
interface SurplusShare {
  id: string;
  amount: Decimal;
}

/**
 * A surplus over what is owed on documents, in the order they are given: each gets what it owes until nothing is left.
 *
 * @param surplus in the documents' one currency
 * @returns those that get something
 */
export const surplusShares = (
  surplus: Decimal,
  documents: readonly { id: string; owed: Decimal }[],
): SurplusShare[] => {
  let left = surplus;
  return documents.flatMap(({ id, owed }) => {
    const amount = smaller(left, owed);
    if (!isPositive(amount)) return [];
    left = minus(left, amount);
    return [{ id, amount }];
  });
};
