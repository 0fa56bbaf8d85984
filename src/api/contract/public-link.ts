import * as z from 'zod/mini';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { download, envelope } from './answer-wire.ts';
import { call } from './call.ts';
import { all, text } from './wire-types.ts';

/** Any text: what opens nothing answers alike, whatever its shape. */
const opener = text(100);

/**
 * Calls of whoever came by a public link of a kind of document.
 *
 * @param business the field of the business, as the spec names it for this kind; likewise the link's token and the document
 */
const byLink = <const Business extends string, const Token extends string, const Document extends string>(
  kind: DocumentKind,
  business: Business,
  token: Token,
  document: Document,
) => {
  const openers = all(opener, `${business} ${token} ${document}`);
  const shared = {
    auth: 'public-link',
    permission: null,
    effect: 'reads',
    business,
    link: { kind, token, document },
  } as const;
  return {
    /** The document as its page shows it; `more` is what else the spec sends. */
    view: <Answer extends z.ZodMiniType, More extends Record<string, z.ZodMiniType>>(
      path: string,
      answer: Answer,
      more: More,
    ) =>
      call({
        ...shared,
        method: 'GET',
        path,
        query: z.object({ ...openers, ...more }),
        answer: envelope(answer),
      }),
    /** Something the visitor does to the document. */
    change: <Answer extends z.ZodMiniType, More extends Record<string, z.ZodMiniType>>(
      path: string,
      answer: Answer,
      more: More,
    ) =>
      call({
        ...shared,
        effect: 'changes',
        method: 'POST',
        path,
        ours: true,
        body: z.object({ ...openers, ...more }),
        answer,
      }),
    pdf: (path: string) =>
      call({ ...shared, method: 'POST', path, ours: true, body: z.object(openers), answer: download }),
  };
};

export const invoiceByLink = byLink('invoice', 'businessid', 'token', 'invoiceid');
export const quoteByLink = byLink('quote', 'businessid', 'userid', 'quoteId');
export const billByLink = byLink('bill', 'businessId', 'userId', 'vendorBillId');
export const orderByLink = byLink('order', 'BusinessID', 'UserID', 'PurchaseOrderID');
