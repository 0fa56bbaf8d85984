import type { FastifyInstance } from 'fastify';
import { dashboardCalls } from '../../../src/api/calls/dashboard.ts';
import { payable, receivable } from '../../../src/domain/books/side.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { firstSteps } from '../../../src/domain/words/onboarding.ts';
import { dismissFirstSteps } from '../../commands/business-settings.ts';
import { dueThisWeek, outstanding } from '../../reports/ageing.ts';
import { counters, income, profit, topCustomers } from '../../reports/dashboard.ts';
import { listDocuments } from '../../reports/document-list.ts';
import { firstStepsOf } from '../../reports/first-steps.ts';
import { moneyOutlook } from '../../reports/money-outlook.ts';
import { toDoList } from '../../reports/to-do-list.ts';
import { calendarOf, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { requestedSpan } from '../call/paging.ts';
import { invoiceRowOf } from '../documents/invoice.answers.ts';
import { filterOf } from '../documents/invoice.requests.ts';

/** The spec's limit of what a page asks for beforehand. Source: sales-and-access, section 9. */
const preloaded = 6;

/** Mounts the dashboard's calls. */
export const dashboardRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, dashboardCalls, inBusiness(services), {
    businessSummary: ({ ctx, args: { from, to, period, order = 'ascending', search, subtype, ...sent } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = requestedSpan(
          { fromdate: from, todate: to, sortby: period },
          calendarOf(tx),
          'thisyear',
        );
        // The spec sorts a summary by its period, oldest first; its list is sorted by day.
        const filter = {
          ...filterOf({ ...sent, search, type: subtype, column: 'issue_date', direction: order }),
          ...span,
        };
        const [earned, owed, owing, dueIn, dueOut, customers, listed] = await Promise.all([
          income(tx, span),
          outstanding(tx, receivable),
          outstanding(tx, payable),
          dueThisWeek(tx, receivable),
          dueThisWeek(tx, payable),
          topCustomers(tx, span, preloaded),
          listDocuments(tx, filter),
        ]);
        return {
          ...span,
          income: {
            ...earned,
            accounts: earned.accounts.map(({ accountId, ...account }) => ({ ...account, id: accountId })),
          },
          outstanding: { ...owed, thisWeek: dueIn },
          payable: { ...owing, thisWeek: dueOut },
          customers,
          newest: listed.rows.map((row) => invoiceRowOf(row, tx.today)),
          documents: listed.total,
          pages: pagesOf(listed.total, filter.limit),
          page: listed.page,
        };
      }),
    dashboardCounters: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { all: documents, ...there } = await counters(tx);
        return { ...there, documents };
      }),
    toDoList: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        toDo: await toDoList(tx),
        firstSteps: await firstStepsOf(tx),
      })),
    moneyOutlook: ({ ctx }) => withBusiness(ctx, 'read', moneyOutlook),
    profitOfDays: ({ ctx, args: { from, to, period } }) =>
      withBusiness(ctx, 'read', (tx) =>
        profit(tx, requestedSpan({ fromdate: from, todate: to, sortby: period }, calendarOf(tx), 'thisyear')),
      ),
    dismissFirstSteps: async ({ ctx }) => {
      const { repeated } = await dismissFirstSteps(ctx);
      return { message: firstSteps.dismissed, repeated: repeated === true };
    },
  });
