import type { FastifyInstance } from 'fastify';
import { toWire } from '../../src/api/calls/field.ts';
import { invoiceRow } from '../../src/api/calls/invoice-fields.ts';
import { dashboardCalls } from '../../src/api/contract/dashboard.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { firstSteps } from '../../src/domain/words/onboarding.ts';
import { dismissFirstSteps } from '../commands/business-settings.ts';
import { type Outstanding, outstanding } from '../reports/ageing.ts';
import { counters, income, topCustomers } from '../reports/dashboard.ts';
import { listDocuments } from '../reports/document-list.ts';
import { firstStepsOf } from '../reports/first-steps.ts';
import { toDoList } from '../reports/to-do-list.ts';
import { calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { invoiceRowOf } from './invoice.answers.ts';
import { filterOf } from './invoice.requests.ts';
import { mount } from './mount.ts';
import { requestedSpan } from './paging.ts';

/** The spec's limit of what a page asks for beforehand. Source: sales-and-access, section 9. */
const preloaded = 6;

const owedAnswerOf = ({ total, overdue, ages }: Outstanding) => ({
  Total: total,
  Overdue: overdue,
  Ages: ages.map(({ age, count, total: one }) => ({ age, Count: count, Total: one })),
});

const wireIds = { toWire: idToWire, fromWire: idFromWire };

/** Mounts the dashboard's calls. */
export const dashboardRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, dashboardCalls, inBusiness(services), {
    businessSummary: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = requestedSpan(query, calendarOf(tx), 'thisyear');
        // The spec sorts a summary by its period, oldest first; its list is sorted by day.
        const filter = {
          ...filterOf({
            page: query.page,
            limit: query.limit,
            search: query.searchquery,
            column: 'issue_date',
            direction: query.sortorder ?? 'ascending',
          }),
          ...span,
        };
        const [earned, owed, owing, customers, list] = await Promise.all([
          income(tx, span),
          outstanding(tx, receivable),
          outstanding(tx, payable),
          topCustomers(tx, span, preloaded),
          listDocuments(tx, filter),
        ]);
        return {
          ...span,
          Income: {
            Total: earned.total,
            Previous: earned.previous && {
              from: earned.previous.from,
              to: earned.previous.to,
              Total: earned.previous.total,
            },
            Bars: earned.bars.map(({ from, to, total }) => ({ from, to, Total: total })),
            Accounts: earned.accounts.map(({ accountId, name, total }) => ({
              TAccountId: accountId,
              AccountName: name,
              Total: total,
            })),
          },
          Outstanding: owedAnswerOf(owed),
          Payable: owedAnswerOf(owing),
          Customers: customers.map(({ id, name, count, total }) => ({
            clientid: idToWire(id),
            name,
            Count: count,
            Total: total,
          })),
          Invoices: list.rows.map((row) => toWire(invoiceRow, invoiceRowOf(row, tx.today), wireIds)),
          Total: list.total,
          PageTotal: pagesOf(list.total, filter.limit),
          CurrentPage: list.page,
        };
      }),
    dashboardCounters: async ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const there = await counters(tx);
        return {
          NumberofClients: there.customers,
          NumberofExpenses: there.expenses,
          NumberofInvoicesCreated: there.invoices,
          NumberofProducts: there.products,
          NumberofProductsUpdated: there.productsUpdated,
          TotalNumberofInvoices: there.all,
        };
      }),
    toDoList: async ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        ToDo: (await toDoList(tx)).map(({ kind, count, total, until, documentId, bill }) => ({
          kind,
          Count: count,
          Total: total,
          until,
          ...(documentId && { InvoiceId: idToWire(documentId) }),
          ...(bill && {
            Bill: { VendorBillID: idToWire(bill.id), VendorBillNo: bill.number, days: bill.days },
          }),
        })),
        FirstSteps: await firstStepsOf(tx),
      })),
    dismissFirstSteps: async ({ ctx }) => {
      const { repeated } = await dismissFirstSteps(ctx);
      return answer(firstSteps.dismissed, { repeated: repeated === true });
    },
  });
