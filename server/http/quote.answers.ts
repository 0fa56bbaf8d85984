import { givenAnswerToWire } from '../../src/api/wire/given-answer.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { ownQuoteWire, quoteLineWire, quoteRowWire, shownQuoteWire } from '../../src/api/wire/quote.ts';
import { quoteStatusCode } from '../../src/api/wire/status.ts';
import type { Document, DocumentLine } from '../../src/domain/documents/document.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import type { QuoteTarget } from '../../src/domain/quote/convert.ts';
import { quoteFactsOn } from '../../src/domain/quote/facts.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import type { NonPostingView } from '../reports/document-view.ts';
import type { CommandResult } from '../store/commit-or-preview.ts';
import type { ListedDocument } from '../store/narrowed-documents.ts';
import type { Business, Tx } from '../store/tx.ts';
import { doneWith } from './act.answers.ts';
import { attachmentsAnswerOf } from './attachment.answers.ts';
import {
  homeLineOf,
  lineAnswerOf,
  ownAnswerOf,
  paperAnswerOf,
  placeAnswerOf,
  viewAnswerOf,
} from './document.answers.ts';

/** A quote as anybody sees it who may see it, in the spec's words: each amount in its own currency and at home. */
export const quoteViewOf = (document: Document, business: Business) => {
  const lineOf = (line: DocumentLine) =>
    quoteLineWire.toWire({
      ...lineAnswerOf(line),
      ...homeLineOf(line, document, business),
      quoteId: idToWire(document.id),
      foreignPrice: line.price,
      deleted: false,
    });
  return {
    ...shownQuoteWire.toWire({
      ...viewAnswerOf(document, business),
      number: document.number ?? '',
      email: document.parties.to.email ?? '',
      statusCode: quoteStatusCode(document.status),
      lines: document.lines.map(lineOf),
    }),
    ...givenAnswerToWire(document.answer),
    ...placeAnswerOf(document),
  };
};

/** A quote with all its screen shows: what anybody sees of it, and what the business alone knows. */
export const quoteAnswerOf = (view: NonPostingView, { today, business }: Pick<Tx, 'today' | 'business'>) => ({
  ...quoteViewOf(view.document, business),
  ...paperAnswerOf(view.document, view.material),
  ...attachmentsAnswerOf(view.attachments),
  ...ownQuoteWire.toWire({
    ...ownAnswerOf(view, today),
    converted: view.made && {
      id: idToWire(view.made.id),
      type: view.made.subtype === 'receipt' ? ('receipt' as const) : ('invoice' as const),
      number: view.made.number,
    },
    standing: standingOfDocument(quoteFactsOn(today), view.document),
  }),
});

/** One row of the list. */
export const quoteRowOf = (row: ListedDocument, today: string) =>
  quoteRowWire.toWire({
    ...row,
    id: idToWire(row.id),
    number: row.number ?? '',
    statusCode: quoteStatusCode(row.status),
    standing: { status: row.status, facts: quoteFactsOn(today)(row) },
  });

/** What a conversion answers: the document the quote became. */
export const convertedOf = (target: QuoteTarget, result: CommandResult) =>
  doneWith(({ id, number }) => ({
    id,
    invoicetype: target,
    invoicenumber: number,
    warnings: result.warnings,
  }))(documentAnswerWords.quoteConvertedTo[target], result, documentAnswerWords.convertedAlready(target));
