import { whyNotMail, whyNotSend } from '../../src/domain/documents/can-send.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { wordingProblems } from '../../src/domain/mail/mail-wording.ts';
import {
  addressesOf,
  type DocumentPurpose,
  mailProblems,
  type TypedMail,
} from '../../src/domain/typed/message.ts';
import { type FieldProblem, refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { creditNoteRefusals } from '../../src/domain/words/credit-notes.ts';
import { boundsFor } from '../services/bounds.ts';
import { chosenMailFiles } from '../services/mail-files.ts';
import { asAccess } from '../store/access/access.ts';
import { takeTries } from '../store/access/tries.ts';
import { findContactOf } from '../store/contacts/contacts.ts';
import { noteSendMethod } from '../store/contacts/send-methods.ts';
import type { Answer } from '../store/database/intent.ts';
import { type BusinessTx, type Ctx, Refused, refuse, type Tx } from '../store/database/tx.ts';
import { findCreditNote, isCancellation, type KeptCreditNote } from '../store/documents/credit-notes.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { takeAlong } from '../store/files/attachments.ts';
import { queueMessage } from '../store/mail/messages.ts';
import { recordEvent } from '../store/plan/events.ts';

/** A document that can be sent. Throws `Refused` for one that is not issued, or archived. */
export const sendable = async (tx: BusinessTx, kind: DocumentKind, id: string): Promise<Document> => {
  const document = (await findDocuments(tx, kind, [id]))[0]!;
  const reason = whyNotSend(document);
  if (reason) throw new Refused(refusal('illegal-move', reason));
  return document;
};

/** A credit note on it that can be sent. Throws `Missing`, and `Refused` for one that was undone. */
export const sendableCreditNote = async (
  tx: BusinessTx,
  documentId: string,
  creditNoteId: string,
): Promise<KeptCreditNote> => {
  const note = await findCreditNote(tx, documentId, creditNoteId);
  if (note.undone)
    throw new Refused(
      refusal('illegal-move', creditNoteRefusals.undoneNotSent({ number: note.number ?? '' })),
    );
  return note;
};

export interface Sent extends Answer {
  messageId: string;
  to: string;
  repeated?: boolean;
}

/** A mail as asked for; null is as the document says, its address else the customer's. */
export interface SendRequest extends Record<'cc' | 'bcc', string[] | null> {
  kind: DocumentKind;
  id: string;
  to: string | null;
  note: string | null;
  /** What it says as it was edited; left out or null: the business's wording, or ours. */
  subject?: string | null;
  text?: string | null;
  purpose: DocumentPurpose;
  /** What the history says sent it; left out: the member who did. */
  sentBy?: string;
  /** The credit note on it that goes along in its place. */
  creditNoteId?: string | null | undefined;
  /** Files of the document that go along, by id; left out: none. */
  files?: readonly string[];
}

/** Every address a document's customer has: their own, then those that get copies. */
export const addressesOfCustomer = async (tx: Tx, document: Document): Promise<string[]> => {
  const customer = await findContactOf(tx, document);
  return [customer?.email || document.parties.to.email || '', ...addressesOf(customer?.cc ?? '')].filter(
    Boolean,
  );
};

/**
 * Takes one of the mails a business may send its customers: two hundred in any fifteen minutes are plenty for a month's end,
 * and too few for whoever would write to strangers in its name. Those of one user are summed over all their businesses.
 *
 * @throws Throttled when none is left
 */
export const takeMail = async (ctx: Ctx, tx: Tx): Promise<void> => {
  const { customerMails } = await boundsFor(ctx, ctx.user.id, tx.now);
  const counted = [
    { subject: `customer mails:${tx.business.id}`, limit: 200 },
    { subject: `customer mails of:${ctx.user.id}`, limit: customerMails },
  ];
  await takeTries(asAccess(ctx.database), counted, tx.now);
};

/** Faults of a text that was edited; what was left as it is has none. */
const textProblems = ({ subject, text }: TypedMail): FieldProblem[] =>
  wordingProblems({ subject: subject ?? '-', text: text ?? '-' }).map(({ field, message }) => ({
    field: field === 'subject' ? 'Subject' : 'Message',
    message,
  }));

/** Mails that the history calls by names of their own. */
const mailEvents: Partial<Record<DocumentPurpose, string>> = {
  reminder: 'reminder.send',
  confirmation: 'confirmation.send',
};

/** Mails for which somebody chose email among the ways. */
const methodPurposes: readonly DocumentPurpose[] = ['document', 'payment'];

/** Queues a mail with the document; the transaction may hold more. Throws `Refused` and `Throttled`. */
export const sendWithin = async (ctx: Ctx, tx: Tx, request: SendRequest): Promise<Sent> => {
  const document = await sendable(tx, request.kind, request.id);
  const refused = whyNotMail(document, request.purpose);
  if (refused) throw new Refused(refusal('illegal-move', refused));
  const creditNoteId = request.creditNoteId ?? null;
  const note = creditNoteId ? await sendableCreditNote(tx, document.id, creditNoteId) : null;
  const purpose = note && isCancellation(note) ? 'cancellation' : request.purpose;
  const { sending } = document;
  const to = request.to || sending.email || (await addressesOfCustomer(tx, document))[0] || '';
  const mail: TypedMail = {
    to,
    cc: request.cc ?? addressesOf(sending.cc),
    bcc: request.bcc ?? addressesOf(sending.bcc),
    // Whoever edited the text has seen it whole.
    note: request.text ? (request.note ?? '') : (request.note ?? sending.message),
    subject: request.subject ?? null,
    text: request.text ?? null,
  };
  refuse(refusalOf([...mailProblems(mail), ...textProblems(mail)]));
  const along = await chosenMailFiles(tx, document.id, request.files ?? []);
  await takeMail(ctx, tx);
  const messageId = await queueMessage(
    tx,
    { documentId: document.id, creditNoteId },
    purpose,
    mail,
    request.sentBy ? 'itself' : 'hand',
  );
  await takeAlong(tx, messageId, along);
  await recordEvent(tx, mailEvents[request.purpose] ?? 'mail.send', request.kind, document.id, {
    message: messageId,
    ...(request.sentBy ? { sentBy: request.sentBy } : {}),
  });
  // A reminder has no other way, so that one says nothing of how somebody likes to be sent things.
  if (methodPurposes.includes(request.purpose)) await noteSendMethod(tx, document, 'mail');
  return { messageId, to };
};
