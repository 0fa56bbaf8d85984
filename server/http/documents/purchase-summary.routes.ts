import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { purchaseSummaryCalls } from '../../../src/api/calls/purchase-summary.ts';
import { purchaseAnswers as words } from '../../../src/domain/words/bills.ts';
import { summariseBilled } from '../../reports/billed-summary.ts';
import { summariseOrders } from '../../reports/order-summary.ts';
import { calendarOf, type Tx, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { requestedSpan } from '../call/paging.ts';

const spanIn = (tx: Tx, { from, to, period }: ArgsOf<typeof purchaseSummaryCalls.billSummary>) =>
  requestedSpan({ fromdate: from, todate: to, sortby: period }, calendarOf(tx), 'thismonth');

/** Mounts what bills and purchase orders came to. */
export const purchaseSummaryRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, purchaseSummaryCalls, inBusiness(services), {
    billSummary: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = spanIn(tx, args);
        return { message: words.whatWasBilled, ...span, ...(await summariseBilled(tx, 'bill', span)) };
      }),
    orderSummary: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = spanIn(tx, args);
        return { message: words.whatWasOrdered, ...span, ...(await summariseOrders(tx, span)) };
      }),
  });
