import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { creditNoteAsked, creditNoteForm, previewedAct } from './credit-note-wire.ts';
import { done } from './invoice-wire.ts';
import { paymentAsked, paymentForm } from './payment-wire.ts';
import {
  cancelledPayments,
  decimal,
  effects,
  envelope,
  id,
  mode,
  movedMoney,
  paidMoney,
  perRow,
  several,
} from './wire-types.ts';

const { change, ours } = inBusiness('businessid');

const status = z.union([z.enum(['Draft', 'NotPaid', 'Paid', 'Cancelled']), z.literal([1, 2, 3, 4])]);

const one = { InvoiceId: id };
const many = { InvoiceId: several };
/** What becomes of the payments and the goods of what is cancelled. */
const choices = { ...cancelledPayments, goods: z.optional(z.enum(['back', 'kept'])) };

/** The acts on an invoice or receipt that stands: its lifecycle’s events as calls. */
export const invoiceActs = {
  archiveInvoices: change('/api/invoice/Archive-Invoice', 'invoice.delete', {
    takes: many,
    answer: perRow,
  }),
  restoreInvoices: ours.change('/api/invoice/restore-invoice', 'invoice.delete', {
    takes: many,
    answer: perRow,
  }),
  cancelInvoices: change('/api/invoice/CancelInvoice', 'invoice.delete', {
    takes: {
      ...many,
      ...choices,
    },
    answer: perRow,
  }),
  reinstateInvoice: ours.change('/api/invoice/undo-cancel', 'invoice.delete', { takes: one, answer: done }),
  setStatus: change('/api/invoice/UpdateInvoiceStatus', 'invoice.edit', {
    takes: { ...one, invoicestatus: status, paymentmode: z.optional(mode) },
    answer: done,
  }),
  addPayment: change('/api/invoice/AddPayment', 'invoice.addPayment', {
    takes: { ...one, ...paymentForm },
    answer: done,
  }),
  addBatchPayment: change('/api/invoice/Add-Invoice-Batch-Payment', 'customer.addPayment', {
    takes: {
      payments: z.array(z.object({ ...one, amount: decimal })).check(z.minLength(1), z.maxLength(200)),
      ...paidMoney,
    },
    answer: envelope(z.object({ ids: z.array(id), repeated: z.boolean() })),
  }),
  deletePayment: ours.change('/api/invoice/delete-payment', 'invoice.delete', {
    takes: { ...one, PaymentId: id },
    answer: done,
  }),
  applyCredit: ours.change('/api/invoice/apply-credit', 'invoice.addPayment', {
    takes: { ...one, amount: decimal },
    answer: done,
  }),
  refundCredit: ours.change('/api/Client/refund-credit', 'customer.delete', {
    takes: {
      clientid: id,
      amount: decimal,
      ForeignCurrencyID: z.optional(z.nullable(z.number())),
      ...movedMoney,
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
      ...one,
      act: previewedAct,
      ...choices,
      ...creditNoteAsked,
      ...paymentAsked,
    },
    answer: envelope(effects),
  }),
};
