import type { BillDraft } from '../../domain/bill/view.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import { send } from '../client/client.ts';
import { billCalls } from '../contract/bill.ts';
import { billFormWire, billLineWire } from '../wire/bill.ts';
import { bulkFrom, sentLines, withWarnings } from '../wire/document.ts';
import { placeWire } from '../wire/money.ts';
import { ourPayment, sentBatch, sentPayment } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import { sentBeside, sentForm } from '../wire/sent-form.ts';
import type { Asked, Edited, SavedDocument, Told } from './command.ts';
import { type BatchPayment, type PostedCommands, sentRefundRate } from './posted.ts';

/** A refusal names the fields of a bill as its form does. */
const ours = ourNames(billFormWire, placeWire, billLineWire);

const editedBill = ({ id: VendorBillID, version }: Edited) => ({ VendorBillID, version });

/** A bill as its form sends it. */
const sentBill = (businessId: string, draft: BillDraft) => {
  const { reference, confirmed, dueOn, early } = draft;
  return {
    ...billFormWire.toWire({
      ...sentForm(draft),
      reference: reference || '0',
      confirmed,
      dueOn,
      ...early,
      status: draft.issuing ? ('NotPaid' as const) : ('Draft' as const),
      lines: sentLines(draft, draft.lines).map((line) => billLineWire.toWire(line)),
    }),
    ...sentBeside(businessId, draft),
  };
};

/** Adds a bill, as a draft or approved, or saves the one that is edited. */
export const saveBill = async (
  { businessId, intentKey }: Asked,
  draft: BillDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const body = sentBill(businessId, draft);
  const { message, data } = edited
    ? await send(billCalls.updateBill, { body: { ...body, ...editedBill(edited) }, intentKey, ours })
    : await send(billCalls.createBill, { body, intentKey, ours });
  return { message, id: data.VendorBillID, number: data.VendorBillNo };
};

/** What saving a bill as typed would do, a new one or the one that is edited; nothing is written. */
export const previewTypedBill = async (
  businessId: string,
  draft: BillDraft,
  edited: Edited | null,
): Promise<NamedEffects> => {
  const body = sentBill(businessId, draft);
  const { data } = edited
    ? await send(billCalls.previewBillEdit, { body: { ...body, ...editedBill(edited) }, ours })
    : await send(billCalls.previewNewBill, { body, ours });
  return data;
};

const one = ({ businessId: businessid, intentKey }: Asked, vendorBillId: string) => ({
  body: { businessid, vendorBillId },
  intentKey,
});

const several = ({ businessId: businessid, intentKey }: Asked, vendorBillId: string[]) => ({
  body: { businessid, vendorBillId },
  intentKey,
});

/** The acts on bills. */
export const billCommands: PostedCommands = {
  issue: (asked, id) => send(billCalls.approveBill, one(asked, id)),
  reinstate: (asked, id) => send(billCalls.reinstateBill, one(asked, id)),
  forgive: (asked, id, { taxRelief: taxrelief, onDay: date }) => {
    const { body, intentKey } = one(asked, id);
    return send(billCalls.takeDiscount, { body: { ...body, taxrelief, date }, intentKey, ours: ourPayment });
  },
  undoForgiven: (asked, id) => send(billCalls.undoDiscount, one(asked, id)),
  applySurplus: (asked, id, amount, date) => {
    const { body, intentKey } = one(asked, id);
    return send(billCalls.applyAdvance, { body: { ...body, amount, date }, intentKey, ours: ourPayment });
  },
  deletePayment: (asked, id, PaymentId) => {
    const { body, intentKey } = one(asked, id);
    return send(billCalls.deleteBillPayment, { body: { ...body, PaymentId }, intentKey });
  },
  duplicate: async (asked, id) => {
    const { message, data } = await send(billCalls.duplicateBill, one(asked, id));
    return { message: withWarnings(message, data.warnings), id: data.VendorBillID };
  },
  remove: async (asked, ids) => bulkFrom(await send(billCalls.deleteBills, several(asked, ids))),
  restore: async (asked, ids) => bulkFrom(await send(billCalls.restoreBills, several(asked, ids))),
  cancel: async (asked, ids, { payments, rate, onDay }) => {
    const { body, intentKey } = several(asked, ids);
    const sent = { ...body, payments, ...sentRefundRate({ payments, rate }), date: onDay || undefined };
    return bulkFrom(await send(billCalls.cancelBills, { body: sent, intentKey, ours: ourPayment }));
  },
  recordPayment: (asked, id, { draft, surplus }, isForeign) => {
    const { body, intentKey } = one(asked, id);
    return send(billCalls.addBillPayment, {
      body: { ...body, ...sentPayment(draft, isForeign), surplus },
      intentKey,
      ours: ourPayment,
    });
  },
  previewPayment: async (businessid, vendorBillId, { draft, surplus }, isForeign) => {
    const payment = { ...sentPayment(draft, isForeign), surplus };
    const body = { businessid, vendorBillId, act: 'payment', payment } as const;
    return (await send(billCalls.previewBill, { body, ours: ourPayment })).data;
  },
  previewCancellation: async (businessid, vendorBillId, { payments, rate, onDay }) => {
    const choices = { payments, ...sentRefundRate({ payments, rate }), date: onDay || undefined };
    const body = { businessid, vendorBillId, act: 'cancel', ...choices } as const;
    return (await send(billCalls.previewBill, { body, ours: ourPayment })).data;
  },
  previewIssues: async (businessid, vendorBillId) =>
    (await send(billCalls.previewApprovals, { body: { businessid, vendorBillId } })).data.rows,
  preview: async (
    businessid,
    vendorBillId,
    act,
    { paymentId: PaymentId, taxRelief: taxrelief, onDay: date } = {},
  ) => {
    const body = { businessid, vendorBillId, act, PaymentId, taxrelief, date };
    return (await send(billCalls.previewBill, { body })).data;
  },
};

/** Records one payment over several bills of a vendor; null for bills that name none. */
export const payBills = (
  { businessId: businessid, intentKey }: Asked,
  vendorid: string | null,
  { shares, ...how }: BatchPayment,
): Promise<Told> => {
  const payments = shares.map(({ id: vendorBillId, amount }) => ({ vendorBillId, amount }));
  const body = {
    businessid,
    ...(vendorid === null ? {} : { vendorid }),
    ...sentBatch(how, payments),
  };
  return send(billCalls.addBillBatchPayment, { body, intentKey, ours: ourPayment });
};
