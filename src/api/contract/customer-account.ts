import * as z from 'zod/mini';
import { call } from './call.ts';
import { row as invoiceRow, listAnswer } from './invoice-wire.ts';
import { day, decimal, envelope, id, listQuery, paging, text, userId } from './wire-types.ts';

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
  clientStatement: call({
    method: 'GET',
    path: '/api/invoice/ClientStatement',
    summary:
      'A customer’s statement of some days, all unless told: each claim with what is due of it, what was owed before, and what all of it comes to at home.',
    door: 'session',
    permission: 'customer.view',
    flag: 'statementOfAccount',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id, clientid: id, ...paging, ...days }),
    answer: z.object({
      statement: z.array(claim),
      fromdate: z.nullable(day),
      todate: z.nullable(day),
      openingbalance: decimal,
      totalinvocesamount: decimal,
      totalsettled: decimal,
      totalamountdue: decimal,
      credit: decimal,
      ...paged,
    }),
  }),
  downloadStatement: call({
    method: 'POST',
    path: '/api/Client/download-statement',
    summary: 'A customer’s statement as PDF: the address to fetch it from.',
    door: 'session',
    permission: 'customer.export',
    flag: 'statementOfAccount',
    effect: 'reads',
    business: 'businessid',
    ours: true,
    body: z.object({ businessid: id, clientid: id, ...days }),
    answer: envelope(z.object({ url: z.string(), name: z.string() })),
  }),
  sendStatement: call({
    method: 'POST',
    path: '/api/Client/send-statement',
    summary: 'Sends a customer their statement by mail, as PDF.',
    door: 'session',
    permission: 'customer.reshare',
    flag: 'statementOfAccount',
    effect: 'changes',
    business: 'businessid',
    ours: true,
    body: z.object({
      businessid: id,
      clientid: id,
      ...days,
      email: z.optional(text(300)),
      Cc: z.optional(text(3000)),
      Bcc: z.optional(text(3000)),
      personal_message: z.optional(text(5000)),
    }),
    answer: envelope(z.object({ messageid: id, email: z.string(), repeated: z.boolean() })),
  }),
  listInvoicesOfCustomer: call({
    method: 'GET',
    path: '/api/invoice/GetAllInvoicesByClientWithFilters',
    summary: 'One customer’s invoices and receipts, by page, order, status and text.',
    door: 'session',
    permission: 'customer.view',
    effect: 'reads',
    business: 'businessId',
    query: z.object({
      businessId: id,
      clientId: id,
      ...paging,
      sortBy: z.optional(text(40)),
      sortOrder: z.optional(text(20)),
      searchQuery: z.optional(text(200)),
      status: z.optional(text(40)),
    }),
    answer: listAnswer,
  }),
  customerHistory: call({
    method: 'GET',
    path: '/api/Client/GetClientHistory',
    summary: 'What was issued to a customer and what settled it, with what all of it comes to.',
    door: 'session',
    permission: 'customer.view',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id, clientid: id, userid: userId, ...paging }),
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
  customerSummary: call({
    method: 'GET',
    path: '/api/Client/GetClientSummaryData',
    summary: 'What the customers came to in a period of issue days; this year where none is named.',
    door: 'session',
    permission: 'summary.customer',
    effect: 'reads',
    business: 'businessid',
    query: z.object({
      businessid: id,
      userid: userId,
      ...days,
    }),
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
  payOpeningBalance: call({
    method: 'POST',
    path: '/api/Client/pay-opening-balance',
    summary: 'Records a payment of what a customer owed when the books began.',
    door: 'session',
    permission: 'customer.addPayment',
    effect: 'changes',
    business: 'businessid',
    ours: true,
    body: z.object({
      businessid: id,
      clientid: id,
      amount: decimal,
      paymentmode: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
      date: z.optional(day),
      memo: z.optional(text(500)),
    }),
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
};
