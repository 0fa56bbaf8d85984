import * as z from 'zod/mini';
import { download, effects, envelope, perRow } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { listDays, listFile, listQuery } from './list-wire.ts';
import { orderAnswer, orderBilled, orderDone, orderForm, orderListAnswer } from './order-wire.ts';
import { actDay, cancelledPayments, ratedMoney } from './payment-wire.ts';
import { formSpellings } from './purchase-wire.ts';
import { all, day, decimal, edited, id, several, text, userId } from './wire-types.ts';

const at = '/api/PurchaseOrder/';
const { ours, read } = inBusiness('businessid', at);
const upper = inBusiness('BusinessID', at);

/** Orders are added, edited and issued where the plan has them; those that stand are shown, closed and cancelled everywhere. */
const plan = { flag: 'purchaseOrders' } as const;
const formed = inBusiness('BusinessIDFK', at, { ...plan, spelt: formSpellings });
const planned = inBusiness('businessid', at, plan).ours;
const billing = { flag: 'bills' } as const;

const one = { PurchaseOrderID: id };
const billed = inBusiness('businessid', at, billing).ours;
const billedLines = {
  ...one,
  lines: z.array(z.object({ PurchaseOrderItemID: id, Qty: decimal })).check(z.maxLength(500)),
  /** More than is left of some line is billed, or once more what a draft bill has, and that is meant. */
  confirmOver: z.optional(z.boolean()),
};
const many = { PurchaseOrderID: several };
const listed = { userid: userId, ...listQuery, ...listDays, status: z.optional(text(40)) };
const counts = z.object({
  ...all(z.number(), 'AllCount IssuedCount CancelledCount DraftCount BillCreatedCount'),
  ...all(z.number(), 'ConverToBillCount DeletedCount'),
});

/** Every call of purchase orders. */
export const orderCalls = {
  nextOrderNumber: read('Get-PurchaseOrder-Number', 'purchaseOrder.add', {
    PurchaseOrderNumber: z.string(),
    today: day,
  }),
  listOrders: read('GetAllPurchaseOrderWithFilters', 'purchaseOrder.list', orderListAnswer, {
    ...listed,
    vendorid: z.optional(id),
  }),
  ordersOfVendor: read('/api/Vendor/GetAllPOBySpecificvendor', 'vendor.view', orderListAnswer, {
    ...listed,
    vendorid: id,
  }),
  exportOrders: ours.ask('export-csv', 'purchaseOrder.export', download, {
    ...listFile,
    vendorid: z.optional(id),
  }),
  countOrders: read('Get-purchase-order-Count', 'purchaseOrder.list', counts, { ...listed, userId }),
  getOrder: upper.read('get-Purchase-Order-by-id', 'purchaseOrder.view', envelope(orderAnswer), {
    ...one,
    UserID: userId,
  }),
  createOrder: formed.change('add-PurchaseOrder-detail', 'purchaseOrder.add', orderDone, orderForm),
  updateOrder: formed.change('Update-PurchaseOrder-detail', 'purchaseOrder.edit', orderDone, {
    ...orderForm,
    ...one,
    ...edited,
  }),
  issueOrder: planned.change('issue-order', 'purchaseOrder.edit', orderDone, one),
  cancelOrder: ours.change('cancel-order', 'purchaseOrder.delete', orderDone, {
    ...one,
    /** Of what was paid in advance: without a mode it comes back the way it went. */
    ...cancelledPayments,
    ...actDay,
  }),
  payAdvance: ours.change('pay-advance', 'purchaseOrder.addPayment', orderDone, {
    ...one,
    amount: decimal,
    ...ratedMoney,
  }),
  deleteAdvance: ours.change('delete-advance', 'purchaseOrder.delete', orderDone, { ...one, PaymentId: id }),
  reopenOrder: ours.change('reopen-order', 'purchaseOrder.edit', orderDone, one),
  closeOrder: ours.change('close-rest', 'purchaseOrder.edit', orderDone, one),
  duplicateOrder: planned.change('duplicate-order', 'purchaseOrder.add', orderDone, one),
  deleteOrder: upper.changeByGet('delete-Purchase-Order-by-id', 'purchaseOrder.delete', orderDone, {
    ...one,
    UserID: userId,
  }),
  deleteOrders: ours.change('delete-multiple', 'purchaseOrder.delete', perRow, many),
  restoreOrders: ours.change('restore-order', 'purchaseOrder.delete', perRow, many),
  copyToBill: inBusiness('businessId', at, billing).changeByGet(
    'Copy-PurchaseOrder-To-VendorBill',
    'bill.add',
    orderBilled,
    { purchaseOrderID: id, userId },
  ),
  billOrder: billed.change('bill-order', 'bill.add', orderBilled, billedLines),
  previewBilling: billed.ask('preview-billing', 'bill.add', envelope(effects), billedLines),
};
