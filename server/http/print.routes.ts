import type { FastifyInstance } from 'fastify';
import { printCalls, publicPrintCalls } from '../../src/api/contract/print.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { printDocument, printForVisitor } from '../commands/print-document.ts';
import { inBusiness, type Services } from './door.ts';
import { mount } from './mount.ts';
import { downloadOf } from './print.answers.ts';
import { byPublicLink, type Visitor } from './public-door.ts';

/** Mounts the downloads of documents as PDF. */
export const printRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, printCalls, inBusiness(services), {
    downloadInvoicePdf: async ({ ctx, body }) =>
      downloadOf(await printDocument(ctx, services, 'invoice', idFromWire(body.InvoiceId), body.printas)),
    downloadQuotePdf: async ({ ctx, body }) =>
      downloadOf(await printDocument(ctx, services, 'quote', idFromWire(body.QuoteID))),
  });
  const seenBy = async ({ ctx }: { ctx: Visitor }) =>
    downloadOf(await printForVisitor(ctx, services, ctx.document));
  mount(app, publicPrintCalls, byPublicLink(services), { publicInvoicePdf: seenBy, publicQuotePdf: seenBy });
};
