import type { FactsSource } from '../documents/kind-spec.ts';
import { compare, type Decimal, isPositive, isZero, minus, plus, smaller, zero } from '../money.ts';
import { isDeleted } from './status.ts';

/** What the invoice chart knows of its own document. Amounts are in the document's currency. */
export interface InvoiceFacts {
  subtype: 'invoice' | 'receipt';
  lines: number;
  total: Decimal;
  /** Payments, credit applied and write-off together: what no longer is owed. */
  settled: Decimal;
  writtenOff: Decimal;
  /** The status a deleted document came from; null while it is not deleted. */
  before: string | null;
}

/** The one function that says what the invoice chart is asked about, of a document or of a row that lists it. */
export const invoiceFacts = (document: FactsSource): InvoiceFacts => ({
  subtype: document.subtype === 'receipt' ? 'receipt' : 'invoice',
  lines: document.lineCount,
  total: document.total,
  settled: document.settled,
  writtenOff: document.writtenOff,
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
export const owed = (facts: Pick<InvoiceFacts, 'total' | 'settled'>): Decimal =>
  minus(facts.total, facts.settled);
export const isFree = (facts: InvoiceFacts): boolean => isZero(facts.total);
export const hasLines = (facts: Edited): boolean => facts.lines > 0;

/** The reduction leaves a rest to pay. */
export const paysPart = (facts: InvoiceFacts, { amount }: Reduction): boolean =>
  isPositive(amount) && compare(amount, owed(facts)) < 0;

/** The reduction clears the balance; more than the balance only where the surplus becomes credit. */
export const paysAll = (facts: InvoiceFacts, { amount, surplus }: Reduction): boolean => {
  const side = compare(amount, owed(facts));
  return isPositive(owed(facts)) && (side === 0 || (side > 0 && surplus === 'credit'));
};

export const afterReduction = (facts: InvoiceFacts, { amount }: Reduction): InvoiceFacts => ({
  ...facts,
  settled: plus(facts.settled, smaller(amount, owed(facts))),
});

/** Taking this much back leaves nothing settled. A write-off is undone before payments are. */
export const takesAllBack = (facts: InvoiceFacts, amount: Decimal): boolean =>
  isPositive(amount) && isZero(facts.writtenOff) && compare(amount, facts.settled) === 0;

/** Taking this much back leaves something settled. */
export const takesPartBack = (facts: InvoiceFacts, amount: Decimal): boolean =>
  isPositive(amount) && isZero(facts.writtenOff) && compare(amount, facts.settled) < 0;

export const afterTakingBack = (facts: InvoiceFacts, amount: Decimal): InvoiceFacts => ({
  ...facts,
  settled: minus(facts.settled, amount),
});

export const afterWriteOff = (facts: InvoiceFacts): InvoiceFacts => ({
  ...facts,
  settled: facts.total,
  writtenOff: owed(facts),
});

/** Some was written off after some had been paid. */
export const wasPartlySettled = (facts: InvoiceFacts): boolean =>
  isPositive(facts.writtenOff) && compare(facts.writtenOff, facts.settled) < 0;

/** The whole amount was written off. */
export const wasUnsettled = (facts: InvoiceFacts): boolean =>
  isPositive(facts.writtenOff) && compare(facts.writtenOff, facts.settled) === 0;

export const afterWriteOffUndone = (facts: InvoiceFacts): InvoiceFacts => ({
  ...facts,
  settled: minus(facts.settled, facts.writtenOff),
  writtenOff: zero,
});

/** Payments have moved to credit or gone back; nothing settles the document any more. */
export const afterCancel = (facts: InvoiceFacts): InvoiceFacts => ({
  ...facts,
  settled: zero,
  writtenOff: zero,
});

export const afterEdit = (facts: InvoiceFacts, edited: Edited): InvoiceFacts => ({ ...facts, ...edited });

/** More than is owed: the surplus asks for a decision. */
export const exceeds = (amount: Decimal, rest: Decimal): boolean => compare(amount, rest) > 0;
