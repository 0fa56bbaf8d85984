import { addressesOf, mailProblems, type TypedMail } from '../../src/domain/typed/message.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { refusalOf } from '../../src/domain/values/refusal.ts';
import { type Sent, takeMail } from '../services/send-within.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, refuse } from '../store/database/tx.ts';
import { queueMessage } from '../store/mail/messages.ts';
import { recordEvent } from '../store/plan/events.ts';

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
    refuse(refusalOf(mailProblems(mail)));
    await takeMail(ctx, tx);
    const messageId = await queueMessage(tx, { contactId, role, span }, 'statement', mail);
    await recordEvent(tx, 'statement.send', 'contact', contactId, { message: messageId, role });
    return { messageId, to: mail.to };
  });
