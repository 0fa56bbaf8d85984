import type { BillDraft, BillRow, BillView } from '../../domain/bill/view.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { billCalls } from '../calls/bill.ts';
import type { OursAnswer } from '../calls/call.ts';
import { ask } from '../client/ask.ts';
import type { Asks } from '../client/asks.ts';
import type { Asked, Edited, SavedDocument, Told } from '../client/command.ts';
import { documentQueries } from './document-queries.ts';
import { type BatchPayment, sentBatch, sentPayment } from './payment.ts';
import { type PostedCommands, sentRefund } from './posted.ts';
import { sentForm, sentLines, withWarnings } from './sent.ts';
import { ownFrom } from './views.ts';

/** "0" is none. */
export const vendorReferenceFrom = (sent: string): string => (sent === '0' ? '' : sent);

/** A bill as its pages have it. */
const viewFrom = (bill: OursAnswer<typeof billCalls.getBill>): BillView => ({
  ...bill,
  ...ownFrom(bill),
  kind: 'bill',
  subtype: 'bill',
  status: bill.standing.status,
  reference: vendorReferenceFrom(bill.reference),
  currency: bill.foreignCurrency ?? bill.homeCurrency,
  paymentLink: '',
  depositRequired: null,
  goodsLeft: false,
  session: null,
  madeFrom: bill.orderId === null ? null : { type: 'order', id: bill.orderId, number: bill.order ?? '' },
  customerDeleted: bill.contactDeleted,
});

const rowFrom = (row: OursAnswer<typeof billCalls.listBills>['rows'][number]): BillRow => ({
  ...row,
  reference: vendorReferenceFrom(row.reference),
  kind: 'bill',
  subtype: 'bill',
});

/** What pages ask about bills. */
export const {
  list: billList,
  ofContact: billsOfVendor,
  counts: billCounts,
  view: billView,
  next: nextBill,
} = documentQueries<BillRow, BillView>({
  subject: 'bills',
  list: async (businessId, { contactId, type: _, location: __, ...asked }, signal) => {
    const args = { businessId, ...asked, limit: '10' };
    const { rows, total } = contactId
      ? await ask(billCalls.billsOfVendor, { ...args, contactId }, { signal })
      : await ask(billCalls.listBills, args, { signal });
    return { rows: rows.map(rowFrom), total };
  },
  counts: async (businessId, days, signal) => {
    const found = await ask(billCalls.countBills, { businessId, ...days }, { signal });
    return {
      '': found.all,
      'not paid': found.notPaid,
      'deposit paid': found.depositPaid,
      paid: found.paid,
      'over due': found.overdue,
      draft: found.draft,
      cancelled: found.cancelled,
      deleted: found.deleted,
    };
  },
  view: async (businessId, id, signal) =>
    viewFrom(await ask(billCalls.getBill, { businessId, id }, { signal })),
  next: (businessId, _, signal) => ask(billCalls.nextBillNumber, { businessId }, { signal }),
});

/** The bills a vendor is still owed something on, due first. */
export const openBills = (businessId: string, contactId: string): Asks<BillRow[]> => ({
  queryKey: ['bills', businessId, 'open', contactId],
  queryFn: async ({ signal }) =>
    (await ask(billCalls.openBillsOfVendor, { businessId, contactId }, { signal })).rows.map(rowFrom),
});

/** A bill as its form sends it. */
const sentBill = (draft: BillDraft) => ({
  ...sentForm(draft),
  reference: draft.reference || '0',
  confirmed: draft.confirmed,
  dueOn: draft.dueOn,
  ...draft.early,
  status: draft.issuing ? ('NotPaid' as const) : ('Draft' as const),
  lines: sentLines(draft, draft.lines),
});

/** Adds a bill, as a draft or approved, or saves the one that is edited. */
export const saveBill = (
  { businessId, intentKey }: Asked,
  draft: BillDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const args = { businessId, ...sentBill(draft) };
  return edited
    ? ask(billCalls.updateBill, { ...args, id: edited.id, version: edited.version }, { intentKey })
    : ask(billCalls.createBill, args, { intentKey });
};

/** What saving a bill as typed would do, a new one or the one that is edited; nothing is written. */
export const previewTypedBill = (
  businessId: string,
  draft: BillDraft,
  edited: Edited | null,
): Promise<NamedEffects> => {
  const args = { businessId, ...sentBill(draft) };
  return edited
    ? ask(billCalls.previewBillEdit, { ...args, id: edited.id, version: edited.version })
    : ask(billCalls.previewNewBill, args);
};

/** The acts on bills. Goods always go back with a cancellation. */
export const billCommands: PostedCommands = {
  issue: ({ businessId, intentKey }, id) => ask(billCalls.approveBill, { businessId, id }, { intentKey }),
  reinstate: ({ businessId, intentKey }, id) =>
    ask(billCalls.reinstateBill, { businessId, id }, { intentKey }),
  forgive: ({ businessId, intentKey }, id, how) =>
    ask(billCalls.takeDiscount, { businessId, id, ...how }, { intentKey }),
  undoForgiven: ({ businessId, intentKey }, id) =>
    ask(billCalls.undoDiscount, { businessId, id }, { intentKey }),
  applySurplus: ({ businessId, intentKey }, id, amount, onDay) =>
    ask(billCalls.applyAdvance, { businessId, id, amount, onDay }, { intentKey }),
  deletePayment: ({ businessId, intentKey }, id, paymentId) =>
    ask(billCalls.deleteBillPayment, { businessId, id, paymentId }, { intentKey }),
  duplicate: async ({ businessId, intentKey }, id) => {
    const made = await ask(billCalls.duplicateBill, { businessId, id }, { intentKey });
    return { message: withWarnings(made.message, made.warnings), id: made.id };
  },
  remove: ({ businessId, intentKey }, ids) => ask(billCalls.deleteBills, { businessId, ids }, { intentKey }),
  restore: ({ businessId, intentKey }, ids) =>
    ask(billCalls.restoreBills, { businessId, ids }, { intentKey }),
  cancel: ({ businessId, intentKey }, ids, choices) =>
    ask(billCalls.cancelBills, { businessId, ids, ...sentRefund(choices) }, { intentKey }),
  recordPayment: ({ businessId, intentKey }, id, { draft, surplus }, isForeign) =>
    ask(
      billCalls.addBillPayment,
      { businessId, id, ...sentPayment(draft, isForeign), surplus },
      { intentKey },
    ),
  previewPayment: (businessId, id, { draft, surplus }, isForeign) =>
    ask(billCalls.previewBill, {
      businessId,
      id,
      act: 'payment',
      payment: { ...sentPayment(draft, isForeign), surplus },
    }),
  previewCancellation: (businessId, id, choices) =>
    ask(billCalls.previewBill, { businessId, id, act: 'cancel', ...sentRefund(choices) }),
  previewIssues: async (businessId, ids) => (await ask(billCalls.previewApprovals, { businessId, ids })).rows,
  preview: (businessId, id, act, asked) => ask(billCalls.previewBill, { businessId, id, act, ...asked }),
};

/** Records one payment over several bills of a vendor; null for bills that name none. */
export const payBills = (
  { businessId, intentKey }: Asked,
  vendorId: string | null,
  payment: BatchPayment,
): Promise<Told> =>
  ask(
    billCalls.addBillBatchPayment,
    { businessId, ...(vendorId !== null && { contactId: vendorId }), ...sentBatch(payment) },
    { intentKey },
  );
