import * as z from 'zod/mini';
import { download, effects, envelope } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { invoiceActs } from './invoice-acts.ts';
import { done, form, invoiceAnswer, listAnswer, row, type } from './invoice-wire.ts';
import { days, listDays, listFile, listQuery } from './list-wire.ts';
import { all, count, day, decimal, edited, id, text, userId, whole } from './wire-types.ts';

const at = '/api/invoice/';
const camel = inBusiness('businessId', at);
const lower = inBusiness('businessid', at);

const listFilters = { businessid: id, ...listQuery, ...listDays };

/** The spec names the lines differently in the form and in what is answered. */
const formed = inBusiness('businessid', at, { spelt: { items: ['invoiceItems'] } });

const counts = z.object({
  ...all(z.number(), 'AllInvoicesCount PaidInvoicesCount UnpaidInvoicesCount DepositPaidInvoicesCount'),
  ...all(z.number(), 'DraftInvoicesCount CancelledInvoicesCount DeletedInvoicesCount'),
  ...all(z.number(), 'OverdueInvoicesCount UnfulfilledInvoicesCount'),
});

/** Every call of invoices and receipts: what they hold, lists and counters, and the acts on them. */
export const invoiceCalls = {
  createInvoice: formed.change('CreateInvoice', 'invoice.add', done, form),
  updateInvoice: formed.change('UpdateInvoice', 'invoice.edit', done, { ...form, id, ...edited }),
  previewNewInvoice: formed.ours.ask('preview-new', 'invoice.add', envelope(effects), form),
  previewInvoiceEdit: formed.ours.ask('preview-edit', 'invoice.edit', envelope(effects), {
    ...form,
    id,
    ...edited,
  }),
  nextNumber: lower.read(
    'GetInvoiceNumber',
    'invoice.add',
    { invoicenumber: z.string(), today: day },
    { userid: userId, invoicetype: z.optional(type) },
  ),
  getInvoice: lower.read('GetInvoice', 'invoice.view', envelope(invoiceAnswer), {
    userid: userId,
    invoiceid: text(60),
  }),
  listInvoices: lower.read('NewGetAllInvoicesWithFilters', 'invoice.list', listAnswer, {
    ...listFilters,
    status: z.optional(text(40)),
    invoicetype: z.optional(text(20)),
  }),
  exportInvoices: lower.ours.ask('export-csv', 'invoice.export', download, {
    ...listFile,
    invoicetype: z.optional(text(20)),
    LocationIdList: z.optional(z.array(id).check(z.maxLength(100))),
  }),
  listInvoicesByLocation: lower.ask('NewGetAllInvoicesWithLocationFilters', 'invoice.list', listAnswer, {
    ...listFilters,
    ...all(z.optional(z.union([count, whole])), 'page limit'),
    StatusList: z.optional(z.array(text(40)).check(z.maxLength(10))),
    InvoiceTypeList: z.optional(z.array(text(20)).check(z.maxLength(5))),
    LocationIdList: z.optional(z.array(id).check(z.maxLength(100))),
  }),
  counter: lower.read('GetInvoiceCounter', 'invoice.list', counts, { userid: userId, ...days }),
  openInvoicesOfCustomer: lower.read(
    'Get-Invoice-Details-By-ClientId',
    'customer.addPayment',
    { invoices: z.array(row), credit: decimal },
    { clientid: id, userid: userId },
  ),
  duplicateInvoice: camel.changeByGet('DuplicateInvoice', 'invoice.add', done, { invoiceid: id, userId }),
  ...invoiceActs,
};
