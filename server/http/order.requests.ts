import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import type { orderCalls } from '../../src/api/contract/order.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { placeWire } from '../../src/api/wire/money.ts';
import { orderFormWire, orderLineWire } from '../../src/api/wire/order.ts';
import { orderStatusOf } from '../../src/api/wire/status.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { decimal } from '../../src/domain/money.ts';
import type { NonPostingRequest } from '../commands/non-posting.ts';
import type { BillOrder } from '../commands/order.ts';
import type { DocumentFilter } from '../store/narrowed-documents.ts';
import { listRequestOf, requestedStatuses } from './document.requests.ts';
import { purchaseRequestOf } from './purchase.requests.ts';
import { pricedLineOf } from './sent-lines.ts';

type Calls = typeof orderCalls;

/** The form as sent, in our words. */
export const orderRequestOf = (body: BodyOf<Calls['createOrder']>): NonPostingRequest => {
  const form = orderFormWire.fromWire(body);
  const { kind } = documentTypes.order;
  const status = form.status === undefined ? undefined : orderStatusOf(form.status);
  return {
    subtype: 'order',
    issue: status !== undefined && !kindSpec(kind).statuses.draft.includes(status),
    ...purchaseRequestOf(form, body, placeWire.fromWire(body)),
    reference: form.reference ?? '',
    lines: form.lines.map((sent, index) => pricedLineOf(sent, orderLineWire.fromWire(sent), index)),
  };
};

/** The list's query in our words; where no order of rows is asked for, the first stands first. */
export const orderFilterOf = (query: QueryOf<Calls['listOrders']>): DocumentFilter => {
  const params = listRequestOf('order', query);
  return {
    ...params,
    ascending: query.sortorder ? params.ascending : true,
    statuses: requestedStatuses('order', [query.status ?? ''], {}),
    overdue: false,
    subtypes: [],
    locations: [],
    ...(query.vendorid ? { customerId: idFromWire(query.vendorid) } : {}),
  };
};

/** How many of each line are to be billed. */
export const billingOf = ({ lines, confirmOver = false }: BodyOf<Calls['billOrder']>): BillOrder => ({
  quantities: new Map(
    lines.map(({ PurchaseOrderItemID, Qty }) => [idFromWire(PurchaseOrderItemID), decimal(Qty)]),
  ),
  confirmed: confirmOver,
});
