import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import type { BillingDraft, OrderDraft } from '../../domain/order/view.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import type { PaymentsChoice } from '../../domain/posted/credit-note.ts';
import { send } from '../client/client.ts';
import { orderCalls } from '../contract/order.ts';
import { bulkFrom, sentLines, withWarnings } from '../wire/document.ts';
import { placeWire } from '../wire/money.ts';
import { orderFormWire, orderLineWire } from '../wire/order.ts';
import { ourPayment, paymentWire, sentBank } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import { sentBeside, sentForm } from '../wire/sent-form.ts';
import type { Asked, Edited, SavedDocument, Told } from './command.ts';
import { sentRefundRate } from './posted.ts';

/** A refusal names the fields of an order as its form does. */
const ours = ourNames(orderFormWire, placeWire, orderLineWire);

/** Adds an order, as a draft or issued, or saves the one that is edited. */
export const saveOrder = async (
  { businessId, intentKey }: Asked,
  draft: OrderDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const body = {
    ...orderFormWire.toWire({
      ...sentForm(draft),
      reference: draft.reference,
      dueOn: draft.dueOn,
      status: draft.issuing ? ('Issued' as const) : ('Draft' as const),
      lines: sentLines(draft, draft.lines).map((line) => orderLineWire.toWire(line)),
    }),
    ...sentBeside(businessId, draft),
  };
  const { message, data } = edited
    ? await send(orderCalls.updateOrder, {
        body: { ...body, PurchaseOrderID: edited.id, version: edited.version },
        intentKey,
        ours,
      })
    : await send(orderCalls.createOrder, { body, intentKey, ours });
  return { message, id: data.PurchaseOrderID, number: data.PurchaseOrderNumber };
};

const asked = ({ businessId: businessid, intentKey }: Asked, PurchaseOrderID: string) => ({
  body: { businessid, PurchaseOrderID },
  intentKey,
});

/** The acts on one order. */
export const orderCommands = {
  issue: (by: Asked, id: string): Promise<Told> => send(orderCalls.issueOrder, asked(by, id)),
  reopen: (by: Asked, id: string): Promise<Told> => send(orderCalls.reopenOrder, asked(by, id)),
  close: (by: Asked, id: string): Promise<Told> => send(orderCalls.closeOrder, asked(by, id)),
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
  by: Asked,
  id: string,
  { payments, rate, onDay }: OrderCancellation,
): Promise<Told> => {
  const { body, intentKey } = asked(by, id);
  const sent = { ...body, payments, ...sentRefundRate({ payments, rate }), date: onDay || undefined };
  return send(orderCalls.cancelOrder, { body: sent, intentKey, ours: ourPayment });
};

/** Records money paid for an order before its bill. */
export const payAdvance = (
  by: Asked,
  id: string,
  { amount, rate, mode, bankId, onDay, memo }: PaymentDraft,
  isForeign: boolean,
): Promise<Told> => {
  const { body, intentKey } = asked(by, id);
  const sent = paymentWire.toWire({
    amount,
    rate: isForeign ? rate : null,
    mode,
    bankId: sentBank({ mode, bankId }),
    onDay,
    memo,
  });
  return send(orderCalls.payAdvance, { body: { ...body, ...sent }, intentKey, ours: ourPayment });
};

/** Takes back an advance that was recorded by mistake. */
export const deleteAdvance = (by: Asked, id: string, PaymentId: string): Promise<Told> => {
  const { body, intentKey } = asked(by, id);
  return send(orderCalls.deleteAdvance, { body: { ...body, PaymentId }, intentKey });
};

/** Makes a new draft with the same content. */
export const duplicateOrder = async (by: Asked, id: string): Promise<{ message: string; id: string }> => {
  const { message, data } = await send(orderCalls.duplicateOrder, asked(by, id));
  return { message: withWarnings(message, data.warnings), id: data.PurchaseOrderID };
};

const several = ({ businessId: businessid, intentKey }: Asked, PurchaseOrderID: string[]) => ({
  body: { businessid, PurchaseOrderID },
  intentKey,
});

export const deleteOrders = async (by: Asked, ids: string[]): Promise<BulkAnswer> =>
  bulkFrom(await send(orderCalls.deleteOrders, several(by, ids)));

export const restoreOrders = async (by: Asked, ids: string[]): Promise<BulkAnswer> =>
  bulkFrom(await send(orderCalls.restoreOrders, several(by, ids)));

const sentBilling = ({ quantities, confirmed: confirmOver }: BillingDraft) => ({
  lines: quantities.map(({ id: PurchaseOrderItemID, quantity: Qty }) => ({ PurchaseOrderItemID, Qty })),
  confirmOver,
});

/** Makes a draft of a bill of an order, or answers the draft there is. */
export const billOrder = async (by: Asked, id: string, billing: BillingDraft): Promise<SavedDocument> => {
  const { body, intentKey } = asked(by, id);
  const { message, data } = await send(orderCalls.billOrder, {
    body: { ...body, ...sentBilling(billing) },
    intentKey,
    ours,
  });
  return { message, id: data.vendorBillId, number: data.VendorBillNo };
};

/** What billing an order would do. Nothing is written. */
export const previewBilling = async (
  businessid: string,
  PurchaseOrderID: string,
  billing: BillingDraft,
): Promise<NamedEffects> =>
  (
    await send(orderCalls.previewBilling, {
      body: { businessid, PurchaseOrderID, ...sentBilling(billing) },
      ours,
    })
  ).data;
