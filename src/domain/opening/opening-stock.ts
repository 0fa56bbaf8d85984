import { type EntryLine, withoutZeroLines } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { type Decimal, isZero, negated, plus, rounded, times, zero } from '../money.ts';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import { isDay } from '../values/is-day.ts';
import { invalid, named, type Refusal } from '../values/refusal.ts';
import { openingFaults as words } from '../words/contacts.ts';
import { journalMemos as journalMemosWords } from '../words/ledger.ts';

/** What lay in stock before the books began: how much, and what one of it had cost. */
export interface OpeningStock {
  quantity: Decimal;
  unitCost: Decimal;
  /** The day it was counted on; today where none is given. */
  onDay: Day | null;
  /** Where the quantity is, where that is told; null for the default location. Left out, all of it is there. */
  at?: readonly PlacedStock[];
}

/** What of an opening stock is at one location. */
export interface PlacedStock {
  locationId: string | null;
  quantity: Decimal;
}

/** Nothing lay there. */
export const noOpening: OpeningStock = { quantity: '0', unitCost: '0', onDay: null };

interface OpenedProduct {
  id: string;
  name: string;
  inventoryAccount?: number | null;
}

/** What of the stock is at which location, by location; each is worth what its quantity cost. */
const partsOf = ({ quantity, unitCost, at }: OpeningStock, locationId: string, digits: number) =>
  (at ?? [{ locationId, quantity }])
    .filter((part) => !isZero(part.quantity))
    .map((part) => ({
      locationId: part.locationId ?? locationId,
      quantity: part.quantity,
      value: rounded(times(part.quantity, unitCost), digits),
    }));
type Part = ReturnType<typeof partsOf>[number];

const entryLines = (product: OpenedProduct, parts: readonly Part[], world: World): EntryLine[] =>
  parts.flatMap(({ locationId, quantity, value }) => {
    const about = {
      currency: world.homeCurrency,
      rate: '1',
      channel: 'manual',
      locationId,
      memo: product.name,
    };
    return withoutZeroLines([
      {
        accountId: product.inventoryAccount ?? world.accounts.inventory,
        ...about,
        amount: value,
        foreignAmount: value,
        productId: product.id,
        quantity,
      },
      {
        accountId: world.accounts.opening,
        ...about,
        amount: negated(value),
        foreignAmount: negated(value),
      },
    ]);
  });

/**
 * Takes a product's opening quantity into stock on its day at its cost, at the default location or where it is said to lie: 34 against 33.
 * Refused for a day to come and a locked one, beside the field. Source: answers.md, "Postings", opening stock; answers-2.md, Q58.
 *
 * @param locationId the default location
 */
export const planOpeningStock = (
  product: OpenedProduct,
  opening: OpeningStock,
  locationId: string,
  world: World,
): Plan | Refusal => {
  const onDay = opening.onDay ?? world.today;
  if (!isDay(onDay)) return invalid('openingOn', words.dayMissing);
  if (onDay > world.today) return invalid('openingOn', words.stockInFuture);
  const locked = lockRefusal(world, onDay);
  if (locked) return named(locked, 'openingOn');
  const far = farDayRefusal(world, { field: 'openingOn', day: onDay });
  if (far) return far;
  const parts = partsOf(opening, locationId, world.homeDigits);
  const lines = entryLines(product, parts, world);
  const about = { onDay, kind: 'opening', documentId: null, paymentId: null, reverses: null } as const;
  const memo = journalMemosWords.openingStockOf({ product: product.name });
  let quantityAfter = zero;
  const moves = parts.map((part) => {
    quantityAfter = plus(quantityAfter, part.quantity);
    return {
      id: world.newId(),
      ...part,
      productId: product.id,
      name: product.name,
      quantityAfter,
      onDay,
      reason: 'opening' as const,
      documentId: null,
      documentLineId: null,
      contactId: null,
      reverses: null,
    };
  });
  const entries = lines.length > 0 ? [{ id: world.newId(), ...about, memo, lines }] : [];
  return { ...emptyPlan(), entries, moves };
};
