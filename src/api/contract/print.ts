import * as z from 'zod/mini';
import { call } from './call.ts';
import { envelope, id, text } from './wire-types.ts';

/** The address is good for one file and one minute, and needs no token. */
const download = envelope(z.object({ url: z.string(), name: z.string() }));

const opener = text(100);

/** Documents as PDF. */
export const printCalls = {
  downloadInvoicePdf: call({
    method: 'POST',
    path: '/api/invoice/DownloadInvoicePDF',
    summary: 'An invoice, receipt or its packing slip as PDF: the address to fetch it from.',
    door: 'session',
    permission: 'invoice.export',
    effect: 'reads',
    business: 'businessid',
    body: z.object({
      businessid: id,
      InvoiceId: id,
      printas: z.optional(z.enum(['document', 'packing-slip'])),
    }),
    answer: download,
  }),
  downloadQuotePdf: call({
    method: 'POST',
    path: '/api/QuotesController/DownloadQuotePDF',
    summary: 'A quote as PDF: the address to fetch it from.',
    door: 'session',
    permission: 'quote.export',
    effect: 'reads',
    business: 'BusinessID',
    body: z.object({ BusinessID: id, QuoteID: id }),
    answer: download,
  }),
};

/** The same for who came by a public link. */
export const publicPrintCalls = {
  publicInvoicePdf: call({
    method: 'POST',
    path: '/api/invoice/public-pdf',
    summary: 'The invoice or receipt a public link opens, as PDF.',
    door: 'public-link',
    permission: null,
    effect: 'reads',
    business: 'businessid',
    link: { kind: 'invoice', token: 'token', document: 'invoiceid' },
    ours: true,
    body: z.object({ businessid: opener, token: opener, invoiceid: opener }),
    answer: download,
  }),
  publicQuotePdf: call({
    method: 'POST',
    path: '/api/QuotesController/public-pdf',
    summary: 'The quote a public link opens, as PDF.',
    door: 'public-link',
    permission: null,
    effect: 'reads',
    business: 'businessid',
    link: { kind: 'quote', token: 'userid', document: 'quoteId' },
    ours: true,
    body: z.object({ businessid: opener, userid: opener, quoteId: opener }),
    answer: download,
  }),
};
