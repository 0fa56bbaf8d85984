import { queryOptions } from '@tanstack/react-query';
import type { GivenAnswer } from '../../domain/documents/answer.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { typeWithin } from '../../domain/documents/kinds.ts';
import type { PublicDocument } from '../../domain/documents/printable.ts';
import { send } from '../client/client.ts';
import { publicPrintCalls } from '../contract/print.ts';
import { publicActCalls, publicViewCalls } from '../contract/public-view.ts';
import { printableBill } from '../wire/bill-view.ts';
import { answerWire } from '../wire/given-answer.ts';
import { lookFromWire } from '../wire/look.ts';
import { printableOrder } from '../wire/order-view.ts';
import { printableLineWire, printableWire } from '../wire/printable.ts';
import { printableQuote } from '../wire/quote-view.ts';
import { ourNames } from '../wire/rename.ts';

/** What a public link carries; ids are those of its address. */
export interface OpenedLink {
  kind: DocumentKind;
  businessId: string;
  token: string;
  documentId: string;
  /** As which type it was sent; undefined where the address doesn't say. */
  type: string | undefined;
}

/** The calls behind the public links of one kind. */
interface PublicCalls {
  document: (link: OpenedLink, signal: AbortSignal) => Promise<PublicDocument>;
  /** The address its PDF is fetched from, good for a minute. */
  pdf: (link: OpenedLink) => Promise<string>;
}

const publicCalls: Readonly<Record<DocumentKind, PublicCalls>> = {
  invoice: {
    document: async ({ kind, businessId: businessid, token, documentId: invoiceid, type }, signal) => {
      const query = { businessid, token, invoiceid, type };
      const { data } = await send(publicViewCalls.publicInvoice, { signal, query });
      const document = printableWire.fromWire(data);
      return {
        ...document,
        kind,
        subtype: typeWithin(kind, document.subtype),
        look: lookFromWire(document.look),
        lines: document.lines.map((line) => printableLineWire.fromWire(line)),
      };
    },
    pdf: async ({ businessId: businessid, token, documentId: invoiceid }) =>
      (await send(publicPrintCalls.publicInvoicePdf, { body: { businessid, token, invoiceid } })).data.url,
  },
  quote: {
    document: async ({ businessId: businessid, token: userid, documentId: quoteId }, signal) => {
      const { data } = await send(publicViewCalls.publicQuote, {
        signal,
        query: { businessid, userid, quoteId },
      });
      return printableQuote(data);
    },
    pdf: async ({ businessId: businessid, token: userid, documentId: quoteId }) =>
      (await send(publicPrintCalls.publicQuotePdf, { body: { businessid, userid, quoteId } })).data.url,
  },
  bill: {
    document: async ({ businessId, token: userId, documentId: vendorBillId }, signal) => {
      const query = { businessId, userId, vendorBillId };
      return printableBill((await send(publicViewCalls.publicBill, { signal, query })).data);
    },
    pdf: async ({ businessId, token: userId, documentId: vendorBillId }) =>
      (await send(publicPrintCalls.publicBillPdf, { body: { businessId, userId, vendorBillId } })).data.url,
  },
  order: {
    document: async ({ businessId: BusinessID, token: UserID, documentId: PurchaseOrderID }, signal) => {
      const query = { BusinessID, UserID, PurchaseOrderID };
      return printableOrder((await send(publicViewCalls.publicOrder, { signal, query })).data);
    },
    pdf: async ({ businessId: BusinessID, token: UserID, documentId: PurchaseOrderID }) => {
      const body = { BusinessID, UserID, PurchaseOrderID };
      return (await send(publicPrintCalls.publicOrderPdf, { body })).data.url;
    },
  },
};

/** The document a public link opens. */
export const publicDocument = (link: OpenedLink) =>
  queryOptions({
    queryKey: ['public', link],
    queryFn: ({ signal }) => publicCalls[link.kind].document(link, signal),
  });

/** The address its PDF is fetched from, good for a minute. */
export const publicPdf = (link: OpenedLink): Promise<string> => publicCalls[link.kind].pdf(link);

/** The customer's answer to the quote that a link opens. */
export const answerQuote = async (
  { businessId: businessid, token: userid, documentId: quoteId }: OpenedLink,
  given: Pick<GivenAnswer, 'answer' | 'name' | 'note'> & { version: number },
  intentKey: string,
): Promise<string> => {
  const body = { businessid, userid, quoteId, ...answerWire.toWire(given), version: given.version };
  return (await send(publicActCalls.answerQuote, { body, intentKey, ours: ourNames(answerWire) })).message;
};
