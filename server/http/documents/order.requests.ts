import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { orderCalls } from '../../../src/api/calls/order.ts';
import { documentTypes, kindSpec } from '../../../src/domain/documents/kinds.ts';
import { decimal } from '../../../src/domain/money.ts';
import type { NonPostingRequest } from '../../commands/non-posting.ts';
import type { BillOrder } from '../../commands/order.ts';
import type { DocumentFilter } from '../../store/documents/narrowed-documents.ts';
import { listRequestOf, requestedStatuses } from './document.requests.ts';
import { purchaseLineOf, purchaseRequestOf } from './purchase.requests.ts';

type Calls = typeof orderCalls;

/** The form as sent. */
export const orderRequestOf = (form: ArgsOf<Calls['createOrder']>): NonPostingRequest => ({
  subtype: 'order',
  issue:
    form.status !== undefined && !kindSpec(documentTypes.order.kind).statuses.draft.includes(form.status),
  ...purchaseRequestOf(form),
  reference: form.reference ?? '',
  lines: form.lines.map(purchaseLineOf),
});

/** What a list, or the file of one, is narrowed to; where no order of rows is asked for, the first stands first. */
export const orderFilterOf = ({
  status = '',
  contactId,
  ...sent
}: Omit<ArgsOf<Calls['exportOrders']> & ArgsOf<Calls['listOrders']>, 'ids'>): DocumentFilter => {
  const params = listRequestOf('order', sent);
  return {
    ...params,
    ascending: sent.direction ? params.ascending : true,
    statuses: requestedStatuses('order', [status], {}),
    overdue: false,
    subtypes: [],
    locations: [],
    ...(contactId && { customerId: contactId }),
  };
};

/** How many of each line are to be billed. */
export const billingOf = ({
  lines,
  confirmed = false,
}: Omit<ArgsOf<Calls['billOrder']>, 'id'>): BillOrder => ({
  quantities: new Map(lines.map(({ id, quantity }) => [id, decimal(quantity)])),
  confirmed,
});
