import type { Product } from '../../src/domain/stock/product.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { chosenBy, type ItemsNarrowed } from '../store/stock/narrowed-items.ts';
import { productColumns, productOf } from '../store/stock/products.ts';

/** Columns the list may be sorted by. Ids are made in the order of time, so that `all` is by when they were added. */
export const productSorts = { name: 'p.search', price: 'p.price', quantity: 'p.qty', all: 'p.id' } as const;

export interface ProductsQuery extends ItemsNarrowed {
  sort: keyof typeof productSorts;
  ascending: boolean;
  page: number;
  limit: number;
}

/** How many items stand, in SQL; they are counted as they are written. */
const standing = `select coalesce(max(n), 0) as n from usage where business_id = $1 and cap = 'inventory'`;

/** A page of products and services. A page beyond the last is the last; one that isn't full tells how many there are. */
export const listProducts = async (
  tx: Tx,
  query: ProductsQuery,
): Promise<{ rows: Product[]; total: number; page: number }> => {
  const { where, values, counting } = chosenBy(tx, query);
  const direction = query.ascending ? 'asc' : 'desc';
  const read = async (page: number) =>
    (
      await tx.query(
        productColumns,
        `select p.* from product p ${where} order by ${productSorts[query.sort]} ${direction}, p.id ${direction}
         limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, query.limit, (page - 1) * query.limit],
      )
    ).map(productOf);
  const rows = await read(query.page);
  const isLast = rows.length < query.limit && (rows.length > 0 || query.page === 1);
  if (isLast) return { rows, total: (query.page - 1) * query.limit + rows.length, page: query.page };
  const [count] = await tx.query(
    { n: column.int },
    counting ?? standing,
    counting ? values : [tx.business.id],
  );
  const total = count!.n;
  const page = pageWithin(total, query);
  return { rows: page === query.page ? rows : await read(page), total, page };
};
