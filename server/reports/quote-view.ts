import type { Document } from '../../src/domain/documents/document.ts';
import { quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { isPutAway } from '../store/contacts.ts';
import { findDocuments, madeFrom } from '../store/documents.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import type { Tx } from '../store/tx.ts';
import { historyOf } from './document-history.ts';

/** A quote as its screen shows it: the document, the one it became, what happened. */
export const viewQuote = async (tx: Tx, id: string) => {
  const document: Document = (await findDocuments(tx, 'quote', [id]))[0]!;
  return {
    document,
    pictures: await picturesOfPaper(tx, document),
    made: await madeFrom(tx, id),
    customerDeleted: await isPutAway(tx, document.contactId),
    standing: quoteStandingOf(document),
    history: await historyOf(tx, id),
  };
};
export type QuoteView = Awaited<ReturnType<typeof viewQuote>>;
