import type { StoreOrder } from '../../../src/domain/online-store/order.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';
import { multiLocationIsOn } from '../settings/business-settings.ts';
import { defaultLocation } from '../stock/stock.ts';
import { storeOrderShape } from './store-order-json.ts';
import { storeLocations } from './store-settings.ts';

/** An item of ours whose stock a shop counts, by the variants that it is there. */
export interface ShopItem {
  productId: string;
  variantIds: string[];
  /** What the shop counts each variant by. */
  inventoryItems: string[];
}

/** The items counted here that a shop counts too; one of whose variants the shop doesn't count some is left out. */
export const itemsOfShop = (tx: BusinessTx, shopId: string): Promise<ShopItem[]> =>
  tx.query(
    { productId: column.id, variantIds: column.texts, inventoryItems: column.texts },
    `select v.product_id, array_agg(v.variant_id order by v.variant_id) as variant_ids, array_agg(v.inventory_item order by v.variant_id) as inventory_items
     from store_variant v join product p on p.business_id = v.business_id and p.id = v.product_id
     where v.business_id = $1 and v.shop_id = $2 and p.tracked and p.deleted_at is null
     group by v.product_id having bool_and(v.inventory_item is not null) order by v.product_id`,
    [tx.business.id, shopId],
  );

/** Which location of ours stands for one of a shop's; null for none. A business with one location has all of its goods there. */
export const locationsOfShop = async (
  tx: Tx,
  shopId: string,
): Promise<{ several: boolean; of: (placeId: string) => string | null }> => {
  if (!(await multiLocationIsOn(tx))) {
    const only = await defaultLocation(tx);
    return { several: false, of: () => only };
  }
  const locations = await storeLocations(tx, shopId);
  const known = new Map(
    locations.map(({ placeId, locationId, active }) => [placeId, active ? locationId : null]),
  );
  return { several: true, of: (placeId) => known.get(placeId) ?? null };
};

/** The items among some that are counted here, with how many there are in all. */
export const countedItems = (tx: BusinessTx, productIds: readonly string[]) =>
  tx.query(
    { productId: column.id, name: column.text, here: column.exact },
    `select p.id as product_id, p.name, coalesce((select sum(l.qty) from stock_level l
         where l.business_id = p.business_id and l.product_id = p.id), 0) as here
     from product p where p.business_id = $1 and p.id = any($2) and p.tracked and p.deleted_at is null`,
    [tx.business.id, productIds],
  );

/** How much of some items lies where, by "item location". */
export const levelsHere = async (
  tx: BusinessTx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query(
    { productId: column.id, locationId: column.id, quantity: column.exact.called('qty') },
    'select product_id, location_id, qty from stock_level where business_id = $1 and product_id = any($2)',
    [tx.business.id, productIds],
  );
  return new Map(rows.map(({ productId, locationId, quantity }) => [`${productId} ${locationId}`, quantity]));
};

/** An order of the shop that isn't wholly in the books, and how many of an item its documents took here. */
interface OpenOrder {
  state: StoreOrder;
  made: boolean;
  gone: string;
}

/** The orders of some variants that the books are behind: not applied yet, told of since, or a draft still that nobody deleted. Source: connections.md, rule 18. */
export const openOrdersOf = (tx: BusinessTx, shopId: string, item: ShopItem): Promise<OpenOrder[]> =>
  tx.query(
    { state: column.json.shaped(storeOrderShape), made: column.bool, gone: column.exact },
    `select o.state, o.document_id is not null as made,
       coalesce((select -sum(m.qty) from store_order_deed d join stock_move m on m.business_id = d.business_id and m.document_id = d.made_id
         where d.business_id = o.business_id and d.store_order_id = o.id and d.kind in ('document', 'added') and m.product_id = $3), 0) as gone
     from store_order o where o.business_id = $1 and o.shop_id = $2 and o.state is not null
       and (o.waiting or o.status in ('Received', 'Held', 'Failed') or exists (select from store_order_deed d
         join document t on t.business_id = d.business_id and t.id = d.made_id
         where d.business_id = o.business_id and d.store_order_id = o.id and d.kind in ('document', 'added') and t.number is null and t.status <> 'Deleted'))
       and exists (select from jsonb_array_elements(o.state -> 'lines') l where l -> 'variant' ->> 'id' = any($4))`,
    [tx.business.id, shopId, item.productId, item.variantIds],
  );
