import type { ContactRole } from '../../src/domain/contact.ts';
import { addressesOf, mailProblems, type TypedMail } from '../../src/domain/message.ts';
import type { Span } from '../../src/domain/period.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { type Sent, takeMail } from '../services/send-within.ts';
import { findContact } from '../store/contacts.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { queueMessage } from '../store/messages.ts';
import { type Ctx, Refused } from '../store/tx.ts';

/** A mail as asked for; null is as the contact's card says. */
export interface StatementMail extends Record<'cc' | 'bcc', string[] | null> {
  to: string | null;
  note: string | null;
}

/** Sends a contact's statement in a role, of some days by mail, as PDF, once per intended act. */
export const sendStatement = (
  ctx: Ctx,
  role: ContactRole,
  contactId: string,
  span: Span,
  request: StatementMail,
): Promise<Sent> =>
  runOnce(ctx, async (tx) => {
    const contact = await findContact(tx, role, contactId);
    const mail: TypedMail = {
      to: request.to ?? contact.email,
      cc: request.cc ?? addressesOf(contact.cc),
      bcc: request.bcc ?? [],
      note: request.note ?? '',
    };
    const fields = mailProblems(mail);
    if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
    await takeMail(ctx, tx);
    const messageId = await queueMessage(tx, { contactId, role, span }, 'statement', mail);
    await recordEvent(tx, 'statement.send', 'contact', contactId, { message: messageId, role });
    return { messageId, to: mail.to };
  });
