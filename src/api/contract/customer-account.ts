import * as z from 'zod/mini';
import { customerStatement } from '../../domain/report/contact-statement.ts';
import { download, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { row as invoiceRow, listAnswer } from './invoice-wire.ts';
import { camelQuery, days, paging, spanned, upperPaged } from './list-wire.ts';
import { mail, sent } from './mail-wire.ts';
import { ratedMoney } from './payment-wire.ts';
import { askedStatement, claim, claimType, statement } from './statement-wire.ts';
import { all, day, decimal, id, text, userId } from './wire-types.ts';

const at = '/api/Client/';
const camel = inBusiness('businessId', at);
const lower = inBusiness('businessid', at);
const statements = inBusiness('businessid', at, { flag: 'statementOfAccount' }).ours;

/** What a customer owes and paid, and what goes to them about it. */
export const customerAccountCalls = {
  clientStatement: inBusiness('businessid', at, { flag: customerStatement.flag }).read(
    '/api/invoice/ClientStatement',
    customerStatement.permission,
    z.object({
      statement: z.array(
        z.object({
          InvoiceId: z.nullable(id),
          invoicenumber: z.nullable(z.string()),
          invoicetype: claimType,
          ...claim,
        }),
      ),
      ...statement,
      ...all(decimal, 'totalinvocesamount credit'),
    }),
    { clientid: id, ...askedStatement },
  ),
  downloadStatement: statements.ask('download-statement', 'customer.export', download, {
    clientid: id,
    ...days,
  }),
  sendStatement: statements.change('send-statement', 'customer.reshare', sent, {
    clientid: id,
    ...days,
    ...mail,
  }),
  listInvoicesOfCustomer: camel.read(
    '/api/invoice/GetAllInvoicesByClientWithFilters',
    'customer.view',
    listAnswer,
    { clientId: id, ...paging, ...camelQuery, status: z.optional(text(40)) },
  ),
  customerHistory: lower.read(
    'GetClientHistory',
    'customer.view',
    z.object({
      summarydata: z.object({
        totalinvoices: z.number(),
        ...all(decimal, 'totalinvoiced totalpaid totaloutstanding totaloverdue credit'),
        ...all(z.nullable(day), 'firstinvoicedate lastinvoicedate'),
      }),
      Invoices: z.array(
        z.extend(invoiceRow, {
          payments: z.array(z.object({ date: day, amount: decimal, paymenttype: z.string() })),
        }),
      ),
      ...upperPaged,
    }),
    { clientid: id, userid: userId, ...paging },
  ),
  customerSummary: lower.read(
    'GetClientSummaryData',
    'summary.customer',
    {
      ...spanned,
      ...all(z.number(), 'totalclients newclients'),
      ...all(decimal, 'totalinvoiced totalsettled totaloutstanding'),
    },
    { userid: userId, ...days },
  ),
  payOpeningBalance: lower.ours.change('pay-opening-balance', 'customer.addPayment', repeated, {
    clientid: id,
    amount: decimal,
    ...ratedMoney,
    paymentmode: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  }),
  deleteOpeningPayment: lower.ours.change(
    'delete-opening-payment',
    'customer.delete',
    repeated,
    all(id, 'clientid PaymentId'),
  ),
};
