import { pageWithin } from '../../src/domain/paging.ts';
import type { Product } from '../../src/domain/product.ts';
import { productColumns, productOf } from '../store/products.ts';
import { column } from '../store/row.ts';
import { patterns } from '../store/search-patterns.ts';
import type { Tx } from '../store/tx.ts';

/** Columns the list may be sorted by. Ids are made in the order of time, so that `all` is by when they were added. */
export const productSorts = { name: 'p.search', price: 'p.price', quantity: 'p.qty', all: 'p.id' } as const;

/** Which items are listed. Source: answers-2.md, K14. */
export const itemTypes = ['all', 'outofstock', 'product', 'service'] as const;

export interface ProductsAsked {
  deleted: boolean;
  type: (typeof itemTypes)[number];
  search: string;
  category: string | null;
  sort: keyof typeof productSorts;
  ascending: boolean;
  page: number;
  limit: number;
}

const ofType: Readonly<Record<ProductsAsked['type'], string>> = {
  all: 'true',
  outofstock: 'p.tracked and p.qty <= 0',
  product: `p.kind = 'product'`,
  service: `p.kind = 'service'`,
};

/** A page of products and services. A page beyond the last is the last. */
export const listProducts = async (
  tx: Tx,
  asked: ProductsAsked,
): Promise<{ rows: Product[]; total: number; page: number }> => {
  const where = `where p.business_id = $1 and (p.deleted_at is not null) = ${asked.deleted} and ${ofType[asked.type]} and p.search like all($2)
    and ($3::text is null or exists (select 1 from category k where k.business_id = p.business_id and k.id = p.category_id and lower(k.name) = lower($3)))`;
  const values = [tx.business.id, patterns(asked.search), asked.category];
  const [count] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from product p ${where}`,
    values,
  );
  const page = pageWithin(count!.n, asked);
  const direction = asked.ascending ? 'asc' : 'desc';
  const rows = await tx.query(
    productColumns,
    `select p.* from product p ${where} order by ${productSorts[asked.sort]} ${direction}, p.id ${direction} limit $4 offset $5`,
    [...values, asked.limit, (page - 1) * asked.limit],
  );
  return { rows: rows.map(productOf), total: count!.n, page };
};
