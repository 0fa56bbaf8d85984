import type { FastifyInstance } from 'fastify';
import { publicViewCalls } from '../../src/api/contract/public-view.ts';
import { lookToWire } from '../../src/api/wire/look.ts';
import { printableLineWire, printableWire } from '../../src/api/wire/printable.ts';
import { type PrintableDocument, printableOf } from '../../src/domain/documents/printable.ts';
import { findDocuments } from '../store/documents.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import { Missing, withBusiness } from '../store/tx.ts';
import type { Services } from './door.ts';
import { mount } from './mount.ts';
import { byPublicLink, type Visitor } from './public-door.ts';

/** The one document a visitor sees. */
const seenBy = async (visitor: Visitor): Promise<PrintableDocument> => {
  const { kind, id } = visitor.document;
  return withBusiness(visitor, 'read', async (tx) => {
    const document = (await findDocuments(tx, kind, [id]))[0]!;
    return printableOf(document, visitor.business, await picturesOfPaper(tx, document));
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
      const document = await seenBy(ctx);
      if (query.type && query.type !== document.subtype) throw new Missing();
      return answer(document);
    },
    publicQuote: async ({ ctx }) => answer(await seenBy(ctx)),
  });
