import type { FastifyInstance } from 'fastify';
import { customerAccountCalls } from '../../src/api/contract/customer-account.ts';
import { statementRowWire } from '../../src/api/wire/customer.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { spanRefusal } from '../../src/domain/customer/statement.ts';
import { dayIn } from '../../src/domain/day.ts';
import { decimal } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { Span } from '../../src/domain/period.ts';
import { customerAnswerWords } from '../../src/domain/words/customer-answers.ts';
import { deleteOpeningPayment, payOpeningBalance } from '../commands/pay-opening-balance.ts';
import { printStatement } from '../commands/print-statement.ts';
import { sendStatement } from '../commands/send-statement.ts';
import { contactHistory } from '../reports/contact-history.ts';
import { summariseContacts } from '../reports/contact-summary.ts';
import { customerStatement } from '../reports/customer-statement.ts';
import { listDocuments } from '../reports/document-list.ts';
import { readReport } from '../reports/report.ts';
import { findContact } from '../store/contacts.ts';
import { type BusinessCtx, Refused, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { invoiceRowOf } from './invoice.answers.ts';
import { filterOf } from './invoice.requests.ts';
import { mailRequestOf, sentAnswerOf } from './mailing.requests.ts';
import { mount } from './mount.ts';
import { pageOf, spanAsked } from './paging.ts';
import { paymentOf } from './payment.requests.ts';
import { downloadOf } from './print.answers.ts';
import { askedReport, comparisonOf } from './report-asked.ts';

/** The days a statement is of. @throws Refused when they end before they begin */
const statementSpan = (ctx: BusinessCtx, sent: Parameters<typeof spanAsked>[0]): Span => {
  const span = spanAsked(sent, dayIn(ctx.business.timeZone, ctx.clock()), 'alltime');
  const refused = spanRefusal(span);
  if (refused) throw new Refused(refused);
  return span;
};

/** Mounts the calls about what a customer owes and paid. */
export const customerAccountRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, customerAccountCalls, inBusiness(services), {
    clientStatement: async ({ ctx, query }) => {
      const span = statementSpan(ctx, query);
      const asked = askedReport({ ...query, clientId: query.clientid }, span);
      const { rows, total, page, sheet, ...sums } = await withBusiness(ctx, 'read', (tx) =>
        readReport(tx, customerStatement, asked, comparisonOf(query)),
      );
      return {
        statement: rows.map((row) =>
          statementRowWire.toWire({ ...row, documentId: row.documentId && idToWire(row.documentId) }),
        ),
        report: sheet,
        fromdate: span.from,
        todate: span.to,
        openingbalance: sums.opening,
        totalinvocesamount: sums.claimed,
        totalcancelled: sums.cancelled,
        totalsettled: sums.settled,
        totalamountdue: sums.due,
        credit: sums.credit,
        currentpage: page,
        total,
        pagetotal: pagesOf(total, asked.limit),
      };
    },
    downloadStatement: async ({ ctx, body }) =>
      downloadOf(await printStatement(ctx, services, idFromWire(body.clientid), statementSpan(ctx, body))),
    sendStatement: async ({ ctx, body }) =>
      sentAnswerOf(
        customerAnswerWords.mailSent,
        await sendStatement(ctx, idFromWire(body.clientid), statementSpan(ctx, body), mailRequestOf(body)),
      ),
    listInvoicesOfCustomer: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const customer = await findContact(tx, receivable.contact, idFromWire(query.clientId));
        const filter = filterOf({
          businessid: query.businessId,
          page: query.page,
          limit: query.limit,
          sortby: query.sortBy,
          sortorder: query.sortOrder,
          searchquery: query.searchQuery,
          status: query.status,
        });
        const { rows, total, page } = await listDocuments(tx, { ...filter, customerId: customer.id });
        return {
          Invoices: rows.map((row) => invoiceRowOf(row, tx.today)),
          Total: total,
          PageTotal: pagesOf(total, filter.limit),
          CurrentPage: page,
        };
      }),
    customerHistory: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const asked = pageOf(query);
        const customer = await findContact(tx, receivable.contact, idFromWire(query.clientid));
        const { figures, rows, total, page } = await contactHistory(tx, receivable, customer.id, asked);
        return {
          summarydata: {
            totalinvoices: figures.invoices,
            totalinvoiced: figures.invoiced,
            totalpaid: figures.paid,
            totaloutstanding: figures.outstanding,
            totaloverdue: figures.overdue,
            credit: figures.credit,
            firstinvoicedate: figures.firstOn,
            lastinvoicedate: figures.lastOn,
          },
          Invoices: rows.map(({ document, settlements }) => ({
            ...invoiceRowOf(document, tx.today),
            payments: settlements.map(({ onDay, amount, how }) => ({
              date: onDay,
              amount,
              paymenttype: how,
            })),
          })),
          Total: total,
          PageTotal: pagesOf(total, asked.limit),
          CurrentPage: page,
        };
      }),
    customerSummary: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = spanAsked(query, tx.today, 'thisyear');
        const sums = await summariseContacts(tx, receivable, span);
        return {
          status: 200 as const,
          message: customerAnswerWords.whatCustomersCame,
          data: {
            fromdate: span.from,
            todate: span.to,
            totalclients: sums.customers,
            newclients: sums.added,
            totalinvoiced: sums.invoiced,
            totalsettled: sums.settled,
            totaloutstanding: sums.outstanding,
          },
        };
      }),
    payOpeningBalance: async ({ ctx, body }) => {
      const result = await payOpeningBalance(ctx, receivable, {
        contactId: idFromWire(body.clientid),
        amount: decimal(body.amount),
        ...paymentOf(body),
      });
      return {
        status: 200 as const,
        message: customerAnswerWords.paymentRecorded,
        data: { repeated: result.repeated === true },
      };
    },
    deleteOpeningPayment: async ({ ctx, body }) => {
      const result = await deleteOpeningPayment(
        ctx,
        receivable,
        idFromWire(body.clientid),
        idFromWire(body.PaymentId),
      );
      return {
        status: 200 as const,
        message: customerAnswerWords.paymentDeleted,
        data: { repeated: result.repeated === true },
      };
    },
  });
