import { receivable } from '../../src/domain/books/side.ts';
import { addressesOf, mailProblems, type TypedMail } from '../../src/domain/message.ts';
import type { Span } from '../../src/domain/period.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { type Sent, takeMail } from '../services/send-within.ts';
import { findContact } from '../store/contacts.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { queueMessage } from '../store/messages.ts';
import { type Ctx, Refused } from '../store/tx.ts';

/** A mail as asked for; null is as the customer's card says. */
export interface StatementMail extends Record<'cc' | 'bcc', string[] | null> {
  to: string | null;
  note: string | null;
}

/** Sends a customer's statement of some days by mail, as PDF, once per intended act. */
export const sendStatement = (
  ctx: Ctx,
  customerId: string,
  span: Span,
  request: StatementMail,
): Promise<Sent> =>
  runOnce(ctx, async (tx) => {
    const customer = await findContact(tx, receivable.contact, customerId);
    const mail: TypedMail = {
      to: request.to ?? customer.email,
      cc: request.cc ?? addressesOf(customer.cc),
      bcc: request.bcc ?? [],
      note: request.note ?? '',
    };
    const fields = mailProblems(mail);
    if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
    await takeMail(ctx, tx);
    const messageId = await queueMessage(tx, { contactId: customer.id, span }, 'statement', mail);
    await recordEvent(tx, 'statement.send', 'contact', customer.id, { message: messageId });
    return { messageId, to: mail.to };
  });
