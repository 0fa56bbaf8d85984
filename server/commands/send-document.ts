import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { type SendRequest, type Sent, sendWithin } from '../services/send-within.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing } from '../store/database/tx.ts';
import { copyAttachments } from '../store/files/attachments.ts';
import { findMessage } from '../store/mail/messages.ts';

/** Sends a document, or a credit note on it, by mail, as PDF and as link, once per intended act. */
export const sendDocument = (ctx: Ctx, request: SendRequest): Promise<Sent> =>
  runOnce(ctx, (tx) => sendWithin(ctx, tx, request));

/** Sends a mail once more as it was: to the same addresses and with the same files, and with the document as it is now. */
export const sendAgain = (ctx: Ctx, kind: DocumentKind, messageId: string): Promise<Sent> =>
  runOnce(ctx, async (tx) => {
    const { documentId, creditNoteId, purpose, ...sent } = await findMessage(tx, messageId);
    if (documentId === null || purpose === 'statement' || purpose === 'report') throw new Missing();
    const again = await sendWithin(ctx, tx, {
      kind,
      id: documentId,
      purpose,
      creditNoteId,
      to: sent.to,
      cc: sent.cc,
      bcc: sent.bcc,
      note: sent.note,
      subject: sent.subject ?? null,
      text: sent.text ?? null,
    });
    // Those that went along then, whether they are still the document's or not.
    await copyAttachments(tx, messageId, again.messageId);
    return again;
  });
