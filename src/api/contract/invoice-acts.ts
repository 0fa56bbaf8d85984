import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { creditNoteAsked, creditNoteForm, previewedAct } from './credit-note-wire.ts';
import { done } from './invoice-wire.ts';
import { day, decimal, effects, envelope, id, mode, perRow, text } from './wire-types.ts';

const { change, ours } = inBusiness('businessid');

const status = z.union([z.enum(['Draft', 'NotPaid', 'Paid', 'Cancelled']), z.literal([1, 2, 3, 4])]);

const one = { InvoiceId: id };

/** The acts on an invoice or receipt that stands: its lifecycle’s events as calls. */
export const invoiceActs = {
  archiveInvoices: change('/api/invoice/Archive-Invoice', 'invoice.delete', {
    takes: { InvoiceId: z.array(id).check(z.minLength(1), z.maxLength(200)) },
    answer: perRow,
  }),
  restoreInvoices: ours.change('/api/invoice/restore-invoice', 'invoice.delete', {
    takes: { InvoiceId: z.array(id).check(z.minLength(1), z.maxLength(200)) },
    answer: perRow,
  }),
  cancelInvoices: change('/api/invoice/CancelInvoice', 'invoice.delete', {
    takes: {
      InvoiceId: z.array(id).check(z.minLength(1), z.maxLength(200)),
      payments: z.optional(z.enum(['credit', 'refund'])),
      goods: z.optional(z.enum(['back', 'kept'])),
      paymentmode: z.optional(mode),
    },
    answer: perRow,
  }),
  reinstateInvoice: ours.change('/api/invoice/undo-cancel', 'invoice.delete', { takes: one, answer: done }),
  setStatus: change('/api/invoice/UpdateInvoiceStatus', 'invoice.edit', {
    takes: { InvoiceId: id, invoicestatus: status, paymentmode: z.optional(mode) },
    answer: done,
  }),
  addPayment: change('/api/invoice/AddPayment', 'invoice.addPayment', {
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
    takes: { InvoiceId: id, PaymentId: id },
    answer: done,
  }),
  applyCredit: ours.change('/api/invoice/apply-credit', 'invoice.addPayment', {
    takes: { InvoiceId: id, amount: decimal },
    answer: done,
  }),
  refundCredit: ours.change('/api/Client/refund-credit', 'customer.delete', {
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
  writeOff: ours.change('/api/invoice/write-off-balance', 'invoice.delete', { takes: one, answer: done }),
  undoWriteOff: ours.change('/api/invoice/undo-write-off', 'invoice.delete', { takes: one, answer: done }),
  giveBack: ours.change('/api/invoice/give-back', 'invoice.delete', {
    takes: { ...one, ...creditNoteForm },
    answer: done,
  }),
  undoGiveBack: ours.change('/api/invoice/undo-give-back', 'invoice.delete', {
    takes: { ...one, CreditNoteId: id },
    answer: done,
  }),
  previewEffects: ours.ask('/api/invoice/preview-effects', 'invoice.view', {
    takes: {
      InvoiceId: id,
      act: previewedAct,
      payments: z.optional(z.enum(['credit', 'refund'])),
      goods: z.optional(z.enum(['back', 'kept'])),
      paymentmode: z.optional(mode),
      ...creditNoteAsked,
    },
    answer: envelope(effects),
  }),
};
