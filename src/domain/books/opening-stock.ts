import type { Day } from '../day.ts';
import { isDay } from '../is-day.ts';
import { type Decimal, isZero, negated, rounded, times } from '../money.ts';
import { emptyPlan, type Plan, type World } from '../plan.ts';
import { invalid, type Refusal } from '../refusal.ts';
import * as journalMemosWords from '../words/journal-memos.ts';
import * as words from '../words/opening-faults.ts';
import { type EntryLine, withoutZeroLines } from './entry.ts';
import { lockRefusal } from './lock.ts';
import { named } from './opening.ts';

/** What lay in stock before the books began: how much, and what one of it had cost. */
export interface OpeningStock {
  quantity: Decimal;
  unitCost: Decimal;
  /** The day it was counted on; today where none is given. */
  onDay: Day | null;
}

/** Nothing lay there. */
export const noOpening: OpeningStock = { quantity: '0', unitCost: '0', onDay: null };

/**
 * Takes a product's opening quantity into stock on its day at its cost: 34 against 33.
 * Refused for a day to come and a locked one, beside the field. Source: answers.md, "Postings", opening stock.
 */
export const planOpeningStock = (
  product: { id: string; name: string; inventoryAccount?: number | null },
  opening: OpeningStock,
  locationId: string,
  world: World,
): Plan | Refusal => {
  const onDay = opening.onDay ?? world.today;
  if (!isDay(onDay)) return invalid('openingOn', words.dayMissing);
  if (onDay > world.today) return invalid('openingOn', words.stockInFuture);
  const locked = lockRefusal(world, onDay);
  if (locked) return named(locked, 'openingOn');
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
      accountId: product.inventoryAccount ?? world.accounts.inventory,
      amount: value,
      foreignAmount: value,
      productId: product.id,
      quantity: opening.quantity,
    },
    { ...about, accountId: world.accounts.opening, amount: negated(value), foreignAmount: negated(value) },
  ]);
  return {
    ...emptyPlan(),
    entries: isZero(value)
      ? []
      : [
          {
            id: world.newId(),
            onDay,
            kind: 'opening',
            documentId: null,
            paymentId: null,
            reverses: null,
            memo: journalMemosWords.openingStockOf({ product: product.name }),
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
        onDay,
        reason: 'opening',
        documentId: null,
        documentLineId: null,
        contactId: null,
        reverses: null,
      },
    ],
  };
};
