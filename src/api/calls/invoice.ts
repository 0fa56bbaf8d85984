import * as z from 'zod/mini';
import * as wire from '../wire/values.ts';
import { done, file, perRow, plainly, planned, plannedEach, subject, told } from './call.ts';
import {
  ignoredUser,
  listCredited,
  listDays,
  listFile,
  listQuery,
  listStatus,
  narrowed,
} from './document-list.ts';
import { wantedInvoiceStatus } from './document-status.ts';
import {
  called,
  day,
  decimal,
  edited,
  id,
  idList,
  ids,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paged,
  text,
  typedText,
  verbatim,
} from './field.ts';
import { invoiceAnswer, invoiceForm, invoiceRow, workedOut } from './invoice-fields.ts';
import {
  actDay,
  batchPaid,
  batchPayment,
  cancelledPayments,
  creditNoteForm,
  mode,
  paymentForm,
  previewedAct,
  ratedMoney,
  taxRelief,
} from './payment.ts';
import { figureDays } from './span.ts';
import { touchedByBooking } from './subject.ts';

const at = '/api/invoice/';
const formed = subject('businessid', at, workedOut);
const asked = subject('businessid', at, ignoredUser);
const { change, ours } = subject('businessid', at);

const touches = touchedByBooking;
const reads = 'invoices';

/** What an act on one document answers. */
const acted = told({
  id: id('id'),
  number: nullable(text('invoicenumber')),
  statusCode: number('invoicestatus'),
  ...done,
});

const one = { id: id('InvoiceId') };
const many = { ids: ids('InvoiceId') };
const editedForm = { ...invoiceForm, id: id('id'), ...edited };
/** What becomes of the payments and the goods of what is cancelled. */
const choices = { ...cancelledPayments, goods: optional(oneOf('goods', ['back', 'kept'])) };

const type = { type: optional(typedText('invoicetype', 20)) };
const locations = { locations: optional(idList('LocationIdList', 100)) };
const page = plainly({ rows: list('Invoices', invoiceRow), ...paged });
/** A number of a page, in a body that is also sent as an address is. */
const pageNumber = verbatim(z.union([wire.count, wire.whole]));

