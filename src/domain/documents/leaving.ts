import type { DeliveryStatus } from '../delivery.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { DocumentHeader } from './document.ts';
import { isDeleted, isGone } from './status.ts';

type Leaving = Pick<DocumentHeader, 'kind' | 'subtype' | 'status' | 'number'>;

/** Why a document may not be sent or linked to, in a sentence that says the way out; null where it may. */
export const whyNotSend = (document: Leaving): string | null => {
  const { subtype, number } = document;
  if (isDeleted(document)) return `This ${subtype} is deleted. Restore it first.`;
  return number === null ? `This ${subtype} is still a draft. Issue it first.` : null;
};

/** Why nothing is said of a document's delivery; null where it may be. */
export const whyNotDeliver = (document: Leaving): string | null =>
  whyNotSend(document) ??
  (isGone(document) ? `This ${document.subtype} is cancelled, so it can’t be delivered.` : null);

/** Refuses to say how far the goods of a document have come while it is not issued, or stands no more. */
export const deliveryRefusal = (document: Leaving, status: DeliveryStatus | null): Refusal | null => {
  const reason = status && whyNotDeliver(document);
  return reason ? refusal('illegal-move', reason) : null;
};
