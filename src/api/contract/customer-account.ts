import * as z from 'zod/mini';
import { customerStatement } from '../../domain/report/customer-statement.ts';
import { inBusiness } from './call.ts';
import { row as invoiceRow, listAnswer } from './invoice-wire.ts';
import { reportSheet } from './report-sheet.ts';
import { day, decimal, envelope, id, listQuery, paging, text, userId } from './wire-types.ts';

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
  issue_date: day,
  due_date: day,
  currency: z.string(),
  totalamount: decimal,
  amountdue: decimal,
  hometotalamount: decimal,
  homeamountdue: decimal,
});

/** What a customer owes and paid, and what goes to them about it. */
export const customerAccountCalls = {
  clientStatement: lower.read('/api/invoice/ClientStatement', customerStatement.permission, {
    summary:
      'A customer’s statement of some days, all until today unless told: each claim with what is due of it, what was owed before, and what all of it comes to at home.',
    takes: { clientid: id, ...paging, ...days, compare: z.optional(text(20)) },
    flag: customerStatement.flag,
    answer: z.object({
      statement: z.array(claim),
      fromdate: z.nullable(day),
      todate: z.nullable(day),
      openingbalance: decimal,
      totalinvocesamount: decimal,
      /** Of what was owed before the days, what was cancelled in them. */
      totalcancelled: decimal,
      totalsettled: decimal,
      totalamountdue: decimal,
      credit: decimal,
      ...paged,
      report: reportSheet,
    }),
  }),
  downloadStatement: lower.ours.ask('/api/Client/download-statement', 'customer.export', {
    summary: 'A customer’s statement as PDF: the address to fetch it from.',
    takes: { clientid: id, ...days },
    flag: 'statementOfAccount',
    answer: envelope(z.object({ url: z.string(), name: z.string() })),
  }),
  sendStatement: lower.ours.change('/api/Client/send-statement', 'customer.reshare', {
    summary: 'Sends a customer their statement by mail, as PDF.',
    takes: {
      clientid: id,
      ...days,
      email: z.optional(text(300)),
      Cc: z.optional(text(3000)),
      Bcc: z.optional(text(3000)),
      personal_message: z.optional(text(5000)),
    },
    flag: 'statementOfAccount',
    answer: envelope(z.object({ messageid: id, email: z.string(), repeated: z.boolean() })),
  }),
  listInvoicesOfCustomer: camel.read('/api/invoice/GetAllInvoicesByClientWithFilters', 'customer.view', {
    summary: 'One customer’s invoices and receipts, by page, order, status and text.',
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
    summary: 'What was issued to a customer and what settled it, with what all of it comes to.',
    takes: { clientid: id, userid: userId, ...paging },
    answer: z.object({
      summarydata: z.object({
        totalinvoices: z.number(),
        totalinvoiced: decimal,
        totalpaid: decimal,
        totaloutstanding: decimal,
        totaloverdue: decimal,
        credit: decimal,
        firstinvoicedate: z.nullable(day),
        lastinvoicedate: z.nullable(day),
      }),
      Invoices: z.array(
        z.extend(invoiceRow, {
          payments: z.array(z.object({ date: day, amount: decimal, paymenttype: z.string() })),
        }),
      ),
      Total: z.number(),
      PageTotal: z.number(),
      CurrentPage: z.number(),
    }),
  }),
  customerSummary: lower.read('/api/Client/GetClientSummaryData', 'summary.customer', {
    summary: 'What the customers came to in a period of issue days; this year where none is named.',
    takes: {
      userid: userId,
      ...days,
    },
    answer: envelope(
      z.object({
        fromdate: z.nullable(day),
        todate: z.nullable(day),
        totalclients: z.number(),
        newclients: z.number(),
        totalinvoiced: decimal,
        totalsettled: decimal,
        totaloutstanding: decimal,
      }),
    ),
  }),
  payOpeningBalance: lower.ours.change('/api/Client/pay-opening-balance', 'customer.addPayment', {
    summary: 'Records a payment of what a customer owed when the books began.',
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
    summary: 'Takes a payment of what a customer owed when the books began back.',
    takes: { clientid: id, PaymentId: id },
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
};
