import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** Where a count of a shop's belongs. */
export interface CountLocation {
  productId: string;
  locationId: string;
}

/** Notes that what a shop counts couldn't be taken over, and why. True where that is news. */
export const holdCount = async (
  tx: BusinessTx,
  shopId: string,
  { productId, locationId }: CountLocation,
  { level, reason, at }: { level: number; reason: string; at: Date },
): Promise<boolean> =>
  (
    await tx.query(
      { productId: column.id },
      `insert into store_count as held (business_id, shop_id, product_id, location_id, level, reason, held_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (business_id, shop_id, product_id, location_id)
       do update set level = excluded.level, reason = excluded.reason where (held.level, held.reason) <> (excluded.level, excluded.reason)
       returning product_id`,
      [tx.business.id, shopId, productId, locationId, level, reason, at],
    )
  ).length > 0;

/** Forgets the held counts of some items but those that are still unlike; of all items where none are named. */
export const releaseCounts = async (
  tx: BusinessTx,
  shopId: string,
  { of, but }: { of: readonly string[] | null; but: readonly CountLocation[] },
): Promise<void> => {
  await tx.query(
    `delete from store_count h where h.business_id = $1 and h.shop_id = $2 and ($3::uuid[] is null or h.product_id = any($3))
       and not exists (select from unnest($4::uuid[], $5::uuid[]) as k (product_id, location_id)
         where k.product_id = h.product_id and k.location_id = h.location_id)`,
    [
      tx.business.id,
      shopId,
      of,
      but.map(({ productId }) => productId),
      but.map(({ locationId }) => locationId),
    ],
  );
};

/** Forgets a held count: it was taken over. */
export const releaseCount = async (
  tx: BusinessTx,
  shopId: string,
  { productId, locationId }: CountLocation,
): Promise<void> => {
  await tx.query(
    'delete from store_count where business_id = $1 and shop_id = $2 and product_id = $3 and location_id = $4',
    [tx.business.id, shopId, productId, locationId],
  );
};

/** The held counts of a shop, the oldest first: so many, and how many there are in all. */
export const heldCounts = async (tx: BusinessTx, shopId: string, most: number) => {
  const rows = await tx.query(
    {
      productId: column.id,
      name: column.text,
      location: column.text,
      level: column.int,
      here: column.exact,
      reason: column.text,
      total: column.int,
    },
    `select h.product_id, p.name, l.name as location, h.level, coalesce(s.qty, 0) as here, h.reason, count(*) over ()::int as total
     from store_count h join product p on p.business_id = h.business_id and p.id = h.product_id
       join location l on l.business_id = h.business_id and l.id = h.location_id
       left join stock_level s on s.business_id = h.business_id and s.product_id = h.product_id and s.location_id = h.location_id
     where h.business_id = $1 and h.shop_id = $2 order by h.held_at, p.name, h.product_id, l.name limit $3`,
    [tx.business.id, shopId, most],
  );
  return { counts: rows, total: rows[0]?.total ?? 0 };
};
