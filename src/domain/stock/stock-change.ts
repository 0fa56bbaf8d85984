import { type EntryLine, withoutZeroLines } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import {
  costOf,
  leastFrom,
  levelOn,
  moving,
  type Pool,
  type Stock,
  type StockMove,
  stockProblem,
  trueUpOf,
} from '../books/stock.ts';
import { type World, worldOn } from '../books/world.ts';
import type { Day } from '../day.ts';
import {
  compare,
  type Decimal,
  fits,
  isNegative,
  isPositive,
  isZero,
  minus,
  negated,
  plus,
  rounded,
  times,
  zero,
} from '../money.ts';
import { type EventRecord, emptyPlan, type Plan } from '../plan/plan.ts';
import { inStock } from '../posted/shortage.ts';
import { largestAmount } from '../typed/amount.ts';
import { quantityProblems } from '../typed/quantity.ts';
import { formatDecimal } from '../values/format.ts';
import { type FieldProblem, invalid, type Refusal, refusal } from '../values/refusal.ts';
import { everywhere } from '../words/everywhere.ts';
import { product as productWords } from '../words/items.ts';
import { stockFaults as stockWords, stockChange as words } from '../words/stock.ts';
import type { Product } from './product.ts';

export type StockCause = keyof typeof words.causes;

/** A change of one product's stock at one place by hand. Source: answers-2.md, Q36. */
export type StockChange =
  | {
      act: 'count';
      locationId: string;
      /** How many were counted. */
      quantity: Decimal;
      /** How many the counter was told there were; null where nobody was told. */
      seen: Decimal | null;
      note: string;
      /** What each cost of those that are more than the books say; left out for the average of what is there, or the card's cost. */
      unitCost?: Decimal;
      /** Who counted, where it was nobody here. */
      cause?: 'store';
      onDay?: Day | null;
    }
  | {
      act: 'increase' | 'decrease';
      locationId: string;
      quantity: Decimal;
      cause: StockCause;
      note: string;
      /** Of what comes; null for the average of what is there, or the card's cost. */
      unitCost: Decimal | null;
      /** The day it is dated; today where left out. */
      onDay?: Day | null;
    };

const costProblems = (unitCost: Decimal): FieldProblem[] => {
  const at = (message: string): FieldProblem[] => [{ field: 'unitCost', message }];
  if (isNegative(unitCost)) return at(productWords.negative('unit cost'));
  if (!fits(unitCost, 6)) return at(productWords.tooFine({ field: 'unit cost', decimals: 6 }));
  return compare(unitCost, '9999999999') > 0 ? at(productWords.tooLarge('unit cost')) : [];
};

/** Why the books can't hold a stock so large, or null. */
const tooMuch = (pool: Pool): string | null => {
  if (compare(pool.quantity, '999999999') > 0) return productWords.quantityTooLarge;
  return compare(pool.value, largestAmount) > 0 ? productWords.stockWorthTooMuch : stockProblem(pool);
};

/** Every fault of a change as it was typed, each with its field. */
export const stockChangeProblems = (change: StockChange): FieldProblem[] => {
  const faults = quantityProblems('quantity', change.quantity);
  if (change.note.length > 500) faults.push({ field: 'note', message: words.noteTooLong });
  if (change.act === 'count') return faults;
  if (faults.length === 0 && !isPositive(change.quantity))
    faults.push({ field: 'quantity', message: words.quantityMissing });
  if (!Object.hasOwn(words.causes, change.cause))
    faults.push({ field: 'cause', message: words.causeUnknown });
  return change.unitCost === null ? faults : [...faults, ...costProblems(change.unitCost)];
};

/** How many come, or leave where it is below zero. */
const differenceOf = (change: StockChange, level: Decimal): Decimal => {
  if (change.act === 'count') return minus(change.quantity, level);
  return change.act === 'increase' ? change.quantity : negated(change.quantity);
};

/** What goods that come are worth: at the cost that was typed, else as those that are there, else by the card. */
const worthOf = (
  pool: Pool,
  quantity: Decimal,
  unitCost: Decimal | null,
  card: Decimal,
  digits: number,
): Decimal => {
  if (unitCost === null && !isZero(pool.quantity)) return costOf(pool, quantity, digits);
  return rounded(times(quantity, unitCost ?? card), digits);
};

const memos = { count: words.counted, increase: words.increased, decrease: words.decreased } as const;

interface Posting {
  pool: Pool;
  /** Null on the way from one to another. */
  locationId: string | null;
  memo: string;
}

/** The entry of what a change is worth: the stock's own account against another; none where it is worth nothing. */
export const worthEntries = (
  { pool, locationId, memo }: Posting,
  kind: 'count' | 'true-up',
  amounts: { value: Decimal; quantity: Decimal; against: number; onDay?: Day },
  world: World,
): Plan['entries'] => {
  const line = (accountId: number, amount: Decimal): EntryLine => ({
    accountId,
    amount,
    foreignAmount: amount,
    currency: world.homeCurrency,
    rate: '1',
    channel: 'manual',
    locationId,
    productId: pool.productId,
    quantity: accountId === amounts.against ? null : amounts.quantity,
    memo: pool.name,
  });
  const own = line(pool.inventoryAccount ?? world.accounts.inventory, amounts.value);
  const other = line(amounts.against, negated(amounts.value));
  // What is debited is first.
  const lines = withoutZeroLines(isNegative(amounts.value) ? [other, own] : [own, other]);
  const head = {
    id: world.newId(),
    onDay: amounts.onDay ?? world.today,
    documentId: null,
    paymentId: null,
    reverses: null,
  };
  return lines.length === 0 ? [] : [{ ...head, kind, memo, lines }];
};

