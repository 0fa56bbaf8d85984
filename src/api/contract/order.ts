import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { orderAnswer, orderBilled, orderDone, orderForm, orderListAnswer } from './order-wire.ts';
import {
  all,
  cancelledPayments,
  day,
  decimal,
  download,
  envelope,
  id,
  listDays,
  listFile,
  listQuery,
  perRow,
  ratedMoney,
  several,
  text,
  userId,
} from './wire-types.ts';

const { ours, read } = inBusiness('businessid');
const formed = inBusiness('BusinessIDFK');
const upper = inBusiness('BusinessID');

/** Orders are added, edited and issued where the plan has them; those that stand are shown, closed and cancelled everywhere. */
const flag = 'purchaseOrders';
const one = { PurchaseOrderID: id };
const many = { PurchaseOrderID: several };
const listed = { userid: userId, ...listQuery, ...listDays, status: z.optional(text(40)) };
const act = { takes: one, answer: orderDone };

/** Every call of purchase orders. */
export const orderCalls = {
  nextOrderNumber: read('/api/PurchaseOrder/Get-PurchaseOrder-Number', 'purchaseOrder.add', {
    answer: envelope(z.object({ PurchaseOrderNumber: z.string(), today: day })),
  }),
  listOrders: read('/api/PurchaseOrder/GetAllPurchaseOrderWithFilters', 'purchaseOrder.list', {
    takes: { ...listed, vendorid: z.optional(id) },
    answer: orderListAnswer,
  }),
  ordersOfVendor: read('/api/Vendor/GetAllPOBySpecificvendor', 'vendor.view', {
    takes: { ...listed, vendorid: id },
    answer: orderListAnswer,
  }),
  exportOrders: ours.ask('/api/PurchaseOrder/export-csv', 'purchaseOrder.export', {
    takes: { ...listFile, vendorid: z.optional(id) },
    answer: download,
  }),
  countOrders: read('/api/PurchaseOrder/Get-purchase-order-Count', 'purchaseOrder.list', {
    takes: { ...listed, userId },
    answer: z.object({
      ...all(z.number(), 'AllCount', 'IssuedCount', 'CancelledCount', 'DraftCount', 'BillCreatedCount'),
      ...all(z.number(), 'ConverToBillCount', 'DeletedCount'),
    }),
  }),
  getOrder: upper.read('/api/PurchaseOrder/get-Purchase-Order-by-id', 'purchaseOrder.view', {
    takes: { ...one, UserID: userId },
    answer: envelope(orderAnswer),
  }),
  createOrder: formed.change('/api/PurchaseOrder/add-PurchaseOrder-detail', 'purchaseOrder.add', {
    flag,
    takes: orderForm,
    answer: orderDone,
  }),
  updateOrder: formed.change('/api/PurchaseOrder/Update-PurchaseOrder-detail', 'purchaseOrder.edit', {
    flag,
    takes: { ...orderForm, ...one, version: z.optional(z.nullable(z.number())) },
    answer: orderDone,
  }),
  issueOrder: ours.change('/api/PurchaseOrder/issue-order', 'purchaseOrder.edit', { flag, ...act }),
  cancelOrder: ours.change('/api/PurchaseOrder/cancel-order', 'purchaseOrder.delete', {
    takes: {
      ...one,
      /** Of what was paid in advance: without a mode it comes back the way it went. */
      ...cancelledPayments,
    },
    answer: orderDone,
  }),
  payAdvance: ours.change('/api/PurchaseOrder/pay-advance', 'purchaseOrder.addPayment', {
    takes: { ...one, amount: decimal, ...ratedMoney },
    answer: orderDone,
  }),
  deleteAdvance: ours.change('/api/PurchaseOrder/delete-advance', 'purchaseOrder.delete', {
    takes: { ...one, PaymentId: id },
    answer: orderDone,
  }),
  reopenOrder: ours.change('/api/PurchaseOrder/reopen-order', 'purchaseOrder.edit', act),
  closeOrder: ours.change('/api/PurchaseOrder/close-rest', 'purchaseOrder.edit', act),
  duplicateOrder: ours.change('/api/PurchaseOrder/duplicate-order', 'purchaseOrder.add', { flag, ...act }),
  deleteOrder: upper.changeByGet('/api/PurchaseOrder/delete-Purchase-Order-by-id', 'purchaseOrder.delete', {
    takes: { ...one, UserID: userId },
    answer: orderDone,
  }),
  deleteOrders: ours.change('/api/PurchaseOrder/delete-multiple', 'purchaseOrder.delete', {
    takes: many,
    answer: perRow,
  }),
  restoreOrders: ours.change('/api/PurchaseOrder/restore-order', 'purchaseOrder.delete', {
    takes: many,
    answer: perRow,
  }),
  copyToBill: inBusiness('businessId').changeByGet(
    '/api/PurchaseOrder/Copy-PurchaseOrder-To-VendorBill',
    'bill.add',
    { flag: 'bills', takes: { purchaseOrderID: id, userId }, answer: orderBilled },
  ),
  billOrder: ours.change('/api/PurchaseOrder/bill-order', 'bill.add', {
    flag: 'bills',
    takes: {
      ...one,
      lines: z.array(z.object({ PurchaseOrderItemID: id, Qty: decimal })).check(z.maxLength(500)),
      /** More than is left of some line is billed, and that is meant. */
      confirmOver: z.optional(z.boolean()),
    },
    answer: orderBilled,
  }),
};
