import type { DocumentKind } from '../../src/domain/documents/document.ts';
import { type PrintableDocument, printableOf } from '../../src/domain/documents/printable.ts';
import { type PrintAs, printed } from '../../src/domain/documents/printed.ts';
import type { Pdf } from '../adapters/pdf/pdf.ts';
import { findDocuments } from '../store/documents.ts';
import { handOut, type StoredFile } from '../store/files.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import { asWorn } from '../store/templates.ts';
import { type BusinessCtx, type BusinessTx, withBusiness } from '../store/tx.ts';

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

/** A document as a PDF file. */
export const pdfOf = async (
  { pdf }: Printing,
  document: PrintableDocument,
  as: PrintAs = 'document',
): Promise<StoredFile> => {
  const paper = printed(document, as);
  return { name: fileName(paper.title), mime: 'application/pdf', bytes: await pdf.render(paper) };
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
  const file = await pdfOf(printing, document, as);
  const token = await withBusiness(ctx, 'write', (tx) => handOut(tx, file));
  return { token, name: file.name };
};
