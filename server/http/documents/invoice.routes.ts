import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { invoiceStatusCode } from '../../../src/api/calls/document-status.ts';
import { invoiceCalls } from '../../../src/api/calls/invoice.ts';
import { idFromWire } from '../../../src/api/wire/id.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import { billedStatuses, unpaidStatuses } from '../../../src/domain/documents/posted-status.ts';
import { decimal } from '../../../src/domain/money.ts';
import { documentAnswers as words } from '../../../src/domain/words/documents.ts';
import { cancelPosted, reinstatePosted } from '../../commands/cancel-posted.ts';
import { createPosted } from '../../commands/create-posted.ts';
import { applyCredit, refundCredit } from '../../commands/credit.ts';
import { giveBack, undoGiveBack } from '../../commands/credit-note.ts';
import { deletePayment } from '../../commands/delete-payment.ts';
import { deletePosted, duplicatePosted, restorePosted } from '../../commands/delete-posted.ts';
import { issuePosted, previewIssues } from '../../commands/issue-posted.ts';
import { recordPayment } from '../../commands/record-payment.ts';
import { setInvoiceStatus } from '../../commands/set-invoice-status.ts';
import { updatePosted } from '../../commands/update-posted.ts';
import { undoWriteOff, writeOff } from '../../commands/write-off.ts';
import { countDocuments, countOverdue, listDocuments } from '../../reports/document-list.ts';
import { creditOf, viewPosted } from '../../reports/posted-view.ts';
import { findContact } from '../../store/contacts/contacts.ts';
import { type Ctx, calendarOf, type Tx, withBusiness } from '../../store/database/tx.ts';
import { countDelivered, deliveryOf } from '../../store/documents/delivery.ts';
import { idOfNumber, nextNumber } from '../../store/documents/documents.ts';
import type { CommandResult } from '../../store/plan/commit-or-preview.ts';
import { latestSession } from '../../store/providers/payment-sessions.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { requestedSpan } from '../call/paging.ts';
import { acted, previewed, previewedSeveral, rowByRow } from './act.answers.ts';
import { listed, listedInFile } from './document.answers.ts';
import { currencyFrom } from './document.requests.ts';
import { invoiceAnswerOf, invoiceRowOf } from './invoice.answers.ts';
import { filterOf, invoiceRequestOf, locationFilterOf } from './invoice.requests.ts';
import {
  cancellationOf,
  creditNoteIdIn,
  creditNoteIn,
  creditNoteOf,
  forgivingOf,
  onePaymentOf,
  type PreviewArgs,
  paidOf,
  paymentIdIn,
  paymentIn,
  paymentOf,
  sharesOf,
} from './payment.requests.ts';

const done = (message: string, result: CommandResult) => {
  const { status, ...left } = acted(message, result);
  return { ...left, statusCode: invoiceStatusCode(status) };
};

const editedInvoiceOf = ({ id, version = null, ...form }: ArgsOf<typeof invoiceCalls.updateInvoice>) => ({
  ...invoiceRequestOf(form),
  id,
  version,
});

/** A document's screens are reached by id or by number. */
const idOf = (tx: Tx, called: string) =>
  /^[A-Za-z0-9_-]{22}$/.test(called)
    ? Promise.resolve(idFromWire(called))
    : idOfNumber(tx, 'invoice', called);

type Asked = PreviewArgs & { goods?: 'back' | 'kept' | undefined };

