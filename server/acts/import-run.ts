import type { ImportFacts } from '../../src/domain/import/facts.ts';
import { type ImportRun, importStanding } from '../../src/domain/import/run.ts';
import type { Refusal } from '../../src/domain/refusal.ts';
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
