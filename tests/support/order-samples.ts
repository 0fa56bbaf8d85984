import type { orderCalls } from '../../src/api/calls/order.ts';
import type { Fixture } from './fixture.ts';
import { orderFormOf } from './order-api.ts';

const form = ({ vendor, name }: Fixture) =>
  orderFormOf({ vendor, items: [{ ProductName: name, Qty: '2', HomeUnitPrice: '30' }] });

/** A request for each call of purchase orders. */
export const orders: { [Name in keyof typeof orderCalls]: (fixture: Fixture) => Record<string, unknown> } = {
  createOrder: form,
  updateOrder: (fixture) => ({ ...form(fixture), PurchaseOrderID: fixture.orderDraft }),
  nextOrderNumber: () => ({}),
  getOrder: ({ orderBilled }) => ({ PurchaseOrderID: orderBilled }),
  listOrders: ({ vendor }) => ({ vendorid: vendor }),
  ordersOfVendor: ({ vendor }) => ({ vendorid: vendor }),
  exportOrders: ({ vendor }) => ({ vendorid: vendor }),
  countOrders: () => ({}),
  issueOrder: ({ orderDraft }) => ({ PurchaseOrderID: orderDraft }),
  cancelOrder: ({ orderIssued }) => ({ PurchaseOrderID: orderIssued, payments: 'credit' }),
  payAdvance: ({ orderIssued }) => ({ PurchaseOrderID: orderIssued, amount: '10', paymentmode: 1 }),
  deleteAdvance: ({ orderIssued, orderAdvance }) => ({
    PurchaseOrderID: orderIssued,
    PaymentId: orderAdvance,
  }),
  reopenOrder: ({ orderCancelled }) => ({ PurchaseOrderID: orderCancelled }),
  closeOrder: ({ orderBilled }) => ({ PurchaseOrderID: orderBilled }),
  duplicateOrder: ({ orderIssued }) => ({ PurchaseOrderID: orderIssued }),
  deleteOrder: ({ orderDraft }) => ({ PurchaseOrderID: orderDraft }),
  deleteOrders: ({ orderCancelled }) => ({ PurchaseOrderID: [orderCancelled] }),
  restoreOrders: ({ orderDeleted }) => ({ PurchaseOrderID: [orderDeleted] }),
  copyToBill: ({ orderIssued }) => ({ purchaseOrderID: orderIssued }),
  billOrder: ({ orderIssued, orderLine }) => ({
    PurchaseOrderID: orderIssued,
    lines: [{ PurchaseOrderItemID: orderLine, Qty: '1' }],
  }),
  previewBilling: ({ orderIssued, orderLine }) => ({
    PurchaseOrderID: orderIssued,
    lines: [{ PurchaseOrderItemID: orderLine, Qty: '1' }],
  }),
};
