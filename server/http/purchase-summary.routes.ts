import type { FastifyInstance } from 'fastify';
import { purchaseSummaryCalls } from '../../src/api/contract/purchase-summary.ts';
import { billSummaryWire, orderSummaryWire } from '../../src/api/wire/purchase-summary.ts';
import { purchaseAnswers as words } from '../../src/domain/words/bills.ts';
import { summariseBilled } from '../reports/billed-summary.ts';
import { summariseOrders } from '../reports/order-summary.ts';
import { calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { mount } from './mount.ts';
import { requestedSpan } from './paging.ts';

/** Mounts what bills and purchase orders came to. */
export const purchaseSummaryRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, purchaseSummaryCalls, inBusiness(services), {
    billSummary: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = requestedSpan(query, calendarOf(tx), 'thismonth');
        const summary = await summariseBilled(tx, 'bill', span);
        return answer(words.whatWasBilled, billSummaryWire.toWire({ ...span, ...summary }));
      }),
    orderSummary: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = requestedSpan(query, calendarOf(tx), 'thismonth');
        const summary = await summariseOrders(tx, span);
        return answer(words.whatWasOrdered, orderSummaryWire.toWire({ ...span, ...summary }));
      }),
  });
