import { isDeleted, isGone } from '../invoice/status.ts';

interface Leaving {
  subtype: string;
  status: string;
  number: string | null;
}

/** Why a document may not be sent or linked to, in a sentence that says the way out; null where it may. */
export const whyNotSend = ({ subtype, status, number }: Leaving): string | null => {
  if (isDeleted(status)) return `This ${subtype} is deleted. Restore it first.`;
  return number === null ? `This ${subtype} is still a draft. Issue it first.` : null;
};

/** Why nothing is said of a document's delivery; null where it may be. */
export const whyNotDeliver = (document: Leaving): string | null =>
  whyNotSend(document) ??
  (isGone(document.status) ? `This ${document.subtype} is cancelled: nothing of it is delivered.` : null);