/** Every call of invoices and receipts: what they hold, lists and counters, and the acts on them: the events of their lifecycle. */
export const invoiceCalls = {
  createInvoice: formed.change('CreateInvoice', 'invoice.add', { takes: invoiceForm, says: acted, touches }),
  updateInvoice: formed.change('UpdateInvoice', 'invoice.edit', { takes: editedForm, says: acted, touches }),
  previewNewInvoice: formed.ours.ask('preview-new', 'invoice.add', { takes: invoiceForm, says: planned }),
  previewInvoiceEdit: formed.ours.ask('preview-edit', 'invoice.edit', { takes: editedForm, says: planned }),
  nextNumber: asked.read('GetInvoiceNumber', 'invoice.add', {
    takes: { subtype: optional(oneOf('invoicetype', ['invoice', 'receipt'])) },
    says: told({ number: text('invoicenumber'), today: day('today') }),
    reads,
  }),
  /** By its id or its number. */
  getInvoice: asked.read('GetInvoice', 'invoice.view', {
    takes: { called: typedText('invoiceid', 60) },
    says: told(invoiceAnswer),
    reads,
  }),
  listInvoices: subject('businessid', at).read('NewGetAllInvoicesWithFilters', 'invoice.list', {
    takes: { ...listQuery, ...listStatus, ...listCredited, ...type },
    says: page,
    reads,
  }),
  exportInvoices: asked.ours.ask('export-csv', 'invoice.export', {
    takes: { ...listFile, ...listCredited, ...type, ...locations },
    says: file,
  }),
  listInvoicesByLocation: subject('businessid', at).ask(
    'NewGetAllInvoicesWithLocationFilters',
    'invoice.list',
    {
      takes: {
        page: optional(pageNumber('page')),
        limit: optional(pageNumber('limit')),
        ...narrowed,
        ...listCredited,
        ...listDays,
        statuses: optional(verbatim(z.array(wire.text(40)).check(z.maxLength(10)))('StatusList')),
        types: optional(verbatim(z.array(wire.text(20)).check(z.maxLength(5)))('InvoiceTypeList')),
        ...locations,
      },
      says: page,
      reads,
    },
  ),
  counter: asked.read('GetInvoiceCounter', 'invoice.list', {
    takes: figureDays,
    says: plainly({
      all: number('AllInvoicesCount'),
      paid: number('PaidInvoicesCount'),
      unpaid: number('UnpaidInvoicesCount'),
      depositPaid: number('DepositPaidInvoicesCount'),
      draft: number('DraftInvoicesCount'),
      cancelled: number('CancelledInvoicesCount'),
      deleted: number('DeletedInvoicesCount'),
      overdue: number('OverdueInvoicesCount'),
      unfulfilled: number('UnfulfilledInvoicesCount'),
    }),
    reads,
  }),
  openInvoicesOfCustomer: asked.read('Get-Invoice-Details-By-ClientId', 'customer.addPayment', {
    takes: { contactId: id('clientid') },
    says: told({ rows: list('invoices', invoiceRow), credit: decimal('credit') }),
    reads,
  }),
  duplicateInvoice: subject('businessId', at, { userId: wire.userId }).changeByGet(
    'DuplicateInvoice',
    'invoice.add',
    {
      takes: { id: id('invoiceid') },
      says: acted,
      touches,
    },
  ),
  archiveInvoices: change('Archive-Invoice', 'invoice.delete', { takes: many, says: perRow, touches }),
  restoreInvoices: ours.change('restore-invoice', 'invoice.delete', { takes: many, says: perRow, touches }),
  cancelInvoices: change('CancelInvoice', 'invoice.delete', {
    takes: { ...many, ...choices, ...actDay },
    says: perRow,
    touches,
  }),
  reinstateInvoice: ours.change('undo-cancel', 'invoice.delete', { takes: one, says: acted, touches }),
  setStatus: change('UpdateInvoiceStatus', 'invoice.edit', {
    takes: { ...one, status: wantedInvoiceStatus('invoicestatus'), mode: optional(mode('paymentmode')) },
    says: acted,
    touches,
  }),
  addPayment: change('AddPayment', 'invoice.addPayment', {
    takes: { ...one, ...paymentForm },
    says: acted,
    touches,
  }),
  addBatchPayment: change('Add-Invoice-Batch-Payment', 'customer.addPayment', {
    takes: batchPayment('InvoiceId'),
    says: batchPaid,
    touches,
  }),
  deletePayment: ours.change('delete-payment', 'invoice.delete', {
    takes: { ...one, paymentId: id('PaymentId') },
    says: acted,
    touches,
  }),
  applyCredit: ours.change('apply-credit', 'invoice.addPayment', {
    takes: { ...one, amount: decimal('amount'), ...actDay },
    says: acted,
    touches,
  }),
  refundCredit: ours.change('/api/Client/refund-credit', 'customer.delete', {
    takes: {
      contactId: id('clientid'),
      amount: decimal('amount'),
      foreignCurrencyId: called(optional(nullable(number('ForeignCurrencyID'))), 'currency'),
      ...ratedMoney,
    },
    says: told(done),
    touches,
  }),
  writeOff: ours.change('write-off-balance', 'invoice.delete', {
    takes: { ...one, ...taxRelief, ...actDay },
    says: acted,
    touches,
  }),
  undoWriteOff: ours.change('undo-write-off', 'invoice.delete', { takes: one, says: acted, touches }),
  giveBack: ours.change('give-back', 'invoice.delete', {
    takes: { ...one, ...creditNoteForm },
    says: acted,
    touches,
  }),
  undoGiveBack: ours.change('undo-give-back', 'invoice.delete', {
    takes: { ...one, creditNoteId: id('CreditNoteId') },
    says: acted,
    touches,
  }),
  previewIssues: ours.ask('preview-issues', 'invoice.view', { takes: many, says: plannedEach }),
  previewEffects: ours.ask('preview-effects', 'invoice.view', {
    takes: { ...one, ...previewedAct, goods: choices.goods },
    says: planned,
  }),
};
