import { openOnNone } from '../../src/domain/stock/product.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { freeBarcode } from '../services/barcode.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { setBarcode } from '../store/stock/barcodes.ts';
import { lockProduct } from '../store/stock/products.ts';

/** Gives an item a barcode of the business's own; one that has a barcode keeps it. Throws `Missing`, and `Refused` for a deleted one. */
export const makeBarcode = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  runOnce(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    runAct(moveItemAct, product, openOnNone, 'edit');
    if (product.barcode !== '') return { id };
    await setBarcode(tx, product, await freeBarcode(tx));
    await recordEvent(tx, 'product.barcode', 'product', id);
    return { id };
  });
