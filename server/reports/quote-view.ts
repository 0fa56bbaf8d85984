import type { Document } from '../../src/domain/documents/document.ts';
import { quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { isContactDeleted } from '../store/contacts.ts';
import { findDocuments, madeFrom } from '../store/documents.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import type { Tx } from '../store/tx.ts';
import { historyOf } from './document-history.ts';

/** A quote as its screen shows it: the document, the one it became, what happened. */
export const viewQuote = async (tx: Tx, id: string) => {
  const [[found], made, history] = await Promise.all([
    findDocuments(tx, 'quote', [id]),
    madeFrom(tx, id),
    historyOf(tx, id),
  ]);
  const document: Document = found!;
  const [pictures, customerDeleted] = await Promise.all([
    picturesOfPaper(tx, document),
    isContactDeleted(tx, document),
  ]);
  return { document, pictures, made, customerDeleted, standing: quoteStandingOf(document), history };
};
export type QuoteView = Awaited<ReturnType<typeof viewQuote>>;
