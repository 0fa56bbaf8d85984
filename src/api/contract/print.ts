import * as z from 'zod/mini';
import { call, inBusiness } from './call.ts';
import { envelope, id, text } from './wire-types.ts';

const upper = inBusiness('BusinessID');
const lower = inBusiness('businessid');

/** The address is good for one file and one minute, and needs no token. */
const download = envelope(z.object({ url: z.string(), name: z.string() }));

const opener = text(100);

/** Documents as PDF. */
export const printCalls = {
  downloadInvoicePdf: lower.ask('/api/invoice/DownloadInvoicePDF', 'invoice.export', {
    takes: { InvoiceId: id, printas: z.optional(z.enum(['document', 'packing-slip'])) },
    answer: download,
  }),
  downloadQuotePdf: upper.ask('/api/QuotesController/DownloadQuotePDF', 'quote.export', {
    takes: { QuoteID: id },
    answer: download,
  }),
};

/** The same for who came by a public link. */
export const publicPrintCalls = {
  publicInvoicePdf: call({
    method: 'POST',
    path: '/api/invoice/public-pdf',
    auth: 'public-link',
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
    auth: 'public-link',
    permission: null,
    effect: 'reads',
    business: 'businessid',
    link: { kind: 'quote', token: 'userid', document: 'quoteId' },
    ours: true,
    body: z.object({ businessid: opener, userid: opener, quoteId: opener }),
    answer: download,
  }),
};
