import * as z from 'zod/mini';
import { effects, envelope, perRow, plannedRows, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { creditNoteAsked, creditNoteForm, previewedAct } from './credit-note-wire.ts';
import { done } from './invoice-wire.ts';
import * as payments from './payment-wire.ts';
import { decimal, id, mode, several } from './wire-types.ts';

const { change, ours } = inBusiness('businessid', '/api/invoice/');

const status = z.union([z.enum(['Draft', 'NotPaid', 'Paid', 'Cancelled']), z.literal([1, 2, 3, 4])]);

const one = { InvoiceId: id };
const many = { InvoiceId: several };
/** What becomes of the payments and the goods of what is cancelled. */
const choices = { ...payments.cancelledPayments, goods: z.optional(z.enum(['back', 'kept'])) };

/** The acts on an invoice or receipt that stands: its lifecycle’s events as calls. */
export const invoiceActs = {
  archiveInvoices: change('Archive-Invoice', 'invoice.delete', perRow, many),
  restoreInvoices: ours.change('restore-invoice', 'invoice.delete', perRow, many),
  cancelInvoices: change('CancelInvoice', 'invoice.delete', perRow, {
    ...many,
    ...choices,
    ...payments.actDay,
  }),
  reinstateInvoice: ours.change('undo-cancel', 'invoice.delete', done, one),
  setStatus: change('UpdateInvoiceStatus', 'invoice.edit', done, {
    ...one,
    invoicestatus: status,
    paymentmode: z.optional(mode),
  }),
  addPayment: change('AddPayment', 'invoice.addPayment', done, { ...one, ...payments.paymentForm }),
  addBatchPayment: change(
    'Add-Invoice-Batch-Payment',
    'customer.addPayment',
    payments.batchPaid,
    payments.batchPayment(one),
  ),
  deletePayment: ours.change('delete-payment', 'invoice.delete', done, { ...one, PaymentId: id }),
  applyCredit: ours.change('apply-credit', 'invoice.addPayment', done, {
    ...one,
    amount: decimal,
    ...payments.actDay,
  }),
  refundCredit: ours.change('/api/Client/refund-credit', 'customer.delete', repeated, {
    clientid: id,
    amount: decimal,
    ForeignCurrencyID: z.optional(z.nullable(z.number())),
    ...payments.ratedMoney,
  }),
  writeOff: ours.change('write-off-balance', 'invoice.delete', done, {
    ...one,
    ...payments.taxRelief,
    ...payments.actDay,
  }),
  undoWriteOff: ours.change('undo-write-off', 'invoice.delete', done, one),
  giveBack: ours.change('give-back', 'invoice.delete', done, { ...one, ...creditNoteForm }),
  undoGiveBack: ours.change('undo-give-back', 'invoice.delete', done, { ...one, CreditNoteId: id }),
  previewIssues: ours.ask('preview-issues', 'invoice.view', plannedRows, many),
  previewEffects: ours.ask('preview-effects', 'invoice.view', envelope(effects), {
    ...one,
    act: previewedAct,
    ...choices,
    ...creditNoteAsked,
    ...payments.paymentAsked,
  }),
};
