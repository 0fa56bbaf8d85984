import { queryOptions } from '@tanstack/react-query';
import type { PrintableDocument } from '../../domain/documents/printable.ts';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { publicPrintCalls } from '../contract/print.ts';
import { publicViewCalls } from '../contract/public-view.ts';
import { lookFromWire } from '../wire/look.ts';
import { printableLineWire, printableWire } from '../wire/printable.ts';
import { printableQuote } from '../wire/quote-printable.ts';

/** What a public link carries, in the words of its kind. */
export type OpenedLink =
  | { kind: 'invoice'; businessid: string; token: string; invoiceid: string; type?: string | undefined }
  | { kind: 'quote'; businessid: string; userid: string; quoteId: string };

const documentOf = ({ data }: AnswerOf<typeof publicViewCalls.publicInvoice>): PrintableDocument => {
  const document = printableWire.fromWire(data);
  const look = lookFromWire(document.look);
  return { ...document, look, lines: document.lines.map((line) => printableLineWire.fromWire(line)) };
};

const quoteOf = ({ data }: AnswerOf<typeof publicViewCalls.publicQuote>): PrintableDocument =>
  printableQuote(data, data.locale);

/** The document a public link opens. */
export const publicDocument = ({ kind, ...link }: OpenedLink) =>
  queryOptions({
    queryKey: ['public', kind, link],
    queryFn: async ({ signal }) =>
      'invoiceid' in link
        ? documentOf(await send(publicViewCalls.publicInvoice, { signal, query: link }))
        : quoteOf(await send(publicViewCalls.publicQuote, { signal, query: link })),
  });

/** The address its PDF is fetched from, good for a minute. */
export const publicPdf = async ({ kind: _, ...link }: OpenedLink): Promise<string> => {
  if ('quoteId' in link) return (await send(publicPrintCalls.publicQuotePdf, { body: link })).data.url;
  const { type: __, ...body } = link;
  return (await send(publicPrintCalls.publicInvoicePdf, { body })).data.url;
};
