import type { DeliveryStatus } from '../../src/domain/delivery.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { whyNotDeliver } from '../../src/domain/documents/leaving.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { deliveryOf, setDelivery } from '../store/delivery.ts';
import { recordEvent } from '../store/events.ts';
import { Refused, type Tx } from '../store/tx.ts';

/** Refuses to say how far the goods of a document have come while it is not issued, or stands no more. */
export const refuseDelivery = (document: Document, status: DeliveryStatus | null): void => {
  const reason = status && whyNotDeliver(document);
  if (reason) throw new Refused(refusal('illegal-move', reason));
};

/** Notes how far the goods have come, where that is known and new; the tracking number stays. */
export const deliver = async (
  tx: Tx,
  id: string,
  status: DeliveryStatus | null,
  tracking: string | null = null,
): Promise<boolean> => {
  if (!status) return false;
  const before = await deliveryOf(tx, id);
  const after = { status, tracking: tracking ?? before.tracking };
  if (before.status === after.status && before.tracking === after.tracking) return false;
  await setDelivery(tx, id, after);
  await recordEvent(tx, 'delivery.update', 'invoice', id, { ...after });
  return true;
};
