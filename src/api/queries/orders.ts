import type { OrderRow, OrderView } from '../../domain/order/view.ts';
import { send } from '../client/client.ts';
import { orderCalls } from '../contract/order.ts';
import { orderFromWire, orderRowFromWire } from '../wire/order-view.ts';
import { documentQueries } from './document-queries.ts';

/** What pages ask about purchase orders. */
export const {
  list: orderList,
  ofContact: ordersOfVendor,
  counts: orderCounts,
  view: orderView,
  next: nextOrder,
} = documentQueries<OrderRow, OrderView>({
  subject: 'orders',
  list: async (businessid, { contactId, column, direction, search, type: _, ...asked }, signal) => {
    const order = { sortby: column, sortorder: direction, searchquery: search };
    const query = { businessid, ...asked, limit: '10', ...order };
    const { PurchaseOrders, total } = contactId
      ? await send(orderCalls.ordersOfVendor, { signal, query: { ...query, vendorid: contactId } })
      : await send(orderCalls.listOrders, { signal, query });
    return { rows: PurchaseOrders.map(orderRowFromWire), total };
  },
  counts: async (businessid, { period, ...days }, signal) => {
    const found = await send(orderCalls.countOrders, { signal, query: { businessid, period, ...days } });
    return {
      '': found.AllCount,
      issued: found.IssuedCount,
      converttobill: found.ConverToBillCount,
      billcreated: found.BillCreatedCount,
      draft: found.DraftCount,
      cancelled: found.CancelledCount,
      deleted: found.DeletedCount,
    };
  },
  view: async (BusinessID, PurchaseOrderID, signal) =>
    orderFromWire((await send(orderCalls.getOrder, { signal, query: { BusinessID, PurchaseOrderID } })).data),
  next: async (businessid, _, signal) => {
    const { data } = await send(orderCalls.nextOrderNumber, { signal, query: { businessid } });
    return { number: data.PurchaseOrderNumber, today: data.today };
  },
});
