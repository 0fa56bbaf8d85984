import type { ContactIn, ContactRole } from '../../src/domain/contact.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { isNegative } from '../../src/domain/money.ts';
import { planNonPostingMove } from '../../src/domain/non-posting.ts';
import {
  type BilledQuantities,
  billedWith,
  draftFromOrder,
  leftToBill,
  overBilled,
} from '../../src/domain/order/billing.ts';
import * as facts from '../../src/domain/order/facts.ts';
import { joined, type Outcome, type Plan, type World } from '../../src/domain/plan.ts';
import { duplicateOf, planDraft } from '../../src/domain/posted/draft.ts';
import { invalid, isRefusal, type Refusal, refusal } from '../../src/domain/refusal.ts';
import type { AppliedTemplate } from '../../src/domain/template.ts';
import * as words from '../../src/domain/words/order-billing.ts';
import { type OrderEvent, orderLifecycle } from '../../src/machines/order/order.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';
import { deletedContactRefusal } from './typed-document.ts';

/** An order with the bills that were made from it. */
export interface OrderBook {
  order: Document;
  bills: facts.OrderBills;
}

const decided = ({ order, bills }: OrderBook, event: OrderEvent): Move<facts.OrderFacts> | Refusal =>
  decide(
    orderLifecycle,
    { status: order.status, facts: facts.orderFacts({ ...order, lineCount: order.lines.length }, bills) },
    event,
  );

/** What an order may be taken to besides being issued, billed or deleted. */
export type OrderMove = 'cancel' | 'reopen' | 'close';

/** The lines with what the chart says is given up of each. */
const closedAs = ({ lines }: Document, { lines: after }: facts.OrderFacts): Document['lines'] =>
  lines.every(({ closed }, index) => closed === after[index]!.closed)
    ? lines
    : lines.map((line, index) => ({ ...line, closed: after[index]!.closed }));

/** Cancels an order, opens it again, or gives up what is left of it. One that is there already stays as it is. */
export const moveOrderAct = (book: OrderBook, does: OrderMove, world: World): Outcome => {
  const move = decided(book, { type: `order.${does}` });
  if (isRefusal(move)) return move;
  const { order } = book;
  if (!move.moved) return { unchanged: order };
  return planNonPostingMove(order, move, `order.${does}`, world, {}, closedAs(order, move.facts));
};

/** Makes a new draft with the same content and today's date. */
export const duplicateOrderAct = (
  book: OrderBook,
  vendor: ContactIn<ContactRole> | null,
  world: World,
): Plan | Refusal => {
  const { order } = book;
  const move = decided(book, { type: 'order.duplicate' });
  if (isRefusal(move)) return move;
  return (
    deletedContactRefusal(order.subtype, vendor) ??
    planDraft(duplicateOf(order, world, { dueOn: null }), world, 'order.duplicate', { from: order.id })
  );
};

/** What a bill is to take of an order. */
export interface AskedBill {
  /** By line; null for all that is left. */
  quantities: BilledQuantities | null;
  /** It takes more than is left of some line, and that is meant. */
  confirmed: boolean;
}

/**
 * Makes a draft of a bill over part of an order or all that is left of it; a draft of an order is issued in the same act. An
 * order of which a bill is being written, or of which nothing is left, stays as it is. Source: answers-2.md, Q28.
 */
export const billOrderAct = (
  book: OrderBook,
  { template, vendor }: { template: AppliedTemplate; vendor: ContactIn<ContactRole> | null },
  { quantities: asked, confirmed }: AskedBill,
  world: World,
): Outcome => {
  const { order, bills } = book;
  const quantities = asked ?? leftToBill(order, bills);
  const wrong = quantities.findIndex(isNegative);
  if (wrong >= 0) return invalid(`lines.${wrong}.quantity`, words.notNegative);
  const billing = { billed: billedWith(order, bills, quantities), draftBill: true };
  const move = decided(book, { type: 'order.bill', billing });
  if (isRefusal(move)) return move;
  if (!move.moved) return { unchanged: order };
  const over = confirmed ? [] : overBilled(order, bills, quantities);
  if (over.length > 0) return refusal('invalid', over[0]!.message, { fields: over });
  const draft = draftFromOrder(order, bills, quantities, { template, contact: vendor }, world);
  if (isRefusal(draft)) return draft;
  const from = kindSpec(order.kind).statuses.draft.includes(order.status);
  return joined(
    planDraft(draft, world, 'bill.create', { from: order.number }),
    planNonPostingMove(order, move, from ? 'order.issue' : 'order.bill', world, { documentId: draft.id }),
  );
};
