import type { FastifyInstance } from 'fastify';
import { billCalls } from '../../../src/api/calls/bill.ts';
import { billStatusName } from '../../../src/api/calls/document-status.ts';
import { purchaseAccountCalls } from '../../../src/api/calls/purchase-account.ts';
import { groupNameOf } from '../../../src/domain/books/account-groups.ts';
import { lineAccountsIn } from '../../../src/domain/books/ledger-account.ts';
import { payable } from '../../../src/domain/books/side.ts';
import { billedStatuses, unpaidStatuses } from '../../../src/domain/documents/posted-status.ts';
import { decimal } from '../../../src/domain/money.ts';
import { billAnswers as words } from '../../../src/domain/words/bills.ts';
import { cancelPosted, reinstatePosted } from '../../commands/cancel-posted.ts';
import { createPosted } from '../../commands/create-posted.ts';
import { applyCredit } from '../../commands/credit.ts';
import { giveBack, undoGiveBack } from '../../commands/credit-note.ts';
import { deletePayment } from '../../commands/delete-payment.ts';
import { deletePosted, duplicatePosted, restorePosted } from '../../commands/delete-posted.ts';
import { issuePosted, previewIssues } from '../../commands/issue-posted.ts';
import { recordPayment } from '../../commands/record-payment.ts';
import { updatePosted } from '../../commands/update-posted.ts';
import { undoWriteOff, writeOff } from '../../commands/write-off.ts';
import { countDocuments, countOverdue, listDocuments } from '../../reports/document-list.ts';
import { creditOf, viewPosted } from '../../reports/posted-view.ts';
import { allAccounts } from '../../store/books/accounts.ts';
import { findContact } from '../../store/contacts/contacts.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { nextNumber } from '../../store/documents/documents.ts';
import type { CommandResult } from '../../store/plan/commit-or-preview.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { acted, previewed, previewedSeveral, rowByRow } from './act.answers.ts';
import { billAnswerOf, billRowOf } from './bill.answers.ts';
import { billFilterOf, editedBillOf, newBillOf } from './bill.requests.ts';
import { listed, listedInFile, spanOfList } from './document.answers.ts';
import {
  cancellationOf,
  creditNoteIdIn,
  creditNoteIn,
  creditNoteOf,
  forgivingOf,
  onePaymentOf,
  type PreviewArgs,
  paymentIdIn,
  paymentIn,
  paymentOf,
  sharesOf,
} from './payment.requests.ts';
import { pageOfHistory, type SentHistory } from './payment-history.ts';

const done = (message: string, result: CommandResult) => {
  const left = acted(message, result);
  return { ...left, statusName: billStatusName(left.status) };
};

/** The acts that are shown before they are done. Goods always go back with a cancellation. */
const previews = {
  issue: (ctx: Ctx, id: string) => issuePosted(ctx, 'bill', id),
  cancel: (ctx: Ctx, id: string, asked: PreviewArgs) => cancelPosted(ctx, payable, id, cancellationOf(asked)),
  'undo-cancel': (ctx: Ctx, id: string) => reinstatePosted(ctx, payable, id),
  'write-off': (ctx: Ctx, id: string, asked: PreviewArgs) => writeOff(ctx, payable, id, forgivingOf(asked)),
  'undo-write-off': (ctx: Ctx, id: string) => undoWriteOff(ctx, payable, id),
  'give-back': (ctx: Ctx, id: string, asked: PreviewArgs) => giveBack(ctx, payable, id, creditNoteIn(asked)),
  'undo-give-back': (ctx: Ctx, id: string, asked: PreviewArgs) =>
    undoGiveBack(ctx, payable, id, creditNoteIdIn(asked)),
  payment: (ctx: Ctx, id: string, asked: PreviewArgs) => recordPayment(ctx, payable, paymentIn(id, asked)),
  'delete-payment': (ctx: Ctx, id: string, asked: PreviewArgs) =>
    deletePayment(ctx, payable, id, paymentIdIn(asked)),
};

/** A page of what settled a bill. */
const paymentPage = (ctx: Ctx, { id, ...asked }: SentHistory & { id: string }) =>
  withBusiness(ctx, 'read', async (tx) =>
    pageOfHistory((await viewPosted(tx, 'bill', id)).payments, asked, calendarOf(tx)),
  );

type Handlers = Parameters<typeof mountDeclared<typeof billCalls, Ctx>>[3];
type Some<Names extends keyof Handlers> = Pick<Handlers, Names>;

/** What is read of bills. */
const reading: Some<
  | 'nextBillNumber'
  | 'listBills'
  | 'billsOfVendor'
  | 'exportBills'
  | 'countBills'
  | 'getBill'
  | 'listBillPayments'
  | 'listPaymentsOfBill'
  | 'openBillsOfVendor'
