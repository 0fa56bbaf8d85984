import { changesBetween } from '../../src/domain/values/changes.ts';
import type { DeliveryStatus } from '../../src/domain/values/delivery.ts';
import type { Tx } from '../store/database/tx.ts';
import { deliveryOf, setDelivery } from '../store/documents/delivery.ts';
import { recordEvent } from '../store/plan/events.ts';

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
  await recordEvent(tx, 'delivery.update', 'invoice', id, { ...after }, changesBetween(before, after));
  return true;
};
