import type { OpeningStock } from '../../src/domain/opening/opening-stock.ts';
import { openOnNone, type ProductCard } from '../../src/domain/stock/product.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { type DrawnPicture, drawnPicture, pictureId } from '../services/drawn-picture.ts';
import { addItem, saveItem } from '../services/save-item.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { setItemImage } from '../store/stock/item-images.ts';
import { lockProduct } from '../store/stock/products.ts';
import { defaultLocation } from '../store/stock/stock.ts';

/** What a product's command answers. */
type Saved = { id: string; repeated?: boolean };

/** A picture as asked for: a `data:` address, null for none; left out, it stays as it is. */
type RequestedImage = string | null | undefined;

/** The longer side of an item's image, in pixels. Source: answers-2.md, Q39. */
const imageSide = 1000;

/** Draws the picture before any row is held. Throws `Refused`. */
const drawnImage = async (ctx: Ctx, image: RequestedImage): Promise<DrawnPicture | null | undefined> =>
  image ? drawnPicture(ctx, image, 'image', imageSide) : image === undefined ? undefined : null;

const keepImage = async (tx: Tx, id: string, image: DrawnPicture | null | undefined): Promise<void> => {
  if (image !== undefined) await setItemImage(tx, id, image && (await pictureId(tx, image)));
};

/** Adds a product or service under the category of a name; what is in stock already is taken in at its cost. */
export const addProduct = async (
  ctx: Ctx,
  card: ProductCard,
  opening: OpeningStock,
  category = '',
  image: RequestedImage = undefined,
): Promise<Saved> => {
  const drawn = await drawnImage(ctx, image);
  return runOnce(ctx, async (tx) => {
    const item = { id: newId(), card, opening, category, channel: 'manual' as const };
    const context = async () => ({ locationId: await defaultLocation(tx), world: await worldOf(tx) });
    const plan = await addItem(tx, item, context);
    await keepImage(tx, item.id, drawn);
    await writePlan(tx, plan);
    return { id: item.id };
  });
};

/** Saves an existing product or service. One with goods in stock or out on documents stays counted, a deleted one as it is. */
export const updateProductCard = async (
  ctx: Ctx,
  id: string,
  version: number | null,
  card: ProductCard,
  category = '',
  image: RequestedImage = undefined,
): Promise<Saved> => {
  const drawn = await drawnImage(ctx, image);
  return runOnce(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    runAct(moveItemAct, product, openOnNone, 'edit');
    await refuseStaleVersion(tx, product, version);
    await saveItem(tx, product, card, category);
    await keepImage(tx, id, drawn);
    return { id };
  });
};
