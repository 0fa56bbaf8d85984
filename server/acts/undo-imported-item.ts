import type { Entry } from '../../src/domain/books/entry.ts';
import { reversed } from '../../src/domain/books/entry.ts';
import { lockRefusal } from '../../src/domain/books/lock.ts';
import { movedBack, moving, type Stock, type StockMove } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import { importUndo as words } from '../../src/domain/import/imports.words.ts';
import type { ItemUses, Kept } from '../../src/domain/import/row-done.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';

/** What has become of an item since a row of an import created it. */
export interface ItemSince {
  product: Product;
  /** The moves that brought its opening stock: one for each location it lay at. */
  moves: readonly StockMove[];
  /** The entry of its opening stock; null where that was worth nothing. */
  entry: Entry | null;
  uses: ItemUses;
  stock: Stock;
}

/** Why an item the import changed or created is no longer as it left it; null where it is. */
export const whyKept = ({ deleted, version }: Product, leftAs: number): Kept | null => {
  if (deleted) return { kept: words.deletedSince };
  return version === leftAs ? null : { kept: words.changedSince };
};

/** What uses an item besides its own import; null where nothing does. */
const whyUsed = ({ named, moved, counted, matched }: ItemUses): Kept | null => {
  if (named) return { kept: words.onDocuments };
  if (moved) return { kept: words.movedSince };
  if (counted) return { kept: words.inCount };
  return matched ? { kept: words.inStore } : null;
};

/**
 * Takes an item's opening stock out again, on the day it was counted, and frees its place in the plan's cap. Kept where something
 * came of it since, refused for a locked day. Source: answers-2.md, Q60.
 *
 * @param leftAs the version of the item the import left
 */
export const undoImportedItemAct = (
  since: ItemSince,
  leftAs: number,
  world: World,
): Plan | Kept | Refusal => {
  const { product, moves, uses, entry, stock } = since;
  const kept = whyKept(product, leftAs) ?? whyUsed(uses);
  if (kept) return kept;
  const back = goneBack(product, { moves, entries: entry ? [entry] : [] }, stock, world);
  return isRefusal(back) ? back : { ...back, usage: { inventory: -1 } };
};

/** What a count in a file moved and posted. */
export interface CountMade {
  moves: readonly StockMove[];
  entries: readonly Entry[];
}

/** Every move and entry the other way, each on its own day. Refused for a locked one. */
const goneBack = (
  { name: product }: Pick<Product, 'name'>,
  { moves, entries }: CountMade,
  stock: Stock,
  world: World,
): Plan | Refusal => {
  const locked = moves.map(({ onDay }) => lockRefusal(world, onDay)).find((refused) => refused !== null);
  if (locked) return locked;
  const memo = words.undoneMemo({ product });
  let left = stock;
  const back = moves.map((move) => {
    const { onDay, reason } = move;
    const gone = movedBack(move, left, { id: world.newId(), onDay, reason });
    left = moving(left, gone);
    return gone;
  });
  const reversals = entries.map((entry) => reversed(entry, { id: world.newId(), onDay: entry.onDay, memo }));
  return { ...emptyPlan(), moves: back, entries: reversals };
};

/**
 * Takes back what a count in a file did to an item's stock. Kept where the stock moved since, refused for a locked day. Source: answers-2.md, Q60.
 *
 * @param hasMoved the stock moved after the count
 */
export const undoImportedCountAct = (
  product: Pick<Product, 'name'>,
  made: CountMade,
  hasMoved: boolean,
  stock: Stock,
  world: World,
): Plan | Kept | Refusal => (hasMoved ? { kept: words.movedSince } : goneBack(product, made, stock, world));
