import type { Task } from 'graphile-worker';
import { publicLink } from '../../src/api/wire/public-link.ts';
import { printableOf } from '../../src/domain/documents/printable.ts';
import type { OutgoingMail } from '../adapters/mail/mail.ts';
import { pdfOf } from '../commands/print-document.ts';
import { sendable } from '../commands/share-document.ts';
import { asAccess } from '../store/access.ts';
import { businessById } from '../store/business-by-id.ts';
import { deliveryOf } from '../store/delivery.ts';
import { kindOf } from '../store/documents.ts';
import { keepLetter } from '../store/letters.ts';
import { findMessage, noteTry } from '../store/messages.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import { addShare } from '../store/shares.ts';
import { type BusinessCtx, Missing, Refused, withBusiness } from '../store/tx.ts';
import type { JobServices } from './deliver-letter.ts';
import { documentLetter } from './document-letter.ts';

/** Everything a message needs, read while nothing can change under it; its link is made here and kept nowhere. */
const prepared = (ctx: BusinessCtx, id: string, origin: string) =>
  withBusiness(ctx, 'write', async (tx) => {
    const message = await findMessage(tx, id);
    if (message.state !== 'queued') return null;
    const kind = await kindOf(tx, message.documentId);
    const document = await sendable(tx, kind, message.documentId);
    const token = await addShare(tx, document.id);
    const link = publicLink(origin, {
      kind: kind === 'quote' ? 'quote' : 'invoice',
      subtype: document.subtype,
      businessId: ctx.business.id,
      documentId: document.id,
      token,
    });
    const printable = printableOf(document, ctx.business, await picturesOfPaper(tx, document));
    const letter = documentLetter({
      ...message,
      document: printable,
      link,
      delivery: await deliveryOf(tx, document.id),
    });
    return { message, printable, letter };
  });

/**
 * Sends one queued message with its document as it stands now; one already sent is let be. A failed try is noted and
 * repeated by the queue; after the last, or where the document may not leave any more, people see that it failed.
 */
export const deliverMessage =
  (services: JobServices): Task =>
  async (payload, { job }) => {
    const { database, clock, mail, origin } = services;
    const { business: businessId, message: id } = payload as { business: string; message: string };
    const business = await businessById(asAccess(database), businessId);
    const ctx: BusinessCtx = { database, clock, business };
    const note = (state: 'queued' | 'sent' | 'failed', subject: string | null, fault: string | null) =>
      withBusiness(ctx, 'write', (tx) => noteTry(tx, id, { state, subject, fault }));
    try {
      const ready = await prepared(ctx, id, origin);
      if (!ready) return;
      const { message, printable, letter } = ready;
      const attachment = await pdfOf(services, printable);
      const { cc, bcc } = message;
      const outgoing: OutgoingMail = { ...letter, id, cc, bcc, attachments: [attachment] };
      await mail.send(outgoing);
      if (mail.staysHere) await keepLetter(asAccess(database), businessId, outgoing, clock());
      await note('sent', letter.subject, null);
    } catch (error) {
      const refused = error instanceof Refused || error instanceof Missing;
      const fault = error instanceof Error ? error.message : String(error);
      await note(refused || job.attempts >= job.max_attempts ? 'failed' : 'queued', null, fault);
      if (!refused) throw error;
    }
  };