/** The acts that are shown before they are done. */
const previews = {
  issue: (ctx: Ctx, id: string, { mode }: Asked) => issuePosted(ctx, 'invoice', id, mode),
  cancel: (ctx: Ctx, id: string, asked: Asked) => cancelPosted(ctx, receivable, id, cancellationOf(asked)),
  'undo-cancel': (ctx: Ctx, id: string) => reinstatePosted(ctx, receivable, id),
  'write-off': (ctx: Ctx, id: string, asked: Asked) => writeOff(ctx, receivable, id, forgivingOf(asked)),
  'undo-write-off': (ctx: Ctx, id: string) => undoWriteOff(ctx, receivable, id),
  'give-back': (ctx: Ctx, id: string, asked: Asked) => giveBack(ctx, receivable, id, creditNoteIn(asked)),
  'undo-give-back': (ctx: Ctx, id: string, asked: Asked) =>
    undoGiveBack(ctx, receivable, id, creditNoteIdIn(asked)),
  payment: (ctx: Ctx, id: string, asked: Asked) => recordPayment(ctx, receivable, paymentIn(id, asked)),
  'delete-payment': (ctx: Ctx, id: string, asked: Asked) =>
    deletePayment(ctx, receivable, id, paymentIdIn(asked)),
};

type Handlers = Parameters<typeof mountDeclared<typeof invoiceCalls, Ctx>>[3];
type Some<Names extends keyof Handlers> = Pick<Handlers, Names>;

/** What is read of invoices. */
const reading: Some<
  | 'nextNumber'
  | 'getInvoice'
  | 'listInvoices'
  | 'exportInvoices'
  | 'listInvoicesByLocation'
  | 'counter'
  | 'openInvoicesOfCustomer'
> = {
  nextNumber: ({ ctx, args: { subtype = 'invoice' } }) =>
    withBusiness(ctx, 'read', async (tx) => ({
      message: words.nextNumber,
      number: await nextNumber(tx, subtype),
      today: tx.today,
    })),
  getInvoice: ({ ctx, args }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const id = await idOf(tx, args.called);
      const [view, delivery, session] = await Promise.all([
        viewPosted(tx, 'invoice', id),
        deliveryOf(tx, id),
        latestSession(tx, id),
      ]);
      return { message: words.invoice, ...invoiceAnswerOf(view, { delivery, session }, tx) };
    }),
  listInvoices: ({ ctx, args }) => listed(ctx, args, filterOf(args), invoiceRowOf),
  exportInvoices: ({ ctx, args }) => listedInFile(ctx, args, filterOf(args)),
  listInvoicesByLocation: ({ ctx, args }) => listed(ctx, args, locationFilterOf(args), invoiceRowOf),
  counter: ({ ctx, args: { period, from, to } }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const sortby = period === 'all' ? 'alltime' : period;
      const range = requestedSpan({ sortby, fromdate: from, todate: to }, calendarOf(tx), 'thismonth');
      const [byStatus, overdue, delivered] = await Promise.all([
        countDocuments(tx, 'invoice', range),
        countOverdue(tx, 'invoice', range),
        countDelivered(tx, range),
      ]);
      const billed = billedStatuses.map(byStatus).reduce((sum, n) => sum + n, 0);
      return {
        all: billed + byStatus('Draft') + byStatus('Cancelled'),
        paid: byStatus('Paid'),
        unpaid: byStatus('NotPaid'),
        depositPaid: byStatus('DepositPaid'),
        draft: byStatus('Draft'),
        cancelled: byStatus('Cancelled'),
        deleted: byStatus('Deleted'),
        overdue,
        unfulfilled: billed - delivered,
      };
    }),
  openInvoicesOfCustomer: ({ ctx, args }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const customer = await findContact(tx, 'customer', args.contactId);
      const { rows } = await listDocuments(tx, {
        ...filterOf({}),
        statuses: [...unpaidStatuses],
        customerId: customer.id,
        sort: 'due_date',
        ascending: true,
        page: 1,
        limit: 200,
      });
      return {
        message: words.openInvoices,
        rows: rows.map((row) => invoiceRowOf(row, tx.today)),
        credit: await creditOf(tx, receivable, customer.id, tx.business.homeCurrency),
      };
    }),
};

