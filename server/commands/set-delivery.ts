import type { DeliveryStatus } from '../../src/domain/delivery.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { whyNotDeliver } from '../../src/domain/documents/leaving.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import { deliveryOf, setDelivery } from '../store/delivery.ts';
import { lockDocuments } from '../store/documents.ts';
import { recordEvent } from '../store/events.ts';
import { type Answer, carryOut } from '../store/intent.ts';
import { type Ctx, Refused, type Tx } from '../store/tx.ts';
import { addressesOfCustomer, sendWithin } from './send-document.ts';
import { sendable } from './share-document.ts';

export interface DeliveryRequest {
  id: string;
  status: DeliveryStatus;
  /** Null keeps the number that stands. */
  tracking: string | null;
  /** The address as it was sent; must be one of the customer's. */
  clientEmail: string | null;
  tellClient: boolean;
}

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

/**
 * Says how far the goods have come, and tells the customer where that is asked for. Source: answers.md, "Status codes".
 */
export const updateDelivery = (
  ctx: Ctx,
  { id, status, tracking, clientEmail, tellClient }: DeliveryRequest,
): Promise<Answer & { moved: boolean; repeated?: boolean }> =>
  carryOut(ctx, async (tx) => {
    await lockDocuments(tx, 'invoice', [id]);
    const document = await sendable(tx, 'invoice', id);
    refuseDelivery(document, status);
    const known = (await addressesOfCustomer(tx, document)).map((one) => one.toLowerCase());
    const told = clientEmail?.trim() || null;
    if (told && !known.includes(told.toLowerCase()))
      throw new Refused(invalid('ClientEmail', 'This is no address of the customer.'));
    if (tellClient && !told)
      throw new Refused(invalid('ClientEmail', 'Choose the customer’s address the mail goes to.'));
    const moved = await deliver(tx, id, status, tracking);
    if (tellClient)
      await sendWithin(ctx, tx, {
        kind: 'invoice',
        id,
        to: told,
        cc: [],
        bcc: [],
        note: '',
        purpose: 'delivery',
      });
    return { moved };
  });
