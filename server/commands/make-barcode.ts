import { openOnNone } from '../../src/domain/product.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { freeBarcode } from '../services/barcode.ts';
import { setBarcode } from '../store/barcodes.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { lockProduct } from '../store/products.ts';
import { type Ctx, unwrap } from '../store/tx.ts';

/** Gives an item a barcode of the business's own; one that has a barcode keeps it. Throws `Missing`, and `Refused` for a deleted one. */
export const makeBarcode = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  runOnce(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    unwrap(moveItemAct(product, openOnNone, 'edit'));
    if (product.barcode !== '') return { id };
    await setBarcode(tx, product, await freeBarcode(tx));
    await recordEvent(tx, 'product.barcode', 'product', id);
    return { id };
  });
