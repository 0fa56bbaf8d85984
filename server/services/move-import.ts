import type { ImportStatus } from '../../src/domain/import/run.ts';
import { type ImportRunEvent, moveImportAct } from '../acts/import-run.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import { type KeptRun, type RunChange, updateRun } from '../store/imports/import-runs.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What a command about an import answers. `moved` is false where it was done already. */
export type RunResult = { id: string; status: ImportStatus; moved: boolean; repeated?: boolean };

/** What may be done once more in the same state, and then is something else. */
const again: readonly ImportRunEvent['type'][] = [
  'import.map',
  'import.decode',
  'import.chooseHeader',
  'import.remove',
];

/** What an event makes of a run whose row is held, written where it leads on. */
export const moved = async (
  tx: Tx,
  run: KeptRun,
  event: ImportRunEvent,
  change: () => Omit<RunChange, 'status'> | Promise<Omit<RunChange, 'status'>> = () => ({}),
): Promise<RunResult> => {
  const move = runAct(moveImportAct, run, event, tx.now);
  const status = move.status as ImportStatus;
  const repeats = status === run.status && !again.includes(event.type);
  if (repeats) return { id: run.id, status, moved: false };
  await updateRun(tx, run.id, { status, ...(await change()) });
  await recordEvent(tx, event.type, 'import', run.id, { from: run.status, to: status });
  return { id: run.id, status, moved: true };
};

/** What the job of a run tells of it, its row held. */
export const noteRun = (
  tx: Tx,
  run: KeptRun,
  type: 'import.finish' | 'import.reachCap' | 'import.fail' | 'import.finishUndo',
  fault: string | null,
): Promise<RunResult> => moved(tx, run, { type }, () => ({ fault, endedAt: tx.now }));
