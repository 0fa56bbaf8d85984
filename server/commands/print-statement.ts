import type { Side } from '../../src/domain/books/side.ts';
import type { Span } from '../../src/domain/period.ts';
import type { Printing } from '../services/document-paper.ts';
import { printableStatementOf, statementPdf } from '../services/statement-paper.ts';
import { recordEvent } from '../store/events.ts';
import { handOut } from '../store/files.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';

/** Prints a contact's statement on a side and hands it out for a minute; no transaction is kept open for the page. Throws `Missing`. */
export const printStatement = async (
  ctx: Ctx,
  printing: Printing,
  side: Side,
  contactId: string,
  span: Span,
): Promise<{ token: string; name: string }> => {
  const statement = await withBusiness(ctx, 'long', (tx) => printableStatementOf(tx, side, contactId, span));
  const file = await statementPdf(printing, ctx.business.id, statement);
  const token = await withBusiness(ctx, 'write', async (tx) => {
    await recordEvent(tx, 'statement.download', 'contact', contactId, { role: side.contact });
    return handOut(tx, file);
  });
  return { token, name: file.name };
};
