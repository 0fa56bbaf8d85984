import * as z from 'zod/mini';
import * as wire from '../wire/values.ts';
import { billAnswer, billForm, billRow } from './bill-fields.ts';
import { done, file, perRow, plainly, planned, plannedEach, subject, told } from './call.ts';
import { ignoredUser, listCredited, listFile, listQuery, listStatus, lowerPaged } from './document-list.ts';
import { day, decimal, edited, id, ids, list, nullable, number, optional, text, typedText } from './field.ts';
import {
  actDay,
  batchPaid,
  batchPayment,
  cancelledPayments,
  creditNoteForm,
  discountedPaymentForm,
  previewedAct,
  settlement,
  taxRelief,
} from './payment.ts';
import { workedOut } from './purchase.ts';

const at = '/api/VendorBill/';
const { change, ours } = subject('businessid', at);
const asked = subject('businessid', at, ignoredUser);
/** Bills are added, edited and approved where the plan has them; those that stand are shown, paid and cancelled everywhere. */
const formed = subject('BusinessIDFK', at, { userIDFK: z.optional(wire.text(64)), ...workedOut }, 'bills');
const withPlan = subject('businessid', at, {}, 'bills').ours;

/** What an act on one bill answers. */
const acted = told({
  id: id('VendorBillID'),
  number: nullable(text('VendorBillNo')),
  status: text('Status'),
  statusName: text('StatusName'),
  ...done,
});

const one = { id: id('vendorBillId') };
const many = { ids: ids('vendorBillId') };
const editedForm = { ...billForm, id: id('VendorBillID'), ...edited };
const ofVendor = { contactId: id('vendorid') };
const maybeOfVendor = { contactId: optional(id('vendorid')) };
const page = plainly({ rows: list('VendorBills', billRow), ...lowerPaged });
const payments = plainly({ rows: list('vendorbillpayments', settlement), ...lowerPaged });
const reads = 'bills';
const touches = ['bills', 'orders', 'vendors', 'products', 'sharing', 'dashboard', 'reports'] as const;

/** Every call of bills. */
export const billCalls = {
  nextBillNumber: subject('businessid', at).read('Generate-VendorBill-Number', 'bill.add', {
    says: told({ number: text('VendorBillNo'), today: day('today') }),
    reads,
  }),
  listBills: asked.read('GetAllVendorBillDetailsWithFilters', 'bill.list', {
    takes: { ...listQuery, ...listStatus, ...listCredited, ...maybeOfVendor },
    says: page,
    reads,
  }),
  billsOfVendor: asked.read('/api/Vendor/GetAllBillsbySpecificVendor', 'vendor.view', {
    takes: { ...listQuery, ...listStatus, ...ofVendor },
    says: page,
    reads,
  }),
  exportBills: asked.ours.ask('export-csv', 'bill.export', {
    takes: { ...listFile, ...listCredited, ...maybeOfVendor },
    says: file,
  }),
  countBills: subject('businessid', at, { ...ignoredUser, userId: wire.userId }).read(
    'Get-Vendors-Bill-Count',
    'bill.list',
    {
      takes: listQuery,
      says: plainly({
        all: number('AllCount'),
        paid: number('PaidCount'),
        notPaid: number('NotPaidCount'),
        draft: number('DraftCount'),
        cancelled: number('CancelledCount'),
        depositPaid: number('DepositPaidCount'),
        deleted: number('DeletedCount'),
        overdue: number('OverdueCount'),
      }),
      reads,
    },
  ),
  getBill: subject('businessId', at, { userId: wire.userId }).read('Get-VendorBill-By-Id', 'bill.view', {
    takes: one,
    says: told(billAnswer),
    reads,
  }),
  listBillPayments: asked.read('GetAllVendorBillPaymentHistroyByIDWithFilters', 'bill.view', {
    takes: { ...listQuery, id: id('vendorbillid'), amount: optional(decimal('amount')) },
    says: payments,
    reads,
  }),
  listPaymentsOfBill: asked.read('get-all-payments', 'bill.view', {
    takes: { ...listQuery, id: id('billId') },
    says: payments,
    reads,
  }),
  openBillsOfVendor: asked.read('Get-Vendor-Bill-Details-By-VendorId', 'bill.addPayment', {
    takes: { ...ofVendor, currency: optional(typedText('currency', 10)) },
    says: told({ rows: list('VendorBills', billRow), credit: decimal('advance') }),
    reads,
  }),
  createBill: formed.change('Add-Vendor-Bill-detail', 'bill.add', { takes: billForm, says: acted, touches }),
  updateBill: formed.change('Update-VendorBill-Detail', 'bill.edit', {
    takes: editedForm,
    says: acted,
    touches,
  }),
  previewNewBill: formed.ours.ask('preview-new', 'bill.add', { takes: billForm, says: planned }),
  previewBillEdit: formed.ours.ask('preview-edit', 'bill.edit', { takes: editedForm, says: planned }),
  deleteBill: subject('BusinessId', at, { UserId: wire.userId }).changeByGet(
    'Delete-VendorBill-By-Id',
    'bill.delete',
    { takes: one, says: acted, touches },
  ),
  deleteBills: ours.change('delete-multiple', 'bill.delete', { takes: many, says: perRow, touches }),
  restoreBills: ours.change('restore-bill', 'bill.delete', { takes: many, says: perRow, touches }),
  duplicateBill: withPlan.change('duplicate-bill', 'bill.add', { takes: one, says: acted, touches }),
  approveBill: withPlan.change('approve-bill', 'bill.edit', { takes: one, says: acted, touches }),
  cancelBills: ours.change('cancel-bill', 'bill.delete', {
    takes: { ...many, ...cancelledPayments, ...actDay },
    says: perRow,
    touches,
  }),
  reinstateBill: ours.change('undo-cancel', 'bill.delete', { takes: one, says: acted, touches }),
  addBillPayment: change('AddPayment', 'bill.addPayment', {
    takes: { ...one, ...discountedPaymentForm },
    says: acted,
    touches,
  }),
  addBillBatchPayment: change('Add-Vendor-Bill-Batch-Payment', 'bill.addPayment', {
    takes: { ...maybeOfVendor, ...batchPayment('vendorBillId') },
    says: batchPaid,
    touches,
  }),
  deleteBillPayment: ours.change('delete-payment', 'bill.delete', {
    takes: { ...one, paymentId: id('PaymentId') },
    says: acted,
    touches,
  }),
  applyAdvance: ours.change('apply-advance', 'bill.addPayment', {
    takes: { ...one, amount: decimal('amount'), ...actDay },
    says: acted,
    touches,
  }),
  takeDiscount: ours.change('take-discount', 'bill.delete', {
    takes: { ...one, ...taxRelief, ...actDay },
    says: acted,
    touches,
  }),
  undoDiscount: ours.change('undo-discount', 'bill.delete', { takes: one, says: acted, touches }),
  giveBackBill: ours.change('give-back', 'bill.delete', {
    takes: { ...one, ...creditNoteForm },
    says: acted,
    touches,
  }),
  undoGiveBackBill: ours.change('undo-give-back', 'bill.delete', {
    takes: { ...one, creditNoteId: id('CreditNoteId') },
    says: acted,
    touches,
  }),
  previewApprovals: ours.ask('preview-approvals', 'bill.view', { takes: many, says: plannedEach }),
  previewBill: ours.ask('preview-effects', 'bill.view', {
    takes: { ...one, ...previewedAct },
    says: planned,
  }),
};
