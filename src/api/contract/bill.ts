import * as z from 'zod/mini';
import { download, effects, envelope, perRow, plannedRows } from './answer-wire.ts';
import { billAnswer, billDone, billForm, billListAnswer, billRow } from './bill-wire.ts';
import { inBusiness } from './call.ts';
import { creditNoteAsked, creditNoteForm, previewedAct } from './credit-note-wire.ts';
import { payment } from './invoice-wire.ts';
import { listDays, listFile, listQuery, paged } from './list-wire.ts';
import * as payments from './payment-wire.ts';
import * as purchase from './purchase-wire.ts';
import { all, day, decimal, edited, id, several, text, userId } from './wire-types.ts';

const at = '/api/VendorBill/';
const { change, ours, read } = inBusiness('businessid', at);
/** Bills are added, edited and approved where the plan has them; those that stand are shown, paid and cancelled everywhere. */
const plan = { flag: 'bills' } as const;
const formed = inBusiness('BusinessIDFK', at, { ...plan, spelt: purchase.formSpellings });
const planned = inBusiness('businessid', at, plan).ours;

const one = { vendorBillId: id };
const many = { vendorBillId: several };
const account = z.object({ TAccountId: z.number(), ...all(z.string(), 'AccountName GroupName') });
const listed = { userid: userId, ...listQuery, ...listDays };
const filtered = { ...listed, status: z.optional(text(40)) };
const counts = z.object({
  ...all(z.number(), 'AllCount PaidCount NotPaidCount DraftCount CancelledCount'),
  ...all(z.number(), 'DepositPaidCount DeletedCount OverdueCount'),
});
const openBills = { VendorBills: z.array(billRow), advance: decimal };
const history = z.object({ vendorbillpayments: z.array(payment), ...paged });

/** Every call of bills. */
export const billCalls = {
  nextBillNumber: read('Generate-VendorBill-Number', 'bill.add', { VendorBillNo: z.string(), today: day }),
  purchaseAccounts: ours.read('purchase-accounts', 'vendor.list', envelope(z.array(account))),
  listBills: read('GetAllVendorBillDetailsWithFilters', 'bill.list', billListAnswer, {
    ...filtered,
    vendorid: z.optional(id),
  }),
  billsOfVendor: inBusiness('businessid').read(
    '/api/Vendor/GetAllBillsbySpecificVendor',
    'vendor.view',
    billListAnswer,
    { ...filtered, vendorid: id },
  ),
  exportBills: ours.ask('export-csv', 'bill.export', download, { ...listFile, vendorid: z.optional(id) }),
  countBills: read('Get-Vendors-Bill-Count', 'bill.list', counts, { ...listed, userId }),
  getBill: inBusiness('businessId', at).read('Get-VendorBill-By-Id', 'bill.view', envelope(billAnswer), {
    ...one,
    userId,
  }),
  listBillPayments: read('GetAllVendorBillPaymentHistroyByIDWithFilters', 'bill.view', history, {
    ...listed,
    vendorbillid: id,
    amount: z.optional(decimal),
  }),
  listPaymentsOfBill: read('get-all-payments', 'bill.view', history, { ...listed, billId: id }),
  openBillsOfVendor: read('Get-Vendor-Bill-Details-By-VendorId', 'bill.addPayment', openBills, {
    userid: userId,
    vendorid: id,
    currency: z.optional(text(10)),
  }),
  createBill: formed.change('Add-Vendor-Bill-detail', 'bill.add', billDone, billForm),
  updateBill: formed.change('Update-VendorBill-Detail', 'bill.edit', billDone, {
    ...billForm,
    VendorBillID: id,
    ...edited,
  }),
  previewNewBill: formed.ours.ask('preview-new', 'bill.add', envelope(effects), billForm),
  previewBillEdit: formed.ours.ask('preview-edit', 'bill.edit', envelope(effects), {
    ...billForm,
    VendorBillID: id,
    ...edited,
  }),
  deleteBill: inBusiness('BusinessId', at).changeByGet('Delete-VendorBill-By-Id', 'bill.delete', billDone, {
    ...one,
    UserId: userId,
  }),
  deleteBills: ours.change('delete-multiple', 'bill.delete', perRow, many),
  restoreBills: ours.change('restore-bill', 'bill.delete', perRow, many),
  duplicateBill: planned.change('duplicate-bill', 'bill.add', billDone, one),
  approveBill: planned.change('approve-bill', 'bill.edit', billDone, one),
  cancelBills: ours.change('cancel-bill', 'bill.delete', perRow, {
    ...many,
    ...payments.cancelledPayments,
    ...payments.actDay,
  }),
  reinstateBill: ours.change('undo-cancel', 'bill.delete', billDone, one),
  addBillPayment: change('AddPayment', 'bill.addPayment', billDone, {
    ...one,
    ...payments.discountedPaymentForm,
  }),
  addBillBatchPayment: change('Add-Vendor-Bill-Batch-Payment', 'bill.addPayment', payments.batchPaid, {
    vendorid: z.optional(id),
    ...payments.batchPayment(one),
  }),
  deleteBillPayment: ours.change('delete-payment', 'bill.delete', billDone, { ...one, PaymentId: id }),
  applyAdvance: ours.change('apply-advance', 'bill.addPayment', billDone, {
    ...one,
    amount: decimal,
    ...payments.actDay,
  }),
  takeDiscount: ours.change('take-discount', 'bill.delete', billDone, {
    ...one,
    ...payments.taxRelief,
    ...payments.actDay,
  }),
  undoDiscount: ours.change('undo-discount', 'bill.delete', billDone, one),
  giveBackBill: ours.change('give-back', 'bill.delete', billDone, { ...one, ...creditNoteForm }),
  undoGiveBackBill: ours.change('undo-give-back', 'bill.delete', billDone, { ...one, CreditNoteId: id }),
  previewApprovals: ours.ask('preview-approvals', 'bill.view', plannedRows, many),
  previewBill: ours.ask('preview-effects', 'bill.view', envelope(effects), {
    ...one,
    act: previewedAct,
    ...payments.cancelledPayments,
    ...creditNoteAsked,
    ...payments.paymentAsked,
  }),
};
