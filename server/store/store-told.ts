import type { HeldMatter } from '../../src/domain/online-store/hold.ts';
import { column } from './row.ts';
import type { BusinessTx } from './tx.ts';

/** What the owners were mailed of orders on hold, and the store's name, held against other writers; null where no store is connected. */
export const holdTold = async (tx: BusinessTx): Promise<{ shopName: string; told: HeldMatter[] } | null> => {
  const [row] = await tx.query(
    { shopName: column.text.orNull, told: column.texts },
    `select coalesce(shop_name, shop) as shop_name, told_of as told from store_connection
     where business_id = $1 and status <> 'NotConnected' for update`,
    [tx.business.id],
  );
  return row ? { shopName: row.shopName!, told: row.told as HeldMatter[] } : null;
};

/** Notes what the owners were mailed of orders on hold that still goes on. */
export const writeTold = async (tx: BusinessTx, told: readonly HeldMatter[]): Promise<void> => {
  await tx.query('update store_connection set told_of = $2 where business_id = $1', [tx.business.id, told]);
};

/** True while an order is to be looked at: whether it is on hold isn't known yet. */
export const isAnyToLookAt = async (tx: BusinessTx): Promise<boolean> => {
  const [row] = await tx.query(
    { any: column.bool },
    `select exists (select from store_order where business_id = $1 and status = 'Received') as any`,
    [tx.business.id],
  );
  return row!.any;
};
