import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { invoiceActs } from './invoice-acts.ts';
import { done, form, invoiceAnswer, listAnswer, row, type } from './invoice-wire.ts';
import {
  all,
  count,
  day,
  decimal,
  download,
  envelope,
  id,
  listDays,
  listFile,
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
    takes: form,
    spelt: spelt,
    answer: done,
  }),
  updateInvoice: lower.change('/api/invoice/UpdateInvoice', 'invoice.edit', {
    takes: { ...form, id, version: z.optional(z.nullable(z.number())) },
    spelt: spelt,
    answer: done,
  }),
  nextNumber: lower.read('/api/invoice/GetInvoiceNumber', 'invoice.add', {
    takes: { userid: userId, invoicetype: z.optional(type) },
    answer: envelope(z.object({ invoicenumber: z.string(), today: day })),
  }),
  getInvoice: lower.read('/api/invoice/GetInvoice', 'invoice.view', {
    takes: { userid: userId, invoiceid: text(60) },
    answer: envelope(invoiceAnswer),
  }),
  listInvoices: lower.read('/api/invoice/NewGetAllInvoicesWithFilters', 'invoice.list', {
    takes: { ...listFilters, status: z.optional(text(40)), invoicetype: z.optional(text(20)) },
    answer: listAnswer,
  }),
  exportInvoices: lower.ours.ask('/api/invoice/export-csv', 'invoice.export', {
    takes: { ...listFile, invoicetype: z.optional(text(20)) },
    answer: download,
  }),
  listInvoicesByLocation: lower.ask('/api/invoice/NewGetAllInvoicesWithLocationFilters', 'invoice.list', {
    takes: {
      ...listFilters,
      ...all(z.optional(z.union([count, whole])), 'page', 'limit'),
      StatusList: z.optional(z.array(text(40)).check(z.maxLength(10))),
      InvoiceTypeList: z.optional(z.array(text(20)).check(z.maxLength(5))),
      LocationIdList: z.optional(z.array(id).check(z.maxLength(100))),
    },
    answer: listAnswer,
  }),
  counter: lower.read('/api/invoice/GetInvoiceCounter', 'invoice.list', {
    takes: { userid: userId, ...all(z.optional(day), 'fromdate', 'todate'), sortby: z.optional(text(40)) },
    answer: z.object({
      ...all(z.number(), 'AllInvoicesCount', 'PaidInvoicesCount', 'UnpaidInvoicesCount'),
      ...all(z.number(), 'DepositPaidInvoicesCount', 'DraftInvoicesCount', 'CancelledInvoicesCount'),
      ...all(z.number(), 'DeletedInvoicesCount', 'OverdueInvoicesCount', 'UnfulfilledInvoicesCount'),
    }),
  }),
  openInvoicesOfCustomer: lower.read('/api/invoice/Get-Invoice-Details-By-ClientId', 'customer.addPayment', {
    takes: { clientid: id, userid: userId },
    answer: envelope(z.object({ invoices: z.array(row), credit: decimal })),
  }),
  duplicateInvoice: camel.changeByGet('/api/invoice/DuplicateInvoice', 'invoice.add', {
    takes: { invoiceid: id, userId },
    answer: done,
  }),
  ...invoiceActs,
};
