import { quoteStatusCode } from '../../../src/api/calls/document-status.ts';
import type { GivenAnswer } from '../../../src/domain/documents/answer.ts';
import type { Document, DocumentLine } from '../../../src/domain/documents/document.ts';
import { standingOfDocument } from '../../../src/domain/documents/standing.ts';
import { quoteFactsOn } from '../../../src/domain/quote/facts.ts';
import type { NonPostingView } from '../../reports/document-view.ts';
import type { Business, Tx } from '../../store/database/tx.ts';
import type { ListedDocument } from '../../store/documents/narrowed-documents.ts';
import { filesAnswerOf } from './attachment.answers.ts';
import { homeLineOf, lineAnswerOf, ownAnswerOf, paperAnswerOf, viewAnswerOf } from './document.answers.ts';

/** What the customer said to it; each part null while they said nothing. */
const givenAnswerOf = (given: GivenAnswer | null) => ({
  answer: given?.answer ?? null,
  answeredBy: given?.name ?? null,
  answerNote: given?.note ?? null,
  answeredOn: given?.on ?? null,
  answeredOnline: given?.online ?? null,
});

/** A quote as anybody sees it who may see it: each amount in its own currency and at home. */
export const quoteViewOf = (document: Document, business: Business) => {
  const lineOf = (line: DocumentLine) => ({
    ...lineAnswerOf(line),
    ...homeLineOf(line, document, business),
    quoteId: document.id,
    foreignPrice: line.price,
    deleted: false,
  });
  return {
    ...viewAnswerOf(document, business),
    number: document.number ?? '',
    email: document.parties.to.email ?? '',
    statusCode: quoteStatusCode(document.status),
    lines: document.lines.map(lineOf),
    ...givenAnswerOf(document.answer),
  };
};

/** A quote with all its screen shows: what anybody sees of it, and what the business alone knows. */
export const quoteAnswerOf = (view: NonPostingView, { today, business }: Pick<Tx, 'today' | 'business'>) => {
  const { contactDeleted: customerDeleted, ...own } = ownAnswerOf(view, today);
  return {
    ...quoteViewOf(view.document, business),
    ...paperAnswerOf(view.document, view.material),
    ...filesAnswerOf(view.attachments),
    ...own,
    customerDeleted,
    converted: view.made && {
      id: view.made.id,
      subtype: view.made.subtype === 'receipt' ? ('receipt' as const) : ('invoice' as const),
      number: view.made.number,
    },
    standing: standingOfDocument(quoteFactsOn(today), view.document),
  };
};

/** One row of the list. */
export const quoteRowOf = (row: ListedDocument, today: string) => ({
  ...row,
  number: row.number ?? '',
  statusCode: quoteStatusCode(row.status),
  standing: { status: row.status, facts: quoteFactsOn(today)(row) },
});
