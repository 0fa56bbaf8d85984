import { v7 } from 'uuid';
import type { OpeningStock } from '../../src/domain/books/opening-stock.ts';
import type { ProductCard } from '../../src/domain/product.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { addItem, saveItem } from '../services/save-item.ts';
import { runOnce } from '../store/intent.ts';
import { lockProduct } from '../store/products.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { defaultLocation } from '../store/stock.ts';
import { type Ctx, unwrap } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** What a product's command answers. */
type Saved = { id: string; repeated?: boolean };

/** Adds a product or service under the category of a name; what is in stock already is taken in at its cost. */
export const addProduct = (
  ctx: Ctx,
  card: ProductCard,
  opening: OpeningStock,
  category = '',
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const item = { id: v7(), card, opening, category };
    const ground = async () => ({ locationId: await defaultLocation(tx), world: await worldOf(tx) });
    await writePlan(tx, await addItem(tx, item, ground));
    return { id: item.id };
  });

/** Saves a product or service that stands. One with goods in stock or out on documents stays counted, a deleted one as it is. */
export const updateProductCard = (
  ctx: Ctx,
  id: string,
  version: number | null,
  card: ProductCard,
  category = '',
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    unwrap(moveItemAct(product, [], 'edit'));
    await refuseStaleVersion(tx, product, version);
    await saveItem(tx, product, card, category);
    return { id };
  });
