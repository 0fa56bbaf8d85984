import { column, type RowOf } from './row.ts';
import type { BusinessTx } from './tx.ts';

/** A change of a shop's stock that was asked for and not confirmed. */
export interface StockPush {
  key: string;
  seen: { locationId: string; available: number };
  available: number;
  /** What will have been pushed once it's done. */
  pushed: string;
}

const columns = {
  variantId: column.text,
  productId: column.id,
  inventoryItem: column.text.orNull,
  /** How much of the item's change here the shop was told of. */
  pushed: column.exact.orNull,
  push: column.json.as<StockPush>().orNull,
};
type VariantRow = RowOf<typeof columns>;

/** Which of our items some of a shop's variants are, by variant. */
export const linkedItems = async (
  tx: BusinessTx,
  shopId: string,
  variantIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await tx.query(
    { variantId: column.text, productId: column.id },
    'select variant_id, product_id from store_variant where business_id = $1 and shop_id = $2 and variant_id = any($3)',
    [tx.business.id, shopId, variantIds],
  );
  return new Map(rows.map(({ variantId, productId }) => [variantId, productId]));
};

/** What of an item came and went here by anything but the store's own orders, in SQL. */
const changedHere = `coalesce((select sum(m.qty) from stock_move m
  left join document d on d.business_id = m.business_id and d.id = m.document_id
  where m.business_id = v.business_id and m.product_id = v.product_id and m.location_id is not null and d.channel is distinct from 'store'), 0)`;

/** Links a shop's variant to an item of ours. The shop's stock follows what changes here from now on. */
export const linkVariant = async (
  tx: BusinessTx,
  shopId: string,
  { variantId, productId, inventoryItem }: Pick<VariantRow, 'variantId' | 'productId' | 'inventoryItem'>,
): Promise<void> => {
  await tx.query(
    `insert into store_variant as v (business_id, shop_id, variant_id, product_id, inventory_item) values ($1, $2, $3, $4, $5)
     on conflict (business_id, shop_id, variant_id) do nothing`,
    [tx.business.id, shopId, variantId, productId, inventoryItem],
  );
  await tx.query(
    `update store_variant v set pushed = ${changedHere} where v.business_id = $1 and v.shop_id = $2 and v.variant_id = $3`,
    [tx.business.id, shopId, variantId],
  );
};

/** The variants whose item changed here since the shop was told, with by how much in all. */
export const variantsToPush = (tx: BusinessTx, shopId: string) =>
  tx.query(
    { ...columns, changed: column.exact },
    `select w.* from (select v.variant_id, v.product_id, v.inventory_item, v.pushed, v.push, ${changedHere} as changed
       from store_variant v where v.business_id = $1 and v.shop_id = $2 and v.inventory_item is not null) w
     where w.push is not null or w.changed <> w.pushed order by w.variant_id limit 100`,
    [tx.business.id, shopId],
  );

/** Notes what the shop is about to be told, or that it was told. */
export const notePush = async (
  tx: BusinessTx,
  shopId: string,
  variantId: string,
  { push, pushed }: { push: StockPush | null; pushed: string },
): Promise<void> => {
  await tx.query(
    'update store_variant set push = $4::jsonb, pushed = $5 where business_id = $1 and shop_id = $2 and variant_id = $3',
    [tx.business.id, shopId, variantId, push && JSON.stringify(push), pushed],
  );
};

/** Writes on an item that the sync made what its sales and its worth are posted to. Source: connections.md, rule 17. */
export const setItemAccounts = async (
  tx: BusinessTx,
  productId: string,
  accounts: { sales: number; inventory: number },
): Promise<void> => {
  await tx.query(
    'update product set income_account = $3, inventory_account = $4 where business_id = $1 and id = $2',
    [tx.business.id, productId, accounts.sales, accounts.inventory],
  );
};
