import { queryOptions } from '@tanstack/react-query';
import type { GivenAnswer } from '../../domain/documents/answer.ts';
import type { Attachment } from '../../domain/documents/attachment.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { typeWithin } from '../../domain/documents/kinds.ts';
import { type PublicDocument, placeLines } from '../../domain/documents/printable.ts';
import { minus, zero } from '../../domain/money.ts';
import type { PublicNote } from '../../domain/public/note-summary.ts';
import {
  publicActCalls,
  publicFileCalls,
  publicNoteCalls,
  publicPrintCalls,
  publicViewCalls,
} from '../calls/public-document.ts';
import { ask } from '../client/ask.ts';
import { vendorReferenceFrom } from './bills.ts';
import { givenAnswerFrom } from './quotes.ts';
import { lookFrom, placeFrom } from './views.ts';

/** What a public link carries; ids are those of its address. */
export interface OpenedLink {
  kind: DocumentKind;
  businessId: string;
  token: string;
  documentId: string;
  /** As which type it was sent; undefined where the address doesn't say. */
  type: string | undefined;
}

const sent = ({
  businessId,
  token,
  documentId,
}: Pick<OpenedLink, 'businessId' | 'token' | 'documentId'>) => ({
  businessId,
  token,
  documentId,
});

/** What the paper of a document is made of that its answer gives in parts. */
const paperFrom = (shown: Parameters<typeof lookFrom>[0] & Parameters<typeof placeFrom>[0]) => ({
  look: lookFrom(shown),
  shipTo: placeLines(placeFrom(shown)),
});

type Show = (link: OpenedLink, signal: AbortSignal) => Promise<PublicDocument>;

/** The document behind a link of each kind. */
const documents: Readonly<Record<DocumentKind, Show>> = {
  invoice: async ({ type, ...link }, signal) => {
    const shown = await ask(publicViewCalls.publicInvoice, { ...sent(link), type }, { signal });
    return { ...shown, kind: link.kind, subtype: typeWithin(link.kind, shown.subtype) };
  },
  quote: async (link, signal) => {
    const shown = await ask(publicViewCalls.publicQuote, sent(link), { signal });
    const { version, standing, ...quote } = shown;
    return {
      ...quote,
      ...paperFrom(quote),
      kind: 'quote',
      subtype: 'quote',
      shippingTax: minus(quote.shippingTotal, quote.shipping),
      paymentLink: '',
      paid: zero,
      credited: zero,
      owed: quote.total,
      offer: { version, standing, answer: givenAnswerFrom(quote) },
    };
  },
  bill: async (link, signal) => {
    const bill = await ask(publicViewCalls.publicBill, sent(link), { signal });
    return {
      ...bill,
      ...paperFrom(bill),
      kind: 'bill',
      subtype: 'bill',
      reference: vendorReferenceFrom(bill.reference),
      currency: bill.foreignCurrency ?? bill.homeCurrency,
    };
  },
  order: async (link, signal) => {
    const order = await ask(publicViewCalls.publicOrder, sent(link), { signal });
    return {
      ...order,
      ...paperFrom(order),
      kind: 'order',
      subtype: 'order',
      currency: order.foreignCurrency ?? order.homeCurrency,
      paymentLink: '',
      paid: zero,
      credited: zero,
      owed: order.total,
    };
  },
};

const pdfCalls = {
  invoice: publicPrintCalls.publicInvoicePdf,
  quote: publicPrintCalls.publicQuotePdf,
  bill: publicPrintCalls.publicBillPdf,
  order: publicPrintCalls.publicOrderPdf,
} as const satisfies Record<DocumentKind, unknown>;

/** The document a public link opens. */
export const publicDocument = (link: OpenedLink) =>
  queryOptions({
    queryKey: ['public', link],
    queryFn: ({ signal }) => documents[link.kind](link, signal),
  });

/** The address its PDF is fetched from, good for a minute. */
export const publicPdf = async (link: OpenedLink): Promise<string> =>
  (await ask(pdfCalls[link.kind], sent(link))).data.url;

/** The customer's answer to the quote that a link opens. */
export const answerQuote = async (
  link: OpenedLink,
  given: Pick<GivenAnswer, 'answer' | 'name' | 'note'> & { version: number },
  intentKey: string,
): Promise<string> =>
  (await ask(publicActCalls.answerQuote, { ...sent(link), ...given }, { intentKey })).message;

/** The files that were sent along with the document a public link opens. */
export const publicFiles = (link: OpenedLink) =>
  queryOptions({
    queryKey: ['public-files', link],
    queryFn: async ({ signal }): Promise<Attachment[]> =>
      (await ask(publicFileCalls.publicFiles, sent(link), { signal })).files,
  });

/** The address one of them is fetched from, good for a minute. */
export const publicFile = async (link: OpenedLink, fileId: string): Promise<string> =>
  (await ask(publicFileCalls.openPublicFile, { ...sent(link), fileId })).data.url;

/** What the link of a credit note carries; ids are those of its address. */
export interface OpenedNoteLink {
  businessId: string;
  token: string;
  documentId: string;
  creditNoteId: string;
}

/** The credit note or cancellation a public link opens. */
export const publicNote = (link: OpenedNoteLink) =>
  queryOptions({
    queryKey: ['public-note', link],
    queryFn: async ({ signal }): Promise<PublicNote> => {
      const shown = await ask(publicNoteCalls.publicCreditNote, link, { signal });
      const { documentType, documentNumber, paper, ...note } = shown;
      const kind = note.kind === 'vendor-credit' ? 'bill' : 'invoice';
      return {
        ...note,
        of: { type: typeWithin(kind, documentType), number: documentNumber },
        paper: { ...paper, transfer: null },
      };
    },
  });

/** The address its PDF is fetched from, good for a minute. */
export const publicNotePdf = async (link: OpenedNoteLink): Promise<string> =>
  (await ask(publicNoteCalls.publicCreditNotePdf, link)).data.url;
