import type { Path } from './path.ts';
import { PathFailure } from './run.ts';
import { table } from './table.ts';

/** One path of a chart and what became of it on each thing that should do what the chart says. */
export interface DriftRow {
  machine: string;
  path: string;
  /** By the name of the thing under test: null where it agrees, otherwise the step and the reason. */
  found: Record<string, { step: number; reason: string } | null>;
}

/** Carries out a path on one thing, as `(path) => runPath(path, executor)` does. */
export type Runner = (path: Path) => Promise<void>;

const foundBy = async (path: Path, run: Runner): Promise<DriftRow['found'][string]> => {
  try {
    await run(path);
    return null;
  } catch (error) {
    if (!(error instanceof PathFailure)) throw error;
    const { cause } = error;
    return { step: error.step, reason: cause instanceof Error ? cause.message : String(cause) };
  }
};

/**
 * Carries out the same paths on several things, such as the chart, the server and the page, one after another.
 * @returns the paths on which at least one of them disagrees with the chart
 * @throws where an executor lacks an event or a state
 */
export const driftOf = async (
  paths: readonly Path[],
  runners: Readonly<Record<string, Runner>>,
): Promise<DriftRow[]> => {
  const rows: DriftRow[] = [];
  for (const path of paths) {
    const found: DriftRow['found'] = {};
    for (const [name, run] of Object.entries(runners)) found[name] = await foundBy(path, run);
    rows.push({ machine: path.machine, path: path.id, found });
  }
  return rows.filter(({ found }) => Object.values(found).some((one) => one !== null));
};

/** The disagreements as one table: a row per path, a column per thing under test. */
export const driftTable = (rows: readonly DriftRow[]): string => {
  if (rows.length === 0) return 'No drift.';
  const names = Object.keys(rows[0]!.found);
  const cell = (one: DriftRow['found'][string]) => (one ? `step ${one.step}: ${one.reason}` : 'as the chart');
  return table(
    ['chart', 'path', ...names],
    rows.map(({ machine, path, found }) => [machine, path, ...names.map((name) => cell(found[name]!))]),
  );
};
