import type { ProductCard } from '../../src/domain/product.ts';
import { type ProductRow, productColumns, productOf } from './products.ts';
import type { Tx } from './tx.ts';

type Known = Pick<ProductCard, 'sku' | 'barcode' | 'name'>;

/**
 * The items, deleted ones too, that share a SKU, a barcode or a name in whatever letters with some others; the oldest first.
 *
 * @param held against other writers, by key
 */
export const itemsLike = async (tx: Tx, items: readonly Known[], held = false) => {
  const rows: ProductRow[] = await tx.query(
    productColumns,
    `select * from product where business_id = $1 and (sku = any($2) or barcode = any($3) or lower(name) = any($4)) order by id${held ? ' for no key update' : ''}`,
    [
      tx.business.id,
      items.map(({ sku }) => sku).filter(Boolean),
      items.map(({ barcode }) => barcode).filter(Boolean),
      items.map(({ name }) => name.toLowerCase()),
    ],
  );
  return rows.map(productOf);
};
