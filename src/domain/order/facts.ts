import { type OpenItem, totalOpen } from '../books/open-item.ts';
import type { FactsSource } from '../documents/kind-spec.ts';
import type { MadeOf } from '../documents/made.ts';
import { compare, type Decimal, isPositive, minus, plus, zero } from '../money.ts';

/** How far one line of an order has come: ordered, on bills that stand or are being written, and given up. */
export interface OrderedLine {
  ordered: Decimal;
  billed: Decimal;
  closed: Decimal;
}

/** What the order's chart knows of its own document. */
export interface OrderFacts {
  lines: OrderedLine[];
  /** A bill of it is being written. */
  draftBill: boolean;
  /** A bill of it stands that was made after the rest was closed. */
  laterBill: boolean;
  /** What it comes to, in its currency. */
  total: Decimal;
  /** What was paid for it in advance and not given back, and what of that is not used yet. */
  advanced: Decimal;
  advance: Decimal;
  /** The status a deleted order came from; null while it is not deleted. */
  before: string | null;
}

/** The bills that were made from an order. */
export type OrderBills = MadeOf;

/** Edited content: what is ordered, by line, and what it comes to. */
export interface EditedOrder {
  ordered: readonly Decimal[];
  total: Decimal;
}

/** What was paid in advance for an order. */
export interface OrderAdvances {
  /** Used, given back or taken back ones too. */
  items: readonly OpenItem[];
  /** What of all was not given back. */
  advanced: Decimal;
}

/** What is billed on the lines once a bill was made, changed or taken back. Source: answers-2.md, Q28. */
export interface BilledOrder {
  /** By line, in the order's own sequence. */
  billed: readonly Decimal[];
  draftBill: boolean;
  laterBill: boolean;
  /** Another bill of the same quantities beside the draft is meant. */
  again?: boolean;
}

export const noBills: OrderBills = { billed: new Map(), draft: false, later: false };
export const noAdvances: OrderAdvances = { items: [], advanced: zero };

/**
 * What the order chart is asked about. A row of a list tells only how many lines there are: what is asked about a row,
 * whether it may be edited, deleted or restored, is the same whatever is billed on them.
 */
export const orderFacts = (
  { lines, lineCount, statusBefore, status, total }: FactsSource,
  { billed, draft, later }: OrderBills = noBills,
  { items, advanced }: OrderAdvances = noAdvances,
): OrderFacts => ({
  lines: lines
    ? lines.map(({ id, quantity, closed }) => ({ ordered: quantity, billed: billed.get(id) ?? zero, closed }))
    : Array.from({ length: lineCount }, () => ({ ordered: zero, billed: zero, closed: zero })),
  draftBill: draft,
  laterBill: later && hasClosed({ lines: lines ?? [] }),
  total,
  advanced,
  advance: totalOpen(items),
  before: status === 'Deleted' ? statusBefore : null,
});

export const hasLines = ({ lines }: Pick<OrderFacts, 'lines'>): boolean => lines.length > 0;
export const isBilled = ({ lines }: OrderFacts): boolean => lines.some(({ billed }) => isPositive(billed));
export const hasClosed = ({ lines }: { lines: readonly Pick<OrderedLine, 'closed'>[] }): boolean =>
  lines.some(({ closed }) => isPositive(closed));

/** What is left of a line to bill; never less than nothing. */
export const leftOf = ({ ordered, billed, closed }: OrderedLine): Decimal => {
  const left = minus(minus(ordered, billed), closed);
  return isPositive(left) ? left : zero;
};

/** What was closed can be opened again: no bill was made since, for which the rest was no longer expected. Source: answers-2.md, Q29. */
export const canUndoClosing = (facts: OrderFacts): boolean => hasClosed(facts) && !facts.laterBill;

/** Nothing is left to bill: every line has billed and closed what was ordered. More than that counts as in full. */
export const isComplete = ({ lines }: OrderFacts): boolean =>
  lines.every(({ ordered, billed, closed }) => compare(plus(billed, closed), ordered) >= 0);

/** Something more is billed of a line than was. */
export const billsMore = ({ lines }: OrderFacts, { billed }: BilledOrder): boolean =>
  lines.some((line, index) => compare(billed[index] ?? zero, line.billed) > 0);

/** Money was paid for it that is neither used nor given back. */
export const hasAdvance = ({ advance }: OrderFacts): boolean => isPositive(advance);

/** How much more can be paid for it in advance; never less than nothing. Source: answers-2.md, Q27. */
export const advanceable = ({ total, advanced }: Pick<OrderFacts, 'total' | 'advanced'>): Decimal => {
  const left = minus(total, advanced);
  return isPositive(left) ? left : zero;
};

export const isWithinTotal = (facts: OrderFacts, amount: Decimal): boolean =>
  isPositive(amount) && compare(amount, advanceable(facts)) <= 0;
/** So much of its advances is not used. */
export const isUnspent = ({ advance }: OrderFacts, amount: Decimal): boolean => compare(amount, advance) <= 0;

/** So much more, or less, is paid in advance. */
export const withAdvance = (facts: OrderFacts, amount: Decimal): OrderFacts => ({
  ...facts,
  advanced: plus(facts.advanced, amount),
  advance: plus(facts.advance, amount),
});

export const afterEdit = (facts: OrderFacts, { ordered, total }: EditedOrder): OrderFacts => ({
  ...facts,
  total,
  laterBill: false,
  lines: ordered.map((quantity) => ({ ordered: quantity, billed: zero, closed: zero })),
});

export const afterBilling = (
  facts: OrderFacts,
  { billed, draftBill, laterBill }: BilledOrder,
): OrderFacts => ({
  ...facts,
  lines: facts.lines.map((line, index) => ({ ...line, billed: billed[index] ?? zero })),
  draftBill,
  laterBill,
});

/** The rest of every line is given up, so that no bill is later than that; what is billed beyond the order leaves none. */
export const afterClosing = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  laterBill: false,
  lines: facts.lines.map((line) => ({ ...line, closed: plus(line.closed, leftOf(line)) })),
});

export const afterReopening = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  lines: facts.lines.map((line) => ({ ...line, closed: zero })),
});
