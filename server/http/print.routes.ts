import type { FastifyInstance } from 'fastify';
import { printCalls, publicPrintCalls } from '../../src/api/contract/print.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { printDocument } from '../commands/print-document.ts';
import { inBusiness, type Services } from './door.ts';
import { mount } from './mount.ts';
import { byPublicLink, type Visitor } from './public-door.ts';

const download = ({ token, name }: { token: string; name: string }) => ({
  status: 200 as const,
  message: name,
  data: { url: `/api/files/${token}`, name },
});

/** Mounts the downloads of documents as PDF. */
export const printRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, printCalls, inBusiness(services), {
    downloadInvoicePdf: async ({ ctx, body }) =>
      download(await printDocument(ctx, services, 'invoice', idFromWire(body.InvoiceId), body.printas)),
    downloadQuotePdf: async ({ ctx, body }) =>
      download(await printDocument(ctx, services, 'quote', idFromWire(body.QuoteID))),
  });
  const seenBy = async ({ ctx }: { ctx: Visitor }) =>
    download(await printDocument(ctx, services, ctx.document.kind, ctx.document.id));
  mount(app, publicPrintCalls, byPublicLink(services), { publicInvoicePdf: seenBy, publicQuotePdf: seenBy });
};
