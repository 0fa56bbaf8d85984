import { compare, type Decimal, isPositive, minus, plus, zero } from '../money.ts';

/** How far one line of an order has come: ordered, on bills that stand or are being written, and given up. */
export interface OrderedLine {
  ordered: Decimal;
  billed: Decimal;
  closed: Decimal;
}

/** What the order's chart knows of its own document. */
export interface OrderFacts {
  lines: readonly OrderedLine[];
  /** Bills of it that are issued and neither cancelled nor deleted. */
  liveBills: number;
  /** A bill of it is being written. */
  draftBill: boolean;
  /** What was paid in advance on it and not given back. */
  advance: Decimal;
  /** The status a deleted order came from; null while it is not deleted. */
  before: string | null;
}

/** Edited content: what is ordered, by line. */
export interface EditedOrder {
  ordered: readonly Decimal[];
}

/** What is billed on the lines once a bill was made, changed or taken back. Source: answers-2.md, Q28. */
export interface BilledOrder {
  /** By line, in the order's own sequence. */
  billed: readonly Decimal[];
  liveBills: number;
  draftBill: boolean;
}

export const hasLines = ({ lines }: Pick<OrderFacts, 'lines'>): boolean => lines.length > 0;
export const isBilled = ({ lines }: OrderFacts): boolean => lines.some(({ billed }) => isPositive(billed));
export const hasAdvance = ({ advance }: OrderFacts): boolean => isPositive(advance);
export const hasClosed = ({ lines }: OrderFacts): boolean => lines.some(({ closed }) => isPositive(closed));

/** Nothing is left to bill: every line has billed and closed what was ordered. More than that counts as in full. */
export const isComplete = ({ lines }: OrderFacts): boolean =>
  lines.every(({ ordered, billed, closed }) => compare(plus(billed, closed), ordered) >= 0);

export const afterEdit = (facts: OrderFacts, { ordered }: EditedOrder): OrderFacts => ({
  ...facts,
  lines: ordered.map((quantity) => ({ ordered: quantity, billed: zero, closed: zero })),
});

export const afterBilling = (
  facts: OrderFacts,
  { billed, liveBills, draftBill }: BilledOrder,
): OrderFacts => ({
  ...facts,
  lines: facts.lines.map((line, index) => ({ ...line, billed: billed[index] ?? zero })),
  liveBills,
  draftBill,
});

/** The rest of every line is given up; what is billed beyond the order leaves none. */
export const afterClosing = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  lines: facts.lines.map((line) => {
    const rest = minus(line.ordered, line.billed);
    return { ...line, closed: isPositive(rest) ? rest : zero };
  }),
});

export const afterReopening = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  lines: facts.lines.map((line) => ({ ...line, closed: zero })),
});

export const afterAdvance = (facts: OrderFacts, amount: Decimal): OrderFacts => ({
  ...facts,
  advance: plus(facts.advance, amount),
});
