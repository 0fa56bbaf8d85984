import type { HeldMatter } from '../../../src/domain/online-store/hold.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** What the owners were mailed of orders on hold, and the store's name, held against other writers; null where no store is connected. */
export const lockNotified = async (
  tx: BusinessTx,
): Promise<{ shopName: string; notified: HeldMatter[] } | null> => {
  const [row] = await tx.query(
    { shopName: column.text.orNull, notified: column.texts },
    `select coalesce(shop_name, shop) as shop_name, told_of as notified from store_connection
     where business_id = $1 and status <> 'NotConnected' for update`,
    [tx.business.id],
  );
  return row ? { shopName: row.shopName!, notified: row.notified as HeldMatter[] } : null;
};

/** Notes what the owners were mailed of orders on hold that still goes on. */
export const saveNotified = async (tx: BusinessTx, notified: readonly HeldMatter[]): Promise<void> => {
  await tx.query('update store_connection set told_of = $2 where business_id = $1', [
    tx.business.id,
    notified,
  ]);
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
