import type { DeliveryStatus } from '../../src/domain/delivery.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { deliveryRefusal } from '../../src/domain/documents/leaving.ts';
import { invalid, type Refusal } from '../../src/domain/refusal.ts';

/** How far the goods have come, and where the customer is told; null for nowhere. */
export interface AskedDelivery {
  status: DeliveryStatus;
  told: string | null;
  tellClient: boolean;
}

/**
 * Why it may not be said how far the goods of a document have come, or not be told, or null.
 *
 * @param addresses every address its customer has
 */
export const updateDeliveryAct = (
  document: Document,
  { status, told, tellClient }: AskedDelivery,
  addresses: readonly string[],
): Refusal | null => {
  const refused = deliveryRefusal(document, status);
  if (refused) return refused;
  const known = addresses.map((one) => one.toLowerCase());
  if (told && !known.includes(told.toLowerCase()))
    return invalid('ClientEmail', 'This is no address of the customer.');
  return tellClient && !told
    ? invalid('ClientEmail', 'Choose the customer’s address the mail goes to.')
    : null;
};
