import type { PlanInvoice, PlanInvoiceStatus } from '../../src/domain/billing/plan-invoice.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import {
  type PlanInvoiceEvent,
  planInvoiceLifecycle,
} from '../../src/machines/plan-invoice/plan-invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** What becomes of an invoice for a plan by an event; `moved` is false where it is so already. */
export const planInvoiceAct = (
  invoice: PlanInvoice,
  event: PlanInvoiceEvent,
): { moved: boolean; invoice: PlanInvoice } | Refusal => {
  const move = decide(planInvoiceLifecycle, { status: invoice.status, facts: {} }, event);
  if (isRefusal(move)) return move;
  return { moved: move.moved, invoice: { ...invoice, status: move.status as PlanInvoiceStatus } };
};
