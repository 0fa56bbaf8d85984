import type { DocumentHeader } from '../../../src/domain/documents/document.ts';
import { type Effects, effectsOf, noEffects } from '../../../src/domain/plan/effects.ts';
import { type Accepted, emptyPlan, isNoChange, joined, type Plan } from '../../../src/domain/plan/plan.ts';
import type { Answer } from '../database/intent.ts';
import type { Tx } from '../database/tx.ts';
import { poolsBefore } from './pools-before.ts';
import { countUsage } from './usage.ts';
import { type Numbers, writePlan } from './write-plan.ts';

/** What an act on documents answers. `moved` is false for one repeated on what it already produced. */
export interface CommandResult extends Answer {
  ids: string[];
  /** The number and the status the act left each document with, by id. */
  numbers: Record<string, string | null>;
  statuses: Record<string, string>;
  moved: boolean;
  /** What was not done as asked. */
  warnings: string[];
  repeated?: boolean;
  /** For a preview: what the act would do. */
  effects?: Effects;
}

const resultOf = ({ documents, warnings }: Plan, numbers: Numbers): CommandResult => ({
  ids: documents.map(({ after: { id } }) => id),
  numbers: Object.fromEntries(documents.map(({ after: { id, number } }) => [id, numbers.get(id) ?? number])),
  statuses: Object.fromEntries(documents.map(({ after: { id, status } }) => [id, status])),
  moved: true,
  warnings,
});

/** Writes the plans of several acts as one, and answers each. */
export const commitTogether = async (tx: Tx, plans: readonly Plan[]): Promise<CommandResult[]> => {
  const numbers = await writePlan(tx, plans.reduce(joined, emptyPlan()));
  return plans.map((plan) => resultOf(plan, numbers));
};

/** The answer to an event repeated on what it already produced: nothing is written, and it says so. */
export const noChange = (tx: Tx, { id, number, status }: DocumentHeader): CommandResult => ({
  ids: [id],
  numbers: { [id]: number },
  statuses: { [id]: status },
  moved: false,
  warnings: [],
  ...(tx.previewOnly ? { effects: noEffects() } : {}),
});

/** The last step of a command: a preview shows the plan of its act, everything else writes it. */
export const commitOrPreview = async (tx: Tx, plan: Accepted): Promise<CommandResult> => {
  if (isNoChange(plan)) return noChange(tx, plan.unchanged);
  if (!tx.previewOnly) return resultOf(plan, await writePlan(tx, plan));
  const ids = plan.documents.map((change) => change.after.id);
  // The plan of the business is asked as at the commit; what is counted here is rolled back with the preview.
  await countUsage(tx, plan.usage);
  const effects = effectsOf(plan, await poolsBefore(tx, plan.moves), tx.business.homeCurrency);
  return { ids, numbers: {}, statuses: {}, moved: true, warnings: plan.warnings, effects };
};
