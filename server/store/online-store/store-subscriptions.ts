import type { ChosenPlan } from '../../../src/domain/access/plans.ts';
import type { BilledInterval, BilledStatus } from '../../../src/domain/online-store/store-billing.ts';
import { newId } from '../database/new-id.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

const columns = {
  id: column.id,
  shopId: column.text,
  /** The shop's number of it. */
  subscriptionId: column.text,
  plan: column.text.as<ChosenPlan>(),
  interval: column.text.as<BilledInterval>(),
  /** How many people it is for; null where nothing bounds them. */
  seats: column.int.orNull,
  price: column.exact,
  currency: column.text,
  /** As the shop said it last. */
  status: column.text.as<BilledStatus>(),
  /** Where the shop asks its owner. */
  confirmUrl: column.text,
  /** Until when its owner paid the shop, as it said last. */
  paidUntil: column.instant.orNull,
  /** Counts what the shop said of it. */
  heard: column.int,
};

/** A plan that a shop was asked to bill for the business, as it's kept. */
export type StoreSubscription = RowOf<typeof columns>;

/**
 * Those of which the shop may still say something, the newest first.
 *
 * @param hold keeps them from others until the transaction ends
 */
export const openSubscriptions = (tx: BusinessTx, hold = false): Promise<StoreSubscription[]> =>
  tx.query(
    columns,
    `select ${listed(columns)} from store_subscription where business_id = $1 and status <> 'Ended'
     order by asked_at desc, id desc${hold ? ' for update' : ''}`,
    [tx.business.id],
  );

/** Keeps what a shop was just asked to bill. */
export const addSubscription = async (
  tx: BusinessTx,
  asked: Omit<StoreSubscription, 'id' | 'status' | 'paidUntil' | 'heard'>,
): Promise<void> => {
  await tx.query(
    `insert into store_subscription (business_id, id, shop_id, subscription_id, plan, interval, seats, price, currency, status, confirm_url, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'Pending', $10, $11)`,
    [
      tx.business.id,
      newId(),
      asked.shopId,
      asked.subscriptionId,
      asked.plan,
      asked.interval,
      asked.seats,
      asked.price,
      asked.currency,
      asked.confirmUrl,
      tx.now,
    ],
  );
};

/** Notes what the shop says of one that is held. */
export const noteSubscription = async (
  tx: BusinessTx,
  id: string,
  { status, paidUntil }: Pick<StoreSubscription, 'status' | 'paidUntil'>,
): Promise<void> => {
  await tx.query(
    `update store_subscription set status = $3, paid_until = $4, heard = heard + 1 where business_id = $1 and id = $2`,
    [tx.business.id, id, status, paidUntil],
  );
};
