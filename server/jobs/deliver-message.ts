import type { Task } from 'graphile-worker';
import { publicLink, publicNoteLink } from '../../src/api/wire/public-link.ts';
import { receivable, sideOfRole } from '../../src/domain/books/side.ts';
import { whyNotMail } from '../../src/domain/documents/can-send.ts';
import type { Party } from '../../src/domain/documents/document.ts';
import { printableOf } from '../../src/domain/documents/printable.ts';
import { printed } from '../../src/domain/documents/printed.ts';
import { printedNote } from '../../src/domain/documents/printed-cancellation.ts';
import { mailKindOf } from '../../src/domain/mail/mail-wording.ts';
import type { DocumentPurpose } from '../../src/domain/typed/message.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import type { OutgoingMail } from '../adapters/mail/mail.ts';
import { oneLine } from '../letters/brand.ts';
import { documentLetter } from '../letters/document-letter.ts';
import { statementLetter } from '../letters/statement-letter.ts';
import { pdfOfPaper } from '../services/document-paper.ts';
import { isPaidOnline, type PaperLink } from '../services/pay-link.ts';
import { sendable, sendableCreditNote } from '../services/send-within.ts';
import { printableStatementOf, statementPdf, withPayLink } from '../services/statement-paper.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { type BusinessCtx, type BusinessTx, Missing, Refused, withBusiness } from '../store/database/tx.ts';
import { deliveryOf } from '../store/documents/delivery.ts';
import { kindOf } from '../store/documents/documents.ts';
import { materialOfPaper } from '../store/documents/paper-material.ts';
import { addShare } from '../store/documents/shares.ts';
import { filesOf, type StoredFile } from '../store/files/files.ts';
import { keepLetter, type Letter } from '../store/mail/letters.ts';
import { findMessage, noteTry, type StoredMessage } from '../store/mail/messages.ts';
import { ownWordings, replyAddress } from '../store/settings/mail-wordings.ts';
import type { JobServices } from './deliver-letter.ts';
import { savedReportLetter } from './saved-report-letter.ts';

/** A message about a document, or a credit note on it, as it is now; its link is made here and kept nowhere. */
const documentMail = async (
  tx: BusinessTx,
  services: JobServices,
  message: StoredMessage,
  purpose: DocumentPurpose,
): Promise<Ready> => {
  const kind = await kindOf(tx, message.documentId!);
  const document = await sendable(tx, kind, message.documentId!);
  // Paid meanwhile, it is reminded of no more.
  const paid = purpose === 'reminder' ? whyNotMail(document, purpose) : null;
  if (paid) throw new Refused(refusal('illegal-move', paid));
  const { creditNoteId } = message;
  const creditNote = creditNoteId ? await sendableCreditNote(tx, document.id, creditNoteId) : null;
  const token = await addShare(tx, document.id, creditNoteId);
  const named = { businessId: tx.business.id, documentId: document.id, token };
  const link = creditNoteId
    ? publicNoteLink(services.origin, { ...named, creditNoteId })
    : publicLink(services.origin, { ...named, kind, subtype: document.subtype });
  const printable = printableOf(document, tx.business, await materialOfPaper(tx, document));
  const mailKind = mailKindOf(document, purpose);
  const letter = documentLetter({
    ...message,
    purpose,
    document: printable,
    link,
    creditNote,
    subject: message.subject ?? null,
    text: message.text ?? null,
    wording: (mailKind && (await ownWordings(tx))[mailKind]) ?? null,
    delivery: await deliveryOf(tx, document.id),
  });
  const paper = creditNote
    ? printedNote(printable, creditNote, document.lines)
    : printed(printable, 'document', (await isPaidOnline(tx, services, printable)) ? link : null);
  return {
    message,
    letter,
    attached: () => pdfOfPaper(services, tx.business.id, paper),
    ...(await senderOf(tx, message, document.parties.from)),
  };
};

/** What goes out: the letter, and the paper made once no transaction waits for it. */
interface Ready {
  message: StoredMessage;
  letter: Letter;
  /** Left out where what goes along was kept with the message. */
  attached?: () => Promise<StoredFile>;
  fromName: string;
  replyTo?: { name: string; address: string };
}

/** Who a mail says it comes from, and where it is answered to. */
const senderOf = async (
  tx: BusinessTx,
  { byUser }: StoredMessage,
  { name, email }: Pick<Party, 'name' | 'email'>,
): Promise<Pick<Ready, 'fromName' | 'replyTo'>> => {
  const fromName = oneLine(name);
  const address = await replyAddress(tx, email, byUser);
  return { fromName, ...(address ? { replyTo: { name: fromName, address } } : {}) };
};

/** Everything a message needs, read while nothing can change under it; null for one that is sent or given up. */
const prepared = (ctx: BusinessCtx, id: string, services: JobServices): Promise<Ready | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    const message = await findMessage(tx, id);
    if (message.state !== 'queued') return null;
    const { purpose } = message;
    if (purpose === 'report')
      return {
        message,
        letter: await savedReportLetter(tx, services.origin, message),
        fromName: oneLine(tx.business.name),
      };
    if (purpose !== 'statement') return documentMail(tx, services, message, purpose);
    const contactRole = message.contactRole!;
    const side = sideOfRole(contactRole);
    const found = await printableStatementOf(tx, side, message.contactId!, message.span);
    const links = { ...services, linkTo: (to: PaperLink) => publicLink(services.origin, to) };
    const statement = side === receivable ? await withPayLink(tx, links, found, true) : found;
    return {
      message,
      letter: statementLetter({ ...message, contactRole }, statement),
      attached: () => statementPdf(services, tx.business.id, statement),
      ...(await senderOf(tx, message, statement.from)),
    };
  });

/**
 * Sends one queued message with its document as it is now; one already sent is let be. A failed try is noted and
 * repeated by the queue; after the last, or where the document may not leave any more, people see that it failed.
 */
export const deliverMessage =
  (services: JobServices): Task =>
  async (payload, { job }) => {
    const { database, clock, mail } = services;
    const { business: businessId, message: id } = payload as { business: string; message: string };
    const business = await businessById(asAccess(database), businessId);
    const ctx: BusinessCtx = { database, clock, business };
    const note = (state: 'queued' | 'sent' | 'failed', subject: string | null, fault: string | null) =>
      withBusiness(ctx, 'write', (tx) => noteTry(tx, id, { state, subject, fault }));
    try {
      const ready = await prepared(ctx, id, services);
      if (!ready) return;
      const { message, letter, fromName, replyTo } = ready;
      const attachments = [
        ...(ready.attached ? [await ready.attached()] : []),
        ...(await withBusiness(ctx, 'read', (tx) => filesOf(tx, id))),
      ];
      const { cc, bcc } = message;
      const outgoing: OutgoingMail = {
        ...letter,
        id,
        cc,
        bcc,
        fromName,
        ...(replyTo ? { replyTo } : {}),
        attachments,
      };
      await mail.send(outgoing);
      if (mail.staysHere)
        await keepLetter(asAccess(database), services.sealing, businessId, outgoing, clock());
      await note('sent', letter.subject, null);
    } catch (error) {
      const refused = error instanceof Refused || error instanceof Missing;
      const fault = error instanceof Error ? error.message : String(error);
      await note(refused || job.attempts >= job.max_attempts ? 'failed' : 'queued', null, fault);
      if (!refused) throw error;
    }
  };
