import type { billCalls } from '../../src/api/calls/bill.ts';
import { billFormOf } from './bill-api.ts';
import type { Fixture } from './fixture.ts';

const form = ({ vendor, name }: Fixture) =>
  billFormOf({ vendor, items: [{ ProductName: name, Qty: '2', HomeUnitPrice: '30' }] });

/** A request for each call of bills. */
export const bills: { [Name in keyof typeof billCalls]: (fixture: Fixture) => Record<string, unknown> } = {
  createBill: form,
  updateBill: (fixture) => ({ ...form(fixture), VendorBillID: fixture.billDraft }),
  previewNewBill: form,
  previewBillEdit: (fixture) => ({ ...form(fixture), VendorBillID: fixture.billDraft }),
  nextBillNumber: () => ({}),
  getBill: ({ billPaid }) => ({ vendorBillId: billPaid }),
  listBills: ({ vendor }) => ({ vendorid: vendor }),
  billsOfVendor: ({ vendor }) => ({ vendorid: vendor }),
  exportBills: ({ vendor }) => ({ vendorid: vendor }),
  countBills: () => ({}),
  listBillPayments: ({ billPaid }) => ({ vendorbillid: billPaid }),
  listPaymentsOfBill: ({ billPaid }) => ({ billId: billPaid }),
  openBillsOfVendor: ({ vendor }) => ({ vendorid: vendor }),
  deleteBill: ({ billDraft }) => ({ vendorBillId: billDraft }),
  deleteBills: ({ billCancelled }) => ({ vendorBillId: [billCancelled] }),
  restoreBills: ({ billDeleted }) => ({ vendorBillId: [billDeleted] }),
  duplicateBill: ({ billPaid }) => ({ vendorBillId: billPaid }),
  approveBill: ({ billDraft }) => ({ vendorBillId: billDraft }),
  cancelBills: ({ billPaid }) => ({ vendorBillId: [billPaid], payments: 'refund' }),
  reinstateBill: ({ billCancelled }) => ({ vendorBillId: billCancelled }),
  addBillPayment: ({ billOpen }) => ({
    vendorBillId: billOpen,
    amount: '130',
    paymentmode: 1,
    surplus: 'credit',
  }),
  addBillBatchPayment: ({ billOpen, billPaid }) => ({
    payments: [
      { vendorBillId: billOpen, amount: '10' },
      { vendorBillId: billPaid, amount: '20' },
    ],
    paymentmode: 1,
  }),
  deleteBillPayment: ({ billPaid, billPayment }) => ({ vendorBillId: billPaid, PaymentId: billPayment }),
  applyAdvance: ({ billOpen }) => ({ vendorBillId: billOpen, amount: '30' }),
  takeDiscount: ({ billOpen }) => ({ vendorBillId: billOpen }),
  undoDiscount: ({ billDiscounted }) => ({ vendorBillId: billDiscounted }),
  giveBackBill: ({ billOpen, billLine }) => ({
    vendorBillId: billOpen,
    lines: [{ lineId: billLine, amount: '1' }],
  }),
  undoGiveBackBill: ({ billCredited, billCreditNote }) => ({
    vendorBillId: billCredited,
    CreditNoteId: billCreditNote,
  }),
  previewApprovals: ({ billDraft }) => ({ vendorBillId: [billDraft] }),
  previewBill: ({ billPaid }) => ({ vendorBillId: billPaid, act: 'cancel' }),
};
