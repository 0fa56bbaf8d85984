import { deliveryRefusal } from '../../src/domain/documents/can-send.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DeliveryStatus } from '../../src/domain/values/delivery.ts';
import { invalid, type Refusal } from '../../src/domain/values/refusal.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';

/** How far the goods have come, and where the customer is told; null for nowhere. */
export interface DeliveryRequest {
  status: DeliveryStatus;
  notifiedEmail: string | null;
  tellClient: boolean;
}

/**
 * Why it may not be said how far the goods of a document have come, or not be told, or null.
 *
 * @param addresses every address its customer has
 */
export const updateDeliveryAct = (
  document: Document,
  { status, notifiedEmail, tellClient }: DeliveryRequest,
  addresses: readonly string[],
): Refusal | null => {
  const refused = deliveryRefusal(document, status);
  if (refused) return refused;
  const known = addresses.map((one) => one.toLowerCase());
  if (notifiedEmail && !known.includes(notifiedEmail.toLowerCase()))
    return invalid('ClientEmail', actRefusalWords.addressUnknown);
  return tellClient && !notifiedEmail ? invalid('ClientEmail', actRefusalWords.addressMissing) : null;
};
