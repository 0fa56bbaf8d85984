import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { paperRefusal } from '../../src/domain/documents/paper-length.ts';
import { type PrintableDocument, printableOf } from '../../src/domain/documents/printable.ts';
import { type PrintAs, type Printed, printed } from '../../src/domain/documents/printed.ts';
import { reportFileWords } from '../../src/domain/words/reports.ts';
import type { Pdf } from '../adapters/pdf/pdf.ts';
import { type BusinessTx, refuse } from '../store/database/tx.ts';
import { asApplied } from '../store/documents/applied.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { materialOfPaper } from '../store/documents/paper-material.ts';
import type { StoredFile } from '../store/files/files.ts';

/** What makes PDFs, as the server hands it to every call. */
export interface Printing {
  pdf: Pdf;
}

/** A name every file system takes: "Invoice INV-0042.pdf". */
export const fileName = (title: string, extension = 'pdf'): string =>
  `${title.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || reportFileWords.unnamed}.${extension}`;

/** A document as its customer may see it, in the template it uses. Throws `Missing`. */
export const printableFrom = async (
  tx: BusinessTx,
  kind: DocumentKind,
  id: string,
): Promise<PrintableDocument> => {
  const document = await asApplied(tx, (await findDocuments(tx, kind, [id]))[0]!);
  return printableOf(document, tx.business, await materialOfPaper(tx, document));
};

/** A paper as a PDF file of a business. Throws `Refused` for one that is too long, and `Unavailable` while too many wait. */
export const pdfOfPaper = async ({ pdf }: Printing, whose: string, paper: Printed): Promise<StoredFile> => {
  refuse(paperRefusal(paper));
  return { name: fileName(paper.title), mime: 'application/pdf', bytes: await pdf.render(paper, whose) };
};

/** A document as such a file. */
export const pdfOf = async (
  printing: Printing,
  whose: string,
  document: PrintableDocument,
  as: PrintAs = 'document',
  payLink: string | null = null,
): Promise<StoredFile> => pdfOfPaper(printing, whose, printed(document, as, payLink));
