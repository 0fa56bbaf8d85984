import { daysAfter } from '../../src/domain/day.ts';
import { expiryWarning } from '../../src/domain/expiry.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import type { Product } from '../../src/domain/product.ts';
import { productColumns, productOf } from '../store/products.ts';
import { column } from '../store/row.ts';
import { narrowest, patterns } from '../store/search-patterns.ts';
import type { Tx } from '../store/tx.ts';

/** Columns the list may be sorted by. Ids are made in the order of time, so that `all` is by when they were added. */
export const productSorts = { name: 'p.search', price: 'p.price', quantity: 'p.qty', all: 'p.id' } as const;

/** Which items are listed. Source: answers-2.md, K14. */
export const itemTypes = ['all', 'lowstock', 'outofstock', 'expiring', 'product', 'service'] as const;

/** True in SQL of an item of which there are few, but some. */
export const lowHere = 'tracked and qty > 0 and qty <= reorder_level';

/** True in SQL of a counted item of which there is none. */
export const outHere = 'tracked and qty <= 0';

/**
 * True in SQL of an item that expires soon, or has, and isn't gone, as `expiresInDays` says.
 *
 * @param last the parameter that holds the last day that is soon
 */
export const expiringHere = (last: string): string => `expires_on <= ${last} and not (${outHere})`;

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
  lowstock: lowHere,
  outofstock: outHere,
  expiring: expiringHere('$4'),
  product: `p.kind = 'product'`,
  service: `p.kind = 'service'`,
};

/** How many items stand, in SQL; they are counted as they are written. */
const standing = `select coalesce(max(n), 0) as n from usage where business_id = $1 and cap = 'inventory'`;

/** The items asked for: a condition, its values, and how they are counted. One that is narrowed to nothing costs the same however many there are. */
export const chosenBy = (
  tx: Pick<Tx, 'business' | 'today'>,
  { deleted, type, search, category }: ProductsAsked,
) => {
  const sought = patterns(search);
  // Alone the pattern is asked of an index, as one of many that must all be found it is not.
  const letters = narrowest(sought);
  const soon = type === 'expiring' ? [daysAfter(tx.today, expiryWarning)] : [];
  const where = `where p.business_id = $1 and p.deleted_at is ${deleted ? 'not null' : 'null'} and ${ofType[type]} and p.search like all($2)
    and ($3::text is null or exists (select 1 from category k where k.business_id = p.business_id and k.id = p.category_id and lower(k.name) = lower($3)))
    ${letters === null ? '' : `and p.search like $${soon.length + 4}`}`;
  const isPlain = !deleted && type === 'all' && sought.length === 0 && category === null;
  return {
    where,
    values: [tx.business.id, sought, category, ...soon, ...(letters === null ? [] : [letters])],
    counting: isPlain ? null : `select count(*)::int as n from product p ${where}`,
  };
};

/** A page of products and services. A page beyond the last is the last; one that isn't full tells how many there are. */
export const listProducts = async (
  tx: Tx,
  asked: ProductsAsked,
): Promise<{ rows: Product[]; total: number; page: number }> => {
  const { where, values, counting } = chosenBy(tx, asked);
  const direction = asked.ascending ? 'asc' : 'desc';
  const read = async (page: number) =>
    (
      await tx.query(
        productColumns,
        `select p.* from product p ${where} order by ${productSorts[asked.sort]} ${direction}, p.id ${direction}
         limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, asked.limit, (page - 1) * asked.limit],
      )
    ).map(productOf);
  const rows = await read(asked.page);
  const isLast = rows.length < asked.limit && (rows.length > 0 || asked.page === 1);
  if (isLast) return { rows, total: (asked.page - 1) * asked.limit + rows.length, page: asked.page };
  const [count] = await tx.query(
    { n: column.int },
    counting ?? standing,
    counting ? values : [tx.business.id],
  );
  const total = count!.n;
  const page = pageWithin(total, asked);
  return { rows: page === asked.page ? rows : await read(page), total, page };
};
