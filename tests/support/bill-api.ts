import { billCalls } from '../../src/api/calls/bill.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { expectOk } from './api.ts';
import { type Client, firstDay } from './server.ts';

/** A bill as a test gives it; what it leaves out is one line of 100, approved. */
export interface GivenBill {
  vendor?: string | null;
  items?: Record<string, unknown>[];
  day?: string;
  due?: string;
  reference?: string;
  status?: 'Draft' | 'NotPaid';
  /** Fields of the form beside the lines: currency, discount, shipping. */
  more?: Record<string, unknown>;
}

/** The fields of the bill form as the page sends them. */
export const billFormOf = (given: GivenBill): Record<string, unknown> => ({
  VendorIDFK: given.vendor ?? null,
  OrderNo: given.reference ?? '0',
  OrderDate: given.day ?? firstDay,
  ...(given.due ? { DueDate: given.due } : {}),
  Status: given.status ?? 'NotPaid',
  ...given.more,
  VendorBillItems: given.items ?? [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '100' }],
});

/** The acts of a buyer on bills at one business, each as the page sends it. */
export const billApiFor = (client: Client) => ({
  /** Adds a vendor, and answers their id. */
  vendor: async (VendorName: string, more: Record<string, unknown> = {}): Promise<string> =>
    expectOk(await client.send(vendorCalls.addVendor, { type: 'business', VendorName, ...more })).body.data
      .id,
  create: (given: GivenBill) => client.send(billCalls.createBill, billFormOf(given)),
  /** Creates a bill that must come to be, and answers its id. */
  bill: async (given: GivenBill): Promise<string> =>
    expectOk(await client.send(billCalls.createBill, billFormOf(given))).body.data.VendorBillID,
  update: (VendorBillID: string, given: GivenBill, version?: number) =>
    client.send(billCalls.updateBill, { ...billFormOf(given), VendorBillID, version: version ?? null }),
  view: async (vendorBillId: string) =>
    expectOk(await client.send(billCalls.getBill, { vendorBillId })).body.data,
  approve: (vendorBillId: string) => client.send(billCalls.approveBill, { vendorBillId }),
  pay: (vendorBillId: string, amount: string, more: Record<string, unknown> = {}) =>
    client.send(billCalls.addBillPayment, { vendorBillId, amount, paymentmode: 1, ...more }),
  cancel: (vendorBillId: string, payments: 'credit' | 'refund' = 'credit') =>
    client.send(billCalls.cancelBills, { vendorBillId: [vendorBillId], payments }),
  reinstate: (vendorBillId: string) => client.send(billCalls.reinstateBill, { vendorBillId }),
  remove: (...vendorBillId: string[]) => client.send(billCalls.deleteBills, { vendorBillId }),
  restore: (...vendorBillId: string[]) => client.send(billCalls.restoreBills, { vendorBillId }),
  discount: (vendorBillId: string) => client.send(billCalls.takeDiscount, { vendorBillId }),
  giveBack: (vendorBillId: string, lines: readonly object[], more: Record<string, unknown> = {}) =>
    client.send(billCalls.giveBackBill, { vendorBillId, lines, ...more }),
  undoGiveBack: (vendorBillId: string, CreditNoteId: string) =>
    client.send(billCalls.undoGiveBackBill, { vendorBillId, CreditNoteId }),
  preview: async (vendorBillId: string, act: string, more: Record<string, unknown> = {}) =>
    expectOk(await client.send(billCalls.previewBill, { vendorBillId, act, ...more })).body.data,
  list: async (query: Record<string, unknown> = {}) =>
    expectOk(await client.send(billCalls.listBills, query)).body,
  counts: async (query: Record<string, unknown> = {}) =>
    expectOk(await client.send(billCalls.countBills, query)).body,
});
export type BillApi = ReturnType<typeof billApiFor>;
