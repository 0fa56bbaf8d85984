import type { Credited } from '../documents/document.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { FactsSource } from '../documents/kind-spec.ts';
import { isDeleted } from '../documents/posted-status.ts';
import {
  compare,
  type Decimal,
  isPositive,
  isZero,
  minus,
  partOf,
  plus,
  smaller,
  sum,
  zero,
} from '../money.ts';
import { digitsOf } from '../values/currency.ts';

/** What the chart of posted documents knows of its own document. Amounts are in the document's currency. */
export interface PostedFacts {
  subtype: DocumentType;
  lines: number;
  total: Decimal;
  /** Payments, credit applied, what was given back and write-off together: what no longer is owed. */
  settled: Decimal;
  writtenOff: Decimal;
  /** Decimals of its currency. */
  digits: number;
  /** Its credit notes that are live, the oldest first. */
  credited: readonly Credited[];
  /** The status a deleted document came from; null while it is not deleted. */
  before: string | null;
}

/** The one function that says what that chart is asked about, of a document or of a row that lists it. */
export const postedFacts = (document: FactsSource): PostedFacts => ({
  subtype: document.subtype,
  lines: document.lineCount,
  total: document.total,
  settled: document.settled,
  writtenOff: document.writtenOff,
  digits: digitsOf(document.currency),
  credited: document.credited.map(({ id: _, taxRelief: __, paidBack: ___, ...credited }) => credited),
  before: isDeleted(document.status) ? document.statusBefore : null,
});

/** A reduction of what is owed: an amount, and whether more than the balance may be kept as the customer's credit. */
export interface Reduction {
  amount: Decimal;
  surplus?: 'credit' | undefined;
}

/** Edited content: how many lines, and the new total. */
export interface Edited {
  lines: number;
  total: Decimal;
}

/** What is still owed. */
export const owed = (facts: Pick<PostedFacts, 'total' | 'settled'>): Decimal =>
  minus(facts.total, facts.settled);
export const isFree = (facts: PostedFacts): boolean => isZero(facts.total);
export const hasLines = (facts: Edited): boolean => facts.lines > 0;

/** The reduction leaves a rest to pay. */
export const paysPart = (facts: PostedFacts, { amount }: Reduction): boolean =>
  isPositive(amount) && compare(amount, owed(facts)) < 0;

/** The reduction clears the balance; more than the balance only where the surplus becomes credit. */
export const paysAll = (facts: PostedFacts, { amount, surplus }: Reduction): boolean => {
  const side = compare(amount, owed(facts));
  return isPositive(owed(facts)) && (side === 0 || (side > 0 && surplus === 'credit'));
};

export const afterReduction = (facts: PostedFacts, { amount }: Reduction): PostedFacts => ({
  ...facts,
  settled: plus(facts.settled, smaller(amount, owed(facts))),
});

/** What payments and applied surplus settled: neither given back nor written off. */
const paid = ({ settled, writtenOff, credited }: PostedFacts): Decimal =>
  minus(settled, plus(writtenOff, sum(credited.map((one) => one.settled))));

/** So much was paid, and may be taken back. A write-off is undone before payments are. */
const wasPaid = (facts: PostedFacts, amount: Decimal): boolean =>
  isPositive(amount) && isZero(facts.writtenOff) && compare(amount, paid(facts)) <= 0;

/** Taking this much back leaves nothing settled. */
export const takesAllBack = (facts: PostedFacts, amount: Decimal): boolean =>
  wasPaid(facts, amount) && compare(amount, facts.settled) === 0;

/** Taking this much back leaves something settled. */
export const takesPartBack = (facts: PostedFacts, amount: Decimal): boolean =>
  wasPaid(facts, amount) && compare(amount, facts.settled) < 0;

export const afterTakingBack = (facts: PostedFacts, amount: Decimal): PostedFacts => ({
  ...facts,
  settled: minus(facts.settled, amount),
});

export const afterWriteOff = (facts: PostedFacts): PostedFacts => ({
  ...facts,
  settled: facts.total,
  writtenOff: owed(facts),
});

/** Some was written off after some had been paid. */
export const wasPartlySettled = (facts: PostedFacts): boolean =>
  isPositive(facts.writtenOff) && compare(facts.writtenOff, facts.settled) < 0;

