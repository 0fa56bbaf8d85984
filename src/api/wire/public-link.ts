import { idToWire } from './id.ts';

/** What a public link leads to. `token` stands where the documents put the user. */
export interface PublicLink {
  kind: 'invoice' | 'quote';
  subtype: string;
  businessId: string;
  documentId: string;
  token: string;
}

/** A public link's address on the page's own origin, with the documents' parameters. */
export const publicLink = (origin: string, link: PublicLink): string => {
  const { kind, subtype, token } = link;
  const [business, document] = [idToWire(link.businessId), idToWire(link.documentId)];
  return kind === 'quote'
    ? `${origin}/public-quote?BusinessId=${business}&UserId=${token}&quoteId=${document}`
    : `${origin}/inv?businessid=${business}&token=${token}&invoiceid=${document}&type=${subtype}`;
};
