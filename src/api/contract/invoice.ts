import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { invoiceActs } from './invoice-acts.ts';
import { done, form, invoiceAnswer, listAnswer, row, type } from './invoice-wire.ts';
import {
  all,
  count,
  day,
  decimal,
  envelope,
  id,
  listDays,
  listQuery,
  text,
  userId,
  whole,
} from './wire-types.ts';

const camel = inBusiness('businessId');
const lower = inBusiness('businessid');

const listFilters = { businessid: id, ...listQuery, ...listDays };

/** The spec names the lines differently in the form and in what is answered. */
const spelt = { items: ['invoiceItems'] };

/** Every call of invoices and receipts: what they hold, lists and counters, and the acts on them. */
export const invoiceCalls = {
  createInvoice: lower.change('/api/invoice/CreateInvoice', 'invoice.add', {
    summary: 'Creates an invoice or receipt, as a draft or issued; a deposit is paid at once.',
    takes: form,
    spelt: spelt,
    answer: done,
  }),
  updateInvoice: lower.change('/api/invoice/UpdateInvoice', 'invoice.edit', {
    summary: 'Saves an edited invoice or receipt.',
    takes: { ...form, id, version: z.optional(z.nullable(z.number())) },
    spelt: spelt,
    answer: done,
  }),
  nextNumber: lower.read('/api/invoice/GetInvoiceNumber', 'invoice.add', {
    summary: 'The number the next invoice or receipt will get; a preview.',
    takes: { userid: userId, invoicetype: z.optional(type) },
    answer: envelope(z.object({ invoicenumber: z.string(), today: day })),
  }),
  getInvoice: lower.read('/api/invoice/GetInvoice', 'invoice.view', {
    summary: 'One invoice or receipt, by id or number, with its standing.',
    takes: { userid: userId, invoiceid: text(60) },
    answer: envelope(invoiceAnswer),
  }),
  listInvoices: lower.read('/api/invoice/NewGetAllInvoicesWithFilters', 'invoice.list', {
    summary: 'Invoices and receipts, by page, status, type, day and text.',
    takes: { ...listFilters, status: z.optional(text(40)), invoicetype: z.optional(text(20)) },
    answer: listAnswer,
  }),
  listInvoicesByLocation: lower.ask('/api/invoice/NewGetAllInvoicesWithLocationFilters', 'invoice.list', {
    summary: 'The same list with several statuses, types and locations.',
    takes: {
      ...listFilters,
      page: z.optional(z.union([count, whole])),
      limit: z.optional(z.union([count, whole])),
      StatusList: z.optional(z.array(text(40)).check(z.maxLength(10))),
      InvoiceTypeList: z.optional(z.array(text(20)).check(z.maxLength(5))),
      LocationIdList: z.optional(z.array(id).check(z.maxLength(100))),
    },
    answer: listAnswer,
  }),
  counter: lower.read('/api/invoice/GetInvoiceCounter', 'invoice.list', {
    summary: 'How many invoices and receipts stand in each status, within a range.',
    takes: { userid: userId, ...all(z.optional(day), 'fromdate', 'todate'), sortby: z.optional(text(40)) },
    answer: z.object({
      ...all(z.number(), 'AllInvoicesCount', 'PaidInvoicesCount', 'UnpaidInvoicesCount'),
      ...all(z.number(), 'DepositPaidInvoicesCount', 'DraftInvoicesCount', 'CancelledInvoicesCount'),
      ...all(z.number(), 'DeletedInvoicesCount', 'OverdueInvoicesCount', 'UnfulfilledInvoicesCount'),
    }),
  }),
  openInvoicesOfCustomer: lower.read('/api/invoice/Get-Invoice-Details-By-ClientId', 'customer.addPayment', {
    summary: 'A customer’s invoices that are still owed, oldest first, and the credit they have.',
    takes: { clientid: id, userid: userId },
    answer: envelope(z.object({ invoices: z.array(row), credit: decimal })),
  }),
  duplicateInvoice: camel.changeByGet('/api/invoice/DuplicateInvoice', 'invoice.add', {
    summary: 'Makes a new draft with the same content and today’s dates.',
    takes: { invoiceid: id, userId },
    answer: done,
  }),
  ...invoiceActs,
};
