import type { PaymentsChoice } from '../../domain/documents/credit-note.ts';
import { typeWithin } from '../../domain/documents/kinds.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { zero } from '../../domain/money.ts';
import type { BillingDraft, OrderDraft, OrderRow, OrderView } from '../../domain/order/view.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { OursAnswer } from '../calls/call.ts';
import { orderCalls } from '../calls/order.ts';
import { ask } from '../client/ask.ts';
import type { Asked, Edited, SavedDocument, Told } from '../client/command.ts';
import { documentQueries } from './document-queries.ts';
import { sentBank } from './payment.ts';
import { sentRefund } from './posted.ts';
import { sentForm, sentLines, withWarnings } from './sent.ts';
import { ownFrom } from './views.ts';

/** A purchase order as its pages have it. */
const viewFrom = (order: OursAnswer<typeof orderCalls.getOrder>): OrderView => ({
  ...order,
  ...ownFrom(order),
  kind: 'order',
  subtype: 'order',
  status: order.standing.status,
  currency: order.foreignCurrency ?? order.homeCurrency,
  paymentLink: '',
  paid: zero,
  credited: zero,
  owed: order.total,
  customerDeleted: order.contactDeleted,
  bills: order.bills.map((bill) => ({ ...bill, type: typeWithin('bill', bill.type) })),
});

const rowFrom = (row: OursAnswer<typeof orderCalls.listOrders>['rows'][number]): OrderRow => ({
  ...row,
  kind: 'order',
  subtype: 'order',
  owed: zero,
  overdue: false,
  channel: 'manual',
});

/** What pages ask about purchase orders. */
export const {
  list: orderList,
  ofContact: ordersOfVendor,
  counts: orderCounts,
  view: orderView,
  next: nextOrder,
} = documentQueries<OrderRow, OrderView>({
  subject: 'orders',
  list: async (businessId, { contactId, type: _, location: __, ...asked }, signal) => {
    const args = { businessId, ...asked, limit: '10' };
    const { rows, total } = contactId
      ? await ask(orderCalls.ordersOfVendor, { ...args, contactId }, { signal })
      : await ask(orderCalls.listOrders, args, { signal });
    return { rows: rows.map(rowFrom), total };
  },
  counts: async (businessId, days, signal) => {
    const found = await ask(orderCalls.countOrders, { businessId, ...days }, { signal });
    return {
      '': found.all,
      issued: found.issued,
      converttobill: found.convertToBill,
      billcreated: found.billCreated,
      draft: found.draft,
      cancelled: found.cancelled,
      deleted: found.deleted,
    };
  },
  view: async (businessId, id, signal) =>
    viewFrom(await ask(orderCalls.getOrder, { businessId, id }, { signal })),
  next: (businessId, _, signal) => ask(orderCalls.nextOrderNumber, { businessId }, { signal }),
});

/** Adds an order, as a draft or issued, or saves the one that is edited. */
export const saveOrder = (
  { businessId, intentKey }: Asked,
  draft: OrderDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const args = {
    businessId,
    ...sentForm(draft),
    reference: draft.reference,
    dueOn: draft.dueOn,
    status: draft.issuing ? ('Issued' as const) : ('Draft' as const),
    lines: sentLines(draft, draft.lines),
  };
  return edited
    ? ask(orderCalls.updateOrder, { ...args, id: edited.id, version: edited.version }, { intentKey })
    : ask(orderCalls.createOrder, args, { intentKey });
};

/** The acts on one order. */
export const orderCommands = {
  issue: ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
    ask(orderCalls.issueOrder, { businessId, id }, { intentKey }),
  reopen: ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
    ask(orderCalls.reopenOrder, { businessId, id }, { intentKey }),
  close: ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
    ask(orderCalls.closeOrder, { businessId, id }, { intentKey }),
};

/** What was chosen for the cancellation of an order: what becomes of what was paid in advance, where something of that is left. */
interface OrderCancellation {
  payments: PaymentsChoice | undefined;
  /** Home per unit of its currency where the money comes back; empty for what the books say. */
  rate: string;
  /** Empty for today. */
  onDay: string;
}

/** Cancels an order. */
export const cancelOrder = (
  { businessId, intentKey }: Asked,
  id: string,
  choices: OrderCancellation,
): Promise<Told> => ask(orderCalls.cancelOrder, { businessId, id, ...sentRefund(choices) }, { intentKey });

/** Records money paid for an order before its bill. */
export const payAdvance = (
  { businessId, intentKey }: Asked,
  id: string,
  { amount, rate, mode, bankId, onDay, memo }: PaymentDraft,
  isForeign: boolean,
): Promise<Told> =>
  ask(
    orderCalls.payAdvance,
    {
      businessId,
      id,
      amount,
      rate: isForeign ? rate : null,
      mode,
      bankId: sentBank({ mode, bankId }),
      onDay,
      memo,
    },
    { intentKey },
  );

/** Takes back an advance that was recorded by mistake. */
export const deleteAdvance = (
  { businessId, intentKey }: Asked,
  id: string,
  paymentId: string,
): Promise<Told> => ask(orderCalls.deleteAdvance, { businessId, id, paymentId }, { intentKey });

/** Makes a new draft with the same content. */
export const duplicateOrder = async (
  { businessId, intentKey }: Asked,
  id: string,
): Promise<Told & { id: string }> => {
  const made = await ask(orderCalls.duplicateOrder, { businessId, id }, { intentKey });
  return { message: withWarnings(made.message, made.warnings), id: made.id };
};

export const deleteOrders = ({ businessId, intentKey }: Asked, ids: string[]): Promise<BulkAnswer> =>
  ask(orderCalls.deleteOrders, { businessId, ids }, { intentKey });

export const restoreOrders = ({ businessId, intentKey }: Asked, ids: string[]): Promise<BulkAnswer> =>
  ask(orderCalls.restoreOrders, { businessId, ids }, { intentKey });

const sentBilling = ({ quantities, confirmed }: BillingDraft) => ({ lines: [...quantities], confirmed });

/** Makes a draft of a bill of an order, or answers the draft there is. */
export const billOrder = (
  { businessId, intentKey }: Asked,
  id: string,
  billing: BillingDraft,
): Promise<SavedDocument> =>
  ask(orderCalls.billOrder, { businessId, id, ...sentBilling(billing) }, { intentKey });

/** What billing an order would do. Nothing is written. */
export const previewBilling = (
  businessId: string,
  id: string,
  billing: BillingDraft,
): Promise<NamedEffects> => ask(orderCalls.previewBilling, { businessId, id, ...sentBilling(billing) });
