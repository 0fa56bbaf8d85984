import { type Decimal, isZero, negated, rounded, times } from '../money.ts';
import { emptyPlan, type Plan, type World } from '../plan.ts';
import type { Refusal } from '../refusal.ts';
import { accountFor } from './accounts.ts';
import { type EntryLine, withoutZeroLines } from './entry.ts';
import { lockRefusal } from './lock.ts';

/** What lay in stock before the books began: how much, and what one of it had cost. */
export interface OpeningStock {
  quantity: Decimal;
  unitCost: Decimal;
}

/**
 * Takes a product's opening quantity into stock today at its cost: 34 against 33.
 * Refused when today is locked. Source: answers.md, "Postings", opening stock.
 */
export const planOpeningStock = (
  product: { id: string; name: string },
  opening: OpeningStock,
  locationId: string,
  world: World,
): Plan | Refusal => {
  const locked = lockRefusal(world, world.today);
  if (locked) return locked;
  const value = rounded(times(opening.quantity, opening.unitCost), world.homeDigits);
  const about = {
    currency: world.homeCurrency,
    rate: '1',
    channel: 'manual',
    locationId,
    memo: product.name,
  };
  const lines: EntryLine[] = withoutZeroLines([
    {
      ...about,
      accountId: accountFor('inventory'),
      amount: value,
      foreignAmount: value,
      productId: product.id,
      quantity: opening.quantity,
    },
    { ...about, accountId: accountFor('opening'), amount: negated(value), foreignAmount: negated(value) },
  ]);
  return {
    ...emptyPlan(),
    entries: isZero(value)
      ? []
      : [
          {
            id: world.newId(),
            onDay: world.today,
            kind: 'opening',
            documentId: null,
            paymentId: null,
            reverses: null,
            memo: `Opening stock of ${product.name}`,
            lines,
          },
        ],
    moves: [
      {
        id: world.newId(),
        productId: product.id,
        name: product.name,
        locationId,
        quantity: opening.quantity,
        value,
        quantityAfter: opening.quantity,
        onDay: world.today,
        reason: 'opening',
        documentId: null,
        documentLineId: null,
        contactId: null,
        reverses: null,
      },
    ],
  };
};
