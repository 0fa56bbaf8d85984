import type { DocumentHeader } from '../documents/document.ts';
import type { Decimal } from '../money.ts';

/** What the owners of a business are told about one of its documents. */
export interface News {
  subject: string;
  paragraphs: readonly string[];
  document: Pick<DocumentHeader, 'subtype' | 'number'>;
  /** The path of its page; left out where its number names it among sales. */
  page?: string;
}

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
