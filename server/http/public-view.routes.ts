import type { FastifyInstance } from 'fastify';
import { publicViewCalls } from '../../src/api/contract/public-view.ts';
import { lookToWire } from '../../src/api/wire/look.ts';
import { printableLineWire, printableWire } from '../../src/api/wire/printable.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { type PrintableDocument, printableOf } from '../../src/domain/documents/printable.ts';
import { findDocuments } from '../store/documents.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import { Missing, withBusiness } from '../store/tx.ts';
import { lookAnswerOf } from './document.answers.ts';
import type { Services } from './door.ts';
import { mount } from './mount.ts';
import { byPublicLink, type Visitor } from './public-door.ts';
import { shownQuoteOf } from './quote.answers.ts';

/** The one document a visitor sees, with the pictures of its paper. */
const seenBy = async (
  visitor: Visitor,
): Promise<{ document: Document; pictures: ReadonlyMap<string, string> }> => {
  const { kind, id } = visitor.document;
  return withBusiness(visitor, 'read', async (tx) => {
    const document = (await findDocuments(tx, kind, [id]))[0]!;
    return { document, pictures: await picturesOfPaper(tx, document) };
  });
};

const answer = (document: PrintableDocument) => ({
  status: 200 as const,
  message: document.number ?? '',
  data: printableWire.toWire({
    ...document,
    look: lookToWire(document.look),
    lines: document.lines.map((line) => printableLineWire.toWire(line)),
  }),
});

/** Mounts what public links open. */
export const publicViewRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, publicViewCalls, byPublicLink(services), {
    publicInvoice: async ({ ctx, query }) => {
      const { document, pictures } = await seenBy(ctx);
      if (query.type && query.type !== document.subtype) throw new Missing();
      return answer(printableOf(document, ctx.business, pictures));
    },
    publicQuote: async ({ ctx }) => {
      const { document, pictures } = await seenBy(ctx);
      const { locale } = ctx.business;
      const data = { ...shownQuoteOf(document, ctx.business), ...lookAnswerOf(document, pictures), locale };
      return { status: 200 as const, message: document.number ?? '', data };
    },
  });