> = {
  nextBillNumber: ({ ctx }) =>
    withBusiness(ctx, 'read', async (tx) => ({
      message: words.nextNumber,
      number: await nextNumber(tx, 'bill'),
      today: tx.today,
    })),
  listBills: ({ ctx, args }) => listed(ctx, args, billFilterOf(args), billRowOf),
  billsOfVendor: async ({ ctx, args }) => {
    await withBusiness(ctx, 'read', (tx) => findContact(tx, 'vendor', args.contactId));
    return listed(ctx, args, billFilterOf(args), billRowOf);
  },
  exportBills: ({ ctx, args }) => listedInFile(ctx, args, billFilterOf(args)),
  countBills: ({ ctx, args }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const range = spanOfList(args, calendarOf(tx));
      const [byStatus, overdue] = await Promise.all([
        countDocuments(tx, 'bill', range),
        countOverdue(tx, 'bill', range),
      ]);
      const kept = [...billedStatuses, 'Draft', 'Cancelled'];
      return {
        all: kept.map(byStatus).reduce((sum, n) => sum + n, 0),
        paid: byStatus('Paid'),
        notPaid: byStatus('NotPaid'),
        draft: byStatus('Draft'),
        cancelled: byStatus('Cancelled'),
        depositPaid: byStatus('DepositPaid'),
        deleted: byStatus('Deleted'),
        overdue,
      };
    }),
  getBill: ({ ctx, args }) =>
    withBusiness(ctx, 'read', async (tx) => ({
      message: words.bill,
      ...billAnswerOf(await viewPosted(tx, 'bill', args.id), tx),
    })),
  listBillPayments: ({ ctx, args }) => paymentPage(ctx, args),
  listPaymentsOfBill: ({ ctx, args }) => paymentPage(ctx, args),
  openBillsOfVendor: ({ ctx, args }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const vendor = await findContact(tx, 'vendor', args.contactId);
      const currency = args.currency?.toUpperCase() ?? '';
      const { rows } = await listDocuments(tx, {
        ...billFilterOf({ contactId: vendor.id }),
        ...(currency && { currency }),
        statuses: [...unpaidStatuses],
        sort: 'due_date',
        ascending: true,
        page: 1,
        limit: 200,
      });
      return {
        message: words.openBills,
        rows: rows.map((row) => billRowOf(row, tx.today)),
        credit: await creditOf(tx, payable, vendor.id, currency || tx.business.homeCurrency),
      };
    }),
};

/** Mounts the calls of bills, and of the accounts that what is bought may be booked on. */
export const billRoutes = (app: FastifyInstance, services: Services): void => {
  mountDeclared(app, purchaseAccountCalls, inBusiness(services), {
    purchaseAccounts: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        lineAccountsIn(await allAccounts(tx)).map(({ id, name, group }) => ({
          id,
          name,
          group: groupNameOf(group),
        })),
      ),
  });
  mountDeclared(app, billCalls, inBusiness(services), {
    ...reading,
    createBill: async ({ ctx, args }) => done(words.added, await createPosted(ctx, newBillOf(args))),
    updateBill: async ({ ctx, args }) => done(words.updated, await updatePosted(ctx, editedBillOf(args))),
    previewNewBill: ({ ctx, args }) => previewed(ctx, (preview) => createPosted(preview, newBillOf(args))),
    previewBillEdit: ({ ctx, args }) =>
      previewed(ctx, (preview) => updatePosted(preview, editedBillOf(args))),
    deleteBill: async ({ ctx, args }) => done(words.deleted, await deletePosted(ctx, 'bill', args.id)),
    deleteBills: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.deleted, (own, id) => deletePosted(own, 'bill', id)),
    restoreBills: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.restored, (own, id) => restorePosted(own, 'bill', id)),
    duplicateBill: async ({ ctx, args }) =>
      done(words.duplicated, await duplicatePosted(ctx, 'bill', args.id)),
    approveBill: async ({ ctx, args }) => done(words.approved, await issuePosted(ctx, 'bill', args.id)),
    cancelBills: ({ ctx, args: { ids, ...choice } }) =>
      rowByRow(ctx, ids, words.cancelled, (own, id) =>
        cancelPosted(own, payable, id, cancellationOf(choice, ids)),
      ),
    reinstateBill: async ({ ctx, args }) =>
      done(words.cancellationUndone, await reinstatePosted(ctx, payable, args.id)),
    addBillPayment: async ({ ctx, args: { id, ...payment } }) =>
      done(words.paymentRecordAdded, await recordPayment(ctx, payable, onePaymentOf(id, payment))),
    addBillBatchPayment: async ({ ctx, args: { shares, contactId = null, ...payment } }) => {
      const { ids, repeated } = await recordPayment(ctx, payable, {
        shares: sharesOf(shares),
        contactId,
        ...paymentOf(payment),
      });
      return { message: words.batchPaid, ids, repeated: repeated === true };
    },
    deleteBillPayment: async ({ ctx, args: { id, paymentId } }) =>
      done(words.paymentDeleted, await deletePayment(ctx, payable, id, paymentId)),
    applyAdvance: async ({ ctx, args: { id, amount, onDay } }) =>
      done(
        words.advanceApplied,
        await applyCredit(ctx, payable, id, { amount: decimal(amount), onDay: onDay || null }),
      ),
    takeDiscount: async ({ ctx, args: { id, ...how } }) =>
      done(words.discountTaken, await writeOff(ctx, payable, id, forgivingOf(how))),
    undoDiscount: async ({ ctx, args }) =>
      done(words.discountUndone, await undoWriteOff(ctx, payable, args.id)),
    giveBackBill: async ({ ctx, args: { id, ...note } }) =>
      done(words.givenBack, await giveBack(ctx, payable, id, creditNoteOf(note))),
    undoGiveBackBill: async ({ ctx, args: { id, creditNoteId } }) =>
      done(words.giveBackUndone, await undoGiveBack(ctx, payable, id, creditNoteId)),
    previewApprovals: ({ ctx, args }) => previewedSeveral(ctx, previewIssues(ctx, 'bill', args.ids)),
    previewBill: ({ ctx, args: { id, act, ...asked } }) =>
      previewed(ctx, (preview) => previews[act](preview, id, asked)),
  });
};
