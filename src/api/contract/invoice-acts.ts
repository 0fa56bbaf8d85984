import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { done, mode } from './invoice-wire.ts';
import { day, decimal, effects, envelope, id, perRow, text } from './wire-types.ts';

const { change, ours } = inBusiness('businessid');

const status = z.union([z.enum(['Draft', 'NotPaid', 'Paid', 'Cancelled']), z.literal([1, 2, 3, 4])]);

const one = { InvoiceId: id };

/** The acts on an invoice or receipt that stands: its lifecycle’s events as calls. */
export const invoiceActs = {
  archiveInvoices: change('/api/invoice/Archive-Invoice', 'invoice.delete', {
    summary: 'Deletes drafts and cancelled documents; answers per row.',
    takes: { InvoiceId: z.array(id).check(z.minLength(1), z.maxLength(200)) },
    answer: perRow,
  }),
  restoreInvoices: ours.change('/api/invoice/restore-invoice', 'invoice.delete', {
    summary: 'Returns deleted documents to what they were; answers per row.',
    takes: { InvoiceId: z.array(id).check(z.minLength(1), z.maxLength(200)) },
    answer: perRow,
  }),
  cancelInvoices: change('/api/invoice/CancelInvoice', 'invoice.delete', {
    summary: 'Cancels issued documents; their payments become credit, or are refunded. Answers per row.',
    takes: {
      InvoiceId: z.array(id).check(z.minLength(1), z.maxLength(200)),
      payments: z.optional(z.enum(['credit', 'refund'])),
      goods: z.optional(z.enum(['back', 'kept'])),
      paymentmode: z.optional(mode),
    },
    answer: perRow,
  }),
  reinstateInvoice: ours.change('/api/invoice/undo-cancel', 'invoice.delete', {
    summary: 'Undoes a cancellation while its day is open.',
    takes: one,
    answer: done,
  }),
  setStatus: change('/api/invoice/UpdateInvoiceStatus', 'invoice.edit', {
    summary: 'NotPaid issues, Paid records a payment of the balance, Cancelled cancels; all else is refused.',
    takes: { InvoiceId: id, invoicestatus: status, paymentmode: z.optional(mode) },
    answer: done,
  }),
  addPayment: change('/api/invoice/AddPayment', 'invoice.addPayment', {
    summary: 'Records a payment; more than is owed only where the surplus becomes credit.',
    takes: {
      InvoiceId: id,
      amount: decimal,
      inhomecurrency: z.optional(z.boolean()),
      ExchangeRate: z.optional(z.nullable(decimal)),
      paymentmode: mode,
      date: z.optional(day),
      memo: z.optional(text(500)),
      surplus: z.optional(z.literal('credit')),
    },
    answer: done,
  }),
  addBatchPayment: change('/api/invoice/Add-Invoice-Batch-Payment', 'customer.addPayment', {
    summary: 'Records one payment over several invoices of one customer.',
    takes: {
      payments: z.array(z.object({ InvoiceId: id, amount: decimal })).check(z.minLength(1), z.maxLength(200)),
      inhomecurrency: z.optional(z.boolean()),
      ExchangeRate: z.optional(z.nullable(decimal)),
      paymentmode: mode,
      date: z.optional(day),
      memo: z.optional(text(500)),
    },
    answer: envelope(z.object({ ids: z.array(id), repeated: z.boolean() })),
  }),
  deletePayment: ours.change('/api/invoice/delete-payment', 'invoice.delete', {
    summary: 'Takes a payment, or credit applied, off an invoice.',
    takes: { InvoiceId: id, PaymentId: id },
    answer: done,
  }),
  applyCredit: ours.change('/api/invoice/apply-credit', 'invoice.addPayment', {
    summary: 'Applies the customer’s credit, the oldest first.',
    takes: { InvoiceId: id, amount: decimal },
    answer: done,
  }),
  refundCredit: ours.change('/api/Client/refund-credit', 'customer.delete', {
    summary: 'Pays a customer’s credit in one currency back; in the business’s own unless told.',
    takes: {
      clientid: id,
      amount: decimal,
      ForeignCurrencyID: z.optional(z.nullable(z.number())),
      paymentmode: mode,
      date: z.optional(day),
      memo: z.optional(text(500)),
    },
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
  writeOff: ours.change('/api/invoice/write-off-balance', 'invoice.delete', {
    summary: 'Writes what is still owed off to bad debts.',
    takes: one,
    answer: done,
  }),
  undoWriteOff: ours.change('/api/invoice/undo-write-off', 'invoice.delete', {
    summary: 'Takes a write-off back.',
    takes: one,
    answer: done,
  }),
  previewEffects: ours.ask('/api/invoice/preview-effects', 'invoice.view', {
    summary: 'What an act would do: status, postings, credit. Nothing is written.',
    takes: {
      InvoiceId: id,
      act: z.enum(['issue', 'cancel', 'undo-cancel', 'write-off', 'undo-write-off']),
      payments: z.optional(z.enum(['credit', 'refund'])),
      goods: z.optional(z.enum(['back', 'kept'])),
      paymentmode: z.optional(mode),
    },
    answer: envelope(effects),
  }),
};
