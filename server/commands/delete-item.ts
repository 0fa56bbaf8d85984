import { barcode as words } from '../../src/domain/words/barcodes.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { refuseTakenBarcode } from '../services/barcode.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { countUsage } from '../store/plan/usage.ts';
import { reviveCategoryOf } from '../store/stock/categories.ts';
import { lockProduct, markProductDeleted, openDocumentsOf } from '../store/stock/products.ts';

/** What becomes of an item. */
type Saved = { id: string; repeated?: boolean };

const deletion = (ctx: Ctx, id: string, act: 'delete' | 'restore'): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    const move = runAct(moveItemAct, product, await openDocumentsOf(tx, id), act);
    if (!move.moved) return { id };
    if (act === 'restore') await refuseTakenBarcode(tx, id, product.barcode, words.takenOnRestore);
    await markProductDeleted(tx, id, act === 'delete' ? tx.now : null);
    if (act === 'restore') await reviveCategoryOf(tx, id);
    await recordEvent(tx, `product.${act}`, 'product', id);
    await countUsage(tx, { inventory: act === 'delete' ? -1 : 1 });
    return { id };
  });

/** Deletes an item; its history stays, and it no longer counts against the plan's cap. Throws `Missing` and `Refused`. */
export const deleteItem = (ctx: Ctx, id: string): Promise<Saved> => deletion(ctx, id, 'delete');

/** Takes an item back; refused where the plan has no room for one more. Throws `Missing` and `Refused`. */
export const restoreItem = (ctx: Ctx, id: string): Promise<Saved> => deletion(ctx, id, 'restore');
