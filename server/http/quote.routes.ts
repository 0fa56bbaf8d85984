import type { FastifyInstance } from 'fastify';
import { publicActCalls } from '../../src/api/contract/public-view.ts';
import { quoteCalls } from '../../src/api/contract/quote.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { quoteStatusCode } from '../../src/api/wire/status.ts';
import { quotePageRoutes } from '../../src/domain/quote/routes.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import { quoteAnswer } from '../../src/domain/words/quotes.ts';
import { answerByLink, recordAnswer } from '../commands/answer-quote.ts';
import { convertQuote } from '../commands/convert-quote.ts';
import { createNonPosting, moveNonPosting, updateNonPosting } from '../commands/non-posting.ts';
import { countDocuments } from '../reports/document-list.ts';
import { viewNonPosting } from '../reports/document-view.ts';
import { nextNumber } from '../store/documents.ts';
import { calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { doneWith, onEach, previewed } from './act.answers.ts';
import { answer } from './answer.ts';
import { listed, listedInFile } from './document.answers.ts';
import { mount } from './mount.ts';
import { listSpan } from './paging.ts';
import { byPublicLink } from './public-access.ts';
import { convertedOf, quoteAnswerOf, quoteRowOf } from './quote.answers.ts';
import { quoteFilterOf, quoteRequestOf } from './quote.requests.ts';
import type { AccountServices } from './visit.ts';

const done = doneWith(({ id, number, status }) => ({
  QuoteID: id,
  QuoteNo: number ?? '',
  Status: quoteStatusCode(status),
}));

const answered = { accepted: quoteAnswer.quoteAccepted, declined: quoteAnswer.quoteDeclined } as const;

/** Mounts what customers do on public pages. */
export const publicActRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, publicActCalls, byPublicLink(services), {
    answerQuote: async ({ ctx, body }) => {
      const requested = {
        answer: body.Answer,
        name: body.Name,
        note: body.Note ?? '',
        version: body.version,
      };
      const { path, names } = quotePageRoutes.types.quote.view;
      const page = `${path}?${names[0]}=${idToWire(ctx.document.id)}`;
      const { origin } = services;
      const result = await answerByLink(ctx, ctx.document.id, requested, { origin, page });
      return done(answered[body.Answer], result, quoteAnswer.answeredAlready);
    },
  });

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
    exportQuotes: ({ ctx, body }) => listedInFile(ctx, body, quoteFilterOf(body)),
    countQuotes: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const byStatus = await countDocuments(tx, 'quote', listSpan(query, calendarOf(tx)));
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
    recordAnswer: async ({ ctx, body }) => {
      const requested = { answer: body.Answer, name: body.Name, note: body.Note ?? '', version: null };
      const result = await recordAnswer(ctx, idFromWire(body.quoteId), requested);
      return done(answered[body.Answer], result, quoteAnswer.answeredAlready);
    },
    previewConversion: ({ ctx, body }) =>
      previewed(ctx, (preview) => convertQuote(preview, idFromWire(body.quoteId), body.target)),
  });
