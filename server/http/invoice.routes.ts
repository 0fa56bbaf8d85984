import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { invoiceStatusCode, invoiceStatusOf } from '../../src/api/wire/status.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { decimal } from '../../src/domain/money.ts';
import { billedStatuses, unpaidStatuses } from '../../src/domain/posted/status.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import { cancelPosted, reinstatePosted } from '../commands/cancel-posted.ts';
import { createPosted } from '../commands/create-posted.ts';
import { applyCredit, refundCredit } from '../commands/credit.ts';
import { giveBack, undoGiveBack } from '../commands/credit-note.ts';
import { deletePayment } from '../commands/delete-payment.ts';
import { deletePosted, duplicatePosted, restorePosted } from '../commands/delete-posted.ts';
import { issuePosted, previewIssues } from '../commands/issue-posted.ts';
import { recordPayment } from '../commands/record-payment.ts';
import { setInvoiceStatus } from '../commands/set-invoice-status.ts';
import { updatePosted } from '../commands/update-posted.ts';
import { undoWriteOff, writeOff } from '../commands/write-off.ts';
import { countDocuments, countOverdue, listDocuments } from '../reports/document-list.ts';
import { creditOf, viewPosted } from '../reports/posted-view.ts';
import { findContact } from '../store/contacts.ts';
import { countDelivered, deliveryOf } from '../store/delivery.ts';
import { idOfNumber, nextNumber } from '../store/documents.ts';
import type { DocumentFilter } from '../store/narrowed-documents.ts';
import { latestSession } from '../store/payment-sessions.ts';
import { type Ctx, calendarOf, type Tx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { doneWith, onEach, previewed, previewedSeveral } from './act.answers.ts';
import { answer } from './answer.ts';
import { type CreditNoteRequest, creditNoteIdIn, creditNoteIn, creditNoteOf } from './credit-note.answers.ts';
import { listed, listedInFile } from './document.answers.ts';
import { currencyFrom } from './document.requests.ts';
import { invoiceAnswerOf, invoiceListOf, invoiceRowOf } from './invoice.answers.ts';
import { choiceOf, filterOf, invoiceRequestOf, locationFilterOf } from './invoice.requests.ts';
import { mount } from './mount.ts';
import { type listSpan, requestedSpan } from './paging.ts';
import {
  forgivingOf,
  onePaymentOf,
  type PaymentRequest,
  paidOf,
  paymentIdIn,
  paymentIn,
  paymentOf,
} from './payment.requests.ts';

const done = doneWith(({ id, number, status }) => ({
  id,
  invoicenumber: number,
  invoicestatus: invoiceStatusCode(status),
}));

const editedInvoiceOf = (body: BodyOf<typeof invoiceCalls.updateInvoice>) => ({
  ...invoiceRequestOf(body),
  id: idFromWire(body.id),
  version: body.version ?? null,
});

const list = async (ctx: Ctx, sent: Parameters<typeof listSpan>[0], filter: DocumentFilter) =>
  invoiceListOf(await listed(ctx, sent, filter, invoiceRowOf));

/** A document's screens are reached by id or by number. */
const idOf = (tx: Tx, sent: string) =>
  /^[A-Za-z0-9_-]{22}$/.test(sent) ? Promise.resolve(idFromWire(sent)) : idOfNumber(tx, 'invoice', sent);

type Choice = ReturnType<typeof choiceOf>;

/** The acts that are shown before they are done. */
const previews = {
  issue: (ctx: Ctx, id: string, { mode }: Choice) => issuePosted(ctx, 'invoice', id, mode ?? undefined),
  cancel: (ctx: Ctx, id: string, choice: Choice) => cancelPosted(ctx, receivable, id, choice),
  'undo-cancel': (ctx: Ctx, id: string) => reinstatePosted(ctx, receivable, id),
  'write-off': (ctx: Ctx, id: string, _: Choice, sent: PaymentRequest) =>
    writeOff(ctx, receivable, id, forgivingOf(sent)),
  'undo-write-off': (ctx: Ctx, id: string) => undoWriteOff(ctx, receivable, id),
  'give-back': (ctx: Ctx, id: string, _: Choice, sent: CreditNoteRequest) =>
    giveBack(ctx, receivable, id, creditNoteIn(sent)),
  'undo-give-back': (ctx: Ctx, id: string, _: Choice, sent: CreditNoteRequest) =>
    undoGiveBack(ctx, receivable, id, creditNoteIdIn(sent)),
  payment: (ctx: Ctx, id: string, _: Choice, sent: PaymentRequest) =>
    recordPayment(ctx, receivable, paymentIn(id, sent)),
  'delete-payment': (ctx: Ctx, id: string, _: Choice, sent: PaymentRequest) =>
    deletePayment(ctx, receivable, id, paymentIdIn(sent)),
};

/** Mounts the invoices' calls. */
export const invoiceRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, invoiceCalls, inBusiness(services), {
    createInvoice: async ({ ctx, body }) =>
      done(
        body.invoicetype === 'receipt'
          ? documentAnswerWords.receiptCreated
          : documentAnswerWords.invoiceCreated,
        await createPosted(ctx, invoiceRequestOf(body)),
      ),
    previewNewInvoice: ({ ctx, body }) =>
      previewed(ctx, (preview) => createPosted(preview, invoiceRequestOf(body))),
    previewInvoiceEdit: ({ ctx, body }) =>
      previewed(ctx, (preview) => updatePosted(preview, editedInvoiceOf(body))),
    updateInvoice: async ({ ctx, body }) =>
      done(documentAnswerWords.invoiceDetailsUpdated, await updatePosted(ctx, editedInvoiceOf(body))),
    nextNumber: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(documentAnswerWords.nextNumber, {
          invoicenumber: await nextNumber(tx, query.invoicetype ?? 'invoice'),
          today: tx.today,
        }),
      ),
    getInvoice: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const id = await idOf(tx, query.invoiceid);
        const [view, delivery, session] = await Promise.all([
          viewPosted(tx, 'invoice', id),
          deliveryOf(tx, id),
          latestSession(tx, id),
        ]);
        return answer(documentAnswerWords.invoice, invoiceAnswerOf(view, { delivery, session }, tx));
      }),
    listInvoices: async ({ ctx, query }) => list(ctx, query, filterOf(query)),
    exportInvoices: async ({ ctx, body }) => listedInFile(ctx, body, filterOf(body)),
    listInvoicesByLocation: async ({ ctx, body }) => list(ctx, body, locationFilterOf(body)),
    counter: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const sortby = query.sortby === 'all' ? 'alltime' : query.sortby;
        const range = requestedSpan({ ...query, sortby }, calendarOf(tx), 'thismonth');
        const [byStatus, overdue, delivered] = await Promise.all([
          countDocuments(tx, 'invoice', range),
          countOverdue(tx, 'invoice', range),
          countDelivered(tx, range),
        ]);
        const billed = billedStatuses.map(byStatus).reduce((sum, n) => sum + n, 0);
        return {
          AllInvoicesCount: billed + byStatus('Draft') + byStatus('Cancelled'),
          PaidInvoicesCount: byStatus('Paid'),
          UnpaidInvoicesCount: byStatus('NotPaid'),
          DepositPaidInvoicesCount: byStatus('DepositPaid'),
          DraftInvoicesCount: byStatus('Draft'),
          CancelledInvoicesCount: byStatus('Cancelled'),
          DeletedInvoicesCount: byStatus('Deleted'),
          OverdueInvoicesCount: overdue,
          UnfulfilledInvoicesCount: billed - delivered,
        };
      }),
    openInvoicesOfCustomer: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const customer = await findContact(tx, 'customer', idFromWire(query.clientid));
        const { rows } = await listDocuments(tx, {
          kind: 'invoice',
          statuses: [...unpaidStatuses],
          subtypes: [],
          locations: [],
          overdue: false,
          customerId: customer.id,
          from: null,
          to: null,
          search: '',
          sort: 'due_date',
          ascending: true,
          page: 1,
          limit: 200,
        });
        return answer(documentAnswerWords.openInvoices, {
          invoices: rows.map((row) => invoiceRowOf(row, tx.today)),
          credit: await creditOf(tx, receivable, customer.id, tx.business.homeCurrency),
        });
      }),
    duplicateInvoice: async ({ ctx, query }) =>
      done(
        documentAnswerWords.duplicationSuccessful,
        await duplicatePosted(ctx, 'invoice', idFromWire(query.invoiceid)),
      ),
    archiveInvoices: ({ ctx, body }) =>
      // The spec has a word for one, and another for a list.
      onEach(
        ctx,
        body.InvoiceId,
        body.InvoiceId.length === 1 ? documentAnswerWords.invoiceArchivedSuccessfully : 'invoice deleted.',
        (own, id) => deletePosted(own, 'invoice', id),
      ),
    restoreInvoices: ({ ctx, body }) =>
      onEach(ctx, body.InvoiceId, documentAnswerWords.invoiceRestored, (own, id) =>
        restorePosted(own, 'invoice', id),
      ),
    cancelInvoices: ({ ctx, body }) =>
      onEach(ctx, body.InvoiceId, documentAnswerWords.transactionCancelledSuccessfully, (own, id) =>
        cancelPosted(own, receivable, id, choiceOf(body, body.InvoiceId)),
      ),
    reinstateInvoice: async ({ ctx, body }) =>
      done(
        documentAnswerWords.cancellationUndone,
        await reinstatePosted(ctx, receivable, idFromWire(body.InvoiceId)),
      ),
    setStatus: async ({ ctx, body }) =>
      done(
        documentAnswerWords.invoiceStatusUpdated,
        await setInvoiceStatus(
          ctx,
          idFromWire(body.InvoiceId),
          invoiceStatusOf(body.invoicestatus) ?? '',
          body.paymentmode ?? 1,
        ),
      ),
    addPayment: async ({ ctx, body }) =>
      done(
        documentAnswerWords.paymentRecordAdded,
        await recordPayment(ctx, receivable, onePaymentOf(idFromWire(body.InvoiceId), body)),
      ),
    addBatchPayment: async ({ ctx, body }) => {
      const result = await recordPayment(ctx, receivable, {
        shares: body.payments.map((share) => ({
          id: idFromWire(share.InvoiceId),
          amount: decimal(share.amount),
        })),
        ...paymentOf(body),
      });
      return answer(documentAnswerWords.invoicePaymentDone, {
        ids: result.ids.map(idToWire),
        repeated: result.repeated === true,
      });
    },
    deletePayment: async ({ ctx, body }) =>
      done(
        documentAnswerWords.paymentDeleted,
        await deletePayment(ctx, receivable, idFromWire(body.InvoiceId), idFromWire(body.PaymentId)),
      ),
    applyCredit: async ({ ctx, body }) =>
      done(
        documentAnswerWords.creditApplied,
        await applyCredit(ctx, receivable, idFromWire(body.InvoiceId), {
          amount: decimal(body.amount),
          onDay: body.date || null,
        }),
      ),
    refundCredit: async ({ ctx, body }) => {
      const result = await refundCredit(ctx, receivable, {
        contactId: idFromWire(body.clientid),
        amount: decimal(body.amount),
        currency: currencyFrom(body.ForeignCurrencyID),
        ...paidOf(body),
        rate: body.ExchangeRate ? decimal(body.ExchangeRate) : null,
      });
      return answer(documentAnswerWords.creditRefunded, { repeated: result.repeated === true });
    },
    writeOff: async ({ ctx, body }) =>
      done(
        documentAnswerWords.restWrittenOff,
        await writeOff(ctx, receivable, idFromWire(body.InvoiceId), forgivingOf(body)),
      ),
    undoWriteOff: async ({ ctx, body }) =>
      done(
        documentAnswerWords.writeOffUndone,
        await undoWriteOff(ctx, receivable, idFromWire(body.InvoiceId)),
      ),
    giveBack: async ({ ctx, body }) =>
      done(
        documentAnswerWords.givenBack,
        await giveBack(ctx, receivable, idFromWire(body.InvoiceId), creditNoteOf(body)),
      ),
    undoGiveBack: async ({ ctx, body }) =>
      done(
        documentAnswerWords.giveBackUndone,
        await undoGiveBack(ctx, receivable, idFromWire(body.InvoiceId), idFromWire(body.CreditNoteId)),
      ),
    previewIssues: ({ ctx, body }) =>
      previewedSeveral(ctx, previewIssues(ctx, 'invoice', body.InvoiceId.map(idFromWire))),
    previewEffects: ({ ctx, body }) =>
      previewed(ctx, (preview) =>
        previews[body.act](preview, idFromWire(body.InvoiceId), choiceOf(body), body),
      ),
  });
