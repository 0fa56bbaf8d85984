import type { FastifyInstance } from 'fastify';
import { salesSummaryCalls } from '../../src/api/contract/sales-summary.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import { summariseSales } from '../reports/sales-summary.ts';
import { calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { mount } from './mount.ts';
import { requestedSpan } from './paging.ts';

/** Mounts what sales came to. */
export const salesSummaryRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, salesSummaryCalls, inBusiness(services), {
    salesSummary: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = requestedSpan(query, calendarOf(tx), 'thismonth');
        const { billed, settled, forgiven, outstanding, ...counts } = await summariseSales(tx, span);
        return {
          status: 200 as const,
          message: documentAnswerWords.whatSalesCame,
          data: {
            fromdate: span.from,
            todate: span.to,
            totalinvoiced: billed,
            totalsettled: settled,
            totalforgiven: forgiven,
            totaloutstanding: outstanding,
            ...counts,
          },
        };
      }),
  });
