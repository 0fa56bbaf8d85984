import type { FastifyInstance } from 'fastify';
import { publicViewCalls } from '../../src/api/contract/public-view.ts';
import { printableLineWire, printableWire } from '../../src/api/wire/printable.ts';
import { type PrintableDocument, printableOf } from '../../src/domain/documents/printable.ts';
import { findDocuments } from '../store/documents.ts';
import { Missing, withBusiness } from '../store/tx.ts';
import type { Services } from './door.ts';
import { mount } from './mount.ts';
import { byPublicLink, type Visitor } from './public-door.ts';

/** The one document a visitor sees. */
const seenBy = async (visitor: Visitor): Promise<PrintableDocument> => {
  const { kind, id } = visitor.document;
  const [document] = await withBusiness(visitor, 'read', (tx) => findDocuments(tx, kind, [id]));
  return printableOf(document!, visitor.business);
};

const answer = (document: PrintableDocument) => ({
  status: 200 as const,
  message: document.number ?? '',
  data: printableWire.toWire({
    ...document,
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
