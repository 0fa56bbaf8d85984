import type { Product } from '../../src/domain/product.ts';
import { type ProductRow, productOf } from '../store/products.ts';
import type { Tx } from '../store/tx.ts';
import { patterns } from './search-patterns.ts';

/** A page of products and services by name. */
export const listProducts = async (
  tx: Tx,
  asked: { search: string; page: number; limit: number; category: string | null },
): Promise<{ rows: Product[]; total: number }> => {
  const where = `where p.business_id = $1 and p.deleted_at is null and p.search like all($2)
    and ($3::text is null or exists (select 1 from category k where k.business_id = p.business_id and k.id = p.category_id and k.name = $3))`;
  const values = [tx.business.id, patterns(asked.search), asked.category];
  const [count] = await tx.query<{ n: number }>(`select count(*)::int as n from product p ${where}`, values);
  const rows = await tx.query<ProductRow>(
    `select p.* from product p ${where} order by p.search, p.id limit $4 offset $5`,
    [...values, asked.limit, (asked.page - 1) * asked.limit],
  );
  return { rows: rows.map(productOf), total: count!.n };
};
