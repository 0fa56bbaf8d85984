import type { DeliveryStatus } from '../delivery.ts';
import { type Refusal, refusal } from '../refusal.ts';
import * as words from '../words/document-refusals.ts';
import { isDeleted as isDeletedRefusal, isDraft, isDraftOfTheirs } from '../words/record-refusals.ts';
import type { DocumentHeader } from './document.ts';
import { documentTypes, kindSpec } from './kinds.ts';
import { isDeleted, isGone } from './status.ts';

type Leaving = Pick<DocumentHeader, 'kind' | 'subtype' | 'status' | 'number'>;

/** Why a document may not be sent or linked to, in a sentence that says the way out; null where it may. */
export const whyNotSend = (document: Leaving): string | null => {
  const { kind, subtype, number } = document;
  const what = documentTypes[subtype].title.toLowerCase();
  if (isDeleted(document)) return isDeletedRefusal({ what });
  if (number !== null) return null;
  return (kindSpec(kind).entered ? isDraftOfTheirs : isDraft)({ what });
};

/** Why nothing is said of a document's delivery; null where it may be. */
export const whyNotDeliver = (document: Leaving): string | null =>
  whyNotSend(document) ?? (isGone(document) ? words.deliverCancelled({ document: document.subtype }) : null);

/** Refuses to say how far the goods of a document have come while it is not issued, or stands no more. */
export const deliveryRefusal = (document: Leaving, status: DeliveryStatus | null): Refusal | null => {
  const reason = status && whyNotDeliver(document);
  return reason ? refusal('illegal-move', reason) : null;
};
