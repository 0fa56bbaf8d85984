import * as z from 'zod/mini';
import { customerStatement } from '../../domain/report/customer-statement.ts';
import { inBusiness } from './call.ts';
import { row as invoiceRow, listAnswer } from './invoice-wire.ts';
import { reportSheet } from './report-sheet.ts';
import { all, day, decimal, download, envelope, id, listQuery, paging, text, userId } from './wire-types.ts';

const camel = inBusiness('businessId');
const lower = inBusiness('businessid');

const { sortby } = listQuery;
/** A period by its name, or days of one's own. */
const days = { sortby, fromdate: z.optional(day), todate: z.optional(day) };
const paged = { currentpage: z.number(), total: z.number(), pagetotal: z.number() };

const claim = z.object({
  InvoiceId: z.nullable(id),
  invoicenumber: z.nullable(z.string()),
  invoicetype: z.enum(['invoice', 'receipt', 'opening']),
  ...all(day, 'issue_date', 'due_date'),
  currency: z.string(),
  ...all(decimal, 'totalamount', 'amountdue', 'hometotalamount', 'homeamountdue'),
});

/** What a customer owes and paid, and what goes to them about it. */
export const customerAccountCalls = {
  clientStatement: lower.read('/api/invoice/ClientStatement', customerStatement.permission, {
    takes: { clientid: id, ...paging, ...days, compare: z.optional(text(20)) },
    flag: customerStatement.flag,
    answer: z.object({
      statement: z.array(claim),
      ...all(z.nullable(day), 'fromdate', 'todate'),
      ...all(decimal, 'openingbalance', 'totalinvocesamount'),
      /** Of what was owed before the days, what was cancelled in them. */
      ...all(decimal, 'totalcancelled', 'totalsettled', 'totalamountdue', 'credit'),
      ...paged,
      report: reportSheet,
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
      email: z.optional(text(300)),
      ...all(z.optional(text(3000)), 'Cc', 'Bcc'),
      personal_message: z.optional(text(5000)),
    },
    flag: 'statementOfAccount',
    answer: envelope(z.object({ messageid: id, email: z.string(), repeated: z.boolean() })),
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
