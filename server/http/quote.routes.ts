import type { FastifyInstance } from 'fastify';
import { quoteCalls } from '../../src/api/contract/quote.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { quoteStatusCode } from '../../src/api/wire/status.ts';
import * as documentAnswerWords from '../../src/domain/words/document-answers.ts';
import { convertQuote } from '../commands/convert-quote.ts';
import { createNonPosting, moveNonPosting, updateNonPosting } from '../commands/non-posting.ts';
import { countDocuments } from '../reports/document-list.ts';
import { viewNonPosting } from '../reports/document-view.ts';
import { nextNumber } from '../store/documents.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { doneWith, onEach, previewed } from './act.answers.ts';
import { answer } from './answer.ts';
import { listed } from './document.answers.ts';
import { mount } from './mount.ts';
import { listSpan } from './paging.ts';
import { convertedOf, quoteAnswerOf, quoteRowOf } from './quote.answers.ts';
import { quoteFilterOf, quoteRequestOf } from './quote.requests.ts';

const done = doneWith(({ id, number, status }) => ({
  QuoteID: id,
  QuoteNo: number ?? '',
  Status: quoteStatusCode(status),
}));

/** Mounts the quotes' calls. */
export const quoteRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, quoteCalls, inBusiness(services), {
    createQuote: async ({ ctx, body }) =>
      done(documentAnswerWords.quoteCreated, await createNonPosting(ctx, 'quote', quoteRequestOf(body))),
    updateQuote: async ({ ctx, body }) => {
      const edited = { ...quoteRequestOf(body), id: idFromWire(body.QuoteID), version: body.version ?? null };
      return done(documentAnswerWords.quoteDetailsUpdated, await updateNonPosting(ctx, 'quote', edited));
    },
    nextQuoteNumber: async ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(documentAnswerWords.nextQuoteNumber, {
          QuoteNo: await nextNumber(tx, 'quote'),
          today: tx.today,
        }),
      ),
    getQuote: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(
          documentAnswerWords.quote,
          quoteAnswerOf(await viewNonPosting(tx, 'quote', idFromWire(query.quoteId)), tx),
        ),
      ),
    listQuotes: async ({ ctx, query }) => {
      const { rows, total, page, pages } = await listed(ctx, query, quoteFilterOf(query), quoteRowOf);
      return { Quotes: rows, currentpage: page, total, pagetotal: pages };
    },
    countQuotes: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const byStatus = await countDocuments(tx, 'quote', listSpan(query, tx.today));
        const kept = ['Open', 'ConvertedToInvoice', 'ConvertedToReceipt'].map(byStatus);
        return {
          AllCount: kept.reduce((sum, n) => sum + n, 0),
          OpenCount: byStatus('Open'),
          ConvertedToInvoice: byStatus('ConvertedToInvoice'),
          ConvertedToReceipt: byStatus('ConvertedToReceipt'),
          DeletedCount: byStatus('Deleted'),
        };
      }),
    convertToInvoice: async ({ ctx, query }) =>
      convertedOf('invoice', await convertQuote(ctx, idFromWire(query.quoteId), 'invoice')),
    convertToReceipt: async ({ ctx, query }) =>
      convertedOf('receipt', await convertQuote(ctx, idFromWire(query.quoteId), 'receipt')),
    deleteQuotes: ({ ctx, body }) =>
      onEach(ctx, body.QuoteID, documentAnswerWords.quoteDeletedSuccessfully, (own, id) =>
        moveNonPosting(own, 'quote', id, 'delete'),
      ),
    restoreQuotes: ({ ctx, body }) =>
      onEach(ctx, body.QuoteID, documentAnswerWords.quoteRestoredSuccessfully, (own, id) =>
        moveNonPosting(own, 'quote', id, 'restore'),
      ),
    previewConversion: ({ ctx, body }) =>
      previewed(ctx, (asked) => convertQuote(asked, idFromWire(body.quoteId), body.target)),
  });