/** The refusal of leaving less at the place than nothing, now or on a day to come; null where there is enough. */
const shortage = (stock: Stock, move: StockMove, locationId: string, { locale }: World): Refusal | null => {
  const before = stock.pools.get(move.productId)!;
  if (stock.negativeAllowed || !isNegative(move.quantity)) return null;
  const least = leastFrom(moving(stock, move).pools.get(move.productId)!, locationId, move.onDay).quantity;
  if (!isNegative(least)) return null;
  const available = plus(least, negated(move.quantity));
  const { name: product } = before;
  const message = stockWords.missing({
    inStock: inStock({ product, available, onDay: null }, locale),
    count: formatDecimal(negated(least), locale),
  });
  return refusal('shortage', message, {
    fields: [{ field: 'quantity', message }],
    details: { product, missing: negated(least) },
  });
};

const stale = (change: StockChange, level: Decimal, { locale }: World): Refusal | null => {
  if (change.act !== 'count' || change.seen === null || compare(change.seen, level) === 0) return null;
  const message = words.movedSince({
    now: formatDecimal(level, locale),
    seen: formatDecimal(change.seen, locale),
    counted: formatDecimal(change.quantity, locale),
  });
  return refusal('invalid', message, {
    fields: [{ field: 'quantity', message }],
    details: { inStock: level },
  });
};

const eventOf = (productId: string, change: StockChange, by: Decimal, world: World): EventRecord => ({
  id: world.newId(),
  act: `product.${change.act}`,
  subjectKind: 'product',
  subjectId: productId,
  from: null,
  to: null,
  data: {
    quantity: by,
    locationId: change.locationId,
    note: change.note,
    ...(change.cause ? { cause: change.cause } : {}),
  },
});

/**
 * Changes what lies of a product at a place: what comes stands on the stock's account against 39, what leaves takes its
 * average cost there. What comes into a stock below zero is trued up, as bought goods are. Nothing is planned where a
 * count finds what is there. Refused on a locked day, for more than there is where that is forbidden, and for a count on a stock that moved
 * since. A count of a past day is compared with the stock of that day, and what leaves must be there on every day since. Source: answers-2.md, Q36.
 */
export const planStockChange = (
  product: Pick<Product, 'id' | 'cost'>,
  change: StockChange,
  stock: Stock,
  now: World,
): Plan | Refusal => {
  const pool = stock.pools.get(product.id);
  if (!pool) return invalid('quantity', stockWords.none({ product: product.id }));
  if (change.onDay && change.onDay > now.today) return invalid('onDay', everywhere.notInFuture);
  const world = worldOn(now, change.onDay);
  const level = levelOn(pool, change.locationId, world.today);
  const moved = stale(change, level, world);
  if (moved) return moved;
  const quantity = differenceOf(change, level);
  if (isZero(quantity)) return emptyPlan();
  const far = farDayRefusal(world, { field: 'onDay', day: change.onDay ?? null });
  if (far) return far;
  const locked = lockRefusal(world, world.today);
  if (locked)
    return change.onDay ? locked : { ...locked, fields: [{ field: 'quantity', message: locked.message }] };
  const come = isPositive(quantity);
  const unitCost = change.act === 'decrease' ? null : (change.unitCost ?? null);
  const value = come
    ? worthOf(pool, quantity, unitCost, product.cost, world.homeDigits)
    : negated(costOf(pool, negated(quantity), world.homeDigits));
  const move: StockMove = {
    id: world.newId(),
    productId: product.id,
    name: pool.name,
    locationId: change.locationId,
    quantity,
    value,
    quantityAfter: plus(pool.quantity, quantity),
    onDay: world.today,
    reason: 'count',
    documentId: null,
    documentLineId: null,
    contactId: null,
    reverses: null,
    cause: change.cause ?? null,
    note: change.note.trim(),
  };
  const trueUp = come ? trueUpOf(pool, move, world.homeDigits) : zero;
  const corrected: StockMove = {
    ...move,
    id: world.newId(),
    quantity: zero,
    value: negated(trueUp),
    reason: 'true-up',
  };
  const after = moving(moving(stock, move), corrected).pools.get(product.id)!;
  const problem = tooMuch(after);
  if (problem) return invalid('quantity', problem);
  const refused = shortage(stock, move, change.locationId, world);
  if (refused) return refused;
  const posting = { pool, locationId: change.locationId, memo: memos[change.act]({ product: pool.name }) };
  const { adjustments, costOfGoods } = world.accounts;
  return {
    ...emptyPlan(),
    entries: [
      ...worthEntries(posting, 'count', { value, quantity, against: adjustments }, world),
      ...worthEntries(
        posting,
        'true-up',
        { value: negated(trueUp), quantity: zero, against: costOfGoods },
        world,
      ),
    ],
    moves: isZero(trueUp) ? [move] : [move, corrected],
    events: [eventOf(product.id, change, quantity, world)],
  };
};
