import { newPool, type Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { RowFault } from '../../src/domain/import/cells.ts';
import { importRowFaults as words } from '../../src/domain/import/import-files.words.ts';
import type { ItemRow } from '../../src/domain/import/item-row.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import { compare, isPositive, zero } from '../../src/domain/money.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { Product, ProductCard } from '../../src/domain/stock/product.ts';
import { countImportedItemAct } from '../acts/count-imported-item.ts';
import { undoImportedCountAct } from '../acts/undo-imported-item.ts';
import { entriesById } from '../store/books/entries.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { lockStock } from '../store/stock/stock.ts';
import { movesAndSince } from '../store/stock/undone-items.ts';

/** What the items of some rows are counted with, where the run counts them. */
export interface CountContext {
  stock: Stock;
  world: World;
}

/** The stock of items that are held already, as are the locations in use, and what a count of them may know. */
export const countContextOf = async (
  tx: Tx,
  productIds: readonly string[],
  inUse: Pick<Stock, 'locationId' | 'locations'>,
): Promise<CountContext> => {
  const world = await worldOf(tx);
  return { world, stock: { ...(await lockStock(tx, productIds, world.today)), ...inUse } };
};

/** A row says how many there are of something that can lie in stock, and not that it isn't counted: it is from then on, as a new item would be. */
export const isCounted = ({ kind, tracked }: ProductCard, { locations, given }: ItemRow): boolean =>
  tracked || (kind === 'product' && !given.includes('tracked') && locations.some(({ isStated }) => isStated));

/** The stock with an item in it that wasn't counted until now. */
const withPool = (stock: Stock, product: Product): Stock =>
  stock.pools.has(product.id)
    ? stock
    : { ...stock, pools: new Map(stock.pools).set(product.id, newPool(product)) };

/** What a count moved and posted, by key, as its row of the run keeps it. */
export interface CountKept {
  moves: string[];
  entries: string[];
}

/** Takes back what a count did to an item that is held. Throws `Refused`. */
export const planCountReversal = async (
  tx: Tx,
  product: Product,
  { moves: ids, entries }: CountKept,
  world: World,
): Promise<Plan | Kept> => {
  const [{ moves, hasMoved }, posted, stock] = await Promise.all([
    movesAndSince(tx, product.id, ids),
    entriesById(tx, entries),
    lockStock(tx, [product.id], world.today),
  ]);
  const made = { moves, entries: [...posted.values()] };
  return runAct(undoImportedCountAct, product, made, hasMoved, stock, world);
};

/**
 * What a row counts of an item that is here: at each of its locations as many as it says, and nothing where its cell is empty. `notices` name the
 * locations whose stock changes. Throws `Refused` before anything is written.
 */
export const countOfRow = (
  product: Product,
  { card, given, locations, opening }: ItemRow,
  { stock: all, world }: CountContext,
): { plan: Plan; notices: RowFault[] } => {
  const stock = withPool(all, product);
  const counted = locations
    .map(({ isStated, location, line }, at) => ({
      isStated,
      location,
      line,
      quantity: opening.at![at]!.quantity,
      locationId: opening.at![at]!.locationId ?? stock.locationId,
    }))
    .filter(({ isStated }) => isStated);
  const unitCost = given.includes('cost') && isPositive(card.cost) ? card.cost : null;
  const plan = runAct(countImportedItemAct, product, counted, unitCost, stock, world);
  const before = (locationId: string) => stock.pools.get(product.id)?.levels[locationId] ?? zero;
  const notices = counted
    .filter(({ locationId, quantity }) => compare(before(locationId), quantity) !== 0)
    .map(({ locationId, quantity: to, location, line }) => ({
      column: 'quantity',
      value: to,
      line,
      message: words.stockSet({ location, from: before(locationId), to }),
    }));
  return { plan, notices };
};
