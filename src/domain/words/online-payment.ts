import type { DocumentHeader } from '../documents/document.ts';
import type { Decimal } from '../money.ts';

interface NewsText {
  subject: string;
  paragraphs: readonly string[];
}

interface DocumentNews extends NewsText {
  document: Pick<DocumentHeader, 'subtype' | 'number'>;
  /** The path of its page; left out where its number names it among sales. */
  page?: string;
}

interface PageNews extends NewsText {
  /** The page on which something is done about it. */
  leadsTo: { label: string; page: string };
}

/** What the owners of a business are told: about one of its documents, or something that is seen to on a page. */
export type News = DocumentNews | PageNews;

type Paid = Pick<DocumentHeader, 'subtype' | 'number' | 'parties'>;

/** What the owners are mailed when more came than was owed. */
export const surplusNews = (
  document: Paid,
  { amount, currency }: { amount: Decimal; currency: string },
  credit: Decimal,
): News => ({
  subject: `More was paid online than ${document.number} asked for`,
  paragraphs: [
    `${document.parties.to.name} paid ${amount} ${currency} online for ${document.number}.`,
    `${credit} ${currency} of it is more than was owed, and is kept as credit of this customer. Apply it to another invoice, or pay it back.`,
  ],
  document,
});

/** What they are mailed when a report can't be applied. */
export const refusedNews = (document: Paid, why: string): News => ({
  subject: `An online payment for ${document.number} needs a look`,
  paragraphs: [why],
  document,
});
