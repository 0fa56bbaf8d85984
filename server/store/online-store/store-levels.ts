import * as z from 'zod/mini';
import { objectOf } from '../database/json-shape.ts';
import { column, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { multiLocationIsOn } from '../settings/business-settings.ts';
import { storeLocations } from './store-settings.ts';

/** A change of a shop's stock that was asked for and not confirmed. */
export interface StockPush {
  key: string;
  seen: { locationId: string; available: number };
  available: number;
  /** What will have been pushed once it's done. */
  pushed: string;
}

const pushShape = objectOf<StockPush>({
  key: z.string(),
  seen: z.object({ locationId: z.string(), available: z.number() }),
  available: z.number(),
  pushed: z.string(),
});

const columns = {
  variantId: column.text,
  /** The shop's location; empty for the first that has the item. */
  placeId: column.text,
  inventoryItem: column.text,
  /** How much of the item's change here the shop was told of. */
  pushed: column.exact,
  push: column.json.shaped(pushShape).orNull,
  /** How much came and went here in all by anything but the shop's own orders. */
  changed: column.exact,
};
/** What a location of a shop is to be told of an item. */
export type StoreLevel = RowOf<typeof columns>;

/**
 * What of an item came and went here by anything but the store's own orders, in SQL: at the location a place stands for, or at all.
 *
 * @param item the row that names business and item
 * @param level the row that names the location
 */
const changedHere = (item: string, level: string) => `coalesce((select sum(m.qty) from stock_move m
  left join document d on d.business_id = m.business_id and d.id = m.document_id
  where m.business_id = ${item}.business_id and m.product_id = ${item}.product_id and m.location_id is not null
    and (${level}.location_id is null or m.location_id = ${level}.location_id) and d.channel is distinct from 'store'), 0)`;

/** Which of the shop's locations are told of our stock, with ours: each that was chosen for, or the first for all of ours. */
const syncedLocations = async (tx: BusinessTx, shopId: string) => {
  const chosen = (await multiLocationIsOn(tx))
    ? (await storeLocations(tx, shopId)).filter(({ locationId, active }) => locationId !== null && active)
    : [];
  // Of several that stand for one location of ours, one alone is told: what changed there changed once.
  const byLocation = new Map<string, string>();
  for (const { placeId, locationId } of [...chosen].sort((a, b) => a.placeId.localeCompare(b.placeId)))
    if (!byLocation.has(locationId!)) byLocation.set(locationId!, placeId);
  return byLocation.size === 0
    ? { placeIds: [''], locationIds: [null] }
    : { placeIds: [...byLocation.values()], locationIds: [...byLocation.keys()] };
};

const stale = `delete from store_level l where l.business_id = $1 and l.shop_id = $2 and l.push is null
  and not exists (select from unnest($3::text[], $4::uuid[]) as t (place_id, location_id)
    where t.place_id = l.place_id and t.location_id is not distinct from l.location_id)`;
const fresh = `insert into store_level (business_id, shop_id, variant_id, place_id, location_id, pushed)
  select v.business_id, v.shop_id, v.variant_id, t.place_id, t.location_id, ${changedHere('v', 't')}
  from store_variant v cross join unnest($3::text[], $4::uuid[]) as t (place_id, location_id)
  where v.business_id = $1 and v.shop_id = $2 and ($5::text is null or v.variant_id = $5)
    and not exists (select from store_level l where l.business_id = v.business_id and l.shop_id = v.shop_id and l.variant_id = v.variant_id
      and l.place_id = t.place_id)
  on conflict do nothing`;

/**
 * Has those of a shop's locations told of our stock that stand for one of ours now. Each is told of what changes from now on; one that was told
 * before goes on. What was asked for and not confirmed is let end first.
 *
 * @param variantId the variant that was linked just now; null for all
 */
export const followLevels = async (
  tx: BusinessTx,
  shopId: string,
  variantId: string | null = null,
): Promise<void> => {
  const { placeIds, locationIds } = await syncedLocations(tx, shopId);
  const values = [tx.business.id, shopId, placeIds, locationIds];
  if (variantId === null) await tx.query(stale, values);
  await tx.query(fresh, [...values, variantId]);
};

/**
 * Has each location of a shop told what it lacks of a variant, or has more of than there is here: as if that had changed here and the shop
 * weren't told yet. What is on its way to the shop is let end first; a location that doesn't keep it is passed over.
 *
 * @param open how many orders took there and not yet here
 * @param there how many each location has
 */
export const settleLevels = async (
  tx: BusinessTx,
  shopId: string,
  variantId: string,
  { open, there }: { open: string; there: ReadonlyMap<string, number> },
): Promise<void> => {
  const all = [...there.values()].reduce((sum, n) => sum + n, 0);
  await tx.query(
    `update store_level l set pushed = ${changedHere('v', 'l')} - (coalesce((select sum(s.qty) from stock_level s
         where s.business_id = v.business_id and s.product_id = v.product_id
           and (l.location_id is null or s.location_id = l.location_id)), 0) - $4::numeric
       - case when l.place_id = '' then $5::numeric else ($6::jsonb ->> l.place_id)::numeric end)
     from store_variant v
     where l.business_id = $1 and l.shop_id = $2 and l.variant_id = $3 and l.push is null
       and v.business_id = l.business_id and v.shop_id = l.shop_id and v.variant_id = l.variant_id
       and (l.place_id = '' or $6::jsonb ? l.place_id)`,
    [tx.business.id, shopId, variantId, open, all, JSON.stringify(Object.fromEntries(there))],
  );
};

/** Notes that an item was counted at a location as the shop has it: of what changed here before, the shop has nothing to be told. */
export const noteCounted = async (
  tx: BusinessTx,
  shopId: string,
  { productId, locationId }: { productId: string; locationId: string },
): Promise<void> => {
  await tx.query(
    `update store_level l set pushed = ${changedHere('v', 'l')} from store_variant v
     where l.business_id = $1 and l.shop_id = $2 and v.product_id = $3 and (l.location_id is null or l.location_id = $4) and l.push is null
       and v.business_id = l.business_id and v.shop_id = l.shop_id and v.variant_id = l.variant_id`,
    [tx.business.id, shopId, productId, locationId],
  );
};

/** The items that changed here by whole pieces since the shop's locations were told, with by how much in all. */
export const levelsToPush = (tx: BusinessTx, shopId: string): Promise<StoreLevel[]> =>
  tx.query(
    columns,
    `select w.* from (select l.variant_id, l.place_id, v.inventory_item, l.pushed, l.push, ${changedHere('v', 'l')} as changed
       from store_level l join store_variant v using (business_id, shop_id, variant_id)
       where l.business_id = $1 and l.shop_id = $2 and v.inventory_item is not null) w
     where w.push is not null or trunc(w.changed - w.pushed) <> 0 order by w.variant_id, w.place_id limit 100`,
    [tx.business.id, shopId],
  );

/** Notes what a location of the shop is about to be told, or that it was told. */
export const notePush = async (
  tx: BusinessTx,
  shopId: string,
  { variantId, placeId }: Pick<StoreLevel, 'variantId' | 'placeId'>,
  { push, pushed }: { push: StockPush | null; pushed: string },
): Promise<void> => {
  await tx.query(
    `update store_level set push = $5::jsonb, pushed = $6
     where business_id = $1 and shop_id = $2 and variant_id = $3 and place_id = $4`,
    [tx.business.id, shopId, variantId, placeId, push && JSON.stringify(push), pushed],
  );
};
