import { permits } from '../../src/domain/access/permissions.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import type { PrintableDocument } from '../../src/domain/documents/printable.ts';
import type { PrintAs, Printed } from '../../src/domain/documents/printed.ts';
import { printedNote } from '../../src/domain/documents/printed-cancellation.ts';
import { saysPayOnline } from '../../src/domain/documents/printed-online.ts';
import { type Printing, pdfOf, pdfOfPaper, printableFrom } from '../services/document-paper.ts';
import { type PayLinks, payLinkOf } from '../services/pay-link.ts';
import { asAccess } from '../store/access/access.ts';
import { takeTries } from '../store/access/tries.ts';
import { type BusinessCtx, type Ctx, withBusiness } from '../store/database/tx.ts';
import { findCreditNote, type KeptCreditNote } from '../store/documents/credit-notes.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { handOut } from '../store/files/files.ts';

/** Prints a document and hands it out. The page is made between two transactions: none is kept open for it. */
const print = async (
  ctx: BusinessCtx,
  printing: Printing & PayLinks,
  { kind, id }: { kind: DocumentKind; id: string },
  { as, mayMake }: { as: PrintAs; mayMake: boolean },
): Promise<{ token: string; name: string }> => {
  const document = await withBusiness(ctx, 'read', (tx) => printableFrom(tx, kind, id));
  const payLink =
    as === 'document' && saysPayOnline(document)
      ? await withBusiness(ctx, 'write', (tx) => payLinkOf(tx, printing, document, { id, mayMake }))
      : null;
  const file = await pdfOf(printing, ctx.business.id, document, as, payLink);
  const token = await withBusiness(ctx, 'write', (tx) => handOut(tx, file));
  return { token, name: file.name };
};

/**
 * Prints a document and hands it out for a minute, with its link where it is paid online. For a role that may not share, no link
 * comes to be: its paper has the one that lives, or none. Throws `Missing`.
 */
export const printDocument = (
  ctx: Ctx,
  printing: Printing & PayLinks,
  kind: DocumentKind,
  id: string,
  as: PrintAs = 'document',
): Promise<{ token: string; name: string }> => {
  const mayMake = permits(ctx.user.role, `${kindSpec(kind).permissions}.reshare`);
  return print(ctx, printing, { kind, id }, { as, mayMake });
};

/** A credit note on a document, or its cancellation, with its paper. Throws `Missing`. */
export const paperOfNote = (
  ctx: BusinessCtx,
  kind: DocumentKind,
  { id, creditNoteId }: { id: string; creditNoteId: string },
): Promise<{ note: KeptCreditNote; document: PrintableDocument; paper: Printed }> =>
  withBusiness(ctx, 'read', async (tx) => {
    const note = await findCreditNote(tx, id, creditNoteId);
    const [found] = await findDocuments(tx, kind, [id]);
    const document = await printableFrom(tx, kind, id);
    return { note, document, paper: printedNote(document, note, found!.lines) };
  });

/** Prints a credit note on a document, or its cancellation, in the same way. Throws `Missing`. */
export const printCreditNote = async (
  ctx: BusinessCtx,
  printing: Printing,
  kind: DocumentKind,
  { id, creditNoteId }: { id: string; creditNoteId: string },
): Promise<{ token: string; name: string }> => {
  const { paper } = await paperOfNote(ctx, kind, { id, creditNoteId });
  const file = await pdfOfPaper(printing, ctx.business.id, paper);
  const token = await withBusiness(ctx, 'write', (tx) => handOut(tx, file));
  return { token, name: file.name };
};

/** Prints a credit note for somebody with its public link. Throws `Throttled` for visitors who ask without end. */
export const printNoteForVisitor = async (
  ctx: BusinessCtx,
  printing: Printing,
  kind: DocumentKind,
  named: { id: string; creditNoteId: string },
): Promise<{ token: string; name: string }> => {
  await takeTries(asAccess(ctx.database), [printsOf(named.creditNoteId)], ctx.clock());
  return printCreditNote(ctx, printing, kind, named);
};

/** A link goes from hand to hand, and each PDF asked for by it is laid out here and a row for a minute. */
const printsOf = (documentId: string) => ({ subject: `pdf:${documentId}`, limit: 40 });

/** Prints a document for somebody with a public link of it. Throws `Throttled` for visitors who ask without end. */
export const printForVisitor = async (
  ctx: BusinessCtx,
  printing: Printing & PayLinks,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<{ token: string; name: string }> => {
  await takeTries(asAccess(ctx.database), [printsOf(id)], ctx.clock());
  return print(ctx, printing, { kind, id }, { as: 'document', mayMake: true });
};
