import { roleRefusal } from '../../src/domain/access/permissions.ts';
import { type Plan, planHas } from '../../src/domain/access/plans.ts';
import type { ImportFacts } from '../../src/domain/import/facts.ts';
import type { ImportKindSpec } from '../../src/domain/import/kind.ts';
import { type ImportRun, importStanding } from '../../src/domain/import/run.ts';
import { type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { requestFaults as words } from '../../src/domain/words/requests.ts';
import {
  type ImportRunEvent,
  importRunLifecycle,
} from '../../src/machines/import-run/import-run.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

export type { ImportRunEvent };

/** What an event makes of an import, as its chart says, or why it can't be. */
export const moveImportAct = (
  run: ImportRun,
  event: ImportRunEvent,
  now: Date,
): Move<ImportFacts> | Refusal => decide(importRunLifecycle, importStanding(run, now), event);

/** Why a role, or a plan, doesn't let a kind be imported, or null. Source: answers-2.md, Q9 and Q53. */
export const importRefusal = (
  { add, flag }: Pick<ImportKindSpec, 'add' | 'flag'>,
  role: string,
  plan: Plan,
): Refusal | null =>
  roleRefusal(role, add) ??
  (flag && !planHas(plan, flag)
    ? refusal('plan-limit', words.planDoesNotInclude, { details: { flag } })
    : null);
