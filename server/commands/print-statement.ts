import { permits } from '../../src/domain/access/permissions.ts';
import { receivable, type Side } from '../../src/domain/books/side.ts';
import type { Span } from '../../src/domain/values/period.ts';
import type { Printing } from '../services/document-paper.ts';
import type { PayLinks } from '../services/pay-link.ts';
import { printableStatementOf, statementPdf, withPayLink } from '../services/statement-paper.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { handOut } from '../store/files/files.ts';
import { recordEvent } from '../store/plan/events.ts';

/** Prints a contact's statement on a side, a customer's with where to pay online, and hands it out for a minute; no transaction is kept open for the page. Throws `Missing`. */
export const printStatement = async (
  ctx: Ctx,
  printing: Printing & PayLinks,
  side: Side,
  contactId: string,
  span: Span,
): Promise<{ token: string; name: string }> => {
  const statement = await withBusiness(ctx, 'long', (tx) => printableStatementOf(tx, side, contactId, span));
  const mayMake = permits(ctx.user.role, 'invoice.reshare');
  const payable =
    side === receivable
      ? await withBusiness(ctx, 'write', (tx) => withPayLink(tx, printing, statement, mayMake))
      : statement;
  const file = await statementPdf(printing, ctx.business.id, payable);
  const token = await withBusiness(ctx, 'write', async (tx) => {
    await recordEvent(tx, 'statement.download', 'contact', contactId, { role: side.contact });
    return handOut(tx, file);
  });
  return { token, name: file.name };
};
