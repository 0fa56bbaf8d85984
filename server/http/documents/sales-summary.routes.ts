import type { FastifyInstance } from 'fastify';
import { salesSummaryCalls } from '../../../src/api/calls/sales-summary.ts';
import { documentAnswers as documentAnswerWords } from '../../../src/domain/words/documents.ts';
import { summariseSales } from '../../reports/sales-summary.ts';
import { calendarOf, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { requestedSpan } from '../call/paging.ts';

/** Mounts what sales came to. */
export const salesSummaryRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, salesSummaryCalls, inBusiness(services), {
    salesSummary: ({ ctx, args: { from, to, period } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const sent = { fromdate: from, todate: to, sortby: period };
        const span = requestedSpan(sent, calendarOf(tx), 'thismonth');
        const { billed: invoiced, unfulfilled: undelivered, ...sums } = await summariseSales(tx, span);
        return { message: documentAnswerWords.whatSalesCame, ...span, ...sums, invoiced, undelivered };
      }),
  });
