import type { FastifyInstance } from 'fastify';
import { publicNoteCalls } from '../../../src/api/calls/public-document.ts';
import { documentAnswers } from '../../../src/domain/words/documents.ts';
import { openedLink } from '../../commands/open-link.ts';
import { paperOfNote, printNoteForVisitor } from '../../commands/print-document.ts';
import { Missing } from '../../store/database/tx.ts';
import type { Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { downloadOf } from './print.answers.ts';
import { byPublicLink, type Visitor } from './public-access.ts';

/** The credit note that a link names. Throws `Missing`. */
const namedBy = ({ link }: Visitor): { id: string; creditNoteId: string } => {
  if (!link.creditNoteId) throw new Missing();
  return { id: link.documentId, creditNoteId: link.creditNoteId };
};

const seen = async (visitor: Visitor) => {
  const { note, document, paper } = await paperOfNote(visitor, visitor.document.kind, namedBy(visitor));
  const { transfer: _, ...texts } = paper;
  return {
    number: note.number ?? '',
    kind: note.kind,
    onDay: note.onDay,
    business: document.from.name,
    currency: document.currency,
    locale: document.locale,
    documentNumber: note.figures?.number ?? document.number ?? '',
    documentType: document.subtype,
    amount: note.amount,
    settled: note.settled,
    paidBack: note.paymentId !== null,
    undone: note.undone,
    paper: texts,
  };
};

/** Mounts what the link of a credit note opens, and where the opening of any link is told. */
export const publicNoteRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, publicNoteCalls, byPublicLink(services), {
    publicCreditNote: async ({ ctx }) => {
      const note = await seen(ctx);
      return { message: note.number, ...note };
    },
    publicCreditNotePdf: async ({ ctx }) =>
      downloadOf(await printNoteForVisitor(ctx, services, ctx.document.kind, namedBy(ctx))),
    linkOpened: async ({ ctx }) => {
      await openedLink(ctx, ctx.link);
      return { message: documentAnswers.linkOpened };
    },
  });
