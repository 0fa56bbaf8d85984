import type { FastifyInstance } from 'fastify';
import { quoteCalls } from '../../src/api/contract/quote.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { quoteStatusCode } from '../../src/api/wire/status.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { QuoteTarget } from '../../src/domain/quote/convert.ts';
import { documentAnswerWords } from '../../src/domain/words/document-answers.ts';
import { convertQuote } from '../commands/convert-quote.ts';
import { deleteQuote, restoreQuote } from '../commands/delete-quote.ts';
import { createQuote, updateQuote } from '../commands/save-quote.ts';
import { countDocuments, listDocuments } from '../reports/document-list.ts';
import { viewQuote } from '../reports/quote-view.ts';
import { forEachRow } from '../services/each-row.ts';
import type { CommandResult } from '../store/commit-or-preview.ts';
import { nextNumber } from '../store/documents.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { perRow, shownEffects } from './act.answers.ts';
import { mount } from './mount.ts';
import { listSpan } from './paging.ts';
import { quoteAnswerOf, quoteRowOf } from './quote.answers.ts';
import { quoteFilterOf, quoteRequestOf } from './quote.requests.ts';

const done = (message: string, result: CommandResult) => {
  const id = result.ids[0]!;
  return {
    status: 200 as const,
    message: result.moved ? message : documentAnswerWords.doneBefore,
    data: {
      QuoteID: idToWire(id),
      QuoteNo: result.numbers[id] ?? '',
      Status: quoteStatusCode(result.statuses[id]!),
      repeated: result.repeated === true || !result.moved,
    },
  };
};

/** The spec's own sentences, "an receipt" included. */
const convertedTo = {
  invoice: documentAnswerWords.quoteConvertedToInvoice,
  receipt: documentAnswerWords.quoteConvertedToReceipt,
} as const;

const conversion = async (ctx: Ctx, quoteId: string, target: QuoteTarget) => {
  const result = await convertQuote(ctx, idFromWire(quoteId), target);
  const id = result.ids[0]!;
  return {
    status: 200 as const,
    message: result.moved ? convertedTo[target] : documentAnswerWords.quoteConvertedAlreadyHere(target),
    data: {
      id: idToWire(id),
      invoicetype: target,
      invoicenumber: result.numbers[id] ?? null,
      warnings: result.warnings,
      repeated: result.repeated === true || !result.moved,
    },
  };
};

/** Mounts the quotes' calls. */
export const quoteRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, quoteCalls, inBusiness(services), {
    createQuote: async ({ ctx, body }) =>
      done(documentAnswerWords.quoteCreated, await createQuote(ctx, quoteRequestOf(body))),
    updateQuote: async ({ ctx, body }) =>
      done(
        documentAnswerWords.quoteDetailsUpdated,
        await updateQuote(ctx, idFromWire(body.QuoteID), body.version ?? null, quoteRequestOf(body)),
      ),
    nextQuoteNumber: async ({ ctx }) => ({
      status: 200 as const,
      message: documentAnswerWords.nextQuoteNumber,
      data: await withBusiness(ctx, 'read', async (tx) => ({
        QuoteNo: await nextNumber(tx, 'quote'),
        today: tx.today,
      })),
    }),
    getQuote: async ({ ctx, query }) => ({
      status: 200 as const,
      message: documentAnswerWords.quote,
      data: await withBusiness(ctx, 'read', async (tx) =>
        quoteAnswerOf(await viewQuote(tx, idFromWire(query.quoteId)), tx),
      ),
    }),
    listQuotes: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const filter = { ...quoteFilterOf(query), ...listSpan(query, tx.today) };
        const { rows, total, page } = await listDocuments(tx, filter);
        return {
          Quotes: rows.map(quoteRowOf),
          currentpage: page,
          total,
          pagetotal: pagesOf(total, filter.limit),
        };
      }),
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
    convertToInvoice: ({ ctx, query }) => conversion(ctx, query.quoteId, 'invoice'),
    convertToReceipt: ({ ctx, query }) => conversion(ctx, query.quoteId, 'receipt'),
    deleteQuotes: async ({ ctx, body }) =>
      perRow(
        documentAnswerWords.quoteDeletedSuccessfully,
        await forEachRow(ctx, body.QuoteID.map(idFromWire), deleteQuote),
      ),
    restoreQuotes: async ({ ctx, body }) =>
      perRow(
        documentAnswerWords.quoteRestoredSuccessfully,
        await forEachRow(ctx, body.QuoteID.map(idFromWire), restoreQuote),
      ),
    previewConversion: async ({ ctx, body }) => {
      const { effects } = await convertQuote(
        { ...ctx, previewOnly: true },
        idFromWire(body.quoteId),
        body.target,
      );
      return {
        status: 200 as const,
        message: documentAnswerWords.whatWillDo,
        data: await shownEffects(ctx, effects!),
      };
    },
  });
