import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { PrintAs } from '../../src/domain/documents/printed.ts';
import { printedNote } from '../../src/domain/documents/printed-cancellation.ts';
import { type Printing, pdfOf, pdfOfPaper, printableFrom } from '../services/document-paper.ts';
import { asAccess } from '../store/access.ts';
import { findCreditNote } from '../store/credit-notes.ts';
import { findDocuments } from '../store/documents.ts';
import { handOut } from '../store/files.ts';
import { takeTries } from '../store/tries.ts';
import { type BusinessCtx, withBusiness } from '../store/tx.ts';

/**
 * Prints a document and hands it out for a minute. The page is made between two transactions: none is kept open for it.
 * Throws `Missing`.
 */
export const printDocument = async (
  ctx: BusinessCtx,
  printing: Printing,
  kind: DocumentKind,
  id: string,
  as?: PrintAs,
): Promise<{ token: string; name: string }> => {
  const document = await withBusiness(ctx, 'read', (tx) => printableFrom(tx, kind, id));
  const file = await pdfOf(printing, ctx.business.id, document, as);
  const token = await withBusiness(ctx, 'write', (tx) => handOut(tx, file));
  return { token, name: file.name };
};

/** Prints a credit note on a document, or its cancellation, in the same way. Throws `Missing`. */
export const printCreditNote = async (
  ctx: BusinessCtx,
  printing: Printing,
  kind: DocumentKind,
  { id, creditNoteId }: { id: string; creditNoteId: string },
): Promise<{ token: string; name: string }> => {
  const paper = await withBusiness(ctx, 'read', async (tx) => {
    const note = await findCreditNote(tx, id, creditNoteId);
    const [document] = await findDocuments(tx, kind, [id]);
    return printedNote(await printableFrom(tx, kind, id), note, document!.lines);
  });
  const file = await pdfOfPaper(printing, ctx.business.id, paper);
  const token = await withBusiness(ctx, 'write', (tx) => handOut(tx, file));
  return { token, name: file.name };
};

/** A link goes from hand to hand, and each PDF asked for by it is laid out here and a row for a minute. */
const printsOf = (documentId: string) => ({ subject: `pdf:${documentId}`, limit: 40 });

/** Prints a document for somebody with a public link of it. Throws `Throttled` for visitors who ask without end. */
export const printForVisitor = async (
  ctx: BusinessCtx,
  printing: Printing,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<{ token: string; name: string }> => {
  await takeTries(asAccess(ctx.database), [printsOf(id)], ctx.clock());
  return printDocument(ctx, printing, kind, id);
};
