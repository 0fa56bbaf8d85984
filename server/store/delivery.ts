import type { Delivery, DeliveryStatus } from '../../src/domain/delivery.ts';
import { kindsThat } from '../../src/domain/documents/kinds.ts';
import { column } from './row.ts';
import { billedHere, ofKinds } from './statuses.ts';
import type { BusinessTx } from './tx.ts';

const delivering = ofKinds(kindsThat(({ delivers }) => delivers));

export const deliveryOf = async (tx: BusinessTx, documentId: string): Promise<Delivery> => {
  const [row] = await tx.query(
    { delivery: column.text.as<DeliveryStatus>().orNull, tracking: column.text },
    'select delivery, tracking from document where business_id = $1 and id = $2',
    [tx.business.id, documentId],
  );
  return { status: row?.delivery ?? null, tracking: row?.tracking ?? '' };
};

/** Delivery stands beside the state: it moves no version, for no form holds it. */
export const setDelivery = async (tx: BusinessTx, documentId: string, delivery: Delivery): Promise<void> => {
  await tx.query('update document set delivery = $3, tracking = $4 where business_id = $1 and id = $2', [
    tx.business.id,
    documentId,
    delivery.status,
    delivery.tracking,
  ]);
};

/** Issued documents of a range of days that stand delivered; cancelled ones wait for nothing and are left out. */
export const countDelivered = async (
  tx: BusinessTx,
  range: { from: string | null; to: string | null },
): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from document where business_id = $1 and ${delivering} and delivery = 'Delivered'
     and ${billedHere}
     and ($2::date is null or issued_on >= $2) and ($3::date is null or issued_on <= $3)`,
    [tx.business.id, range.from, range.to],
  );
  return row!.n;
};
