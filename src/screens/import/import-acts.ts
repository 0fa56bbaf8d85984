import { importCalls } from '../../api/calls/import.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import type { ImportSummary, ImportView } from '../../domain/import/run.ts';
import { type ImportRunEvent, importRunLifecycle } from '../../machines/import-run/import-run.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

export type ImportAct = 'stop' | 'resume' | 'undo' | 'discard' | 'remove';

const act = (name: ImportAct, label: string, event: ImportRunEvent): ActSpec<ImportAct, ImportRunEvent> => ({
  name,
  label,
  event,
  key: 'inventory.import',
  onlyWhereOpen: true,
});

const specs = [
  act('resume', words.resume, { type: 'import.resume' }),
  act('stop', words.stop, { type: 'import.stop' }),
  act('undo', words.undo, { type: 'import.undo' }),
  { ...act('discard', words.discard, { type: 'import.discard' }), onlyWhenAllowed: true },
];

const removal = act('remove', words.remove, { type: 'import.remove' });

/** Whether the chart lets an import leave the list, or why not. */
export const removalOf = ({ standing }: Pick<ImportSummary, 'standing'>): AvailableActs<ImportAct> =>
  allowedActs(importRunLifecycle, standing, [{ ...removal, onlyWhereOpen: false }], () => true);

/** What the chart lets be done with an import; only who may import sees the page. */
export const importActsOf = ({ standing }: Pick<ImportView, 'standing'>): AvailableActs<ImportAct> =>
  allowedActs(importRunLifecycle, standing, specs, () => true);

/** The call of each act. */
export const callsOf = {
  stop: importCalls.stopImport,
  resume: importCalls.resumeImport,
  undo: importCalls.undoImport,
  discard: importCalls.discardImport,
  remove: importCalls.removeImport,
} as const;
