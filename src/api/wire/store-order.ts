import type {
  StoreOrderTrail,
  StoreOrderView,
  StoreRunView,
} from '../../domain/online-store/order-record.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { storeOrderCalls } from '../contract/store-order.ts';

type Listed = AnswerOf<typeof storeOrderCalls.listStoreOrders>['data'];

/** An order of the shop as it is listed. */
export const storeOrderFromWire = (wire: Listed['orders'][number]): StoreOrderView => ({
  id: wire.orderid,
  name: wire.name,
  customer: wire.customer,
  placedOn: wire.placedon,
  total: wire.total,
  currency: wire.currency,
  reason: wire.reason,
  hold: wire.hold,
  document: wire.invoiceid ? { id: wire.invoiceid, number: wire.invoicenumber } : null,
  outcome: wire.outcome,
  standing: wire.Standing,
});

/** An order with its way from the shop's reports to the journal. */
export const storeOrderTrailFromWire = (
  wire: AnswerOf<typeof storeOrderCalls.viewStoreOrder>['data'],
): StoreOrderTrail => ({
  ...storeOrderFromWire(wire),
  shown: wire.presentment,
  steps: wire.steps.map(({ documentid, number, happenedat, ...step }) => ({
    ...step,
    happenedAt: happenedat,
    document: documentid === null ? null : { id: documentid, number },
  })),
  entries: wire.entries.map(({ date, documentid, ...entry }) => ({
    ...entry,
    onDay: date,
    documentId: documentid,
  })),
});

/** A run that takes orders in, as the page is told of it. */
export const storeRunFromWire = (wire: Listed['run']): StoreRunView | null =>
  wire && {
    id: wire.importid,
    kind: wire.kind,
    status: wire.status,
    found: wire.found,
    done: wire.done,
    fault: wire.fault,
    resting: wire.resting,
  };
