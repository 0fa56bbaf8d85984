import type { DeliveryStatus } from '../../src/domain/values/delivery.ts';
import { updateDeliveryAct } from '../acts/set-delivery.ts';
import { deliver } from '../services/deliver.ts';
import { addressesOfCustomer, sendable, sendWithin } from '../services/send-within.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { lockDocuments } from '../store/documents/documents.ts';

export interface DeliveryRequest {
  id: string;
  status: DeliveryStatus;
  /** Null keeps the number there is. */
  tracking: string | null;
  /** The address as it was sent; must be one of the customer's. */
  clientEmail: string | null;
  tellClient: boolean;
}

/**
 * Says how far the goods have come, and tells the customer where that is asked for. Source: answers.md, "Status codes".
 */
export const updateDelivery = (
  ctx: Ctx,
  { id, status, tracking, clientEmail, tellClient }: DeliveryRequest,
): Promise<Answer & { moved: boolean; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await lockDocuments(tx, 'invoice', [id]);
    const document = await sendable(tx, 'invoice', id);
    const notifiedEmail = clientEmail?.trim() || null;
    const known = await addressesOfCustomer(tx, document);
    runAct(updateDeliveryAct, document, { status, notifiedEmail, tellClient }, known);
    const moved = await deliver(tx, id, status, tracking);
    if (tellClient)
      await sendWithin(ctx, tx, {
        kind: 'invoice',
        id,
        to: notifiedEmail,
        cc: [],
        bcc: [],
        note: '',
        purpose: 'delivery',
      });
    return { moved };
  });
