import { receivable } from '../../src/domain/books/side.ts';
import { addressesOf } from '../../src/domain/typed/message.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { takeMail } from '../services/send-within.ts';
import { owingOn } from '../store/books/statements.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import type { Ctx } from '../store/database/tx.ts';
import { queueMessage } from '../store/mail/messages.ts';
import { recordEvent } from '../store/plan/events.ts';

/** How many statements go out, and who has no address to send one to, by name. */
type StatementsSent = { sent: number; unreached: string[]; repeated?: boolean };

/**
 * Queues the statement of some days for every customer who owes something on the last of them, at the latest today; all or none of them.
 *
 * @throws Refused for more mails than may go out in a while
 */
export const sendStatements = (ctx: Ctx, span: Span): Promise<StatementsSent> =>
  runOnce(ctx, async (tx): Promise<StatementsSent> => {
    const last = span.to && span.to < tx.today ? span.to : tx.today;
    const owing = await owingOn(tx, receivable, last);
    const reached = owing.filter(({ email }) => email !== '');
    for (const { id, email } of reached) {
      await takeMail(ctx, tx);
      const { cc } = await findContact(tx, receivable.contact, id);
      const about = { contactId: id, role: receivable.contact, span };
      const mail = { to: email, cc: addressesOf(cc), bcc: [], note: '' };
      const message = await queueMessage(tx, about, 'statement', mail);
      await recordEvent(tx, 'statement.send', 'contact', id, { message, role: receivable.contact });
    }
    const unreached = owing.filter(({ email }) => email === '').map(({ name }) => name);
    return { sent: reached.length, unreached };
  });
