import type { Day } from '../day.ts';
import { isPositive } from '../money.ts';
import type { DocumentPurpose } from '../typed/message.ts';
import type { DeliveryStatus } from '../values/delivery.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { owedByCustomers } from '../values/side-names.ts';
import { documentRefusals as words } from '../words/documents.ts';
import { recordRefusals } from '../words/everywhere.ts';
import type { DocumentHeader } from './document.ts';
import { documentTypes, kindSpec } from './kinds.ts';
import { maySend } from './may-send.ts';
import { isPayable, owedOn } from './owed.ts';
import { isBilled, isDeleted, isGone } from './status.ts';

type Sent = Pick<DocumentHeader, 'kind' | 'subtype' | 'status' | 'number'>;

/** Why a document may not be sent or linked to, in a sentence that says the way out; null where it may. */
export const whyNotSend = (document: Sent): string | null => {
  const { kind, subtype } = document;
  const what = documentTypes[subtype].title.toLowerCase();
  if (maySend(document)) return null;
  if (isDeleted(document)) return recordRefusals.isDeleted({ what });
  return (kindSpec(kind).entered ? recordRefusals.isDraftOfTheirs : recordRefusals.isDraft)({ what });
};

type Mailed = Sent & Pick<DocumentHeader, 'total' | 'settled'>;

/** Paid in full by whoever owes it. */
const isPaid = (document: Mailed): boolean =>
  kindSpec(document.kind).side === owedByCustomers &&
  isBilled(document) &&
  isPositive(document.total) &&
  !isPositive(owedOn(document));

/** Why a mail of this purpose may not go out about a document that may be sent; null where it may. */
export const whyNotMail = (document: Mailed, purpose: DocumentPurpose): string | null => {
  const { subtype } = document;
  if (purpose === 'confirmation') return isPaid(document) ? null : words.notPaidYet(subtype);
  if (purpose !== 'payment' && purpose !== 'reminder') return null;
  return isPayable({ ...document, owed: owedOn(document) }) ? null : words.nothingOwed(subtype);
};

/** What may be mailed about a document now, the likeliest first; a reminder once it is due. */
export const mailableAs = (
  document: Mailed & Pick<DocumentHeader, 'dueOn'>,
  today: Day,
): DocumentPurpose[] => {
  const due = document.dueOn !== null && document.dueOn <= today;
  const all: readonly DocumentPurpose[] = [
    'document',
    'payment',
    ...(due ? ['reminder' as const] : []),
    'confirmation',
  ];
  return whyNotSend(document) ? [] : all.filter((purpose) => whyNotMail(document, purpose) === null);
};

/** Why nothing is said of a document's delivery; null where it may be. */
export const whyNotDeliver = (document: Sent): string | null =>
  whyNotSend(document) ?? (isGone(document) ? words.deliverCancelled({ document: document.subtype }) : null);

/** Refuses to say how far the goods of a document have come while it is not issued, or stands no more. */
export const deliveryRefusal = (document: Sent, status: DeliveryStatus | null): Refusal | null => {
  const reason = status && whyNotDeliver(document);
  return reason ? refusal('illegal-move', reason) : null;
};
