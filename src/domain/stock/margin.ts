import { type Decimal, isZero, minus, partOf } from '../money.ts';

/** What of a price is left over a cost, in per cent; null where the price is 0. Source: answers-2.md, Q41. */
export const marginOf = (price: Decimal, cost: Decimal): Decimal | null =>
  isZero(price) ? null : partOf('100', minus(price, cost), price, 2);
