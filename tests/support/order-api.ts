import { orderCalls } from '../../src/api/calls/order.ts';
import { expectOk } from './api.ts';
import { type Client, firstDay } from './server.ts';

/** A purchase order as a test gives it; what it leaves out is ten of paper and two of ink, issued. */
export interface GivenOrder {
  vendor: string | null;
  items?: Record<string, unknown>[];
  status?: 'Draft' | 'Issued';
  /** Fields of the form beside the lines. */
  more?: Record<string, unknown>;
}

/** The fields of the order form as the page sends them. */
export const orderFormOf = (given: GivenOrder): Record<string, unknown> => ({
  VendorIDFK: given.vendor,
  PurchaseOrderDate: firstDay,
  Status: given.status ?? 'Issued',
  ...given.more,
  PurchaseOrderItems: given.items ?? [
    { ProductName: 'Paper', Qty: '10', HomeUnitPrice: '4' },
    { ProductName: 'Ink', Qty: '2', HomeUnitPrice: '30' },
  ],
});

/** The acts of a buyer on purchase orders at one business, each as the page sends it. */
export const orderApiFor = (client: Client) => {
  const view = async (PurchaseOrderID: string) =>
    expectOk(await client.send(orderCalls.getOrder, { PurchaseOrderID })).body.data;
  const act =
    (call: 'issueOrder' | 'reopenOrder' | 'closeOrder' | 'duplicateOrder') => (PurchaseOrderID: string) =>
      client.send(orderCalls[call], { PurchaseOrderID });
  return {
    create: (given: GivenOrder) => client.send(orderCalls.createOrder, orderFormOf(given)),
    /** Creates an order that must come to be, and answers its id. */
    order: async (given: GivenOrder): Promise<string> =>
      expectOk(await client.send(orderCalls.createOrder, orderFormOf(given))).body.data.PurchaseOrderID,
    update: (PurchaseOrderID: string, given: GivenOrder, version?: number) =>
      client.send(orderCalls.updateOrder, {
        ...orderFormOf(given),
        PurchaseOrderID,
        version: version ?? null,
      }),
    view,
    /** Where it stands, and what is billed of its lines: `ConvertToBill 4+0`. */
    stands: async (id: string): Promise<string> => {
      const { Status, PurchaseOrderItems: lines } = await view(id);
      return `${Status} ${lines.map(({ BilledQty }) => BilledQty).join('+')}`;
    },
    issue: act('issueOrder'),
    cancel: (PurchaseOrderID: string, payments?: 'credit' | 'refund') =>
      client.send(orderCalls.cancelOrder, { PurchaseOrderID, payments }),
    payAdvance: (PurchaseOrderID: string, amount: string, more: Record<string, unknown> = {}) =>
      client.send(orderCalls.payAdvance, { PurchaseOrderID, amount, paymentmode: 2, ...more }),
    deleteAdvance: (PurchaseOrderID: string, PaymentId: string) =>
      client.send(orderCalls.deleteAdvance, { PurchaseOrderID, PaymentId }),
    reopen: act('reopenOrder'),
    close: act('closeOrder'),
    duplicate: act('duplicateOrder'),
    remove: (...PurchaseOrderID: string[]) => client.send(orderCalls.deleteOrders, { PurchaseOrderID }),
    restore: (...PurchaseOrderID: string[]) => client.send(orderCalls.restoreOrders, { PurchaseOrderID }),
    convert: (purchaseOrderID: string) => client.send(orderCalls.copyToBill, { purchaseOrderID }),
    /** Bills so many of each line, in their order. */
    bill: async (PurchaseOrderID: string, quantities: string[], confirmOver?: boolean) => {
      const { PurchaseOrderItems } = await view(PurchaseOrderID);
      const lines = PurchaseOrderItems.map(({ PurchaseOrderItemID }, index) => ({
        PurchaseOrderItemID,
        Qty: quantities[index] ?? '0',
      }));
      return client.send(orderCalls.billOrder, { PurchaseOrderID, lines, confirmOver });
    },
    list: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(orderCalls.listOrders, query)).body,
    counts: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(orderCalls.countOrders, query)).body,
  };
};
export type OrderApi = ReturnType<typeof orderApiFor>;
