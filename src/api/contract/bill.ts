import * as z from 'zod/mini';
import { billAnswer, billDone, billForm, billListAnswer, billRow } from './bill-wire.ts';
import { inBusiness } from './call.ts';
import { creditNoteAsked, creditNoteForm, previewedAct } from './credit-note-wire.ts';
import { payment } from './invoice-wire.ts';
import { discountedPaymentForm, paymentAsked } from './payment-wire.ts';
import {
  all,
  cancelledPayments,
  day,
  decimal,
  download,
  effects,
  envelope,
  id,
  listDays,
  listFile,
  listQuery,
  paidMoney,
  perRow,
  several,
  text,
  userId,
} from './wire-types.ts';

const { change, ours, read } = inBusiness('businessid');
const { read: readUpper } = inBusiness('businessId');
const formed = inBusiness('BusinessIDFK');

/** Bills are added, edited and approved where the plan has them; those that stand are shown, paid and cancelled everywhere. */
const flag = 'bills';
const one = { vendorBillId: id };
const many = { vendorBillId: several };
const listed = { userid: userId, ...listQuery, ...listDays };
const history = envelope(
  z.object({ vendorbillpayments: z.array(payment), ...all(z.number(), 'currentpage', 'total', 'pagetotal') }),
);

/** Every call of bills. */
export const billCalls = {
  nextBillNumber: read('/api/VendorBill/Generate-VendorBill-Number', 'bill.add', {
    answer: envelope(z.object({ VendorBillNo: z.string(), today: day })),
  }),
  purchaseAccounts: ours.read('/api/VendorBill/purchase-accounts', 'vendor.list', {
    answer: envelope(z.array(z.object({ TAccountId: z.number(), AccountName: z.string() }))),
  }),
  listBills: read('/api/VendorBill/GetAllVendorBillDetailsWithFilters', 'bill.list', {
    takes: { ...listed, status: z.optional(text(40)), vendorid: z.optional(id) },
    answer: billListAnswer,
  }),
  billsOfVendor: read('/api/Vendor/GetAllBillsbySpecificVendor', 'vendor.view', {
    takes: { ...listed, status: z.optional(text(40)), vendorid: id },
    answer: billListAnswer,
  }),
  exportBills: ours.ask('/api/VendorBill/export-csv', 'bill.export', {
    takes: { ...listFile, vendorid: z.optional(id) },
    answer: download,
  }),
  countBills: read('/api/VendorBill/Get-Vendors-Bill-Count', 'bill.list', {
    takes: { ...listed, userId },
    answer: z.object({
      ...all(z.number(), 'AllCount', 'PaidCount', 'NotPaidCount', 'DraftCount', 'CancelledCount'),
      ...all(z.number(), 'DepositPaidCount', 'DeletedCount', 'OverdueCount'),
    }),
  }),
  getBill: readUpper('/api/VendorBill/Get-VendorBill-By-Id', 'bill.view', {
    takes: { ...one, userId },
    answer: envelope(billAnswer),
  }),
  listBillPayments: read('/api/VendorBill/GetAllVendorBillPaymentHistroyByIDWithFilters', 'bill.view', {
    takes: { ...listed, vendorbillid: id, amount: z.optional(decimal) },
    answer: history,
  }),
  listPaymentsOfBill: read('/api/VendorBill/get-all-payments', 'bill.view', {
    takes: { ...listed, billId: id },
    answer: history,
  }),
  openBillsOfVendor: read('/api/VendorBill/Get-Vendor-Bill-Details-By-VendorId', 'vendor.addPayment', {
    takes: { userid: userId, vendorid: id, currency: z.optional(text(10)) },
    answer: envelope(z.object({ VendorBills: z.array(billRow), advance: decimal })),
  }),
  createBill: formed.change('/api/VendorBill/Add-Vendor-Bill-detail', 'bill.add', {
    flag,
    takes: billForm,
    answer: billDone,
  }),
  updateBill: formed.change('/api/VendorBill/Update-VendorBill-Detail', 'bill.edit', {
    flag,
    takes: { ...billForm, VendorBillID: id, version: z.optional(z.nullable(z.number())) },
    answer: billDone,
  }),
  deleteBill: inBusiness('BusinessId').changeByGet('/api/VendorBill/Delete-VendorBill-By-Id', 'bill.delete', {
    takes: { ...one, UserId: userId },
    answer: billDone,
  }),
  deleteBills: ours.change('/api/VendorBill/delete-multiple', 'bill.delete', {
    takes: many,
    answer: perRow,
  }),
  restoreBills: ours.change('/api/VendorBill/restore-bill', 'bill.delete', {
    takes: many,
    answer: perRow,
  }),
  duplicateBill: ours.change('/api/VendorBill/duplicate-bill', 'bill.add', {
    flag,
    takes: one,
    answer: billDone,
  }),
  approveBill: ours.change('/api/VendorBill/approve-bill', 'bill.edit', {
    flag,
    takes: one,
    answer: billDone,
  }),
  cancelBills: ours.change('/api/VendorBill/cancel-bill', 'bill.delete', {
    takes: { ...many, ...cancelledPayments },
    answer: perRow,
  }),
  reinstateBill: ours.change('/api/VendorBill/undo-cancel', 'bill.delete', { takes: one, answer: billDone }),
  addBillPayment: change('/api/VendorBill/AddPayment', 'bill.addPayment', {
    takes: { ...one, ...discountedPaymentForm },
    answer: billDone,
  }),
  addBillBatchPayment: change('/api/VendorBill/Add-Vendor-Bill-Batch-Payment', 'vendor.addPayment', {
    takes: {
      vendorid: z.optional(id),
      payments: z.array(z.object({ ...one, amount: decimal })).check(z.minLength(1), z.maxLength(200)),
      ...paidMoney,
    },
    answer: envelope(z.object({ ids: z.array(id), repeated: z.boolean() })),
  }),
  deleteBillPayment: ours.change('/api/VendorBill/delete-payment', 'bill.delete', {
    takes: { ...one, PaymentId: id },
    answer: billDone,
  }),
  applyAdvance: ours.change('/api/VendorBill/apply-advance', 'bill.addPayment', {
    takes: { ...one, amount: decimal },
    answer: billDone,
  }),
  takeDiscount: ours.change('/api/VendorBill/take-discount', 'bill.delete', { takes: one, answer: billDone }),
  undoDiscount: ours.change('/api/VendorBill/undo-discount', 'bill.delete', { takes: one, answer: billDone }),
  giveBackBill: ours.change('/api/VendorBill/give-back', 'bill.delete', {
    takes: { ...one, ...creditNoteForm },
    answer: billDone,
  }),
  undoGiveBackBill: ours.change('/api/VendorBill/undo-give-back', 'bill.delete', {
    takes: { ...one, CreditNoteId: id },
    answer: billDone,
  }),
  previewBill: ours.ask('/api/VendorBill/preview-effects', 'bill.view', {
    takes: { ...one, act: previewedAct, ...cancelledPayments, ...creditNoteAsked, ...paymentAsked },
    answer: envelope(effects),
  }),
};
