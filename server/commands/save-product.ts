import { v7 } from 'uuid';
import { type ProductCard, productProblems } from '../../src/domain/product.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import { recordEvent } from '../store/events.ts';
import { carryOut } from '../store/intent.ts';
import { insertProduct, lockProduct, skuIsTaken, updateProduct } from '../store/products.ts';
import { type Ctx, Refused } from '../store/tx.ts';
import { countUsage } from '../store/usage.ts';
import { refuseStaleVersion } from './stale.ts';

/** Adds a product or service, or saves one that stands. */
export const saveProduct = (
  ctx: Ctx,
  card: ProductCard,
  existing: { id: string; version: number | null } | null,
): Promise<{ id: string; repeated?: boolean }> =>
  carryOut(ctx, async (tx) => {
    const fields = productProblems(card);
    if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
    const id = existing?.id ?? v7();
    if (existing) await refuseStaleVersion(tx, await lockProduct(tx, id), existing.version);
    if (await skuIsTaken(tx, card.sku.trim(), id))
      throw new Refused(invalid('sku', 'Another item, perhaps a deleted one, has this SKU.'));
    if (existing) await updateProduct(tx, id, card);
    else {
      await insertProduct(tx, id, card);
      await countUsage(tx, { inventory: 1 });
    }
    await recordEvent(tx, existing ? 'product.update' : 'product.create', 'product', id);
    return { id };
  });
