import type { Entry } from '../../src/domain/books/entry.ts';
import { lockRefusal } from '../../src/domain/books/lock.ts';
import { type OpenItem, type Payment, type Settlement, totalOpen } from '../../src/domain/books/open-item.ts';
import { payable } from '../../src/domain/books/side.ts';
import { type World, worldOn } from '../../src/domain/books/world.ts';
import type { ContactIn } from '../../src/domain/contact/contact.ts';
import type { Day } from '../../src/domain/day.ts';
import type { PaymentsChoice } from '../../src/domain/documents/credit-note.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { type Decimal, isNegative, isPositive } from '../../src/domain/money.ts';
import {
  type BilledQuantities,
  billedWith,
  draftFromOrder,
  leftToBill,
  overBilled,
  takesJust,
} from '../../src/domain/order/billing.ts';
import * as facts from '../../src/domain/order/facts.ts';
import { joined, type Outcome, type Plan } from '../../src/domain/plan/plan.ts';
import { actDayRefusal, lessOpenRefusal } from '../../src/domain/posted/act-day.ts';
import {
  type AdvanceHow,
  type AdvanceTies,
  planAdvance,
  planAdvanceDelete,
} from '../../src/domain/posted/advance.ts';
import { duplicateOf, planCopy, planDraft } from '../../src/domain/posted/draft.ts';
import { planNonPostingMove } from '../../src/domain/posted/non-posting.ts';
import { type RefundMethod, ratedMethod, refundsOf } from '../../src/domain/posted/refund.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import type { AppliedTemplate } from '../../src/domain/template/template.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { invalid, isRefusal, type Refusal, refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { rateWords } from '../../src/domain/words/banks.ts';
import { journalMemos } from '../../src/domain/words/ledger.ts';
import { orderBilling as words } from '../../src/domain/words/orders.ts';
import { actRefusals } from '../../src/domain/words/requests.ts';
import { type OrderEvent, orderLifecycle } from '../../src/machines/order/order.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';
import { deletedContactRefusal } from './typed-document.ts';

/** An order with the bills that were made from it, and what was paid for it in advance. */
export interface OrderBook {
  order: Document;
  bills: facts.OrderBills;
  advances: facts.OrderAdvances;
}

const decided = (
  { order, bills, advances }: OrderBook,
  event: OrderEvent,
): Move<facts.OrderFacts> | Refusal => {
  const known = facts.orderFacts({ lineCount: order.lines.length, ...order }, bills, advances);
  return decide(orderLifecycle, { status: order.status, facts: known }, event);
};

/** What an order may be taken to besides being issued, billed, cancelled or deleted. */
export type OrderMove = 'reopen' | 'close';

/** The lines with what the chart says is given up of each. */
const closedAs = ({ lines }: Document, { lines: after }: facts.OrderFacts): Document['lines'] =>
  lines.every(({ closed }, index) => closed === after[index]!.closed)
    ? lines
    : lines.map((line, index) => ({ ...line, closed: after[index]!.closed }));

/** What becomes of what was paid in advance, and the payments behind it. */
export interface CancelledAdvance {
  /** Null where nobody said. */
  choice: PaymentsChoice | null;
  payments: readonly Payment[];
  method: RefundMethod;
  /** The day of the cancellation; null for today. */
  onDay: Day | null;
  /** The settlements of the advances, needed for a past day. */
  settlements: readonly Settlement[];
}

/** Why an order can't be cancelled on a day with these advances coming back; a cancellation of today that posts nothing asks of no period. */
const cancellationDayRefusal = (
  order: Document,
  comesBack: readonly OpenItem[],
  { onDay, settlements }: Pick<CancelledAdvance, 'onDay' | 'settlements'>,
  world: World,
): Refusal | null => {
  if (onDay === null) return comesBack.length > 0 ? lockRefusal(world, world.today) : null;
  const paidOn = comesBack.map((item) => item.onDay);
  return (
    actDayRefusal(order, onDay, world, paidOn) ??
    comesBack
      .map((item) => lessOpenRefusal(item, settlements, item.open, onDay, world))
      .find((refused) => refused !== null) ??
    null
  );
};

/** Cancels an order on a day; what was paid for it in advance stays with its vendor, or comes back then. One cancelled already stays as it is. */
export const cancelOrderAct = (book: OrderBook, cancelled: CancelledAdvance, now: World): Outcome => {
  const { choice, payments, method, onDay } = cancelled;
  const move = decided(book, { type: 'order.cancel', ...(choice ? { payments: choice } : {}) });
  if (isRefusal(move)) return move;
  const { order, advances } = book;
  if (!move.moved) return { unchanged: order };
  const unspent = advances.items.filter(({ open }) => isPositive(open));
  const comesBack = choice === 'refund' ? unspent : [];
  const refused = cancellationDayRefusal(order, comesBack, cancelled, now);
  if (refused) return refused;
  const world = worldOn(now, onDay);
  const moved = planNonPostingMove(order, move, 'order.cancel', world, {
    ...(unspent.length > 0 && { payments: choice }),
    ...(onDay && { onDay }),
  });
  if (comesBack.length === 0) return moved;
  const memo = journalMemos.refundOfCancelled({ document: documentTypes.order.title.toLowerCase() });
  const amount = totalOpen(comesBack);
  const rated = ratedMethod(method, { amount, currency: order.currency }, world);
  if (isRefusal(rated)) return rated;
  return refundsOf(payable, comesBack, payments, rated, memo, world).reduce(joined, moved);
};

/** An advance as asked for: home per unit of the order's currency on that day, null for the order's own rate. */
export interface AdvanceRequest extends Omit<AdvanceHow, 'rate'> {
  rate: Decimal | null;
}

const advanceRate = (order: Document, requested: Decimal | null, { homeCurrency }: World): Decimal | null => {
  if (order.currency === homeCurrency) return '1';
  return requested ?? (order.lacksRate ? null : order.rate);
};

/** Records money paid for an order before its bill. More than the order comes to is refused beside the amount. */
export const recordAdvanceAct = (book: OrderBook, request: AdvanceRequest, world: World): Outcome => {
  const { order } = book;
  const { amount, mode } = request;
  const move = decided(book, { type: 'advance.record', amount });
  if (isRefusal(move))
    return kindSpec(order.kind).statuses.open.includes(order.status) ? invalid('amount', move.message) : move;
  const of = { contactId: order.contactId!, currency: order.currency, documentId: order.id };
  const rate = advanceRate(order, request.rate, world);
  if (rate === null) return invalid('rate', rateWords.needed(order.currency));
  const plan = planAdvance(payable, of, { ...request, rate }, world);
  if (isRefusal(plan)) return plan;
  const paymentId = plan.payments[0]!.id;
  return joined(plan, planNonPostingMove(order, move, 'advance.record', world, { amount, mode, paymentId }));
};

/** An advance that is to be taken back: its item and entry, and what became of it. */
export interface ReversedAdvance extends AdvanceTies {
  item: OpenItem;
  /** Null once it was taken back. */
  entry: Entry | null;
}

/** Takes back an advance that was recorded by mistake. */
export const deleteAdvanceAct = (
  book: OrderBook,
  { item, entry, ...ties }: ReversedAdvance,
  world: World,
): Outcome => {
  const { amount, paymentId } = item;
  if (entry === null) return refusal('illegal-move', actRefusals.paymentDeletedAlready);
  const plan = planAdvanceDelete(item, entry, ties, world);
  if (isRefusal(plan)) return plan;
  const move = decided(book, { type: 'advance.delete', amount });
  if (isRefusal(move)) return move;
  return joined(plan, planNonPostingMove(book.order, move, 'advance.delete', world, { amount, paymentId }));
};

/** Opens an order again, or gives up what is left of it. */
export const moveOrderAct = (book: OrderBook, does: OrderMove, world: World): Outcome => {
  const move = decided(book, { type: `order.${does}` });
  if (isRefusal(move)) return move;
  const { order } = book;
  if (!move.moved) return { unchanged: order };
  return planNonPostingMove(order, move, `order.${does}`, world, {}, closedAs(order, move.facts));
};

/** Makes a new draft with the same content, today's date and today's tax rates. */
export const duplicateOrderAct = (
  book: OrderBook,
  vendor: ContactIn<ContactRole> | null,
  taxes: readonly Tax[],
  world: World,
): Plan | Refusal => {
  const { order } = book;
  const move = decided(book, { type: 'order.duplicate' });
  if (isRefusal(move)) return move;
  return (
    deletedContactRefusal(order.subtype, vendor) ??
    planCopy(duplicateOf(order, world, { dueOn: null }), taxes, world, 'order.duplicate', {
      from: order.id,
    })
  );
};

/** What a bill is to take of an order. */
export interface BillRequest {
  /** By line; null for all that is left. */
  quantities: BilledQuantities | null;
  /** It takes more than is left of some line, or the same as an existing draft, and that is meant. */
  confirmed: boolean;
}

/** What a bill of an order is made with. */
export interface BillLookedUp {
  template: AppliedTemplate;
  vendor: ContactIn<ContactRole> | null;
  /** The bill of it that is being written; null for none. */
  draft: Document | null;
}

/** Whether the quantities are named, and are those of the existing draft: then another delivery may be meant, or the same one again. */
const isLikePart = ({ order }: OrderBook, { draft }: BillLookedUp, { quantities }: BillRequest): boolean =>
  quantities !== null && draft !== null && takesJust(order, draft, quantities);

/** Asks whether more than is left, or another of the same part, is meant; null where neither is. */
const unconfirmed = (
  { order, bills }: OrderBook,
  quantities: BilledQuantities,
  isLike: boolean,
): Refusal | null => {
  const first = quantities.findIndex(isPositive);
  const like = isLike ? [{ field: `lines.${first}.quantity`, message: words.sameAsDraft }] : [];
  return refusalOf([...like, ...overBilled(order, bills, quantities)]);
};

/**
 * Makes a draft of a bill over part of an order or all that is left of it; a draft of an order is issued in the same act. An
 * order of which a bill is being written, or of which nothing is left, stays as it is; the same quantities as those of the draft are asked about.
 * Source: answers-2.md, Q28.
 */
export const billOrderAct = (
  book: OrderBook,
  looked: BillLookedUp,
  request: BillRequest,
  world: World,
): Outcome => {
  const { order, bills } = book;
  const { quantities: requested, confirmed } = request;
  const isLike = isLikePart(book, looked, request);
  const quantities = requested ?? leftToBill(order, bills);
  const wrong = quantities.findIndex(isNegative);
  if (wrong >= 0) return invalid(`lines.${wrong}.quantity`, words.notNegative);
  const billing = {
    billed: billedWith(order, bills, quantities),
    draftBill: true,
    laterBill: facts.hasClosed(order),
    again: confirmed && isLike,
  };
  const move = decided(book, { type: 'order.bill', billing });
  if (isRefusal(move)) return move;
  const unsure = confirmed || !(move.moved || isLike) ? null : unconfirmed(book, quantities, isLike);
  if (unsure) return unsure;
  if (!move.moved) return { unchanged: order };
  const { template, vendor: contact } = looked;
  const draft = draftFromOrder(order, bills, quantities, { template, contact }, world);
  if (isRefusal(draft)) return draft;
  const from = kindSpec(order.kind).statuses.draft.includes(order.status);
  return joined(
    planDraft(draft, world, 'bill.create', { from: order.number }),
    planNonPostingMove(order, move, from ? 'order.issue' : 'order.bill', world, { documentId: draft.id }),
  );
};
