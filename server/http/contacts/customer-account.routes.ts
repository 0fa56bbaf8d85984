import type { FastifyInstance } from 'fastify';
import { customerAccountCalls } from '../../../src/api/calls/customer-account.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import { decimal } from '../../../src/domain/money.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { customerAnswerWords as words } from '../../../src/domain/words/customers.ts';
import { deleteOpeningPayment, payOpeningBalance } from '../../commands/pay-opening-balance.ts';
import { contactHistory } from '../../reports/contact-history.ts';
import { customerActivity, customerStatement } from '../../reports/contact-statement.ts';
import { listDocuments } from '../../reports/document-list.ts';
import { findContact } from '../../store/contacts/contacts.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import type { AccountServices } from '../call/visit.ts';
import { invoiceRowOf } from '../documents/invoice.answers.ts';
import { filterOf } from '../documents/invoice.requests.ts';
import { paymentOf } from '../documents/payment.requests.ts';
import { mailedStatement, printedStatement, statementAnswer } from './statement.answers.ts';

/** Mounts the calls about what a customer owes and paid. */
export const customerAccountRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, customerAccountCalls, inBusiness(services), {
    clientStatement: ({ ctx, args: { contactId, ...asked } }) =>
      statementAnswer(ctx, { claims: customerStatement, activity: customerActivity }, contactId, asked),
    downloadStatement: ({ ctx, args: { contactId, ...days } }) =>
      printedStatement({ ctx, services }, receivable, contactId, days),
    sendStatement: ({ ctx, args: { contactId, period, from, to, ...mail } }) =>
      mailedStatement(ctx, receivable, contactId, { period, from, to }, mail),
    listInvoicesOfCustomer: ({ ctx, args: { contactId, ...asked } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const customer = await findContact(tx, receivable.contact, contactId);
        const filter = filterOf(asked);
        const { rows, total, page } = await listDocuments(tx, { ...filter, customerId: customer.id });
        return {
          rows: rows.map((row) => invoiceRowOf(row, tx.today)),
          total,
          pages: pagesOf(total, filter.limit),
          page,
        };
      }),
    customerHistory: ({ ctx, args: { contactId, ...asked } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const params = pageOf(asked);
        const customer = await findContact(tx, receivable.contact, contactId);
        const { figures, rows, total, page } = await contactHistory(tx, receivable, customer.id, params);
        return {
          sums: { ...figures, count: figures.invoices, since: figures.firstOn },
          rows: rows.map(({ document, settlements }) => ({
            ...invoiceRowOf(document, tx.today),
            payments: settlements.map(({ onDay, amount, how }) => ({ onDay, amount, by: how })),
          })),
          total,
          pages: pagesOf(total, params.limit),
          page,
        };
      }),
    payOpeningBalance: async ({ ctx, args: { contactId, amount, ...paid } }) => {
      const { repeated } = await payOpeningBalance(ctx, receivable, {
        contactId,
        amount: decimal(amount),
        ...paymentOf(paid),
      });
      return { message: words.paymentRecorded, repeated: repeated === true };
    },
    deleteOpeningPayment: async ({ ctx, args: { contactId, paymentId } }) => {
      const { repeated } = await deleteOpeningPayment(ctx, receivable, contactId, paymentId);
      return { message: words.paymentDeleted, repeated: repeated === true };
    },
  });
