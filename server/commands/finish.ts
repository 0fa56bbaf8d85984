import type { DocumentHeader } from '../../src/domain/documents/document.ts';
import { type Effects, effectsOf } from '../../src/domain/effects.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { Answer } from '../store/intent.ts';
import type { Tx } from '../store/tx.ts';
import { writePlan } from '../store/write-plan.ts';

/** A document's number, null while it has none, and its status. */
export interface Left {
  number: string | null;
  status: string;
}

/** What an act on documents answers. `moved` is false for one repeated on what it already produced. */
export interface Done extends Answer {
  ids: string[];
  /** How the act left each document. */
  left: Record<string, Left>;
  moved: boolean;
  repeated?: boolean;
  /** For a preview: what the act would do. */
  effects?: Effects;
}

/** The last step of a command: the plan shown for a preview, written otherwise. */
export const finish = async (tx: Tx, plan: Plan): Promise<Done> => {
  const ids = plan.documents.map((change) => change.after.id);
  if (tx.previewOnly) return { ids, left: {}, moved: true, effects: effectsOf(plan) };
  const numbers = await writePlan(tx, plan);
  const left = plan.documents.map(({ after }): [string, Left] => [
    after.id,
    { number: numbers.get(after.id) ?? after.number, status: after.status },
  ]);
  return { ids, left: Object.fromEntries(left), moved: true };
};

/** The answer to an event repeated on what it already produced: nothing is written, and it says so. */
export const unmoved = (tx: Tx, { id, number, status }: DocumentHeader): Done => ({
  ids: [id],
  left: { [id]: { number, status } },
  moved: false,
  ...(tx.previewOnly ? { effects: { status: [], entries: [], credit: [], refunds: [] } } : {}),
});
