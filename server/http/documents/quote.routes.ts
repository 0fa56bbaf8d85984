import type { FastifyInstance } from 'fastify';
import { quoteStatusCode } from '../../../src/api/calls/document-status.ts';
import { publicActCalls } from '../../../src/api/calls/public-document.ts';
import { quoteCalls } from '../../../src/api/calls/quote.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { quotePageRoutes } from '../../../src/domain/documents/kinds/quote-routes.ts';
import type { QuoteTarget } from '../../../src/domain/quote/convert.ts';
import { documentAnswers as words } from '../../../src/domain/words/documents.ts';
import { quoteAnswer } from '../../../src/domain/words/quotes.ts';
import { answerByLink, recordAnswer } from '../../commands/answer-quote.ts';
import { convertQuote } from '../../commands/convert-quote.ts';
import { createNonPosting, moveNonPosting, updateNonPosting } from '../../commands/non-posting.ts';
import { countDocuments } from '../../reports/document-list.ts';
import { viewNonPosting } from '../../reports/document-view.ts';
import { calendarOf, withBusiness } from '../../store/database/tx.ts';
import { nextNumber } from '../../store/documents/documents.ts';
import type { CommandResult } from '../../store/plan/commit-or-preview.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';
import { acted, previewed, rowByRow } from './act.answers.ts';
import { listed, listedInFile, spanOfList } from './document.answers.ts';
import { byPublicLink } from './public-access.ts';
import { quoteAnswerOf, quoteRowOf } from './quote.answers.ts';
import { quoteFilterOf, quoteRequestOf } from './quote.requests.ts';

const done = (message: string, result: CommandResult, again?: string) => {
  const { status, number, ...left } = acted(message, result, again);
  return { ...left, number: number ?? '', statusCode: quoteStatusCode(status) };
};

/** What a conversion answers: the document the quote became. */
const converted = (target: QuoteTarget, result: CommandResult) => ({
  ...acted(words.quoteConvertedTo[target], result, words.convertedAlready(target)),
  subtype: target,
  warnings: result.warnings,
});

const answered = { accepted: quoteAnswer.quoteAccepted, declined: quoteAnswer.quoteDeclined } as const;

/** Mounts what customers do on public pages. */
export const publicActRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, publicActCalls, byPublicLink(services), {
    answerQuote: async ({ ctx, args: { answer, name, note = '', version } }) => {
      const { path, names } = quotePageRoutes.types.quote.view;
      const page = `${path}?${names[0]}=${idToWire(ctx.document.id)}`;
      const { origin } = services;
      const requested = { answer, name, note, version };
      const result = await answerByLink(ctx, ctx.document.id, requested, { origin, page });
      return done(answered[answer], result, quoteAnswer.answeredAlready);
    },
  });

/** Mounts the quotes' calls. */
export const quoteRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, quoteCalls, inBusiness(services), {
    createQuote: async ({ ctx, args }) =>
      done(words.quoteCreated, await createNonPosting(ctx, 'quote', quoteRequestOf(args))),
    updateQuote: async ({ ctx, args: { id, version = null, ...form } }) => {
      const edited = { ...quoteRequestOf(form), id, version };
      return done(words.quoteDetailsUpdated, await updateNonPosting(ctx, 'quote', edited));
    },
    nextQuoteNumber: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.nextQuoteNumber,
        number: await nextNumber(tx, 'quote'),
        today: tx.today,
      })),
    getQuote: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.quote,
        ...quoteAnswerOf(await viewNonPosting(tx, 'quote', args.id), tx),
      })),
    listQuotes: ({ ctx, args }) => listed(ctx, args, quoteFilterOf(args), quoteRowOf),
    exportQuotes: ({ ctx, args }) => listedInFile(ctx, args, quoteFilterOf(args)),
    countQuotes: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const byStatus = await countDocuments(tx, 'quote', spanOfList(args, calendarOf(tx)));
        const kept = ['Open', 'ConvertedToInvoice', 'ConvertedToReceipt'].map(byStatus);
        return {
          all: kept.reduce((sum, n) => sum + n, 0),
          open: byStatus('Open'),
          invoiced: byStatus('ConvertedToInvoice'),
          receipted: byStatus('ConvertedToReceipt'),
          deleted: byStatus('Deleted'),
        };
      }),
    convertToInvoice: async ({ ctx, args }) =>
      converted('invoice', await convertQuote(ctx, args.id, 'invoice')),
    convertToReceipt: async ({ ctx, args }) =>
      converted('receipt', await convertQuote(ctx, args.id, 'receipt')),
    deleteQuotes: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.quoteDeletedSuccessfully, (own, id) =>
        moveNonPosting(own, 'quote', id, 'delete'),
      ),
    restoreQuotes: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.quoteRestoredSuccessfully, (own, id) =>
        moveNonPosting(own, 'quote', id, 'restore'),
      ),
    recordAnswer: async ({ ctx, args: { id, answer, name, note = '' } }) => {
      const result = await recordAnswer(ctx, id, { answer, name, note, version: null });
      return done(answered[answer], result, quoteAnswer.answeredAlready);
    },
    previewConversion: ({ ctx, args: { id, target } }) =>
      previewed(ctx, (preview) => convertQuote(preview, id, target)),
  });
