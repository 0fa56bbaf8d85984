import { barcodeKey } from '../../../src/domain/barcode/barcode.ts';
import type { ProductCard } from '../../../src/domain/stock/product.ts';
import type { Tx } from '../database/tx.ts';
import { type ProductRow, productColumns, productOf } from './products.ts';

type Known = Pick<ProductCard, 'sku' | 'barcode' | 'name'>;

const standing = `select * from product where business_id = $1 and (sku = any($2) or barcode_key = any($3) or name_key = any($4)) order by id`;
const holding = `${standing} for no key update`;

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
