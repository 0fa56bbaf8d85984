import type { FastifyInstance } from 'fastify';
import { customerAccountCalls } from '../../src/api/contract/customer-account.ts';
import { customerClaimWire } from '../../src/api/wire/customer.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { decimal } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { customerAnswerWords } from '../../src/domain/words/customers.ts';
import { deleteOpeningPayment, payOpeningBalance } from '../commands/pay-opening-balance.ts';
import { contactHistory } from '../reports/contact-history.ts';
import { customerStatement } from '../reports/contact-statement.ts';
import { summariseContacts } from '../reports/contact-summary.ts';
import { listDocuments } from '../reports/document-list.ts';
import { findContact } from '../store/contacts.ts';
import { calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { invoiceRowOf } from './invoice.answers.ts';
import { filterOf } from './invoice.requests.ts';
import { mount } from './mount.ts';
import { pageOf, requestedSpan } from './paging.ts';
import { paymentOf } from './payment.requests.ts';
import { mailedStatement, printedStatement, statementAnswer } from './statement.answers.ts';
import type { AccountServices } from './visit.ts';

/** Mounts the calls about what a customer owes and paid. */
export const customerAccountRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, customerAccountCalls, inBusiness(services), {
    clientStatement: async ({ ctx, query }) => {
      const { claims, claimed, credit, answered } = await statementAnswer(
        ctx,
        customerStatement,
        query.clientid,
        query,
      );
      return {
        statement: claims.map(customerClaimWire.toWire),
        totalinvocesamount: claimed,
        credit,
        ...answered,
      };
    },
    downloadStatement: ({ ctx, body }) =>
      printedStatement({ ctx, services }, receivable, body.clientid, body),
    sendStatement: ({ ctx, body }) => mailedStatement(ctx, receivable, body.clientid, body),
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
        const params = pageOf(query);
        const customer = await findContact(tx, receivable.contact, idFromWire(query.clientid));
        const { figures, rows, total, page } = await contactHistory(tx, receivable, customer.id, params);
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
          PageTotal: pagesOf(total, params.limit),
          CurrentPage: page,
        };
      }),
    customerSummary: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = requestedSpan(query, calendarOf(tx), 'thisyear');
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
