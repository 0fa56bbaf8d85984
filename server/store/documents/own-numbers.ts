import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { kindSpec } from '../../../src/domain/documents/kinds.ts';
import type { DocumentChange, Plan } from '../../../src/domain/plan/plan.ts';
import type { Tx } from '../database/tx.ts';
import { numbersTaken } from './known-documents.ts';

/** The number that a draft's file brought with it; null for what takes none now, or is numbered by the other party. */
const ownNumberOf = ({ before, after, takesNumberFrom, ownNumber }: DocumentChange): string | null =>
  before !== null && takesNumberFrom !== null && !ownNumber && !kindSpec(after.kind).entered
    ? after.externalNumber
    : null;

/**
 * A plan in which drafts of a file are numbered as they came, where no other of their kind is; the others take the next of their series.
 * Source: answers-2.md, Q56.
 */
export const withOwnNumbers = async (tx: Tx, plan: Plan): Promise<Plan> => {
  const byKind = new Map<DocumentKind, string[]>();
  for (const change of plan.documents) {
    const number = ownNumberOf(change);
    if (number) byKind.set(change.after.kind, [...(byKind.get(change.after.kind) ?? []), number]);
  }
  if (byKind.size === 0) return plan;
  const taken = new Map<DocumentKind, Set<string>>();
  for (const [kind, numbers] of byKind) taken.set(kind, await numbersTaken(tx, kind, numbers));
  const documents = plan.documents.map((change) => {
    const number = ownNumberOf(change);
    const others = taken.get(change.after.kind);
    if (!number || !others || others.has(number)) return change;
    // Of two in one plan the first has it.
    others.add(number);
    return { ...change, takesNumberFrom: null, ownNumber: number };
  });
  return { ...plan, documents };
};

/** What of a plan keeps the number it came with though it stood before, by kind: their series go on behind it. */
export const keptNumbersOf = (plan: Plan): Map<DocumentKind, string[]> => {
  const kept = new Map<DocumentKind, string[]>();
  for (const { before, after, ownNumber } of plan.documents)
    if (before !== null && ownNumber) kept.set(after.kind, [...(kept.get(after.kind) ?? []), ownNumber]);
  return kept;
};
