import type { FastifyInstance } from 'fastify';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { invoiceStatusCode, invoiceStatusOf } from '../../src/api/wire/status.ts';
import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { receivable } from '../../src/domain/books/side.ts';
import type { CancelChoice } from '../../src/domain/invoice/cancel.ts';
import { billedStatuses, unpaidStatuses } from '../../src/domain/invoice/status.ts';
import { decimal } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { documentAnswerWords } from '../../src/domain/words/document-answers.ts';
import { cancelInvoice, reinstateInvoice } from '../commands/cancel-invoice.ts';
import { createInvoice } from '../commands/create-invoice.ts';
import { applyCredit, refundCredit } from '../commands/credit.ts';
import { deleteInvoice, duplicateInvoice, restoreInvoice } from '../commands/delete-invoice.ts';
import { deletePayment } from '../commands/delete-payment.ts';
import { issueInvoice } from '../commands/issue-invoice.ts';
import { recordPayment } from '../commands/record-payment.ts';
import { setInvoiceStatus } from '../commands/set-invoice-status.ts';
import { updateInvoice } from '../commands/update-invoice.ts';
import { undoWriteOff, writeOff } from '../commands/write-off.ts';
import {
  countDocuments,
  countOverdue,
  type DocumentFilter,
  listDocuments,
} from '../reports/document-list.ts';
import { creditOf, viewInvoice } from '../reports/invoice-view.ts';
import { forEachRow } from '../services/each-row.ts';
import type { CommandResult } from '../store/commit-or-preview.ts';
import { findContact } from '../store/contacts.ts';
import { countDelivered } from '../store/delivery.ts';
import { idOfNumber, nextNumber } from '../store/documents.ts';
import { type Ctx, type Tx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { perRow, shownEffects } from './act.answers.ts';
import { currencyFrom } from './document.requests.ts';
import { invoiceAnswerOf, invoiceRowOf } from './invoice.answers.ts';
import { filterOf, invoiceRequestOf, locationFilterOf } from './invoice.requests.ts';
import { mount } from './mount.ts';
import { listSpan, spanAsked } from './paging.ts';

/** What a done act answers: the document it left behind, and whether the request had been carried out before. */
const done = (message: string, result: CommandResult) => {
  const id = result.ids[0]!;
  return {
    status: 200 as const,
    message: result.moved ? message : documentAnswerWords.doneBefore,
    data: {
      id: idToWire(id),
      invoicenumber: result.numbers[id]!,
      invoicestatus: invoiceStatusCode(result.statuses[id]!),
      repeated: result.repeated === true || !result.moved,
    },
  };
};

const rateOf = (body: {
  ExchangeRate?: string | null | undefined;
  inhomecurrency?: boolean | undefined;
}) => ({
  rate: body.ExchangeRate ? decimal(body.ExchangeRate) : null,
  inHome: body.inhomecurrency === true,
});

const list = (ctx: Ctx, sent: Parameters<typeof listSpan>[0], filter: DocumentFilter) =>
  withBusiness(ctx, 'read', async (tx) => {
    const { rows, total, page } = await listDocuments(tx, { ...filter, ...listSpan(sent, tx.today) });
    return {
      Invoices: rows.map((row) => invoiceRowOf(row, tx.today)),
      Total: total,
      PageTotal: pagesOf(total, filter.limit),
      CurrentPage: page,
    };
  });

/** A document's screens are reached by id or by number. */
const idOf = (tx: Tx, sent: string) =>
  /^[A-Za-z0-9_-]{22}$/.test(sent) ? Promise.resolve(idFromWire(sent)) : idOfNumber(tx, 'invoice', sent);

/** What a cancellation does unless told otherwise: payments become credit, goods are back. */
const choiceOf = (body: {
  payments?: 'credit' | 'refund' | undefined;
  goods?: 'back' | 'kept' | undefined;
  paymentmode?: PaymentMode | undefined;
}): Pick<CancelChoice, 'payments' | 'goods' | 'mode'> => ({
  payments: body.payments ?? 'credit',
  goods: body.goods ?? 'back',
  mode: body.paymentmode ?? null,
});

type Previewed = 'issue' | 'cancel' | 'undo-cancel' | 'write-off' | 'undo-write-off';

const preview = async (
  ctx: Ctx,
  id: string,
  act: Previewed,
  choice: Pick<CancelChoice, 'payments' | 'goods' | 'mode'>,
) => {
  const asked: Ctx = { ...ctx, previewOnly: true };
  const acts: Record<Previewed, () => Promise<CommandResult>> = {
    issue: () => issueInvoice(asked, id, choice.mode ?? undefined),
    cancel: () => cancelInvoice(asked, receivable, id, choice),
    'undo-cancel': () => reinstateInvoice(asked, receivable, id),
    'write-off': () => writeOff(asked, receivable, id),
    'undo-write-off': () => undoWriteOff(asked, receivable, id),
  };
  return shownEffects(ctx, (await acts[act]()).effects!);
};

/** Mounts the invoices' calls. */
export const invoiceRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, invoiceCalls, inBusiness(services), {
    createInvoice: async ({ ctx, body }) =>
      done(
        body.invoicetype === 'receipt'
          ? documentAnswerWords.receiptCreated
          : documentAnswerWords.invoiceCreated,
        await createInvoice(ctx, invoiceRequestOf(body)),
      ),
    updateInvoice: async ({ ctx, body }) =>
      done(
        documentAnswerWords.invoiceDetailsUpdated,
        await updateInvoice(ctx, {
          ...invoiceRequestOf(body),
          id: idFromWire(body.id),
          version: body.version ?? null,
        }),
      ),
    nextNumber: async ({ ctx, query }) => ({
      status: 200 as const,
      message: documentAnswerWords.nextNumber,
      data: await withBusiness(ctx, 'read', async (tx) => ({
        invoicenumber: await nextNumber(tx, query.invoicetype ?? 'invoice'),
        today: tx.today,
      })),
    }),
    getInvoice: async ({ ctx, query }) => ({
      status: 200 as const,
      message: documentAnswerWords.invoice,
      data: await withBusiness(ctx, 'read', async (tx) =>
        invoiceAnswerOf(await viewInvoice(tx, await idOf(tx, query.invoiceid)), tx),
      ),
    }),
    listInvoices: async ({ ctx, query }) => list(ctx, query, filterOf(query)),
    listInvoicesByLocation: async ({ ctx, body }) => list(ctx, body, locationFilterOf(body)),
    counter: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const sortby = query.sortby === 'all' ? 'alltime' : query.sortby;
        const range = spanAsked({ ...query, sortby }, tx.today, 'thismonth');
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
        return {
          status: 200 as const,
          message: documentAnswerWords.openInvoices,
          data: {
            invoices: rows.map((row) => invoiceRowOf(row, tx.today)),
            credit: await creditOf(tx, customer.id, tx.business.homeCurrency),
          },
        };
      }),
    duplicateInvoice: async ({ ctx, query }) =>
      done(
        documentAnswerWords.duplicationSuccessful,
        await duplicateInvoice(ctx, idFromWire(query.invoiceid)),
      ),
    archiveInvoices: async ({ ctx, body }) =>
      perRow(
        // The spec has a word for one, and another for a list.
        body.InvoiceId.length === 1 ? documentAnswerWords.invoiceArchivedSuccessfully : 'invoice deleted.',
        await forEachRow(ctx, body.InvoiceId.map(idFromWire), deleteInvoice),
      ),
    restoreInvoices: async ({ ctx, body }) =>
      perRow(
        documentAnswerWords.invoiceRestored,
        await forEachRow(ctx, body.InvoiceId.map(idFromWire), restoreInvoice),
      ),
    cancelInvoices: async ({ ctx, body }) => {
      const choice = choiceOf(body);
      const rows = await forEachRow(ctx, body.InvoiceId.map(idFromWire), (one, id) =>
        cancelInvoice(one, receivable, id, choice),
      );
      return perRow(documentAnswerWords.transactionCancelledSuccessfully, rows);
    },
    reinstateInvoice: async ({ ctx, body }) =>
      done(
        documentAnswerWords.cancellationUndone,
        await reinstateInvoice(ctx, receivable, idFromWire(body.InvoiceId)),
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
        await recordPayment(ctx, receivable, {
          shares: [{ id: idFromWire(body.InvoiceId), amount: decimal(body.amount) }],
          surplus: body.surplus,
          ...rateOf(body),
          mode: body.paymentmode,
          onDay: body.date ?? null,
          memo: body.memo ?? '',
        }),
      ),
    addBatchPayment: async ({ ctx, body }) => {
      const result = await recordPayment(ctx, receivable, {
        shares: body.payments.map((share) => ({
          id: idFromWire(share.InvoiceId),
          amount: decimal(share.amount),
        })),
        ...rateOf(body),
        mode: body.paymentmode,
        onDay: body.date ?? null,
        memo: body.memo ?? '',
      });
      return {
        status: 200 as const,
        message: documentAnswerWords.invoicePaymentDone,
        data: { ids: result.ids.map(idToWire), repeated: result.repeated === true },
      };
    },
    deletePayment: async ({ ctx, body }) =>
      done(
        documentAnswerWords.paymentDeleted,
        await deletePayment(ctx, receivable, idFromWire(body.InvoiceId), idFromWire(body.PaymentId)),
      ),
    applyCredit: async ({ ctx, body }) =>
      done(
        documentAnswerWords.creditApplied,
        await applyCredit(ctx, receivable, idFromWire(body.InvoiceId), decimal(body.amount)),
      ),
    refundCredit: async ({ ctx, body }) => {
      const result = await refundCredit(ctx, receivable, {
        contactId: idFromWire(body.clientid),
        amount: decimal(body.amount),
        currency: currencyFrom(body.ForeignCurrencyID),
        mode: body.paymentmode,
        onDay: body.date ?? null,
        memo: body.memo ?? '',
      });
      return {
        status: 200 as const,
        message: documentAnswerWords.creditRefunded,
        data: { repeated: result.repeated === true },
      };
    },
    writeOff: async ({ ctx, body }) =>
      done(documentAnswerWords.restWrittenOff, await writeOff(ctx, receivable, idFromWire(body.InvoiceId))),
    undoWriteOff: async ({ ctx, body }) =>
      done(
        documentAnswerWords.writeOffUndone,
        await undoWriteOff(ctx, receivable, idFromWire(body.InvoiceId)),
      ),
    previewEffects: async ({ ctx, body }) => ({
      status: 200 as const,
      message: documentAnswerWords.whatWillDo,
      data: await preview(ctx, idFromWire(body.InvoiceId), body.act, choiceOf(body)),
    }),
  });
