import { leastFrom, type Pool, type Stock } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { type Decimal, isPositive, minus, plus, zero } from '../money.ts';
import { formatDay, formatDecimal } from '../values/format.ts';
import { invalid, type Refusal, refusal } from '../values/refusal.ts';
import { stockFaults as words } from '../words/stock.ts';
import { isBeforeOpening } from './before-opening.ts';

/** Where the goods of a document's line lie. Source: answers-2.md, Q20, Q46. */
export const locationOf = (
  { locationId }: Pick<DocumentLine, 'locationId'>,
  document: Pick<Document, 'locationId'>,
  stock: Pick<Stock, 'locationId'>,
): string => locationId ?? document.locationId ?? stock.locationId;

/** The refusal of goods at a location that was taken out of use since, or null. */
export const locationRefusal = (document: Document, stock: Stock): Refusal | null => {
  const index = document.lines.findIndex((line) => {
    const location = locationOf(line, document, stock);
    const counted = line.productId !== null && stock.pools.has(line.productId);
    return counted && location !== stock.locationId && !Object.hasOwn(stock.locations ?? {}, location);
  });
  if (index < 0) return null;
  const field = document.lines[index]!.locationId ? `lines.${index}.location` : 'location';
  return invalid(field, words.placeOutOfUse);
};

/** Goods of which more is asked for than there are. */
export interface Shortage {
  product: string;
  available: Decimal;
  missing: Decimal;
  /** Where there are some, named where the business has several locations. Source: answers-2.md, Q46. */
  elsewhere: { location: string; quantity: Decimal }[];
  /** The past day there were so few, where there are more by now; null for now. */
  onDay: Day | null;
  /** The quantity that asks for them first. */
  field: string;
}

/**
 * The shortages of a document's tracked goods at their places from the day they leave on: lines of one product at one place
 * count together. What came later is not there yet, and what left later needs its share.
 */
export const shortagesOf = (document: Document, stock: Stock, leaveOn: Day): Shortage[] => {
  const wanted = new Map<string, { pool: Pool; location: string; quantity: Decimal; field: string }>();
  document.lines.forEach((line, index) => {
    const pool = line.productId ? stock.pools.get(line.productId) : undefined;
    if (!pool || isBeforeOpening(document, pool)) return;
    const location = locationOf(line, document, stock);
    const key = `${pool.productId} ${location}`;
    const { quantity, field } = wanted.get(key) ?? { quantity: zero, field: `lines.${index}.quantity` };
    wanted.set(key, { pool, location, quantity: plus(quantity, line.quantity), field });
  });
  return [...wanted.values()].flatMap(({ pool, location, quantity, field }) => {
    const { quantity: available, onDay } = leastFrom(pool, location, leaveOn);
    const missing = minus(quantity, available);
    if (!isPositive(missing)) return [];
    return {
      product: pool.name,
      available,
      missing,
      onDay,
      field,
      elsewhere: elsewhereOf(pool, location, stock),
    };
  });
};

/** Other locations in use where some of a product lies. */
const elsewhereOf = (pool: Pool, locationId: string, { locations = {} }: Stock): Shortage['elsewhere'] =>
  Object.entries(locations).flatMap(([id, location]) => {
    const quantity = pool.levels[id] ?? zero;
    return id !== locationId && isPositive(quantity) ? [{ location, quantity }] : [];
  });

/** How many of a product there are, as people read it. */
export const inStock = (
  { product, available: left, onDay }: Pick<Shortage, 'product' | 'available' | 'onDay'>,
  locale: string,
): string => {
  const available = formatDecimal(left, locale);
  const day = onDay && formatDay(onDay, locale);
  if (day)
    return isPositive(left)
      ? words.onlyFewOnDay({ available, product, day })
      : words.noneOnDay({ product, day });
  return isPositive(left) ? words.onlyFew({ available, product }) : words.none({ product });
};

const sentenceOf = (one: Shortage, locale: string): string => {
  const count = formatDecimal(one.missing, locale);
  const missing = words.missing({ inStock: inStock(one, locale), count });
  const elsewhere = one.elsewhere.map(({ location, quantity }) => ({
    location,
    quantity: formatDecimal(quantity, locale),
  }));
  return elsewhere.length > 0 ? `${missing} ${words.elsewhere(elsewhere)}` : missing;
};

/** The refusal of asking for more than lies at a place, beside what asks for it. */
export const shortageRefusal = (
  shortages: readonly (Omit<Shortage, 'product' | 'elsewhere'> & { pool: Pool })[],
  location: string,
  stock: Stock,
  { locale }: Pick<World, 'locale'>,
): Refusal =>
  refusedFor(
    shortages.map(({ pool, ...one }) => ({
      ...one,
      product: pool.name,
      elsewhere: elsewhereOf(pool, location, stock),
    })),
    locale,
  );

/** The refusal of all shortages, each beside its line; the first gives the sentence. */
export const refusedFor = (shortages: readonly Shortage[], locale: string): Refusal => {
  const faults = shortages.map((one) => ({
    field: one.field,
    message: sentenceOf(one, locale),
  }));
  const { field: _, ...details } = shortages[0]!;
  return refusal('shortage', faults[0]!.message, { fields: faults, details });
};

/** What is told of a shortage in a business that allows it. */
export const warningFor = (one: Shortage, locale: string): string =>
  words.willBeMissing({ inStock: inStock(one, locale), count: formatDecimal(one.missing, locale) });
