import * as z from 'zod/mini';
import { customerStatement } from '../../domain/report/contact-statement.ts';
import { inBusiness } from './call.ts';
import { row as invoiceRow, listAnswer } from './invoice-wire.ts';
import {
  askedStatement,
  claim,
  claimType,
  days,
  statement,
  statementMail,
  statementSent,
} from './statement-wire.ts';
import { all, day, decimal, download, envelope, id, paging, text, userId } from './wire-types.ts';

const camel = inBusiness('businessId');
const lower = inBusiness('businessid');

/** What a customer owes and paid, and what goes to them about it. */
export const customerAccountCalls = {
  clientStatement: lower.read('/api/invoice/ClientStatement', customerStatement.permission, {
    takes: { clientid: id, ...askedStatement },
    flag: customerStatement.flag,
    answer: z.object({
      statement: z.array(
        z.object({
          InvoiceId: z.nullable(id),
          invoicenumber: z.nullable(z.string()),
          invoicetype: claimType,
          ...claim,
        }),
      ),
      ...statement,
      ...all(decimal, 'totalinvocesamount', 'credit'),
    }),
  }),
  downloadStatement: lower.ours.ask('/api/Client/download-statement', 'customer.export', {
    takes: { clientid: id, ...days },
    flag: 'statementOfAccount',
    answer: download,
  }),
  sendStatement: lower.ours.change('/api/Client/send-statement', 'customer.reshare', {
    takes: {
      clientid: id,
      ...days,
      ...statementMail,
    },
    flag: 'statementOfAccount',
    answer: statementSent,
  }),
  listInvoicesOfCustomer: camel.read('/api/invoice/GetAllInvoicesByClientWithFilters', 'customer.view', {
    takes: {
      clientId: id,
      ...paging,
      sortBy: z.optional(text(40)),
      sortOrder: z.optional(text(20)),
      searchQuery: z.optional(text(200)),
      status: z.optional(text(40)),
    },
    answer: listAnswer,
  }),
  customerHistory: lower.read('/api/Client/GetClientHistory', 'customer.view', {
    takes: { clientid: id, userid: userId, ...paging },
    answer: z.object({
      summarydata: z.object({
        totalinvoices: z.number(),
        ...all(decimal, 'totalinvoiced', 'totalpaid', 'totaloutstanding', 'totaloverdue', 'credit'),
        ...all(z.nullable(day), 'firstinvoicedate', 'lastinvoicedate'),
      }),
      Invoices: z.array(
        z.extend(invoiceRow, {
          payments: z.array(z.object({ date: day, amount: decimal, paymenttype: z.string() })),
        }),
      ),
      ...all(z.number(), 'Total', 'PageTotal', 'CurrentPage'),
    }),
  }),
  customerSummary: lower.read('/api/Client/GetClientSummaryData', 'summary.customer', {
    takes: {
      userid: userId,
      ...days,
    },
    answer: envelope(
      z.object({
        ...all(z.nullable(day), 'fromdate', 'todate'),
        ...all(z.number(), 'totalclients', 'newclients'),
        ...all(decimal, 'totalinvoiced', 'totalsettled', 'totaloutstanding'),
      }),
    ),
  }),
  payOpeningBalance: lower.ours.change('/api/Client/pay-opening-balance', 'customer.addPayment', {
    takes: {
      clientid: id,
      amount: decimal,
      ExchangeRate: z.optional(z.nullable(decimal)),
      paymentmode: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
      date: z.optional(day),
      memo: z.optional(text(500)),
    },
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
  deleteOpeningPayment: lower.ours.change('/api/Client/delete-opening-payment', 'customer.delete', {
    takes: { clientid: id, PaymentId: id },
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
};
