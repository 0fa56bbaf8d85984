import { barcodeKey } from '../../src/domain/barcode/barcode.ts';
import type { ProductCard } from '../../src/domain/product.ts';
import { type ProductRow, productColumns, productOf } from './products.ts';
import { rowsBy, soughtBy } from './sought.ts';
import type { Tx } from './tx.ts';

type Known = Pick<ProductCard, 'sku' | 'barcode' | 'name'>;

const named = ['sku', 'barcode_key', 'name_key']
  .map((column, at) => soughtBy('product', column, `$${at + 2}`))
  .join(' union all ');
const like = (held: boolean) => `select found.* from ${rowsBy('product', named, held)} order by wanted.place`;
const standing = like(false);
const holding = like(true);

/**
 * The items, deleted ones too, that share a SKU, a barcode or a name in whatever letters with some others; the oldest first.
 *
 * @param held against other writers, by key
 */
export const itemsLike = async (tx: Tx, items: readonly Known[], held = false) => {
  const rows: ProductRow[] = await tx.query(productColumns, held ? holding : standing, [
    tx.business.id,
    items.map(({ sku }) => sku).filter(Boolean),
    items.map(({ barcode }) => barcodeKey(barcode)).filter(Boolean),
    items.map(({ name }) => name.toLowerCase()),
  ]);
  return rows.map(productOf);
};
