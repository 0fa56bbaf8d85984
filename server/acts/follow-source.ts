import type { World } from '../../src/domain/books/world.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import { compare, isPositive, plus, zero } from '../../src/domain/money.ts';
import { billedWith, billsWith, overBilled } from '../../src/domain/order/billing.ts';
import { isBilled, noBills, type OrderBills, orderFacts } from '../../src/domain/order/facts.ts';
import { type DocumentChange, emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import { planNonPostingMove } from '../../src/domain/posted/non-posting.ts';
import { conversionEvent, type QuoteTarget } from '../../src/domain/quote/convert.ts';
import { quoteFactsOn } from '../../src/domain/quote/facts.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { orderBilling } from '../../src/domain/words/orders.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import { orderLifecycle } from '../../src/machines/order/order.lifecycle.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide, isOpenTo } from '../../src/machines/standing.ts';

/** What a document was made from, and what else was made from it. */
export interface Source {
  document: Document;
  /** The bills of an order beside the one that changes. */
  others: OrderBills;
  /** The one that changes was made after the rest of the source was closed. */
  isLater: boolean;
}

/** A document that was made from another, before and after an act on it; with its lines as they were. */
export type MadeChange = Pick<DocumentChange, 'after'> & { before: Document | null };

const isAmong = (statuses: 'gone' | 'deleted' | 'draft', { kind, status }: Document): boolean =>
  kindSpec(kind).statuses[statuses].includes(status);

/** The quote a document was made from opens again when that document is deleted, and may be converted anew. */
const quoteReopened = (quote: Document, made: Document, world: World): Plan | Refusal => {
  const move = decide(quoteLifecycle, standingOfDocument(quoteFactsOn(world.today), quote), {
    type: 'quote.reopen',
  });
  if (isRefusal(move)) return move;
  return planNonPostingMove(quote, move, 'quote.reopen', world, { documentId: made.id });
};

/** A restored document takes its quote with it again; refused where the quote went another way meanwhile. */
const quoteRejoined = (quote: Document, made: Document, world: World): Plan | Refusal => {
  const target = made.subtype as QuoteTarget;
  const move = decide(quoteLifecycle, standingOfDocument(quoteFactsOn(world.today), quote), {
    type: conversionEvent[target],
  });
  if (isRefusal(move)) return move;
  if (!move.moved) return refusal('illegal-move', actRefusalWords.quoteConvertedAgain(quote.number, target));
  return planNonPostingMove(quote, move, 'quote.convert', world, { to: target, documentId: made.id });
};

const quoteFollows = ({ document }: Source, { before, after }: MadeChange, world: World): Plan | Refusal => {
  const [was, is] = [before !== null && isAmong('deleted', before), isAmong('deleted', after)];
  if (was === is) return emptyPlan();
  return is ? quoteReopened(document, after, world) : quoteRejoined(document, after, world);
};

/** What stands of the bills when this one is as it is; one that is cancelled or deleted counts no more. */
const counted = ({ others, isLater }: Source, bill: Document | null): OrderBills =>
  bill && !isAmong('gone', bill)
    ? billsWith(others, bill, { isDraft: isAmong('draft', bill), isLater })
    : others;

/** A bill that stands again must find its lines free; one that is changed may take more than was ordered. */
const billedElsewhere = ({ document, others }: Source, { before, after }: MadeChange): Refusal | null => {
  if (!before || !isAmong('gone', before) || isAmong('gone', after)) return null;
  const quantities = billedWith(document, billsWith(noBills, after, { isDraft: false, isLater: false }), []);
  const [over] = overBilled(document, others, quantities).map(({ field }) => Number(field.split('.')[1]));
  if (over === undefined) return null;
  const { id, quantity, closed, name } = document.lines[over]!;
  const wasClosed = compare(plus(others.billed.get(id) ?? zero, quantities[over]!), quantity) <= 0;
  return refusal(
    'illegal-move',
    wasClosed && isPositive(closed) ? orderBilling.linesClosed({ name }) : orderBilling.linesTaken({ name }),
  );
};

/** The order of a bill is billed as its bills now say. Source: answers-2.md, Q28; lifecycles.md, N1 to N3. */
const orderFollows = (source: Source, change: MadeChange, world: World): Plan | Refusal => {
  const { document } = source;
  const facts = (bills: OrderBills) => orderFacts({ ...document, lineCount: document.lines.length }, bills);
  const [was, is] = [counted(source, change.before), counted(source, change.after)];
  const billed = billedWith(document, is, []);
  const standing = { status: document.status, facts: facts(was) };
  if (billedWith(document, was, []).every((quantity, index) => quantity === billed[index]))
    return emptyPlan();
  const taken = billedElsewhere(source, change);
  if (taken) return taken;
  const billing = { billed, draftBill: is.draft, laterBill: is.later };
  const again = { type: isBilled(facts(is)) ? 'order.rebill' : 'order.unbill', billing } as const;
  const event = isOpenTo(orderLifecycle, standing, again)
    ? again
    : ({ type: 'order.bill', billing } as const);
  const move = decide(orderLifecycle, standing, event);
  if (isRefusal(move)) return move;
  return planNonPostingMove(document, move, event.type, world, { documentId: change.after.id });
};

const follows = { quote: quoteFollows, order: orderFollows };

/** What an act on a document means for the one that it was made from. */
export const followSourceAct = (source: Source, change: MadeChange, world: World): Plan | Refusal => {
  const { kind } = source.document;
  return kind in follows ? follows[kind as keyof typeof follows](source, change, world) : emptyPlan();
};
