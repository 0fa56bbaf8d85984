import type { Side } from '../../src/domain/books/side.ts';
import type { Span } from '../../src/domain/period.ts';
import type { Printing } from '../services/document-paper.ts';
import { printableStatementOf, statementPdf } from '../services/statement-paper.ts';
import { handOut } from '../store/files.ts';
import { type BusinessCtx, withBusiness } from '../store/tx.ts';

/** Prints a contact's statement on a side and hands it out for a minute; no transaction is kept open for the page. Throws `Missing`. */
export const printStatement = async (
  ctx: BusinessCtx,
  printing: Printing,
  side: Side,
  contactId: string,
  span: Span,
): Promise<{ token: string; name: string }> => {
  const statement = await withBusiness(ctx, 'long', (tx) => printableStatementOf(tx, side, contactId, span));
  const file = await statementPdf(printing, ctx.business.id, statement);
  return { token: await withBusiness(ctx, 'write', (tx) => handOut(tx, file)), name: file.name };
};