/** Mounts the invoices' calls. */
export const invoiceRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, invoiceCalls, inBusiness(services), {
    ...reading,
    createInvoice: async ({ ctx, args }) =>
      done(
        args.subtype === 'receipt' ? words.receiptCreated : words.invoiceCreated,
        await createPosted(ctx, invoiceRequestOf(args)),
      ),
    previewNewInvoice: ({ ctx, args }) =>
      previewed(ctx, (preview) => createPosted(preview, invoiceRequestOf(args))),
    previewInvoiceEdit: ({ ctx, args }) =>
      previewed(ctx, (preview) => updatePosted(preview, editedInvoiceOf(args))),
    updateInvoice: async ({ ctx, args }) =>
      done(words.invoiceDetailsUpdated, await updatePosted(ctx, editedInvoiceOf(args))),
    duplicateInvoice: async ({ ctx, args }) =>
      done(words.duplicationSuccessful, await duplicatePosted(ctx, 'invoice', args.id)),
    archiveInvoices: ({ ctx, args: { ids } }) =>
      // The spec has a word for one, and another for a list.
      rowByRow(
        ctx,
        ids,
        ids.length === 1 ? words.invoiceArchivedSuccessfully : 'invoice deleted.',
        (own, id) => deletePosted(own, 'invoice', id),
      ),
    restoreInvoices: ({ ctx, args: { ids } }) =>
      rowByRow(ctx, ids, words.invoiceRestored, (own, id) => restorePosted(own, 'invoice', id)),
    cancelInvoices: ({ ctx, args: { ids, ...choice } }) =>
      rowByRow(ctx, ids, words.transactionCancelledSuccessfully, (own, id) =>
        cancelPosted(own, receivable, id, cancellationOf(choice, ids)),
      ),
    reinstateInvoice: async ({ ctx, args }) =>
      done(words.cancellationUndone, await reinstatePosted(ctx, receivable, args.id)),
    setStatus: async ({ ctx, args: { id, status, mode = 1 } }) =>
      done(words.invoiceStatusUpdated, await setInvoiceStatus(ctx, id, status, mode)),
    addPayment: async ({ ctx, args: { id, ...payment } }) =>
      done(words.paymentRecordAdded, await recordPayment(ctx, receivable, onePaymentOf(id, payment))),
    addBatchPayment: async ({ ctx, args: { shares, ...payment } }) => {
      const { ids, repeated } = await recordPayment(ctx, receivable, {
        shares: sharesOf(shares),
        ...paymentOf(payment),
      });
      return { message: words.invoicePaymentDone, ids, repeated: repeated === true };
    },
    deletePayment: async ({ ctx, args: { id, paymentId } }) =>
      done(words.paymentDeleted, await deletePayment(ctx, receivable, id, paymentId)),
    applyCredit: async ({ ctx, args: { id, amount, onDay } }) =>
      done(
        words.creditApplied,
        await applyCredit(ctx, receivable, id, { amount: decimal(amount), onDay: onDay || null }),
      ),
    refundCredit: async ({ ctx, args: { contactId, amount, foreignCurrencyId, rate, ...paid } }) => {
      const { repeated } = await refundCredit(ctx, receivable, {
        contactId,
        amount: decimal(amount),
        currency: currencyFrom(foreignCurrencyId),
        ...paidOf(paid),
        rate: rate ? decimal(rate) : null,
      });
      return { message: words.creditRefunded, repeated: repeated === true };
    },
    writeOff: async ({ ctx, args: { id, ...how } }) =>
      done(words.restWrittenOff, await writeOff(ctx, receivable, id, forgivingOf(how))),
    undoWriteOff: async ({ ctx, args }) =>
      done(words.writeOffUndone, await undoWriteOff(ctx, receivable, args.id)),
    giveBack: async ({ ctx, args: { id, ...note } }) =>
      done(words.givenBack, await giveBack(ctx, receivable, id, creditNoteOf(note))),
    undoGiveBack: async ({ ctx, args: { id, creditNoteId } }) =>
      done(words.giveBackUndone, await undoGiveBack(ctx, receivable, id, creditNoteId)),
    previewIssues: ({ ctx, args }) => previewedSeveral(ctx, previewIssues(ctx, 'invoice', args.ids)),
    previewEffects: ({ ctx, args: { id, act, ...asked } }) =>
      previewed(ctx, (preview) => previews[act](preview, id, asked)),
  });
