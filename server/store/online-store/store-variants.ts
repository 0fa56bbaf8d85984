import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { followLevels } from './store-levels.ts';

/** A variant of a shop, and the item of ours that it is. */
interface LinkedVariant {
  variantId: string;
  productId: string;
  /** What the shop counts it by; null where it doesn't. */
  inventoryItem: string | null;
}

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

/** Links a shop's variant to an item of ours. The shop's stock follows what changes here from now on. */
export const linkVariant = async (
  tx: BusinessTx,
  shopId: string,
  { variantId, productId, inventoryItem }: LinkedVariant,
): Promise<void> => {
  await tx.query(
    `insert into store_variant (business_id, shop_id, variant_id, product_id, inventory_item) values ($1, $2, $3, $4, $5)
     on conflict (business_id, shop_id, variant_id) do nothing`,
    [tx.business.id, shopId, variantId, productId, inventoryItem],
  );
  await followLevels(tx, shopId, variantId);
};

/**
 * Links variants of a shop to items of ours as the store is activated.
 *
 * @param settles whether the shop's levels are to be brought to ours
 */
export const matchVariants = async (
  tx: BusinessTx,
  shopId: string,
  matched: readonly (LinkedVariant & { inventoryItem: string })[],
  settles: boolean,
): Promise<void> => {
  await tx.query(
    `insert into store_variant (business_id, shop_id, variant_id, product_id, inventory_item, to_match)
     select $1, $2, t.variant_id, t.product_id, t.inventory_item, $6
     from unnest($3::text[], $4::uuid[], $5::text[]) as t (variant_id, product_id, inventory_item)
     on conflict (business_id, shop_id, variant_id) do update set to_match = excluded.to_match`,
    [
      tx.business.id,
      shopId,
      matched.map(({ variantId }) => variantId),

      matched.map(({ productId }) => productId),
      matched.map(({ inventoryItem }) => inventoryItem),
      settles,
    ],
  );
  await followLevels(tx, shopId);
};

/** The variants whose levels in the shop are still to be brought to ours, so many at once. */
export const variantsToSettle = (tx: BusinessTx, shopId: string) =>
  tx.query(
    { variantId: column.text, productId: column.id, inventoryItem: column.text },
    `select variant_id, product_id, inventory_item from store_variant
     where business_id = $1 and shop_id = $2 and to_match and inventory_item is not null order by variant_id limit 100`,
    [tx.business.id, shopId],
  );

/** Leaves the levels of a variant, or of all of a shop's, as they are from now on. */
export const endMatching = async (
  tx: BusinessTx,
  shopId: string,
  variantId: string | null = null,
): Promise<void> => {
  await tx.query(
    `update store_variant set to_match = false
     where business_id = $1 and shop_id = $2 and to_match and ($3::text is null or variant_id = $3)`,
    [tx.business.id, shopId, variantId],
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