/** The whole amount was written off. */
export const wasUnsettled = (facts: PostedFacts): boolean =>
  isPositive(facts.writtenOff) && compare(facts.writtenOff, facts.settled) === 0;

/** All that was written off is owed again, but for what credit notes took of it. */
export const afterWriteOffUndone = (facts: PostedFacts): PostedFacts => ({
  ...facts,
  settled: minus(facts.settled, facts.writtenOff),
  writtenOff: zero,
  credited: facts.credited.map(({ amount, settled }) => ({ amount, settled })),
});

/** Payments have moved to credit or gone back; nothing settles the document any more. */
export const afterCancel = (facts: PostedFacts): PostedFacts => ({
  ...facts,
  settled: zero,
  writtenOff: zero,
});

export const afterEdit = (facts: PostedFacts, edited: Edited): PostedFacts => ({ ...facts, ...edited });

/** What may still be given back on it: what it bills, less what its credit notes gave back. */
export const creditable = (facts: Pick<PostedFacts, 'total' | 'credited'>): Decimal =>
  minus(facts.total, sum(facts.credited.map(({ amount }) => amount)));

export const hasCredited = (facts: PostedFacts): boolean => facts.credited.length > 0;

/** So much may be given back. */
const gives = (facts: PostedFacts, amount: Decimal): boolean =>
  isPositive(amount) && compare(amount, creditable(facts)) <= 0;

/**
 * What giving so much back takes off what was written off or taken as a discount: its part of it, so that nobody gets back more than was
 * paid. Source: answers-2.md, Q110.
 */
export const forgivenBy = (facts: PostedFacts, amount: Decimal): Decimal =>
  partOf(facts.writtenOff, amount, creditable(facts), facts.digits);

/** Giving it back leaves a rest to pay. */
export const creditsPart = (facts: PostedFacts, amount: Decimal): boolean =>
  gives(facts, amount) && compare(amount, owed(facts)) < 0;

/** Giving it back clears the balance; what is more than that becomes a surplus. */
export const creditsAll = (facts: PostedFacts, amount: Decimal): boolean =>
  gives(facts, amount) && compare(amount, owed(facts)) >= 0;

export const afterCrediting = (facts: PostedFacts, amount: Decimal): PostedFacts => {
  const forgiven = forgivenBy(facts, amount);
  const settled = smaller(amount, plus(owed(facts), forgiven));
  return {
    ...facts,
    settled: minus(plus(facts.settled, settled), forgiven),
    writtenOff: minus(facts.writtenOff, forgiven),
    credited: [...facts.credited, { amount, settled, ...(isPositive(forgiven) && { forgiven }) }],
  };
};

/**
 * What taking a credit note back makes owed again: what was taken off what was owed, but for what came off a write-off, which it goes back to.
 * Null for one that isn't there, and for one of before a write-off while that stands.
 */
const uncredited = ({ credited, writtenOff }: PostedFacts, index: number): Decimal | null => {
  const one = credited[index];
  if (!one) return null;
  if (one.forgiven) return minus(one.settled, one.forgiven);
  return isZero(writtenOff) ? one.settled : null;
};

/** The credit note is there, and taking it back makes nothing owed again. */
export const uncreditsNothing = (facts: PostedFacts, index: number): boolean => {
  const settled = uncredited(facts, index);
  return settled !== null && isZero(settled);
};

/** Taking it back leaves something settled. */
export const uncreditsPart = (facts: PostedFacts, index: number): boolean => {
  const settled = uncredited(facts, index);
  return settled !== null && isPositive(settled) && compare(settled, facts.settled) < 0;
};

/** Taking it back leaves nothing settled. */
export const uncreditsAll = (facts: PostedFacts, index: number): boolean => {
  const settled = uncredited(facts, index);
  return settled !== null && isPositive(settled) && compare(settled, facts.settled) === 0;
};

export const afterUncrediting = (facts: PostedFacts, index: number): PostedFacts => {
  const { settled = zero, forgiven = zero } = facts.credited[index] ?? {};
  return {
    ...facts,
    settled: plus(minus(facts.settled, settled), forgiven),
    writtenOff: plus(facts.writtenOff, forgiven),
    credited: facts.credited.filter((_, at) => at !== index),
  };
};
