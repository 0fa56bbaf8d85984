import type { FastifyInstance } from 'fastify';
import { billCalls } from '../../src/api/contract/bill.ts';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { billStatusName } from '../../src/api/wire/status.ts';
import { groupNameOf } from '../../src/domain/books/account-groups.ts';
import { payable } from '../../src/domain/books/side.ts';
import { lineAccountsIn } from '../../src/domain/ledger-account.ts';
import { decimal } from '../../src/domain/money.ts';
import { billedStatuses, unpaidStatuses } from '../../src/domain/posted/status.ts';
import { billAnswers as words } from '../../src/domain/words/bills.ts';
import { cancelPosted, reinstatePosted } from '../commands/cancel-posted.ts';
import { createPosted } from '../commands/create-posted.ts';
import { applyCredit } from '../commands/credit.ts';
import { giveBack, undoGiveBack } from '../commands/credit-note.ts';
import { deletePayment } from '../commands/delete-payment.ts';
import { deletePosted, duplicatePosted, restorePosted } from '../commands/delete-posted.ts';
import { issuePosted, previewIssues } from '../commands/issue-posted.ts';
import { recordPayment } from '../commands/record-payment.ts';
import { updatePosted } from '../commands/update-posted.ts';
import { undoWriteOff, writeOff } from '../commands/write-off.ts';
import { countDocuments, countOverdue, listDocuments } from '../reports/document-list.ts';
import { creditOf, viewPosted } from '../reports/posted-view.ts';
import { allAccounts } from '../store/accounts.ts';
import { findContact } from '../store/contacts.ts';
import { nextNumber } from '../store/documents.ts';
import { type Ctx, calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { doneWith, onEach, previewed, previewedSeveral } from './act.answers.ts';
import { answer } from './answer.ts';
import { billAnswerOf, billListOf, billRowOf, paymentsOf } from './bill.answers.ts';
import { billFilterOf, editedBillOf, newBillOf } from './bill.requests.ts';
import { type CreditNoteRequest, creditNoteIdIn, creditNoteIn, creditNoteOf } from './credit-note.answers.ts';
import { listed, listedInFile } from './document.answers.ts';
import { idOrNull } from './document.requests.ts';
import { mount } from './mount.ts';
import { listSpan } from './paging.ts';
import {
  forgivingOf,
  onePaymentOf,
  type PaymentRequest,
  paymentIdIn,
  paymentIn,
  paymentOf,
  refundRateOf,
} from './payment.requests.ts';
import { pageOfHistory, type SentHistory } from './payment-history.ts';

const done = doneWith(({ id, number, status }) => ({
  VendorBillID: id,
  VendorBillNo: number,
  Status: status,
  StatusName: billStatusName(status),
}));

type Choice = Pick<
  BodyOf<typeof billCalls.cancelBills>,
  'payments' | 'paymentmode' | 'ExchangeRate' | 'date'
>;

/** What a cancellation does unless told otherwise: payments become an advance. Goods always go back with it. */
const choiceOf = (
  { payments = 'credit', paymentmode, ExchangeRate, date }: Choice,
  ids?: readonly string[],
) => ({
  payments,
  goods: 'back' as const,
  mode: paymentmode ?? null,
  rate: refundRateOf({ ExchangeRate }, ids),
  onDay: date || null,
});

/** The acts that are shown before they are done. */
const previews = {
  issue: (ctx: Ctx, id: string) => issuePosted(ctx, 'bill', id),
  cancel: (ctx: Ctx, id: string, choice: Choice) => cancelPosted(ctx, payable, id, choiceOf(choice)),
  'undo-cancel': (ctx: Ctx, id: string) => reinstatePosted(ctx, payable, id),
  'write-off': (ctx: Ctx, id: string, sent: PaymentRequest) => writeOff(ctx, payable, id, forgivingOf(sent)),
  'undo-write-off': (ctx: Ctx, id: string) => undoWriteOff(ctx, payable, id),
  'give-back': (ctx: Ctx, id: string, sent: CreditNoteRequest) =>
    giveBack(ctx, payable, id, creditNoteIn(sent)),
  'undo-give-back': (ctx: Ctx, id: string, sent: CreditNoteRequest) =>
    undoGiveBack(ctx, payable, id, creditNoteIdIn(sent)),
  payment: (ctx: Ctx, id: string, sent: PaymentRequest) => recordPayment(ctx, payable, paymentIn(id, sent)),
  'delete-payment': (ctx: Ctx, id: string, sent: PaymentRequest) =>
    deletePayment(ctx, payable, id, paymentIdIn(sent)),
};

/** A page of what settled a bill. */
const paymentPage = (ctx: Ctx, id: string, sent: SentHistory) =>
  withBusiness(ctx, 'read', async (tx) => {
    const { rows, ...page } = pageOfHistory(
      (await viewPosted(tx, 'bill', id)).payments,
      sent,
      calendarOf(tx),
    );
    return { vendorbillpayments: paymentsOf(rows), ...page };
  });

/** Mounts the bills' calls. */
export const billRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, billCalls, inBusiness(services), {
    nextBillNumber: async ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.nextNumber, { VendorBillNo: await nextNumber(tx, 'bill'), today: tx.today }),
      ),
    purchaseAccounts: async ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(
          words.purchaseAccounts,
          lineAccountsIn(await allAccounts(tx)).map(({ id, name, group }) => ({
            TAccountId: id,
            AccountName: name,
            GroupName: groupNameOf(group),
          })),
        ),
      ),
    listBills: async ({ ctx, query }) => billListOf(await listed(ctx, query, billFilterOf(query), billRowOf)),
    billsOfVendor: async ({ ctx, query }) => {
      await withBusiness(ctx, 'read', (tx) => findContact(tx, 'vendor', idFromWire(query.vendorid)));
      return billListOf(await listed(ctx, query, billFilterOf(query), billRowOf));
    },
    exportBills: async ({ ctx, body }) => listedInFile(ctx, body, billFilterOf(body)),
    countBills: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const range = listSpan(query, calendarOf(tx));
        const [byStatus, overdue] = await Promise.all([
          countDocuments(tx, 'bill', range),
          countOverdue(tx, 'bill', range),
        ]);
        const kept = [...billedStatuses, 'Draft', 'Cancelled'];
        return {
          AllCount: kept.map(byStatus).reduce((sum, n) => sum + n, 0),
          PaidCount: byStatus('Paid'),
          NotPaidCount: byStatus('NotPaid'),
          DraftCount: byStatus('Draft'),
          CancelledCount: byStatus('Cancelled'),
          DepositPaidCount: byStatus('DepositPaid'),
          DeletedCount: byStatus('Deleted'),
          OverdueCount: overdue,
        };
      }),
    getBill: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.bill, billAnswerOf(await viewPosted(tx, 'bill', idFromWire(query.vendorBillId)), tx)),
      ),
    listBillPayments: ({ ctx, query }) => paymentPage(ctx, idFromWire(query.vendorbillid), query),
    listPaymentsOfBill: ({ ctx, query }) => paymentPage(ctx, idFromWire(query.billId), query),
    openBillsOfVendor: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const vendor = await findContact(tx, 'vendor', idFromWire(query.vendorid));
        const currency = query.currency?.toUpperCase() ?? '';
        const { rows } = await listDocuments(tx, {
          ...billFilterOf({ businessid: query.businessid, vendorid: query.vendorid }),
          ...(currency && { currency }),
          statuses: [...unpaidStatuses],
          sort: 'due_date',
          ascending: true,
          page: 1,
          limit: 200,
        });
        return answer(words.openBills, {
          VendorBills: rows.map((row) => billRowOf(row, tx.today)),
          advance: await creditOf(tx, payable, vendor.id, currency || tx.business.homeCurrency),
        });
      }),
    createBill: async ({ ctx, body }) => done(words.added, await createPosted(ctx, newBillOf(body))),
    updateBill: async ({ ctx, body }) => done(words.updated, await updatePosted(ctx, editedBillOf(body))),
    previewNewBill: ({ ctx, body }) => previewed(ctx, (preview) => createPosted(preview, newBillOf(body))),
    previewBillEdit: ({ ctx, body }) =>
      previewed(ctx, (preview) => updatePosted(preview, editedBillOf(body))),
    deleteBill: async ({ ctx, query }) =>
      done(words.deleted, await deletePosted(ctx, 'bill', idFromWire(query.vendorBillId))),
    deleteBills: ({ ctx, body }) =>
      onEach(ctx, body.vendorBillId, words.deleted, (own, id) => deletePosted(own, 'bill', id)),
    restoreBills: ({ ctx, body }) =>
      onEach(ctx, body.vendorBillId, words.restored, (own, id) => restorePosted(own, 'bill', id)),
    duplicateBill: async ({ ctx, body }) =>
      done(words.duplicated, await duplicatePosted(ctx, 'bill', idFromWire(body.vendorBillId))),
    approveBill: async ({ ctx, body }) =>
      done(words.approved, await issuePosted(ctx, 'bill', idFromWire(body.vendorBillId))),
    cancelBills: ({ ctx, body }) =>
      onEach(ctx, body.vendorBillId, words.cancelled, (own, id) =>
        cancelPosted(own, payable, id, choiceOf(body, body.vendorBillId)),
      ),
    reinstateBill: async ({ ctx, body }) =>
      done(words.cancellationUndone, await reinstatePosted(ctx, payable, idFromWire(body.vendorBillId))),
    addBillPayment: async ({ ctx, body }) =>
      done(
        words.paymentRecordAdded,
        await recordPayment(ctx, payable, onePaymentOf(idFromWire(body.vendorBillId), body)),
      ),
    addBillBatchPayment: async ({ ctx, body }) => {
      const result = await recordPayment(ctx, payable, {
        shares: body.payments.map((share) => ({
          id: idFromWire(share.vendorBillId),
          amount: decimal(share.amount),
        })),
        contactId: idOrNull(body.vendorid),
        ...paymentOf(body),
      });
      return answer(words.batchPaid, { ids: result.ids.map(idToWire), repeated: result.repeated === true });
    },
    deleteBillPayment: async ({ ctx, body }) =>
      done(
        words.paymentDeleted,
        await deletePayment(ctx, payable, idFromWire(body.vendorBillId), idFromWire(body.PaymentId)),
      ),
    applyAdvance: async ({ ctx, body }) =>
      done(
        words.advanceApplied,
        await applyCredit(ctx, payable, idFromWire(body.vendorBillId), {
          amount: decimal(body.amount),
          onDay: body.date || null,
        }),
      ),
    takeDiscount: async ({ ctx, body }) =>
      done(
        words.discountTaken,
        await writeOff(ctx, payable, idFromWire(body.vendorBillId), forgivingOf(body)),
      ),
    undoDiscount: async ({ ctx, body }) =>
      done(words.discountUndone, await undoWriteOff(ctx, payable, idFromWire(body.vendorBillId))),
    giveBackBill: async ({ ctx, body }) =>
      done(words.givenBack, await giveBack(ctx, payable, idFromWire(body.vendorBillId), creditNoteOf(body))),
    undoGiveBackBill: async ({ ctx, body }) =>
      done(
        words.giveBackUndone,
        await undoGiveBack(ctx, payable, idFromWire(body.vendorBillId), idFromWire(body.CreditNoteId)),
      ),
    previewApprovals: ({ ctx, body }) =>
      previewedSeveral(ctx, previewIssues(ctx, 'bill', body.vendorBillId.map(idFromWire))),
    previewBill: ({ ctx, body }) =>
      previewed(ctx, (preview) => previews[body.act](preview, idFromWire(body.vendorBillId), body)),
  });
