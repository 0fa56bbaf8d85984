import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { paperRefusal } from '../../src/domain/documents/paper-length.ts';
import { type PrintableDocument, printableOf } from '../../src/domain/documents/printable.ts';
import { type PrintAs, printed } from '../../src/domain/documents/printed.ts';
import type { Pdf } from '../adapters/pdf/pdf.ts';
import { asAccess } from '../store/access.ts';
import { findDocuments } from '../store/documents.ts';
import { handOut, type StoredFile } from '../store/files.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import { asWorn } from '../store/templates.ts';
import { takeTries } from '../store/tries.ts';
import { type BusinessCtx, type BusinessTx, Refused, withBusiness } from '../store/tx.ts';

/** What makes PDFs, as the server hands it to every call. */
export interface Printing {
  pdf: Pdf;
}

/** A name every file system takes: "Invoice INV-0042.pdf". */
export const fileName = (title: string): string => `${title.replace(/[^\p{L}\p{N} ._-]/gu, '').trim()}.pdf`;

/** A document as its customer may see it, in the template it wears. Throws `Missing`. */
export const printableFrom = async (
  tx: BusinessTx,
  kind: DocumentKind,
  id: string,
): Promise<PrintableDocument> => {
  const document = await asWorn(tx, (await findDocuments(tx, kind, [id]))[0]!);
  return printableOf(document, tx.business, await picturesOfPaper(tx, document));
};

/** A document as a PDF file of a business. Throws `Refused` for one that is too long, and `Unavailable` while too many wait. */
export const pdfOf = async (
  { pdf }: Printing,
  whose: string,
  document: PrintableDocument,
  as: PrintAs = 'document',
): Promise<StoredFile> => {
  const paper = printed(document, as);
  const refused = paperRefusal(paper);
  if (refused) throw new Refused(refused);
  return { name: fileName(paper.title), mime: 'application/pdf', bytes: await pdf.render(paper, whose) };
};

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
