import { kindsThat } from '../../../src/domain/documents/kinds.ts';
import type { Delivery, DeliveryStatus } from '../../../src/domain/values/delivery.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { billedHere, ofKinds } from '../rows/statuses.ts';

const delivering = ofKinds(kindsThat(({ delivers }) => delivers));

export const deliveryOf = async (tx: BusinessTx, documentId: string): Promise<Delivery> => {
  const [row] = await tx.query(
    { delivery: column.text.as<DeliveryStatus>().orNull, tracking: column.text },
    'select delivery, tracking from document where business_id = $1 and id = $2',
    [tx.business.id, documentId],
  );
  return { status: row?.delivery ?? null, tracking: row?.tracking ?? '' };
};

/** Whether a line of a document is of an item that can be carried; a service, or what was only typed, is none. */
export const hasGoods = async (tx: BusinessTx, documentId: string): Promise<boolean> => {
  const [row] = await tx.query(
    { found: column.bool },
    `select exists (select from document_line l join product p on p.business_id = l.business_id and p.id = l.product_id
     where l.business_id = $1 and l.document_id = $2 and p.kind = 'product') as found`,
    [tx.business.id, documentId],
  );
  return row!.found;
};

/** Delivery is kept beside the state: it moves no version, for no form holds it. */
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
