import { stateName } from './names.ts';
import type { Path } from './path.ts';
import { PathFailure } from './run.ts';
import { table } from './table.ts';

/** One path of a chart and what became of it on each thing that should do what the chart says. */
export interface DriftRow {
  machine: string;
  path: string;
  /** What the chart says of the first step at which one of them disagrees. */
  says: string;
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

/** What the chart says of a step: `order.cancel → Cancelled`, or that it refuses it. */
const stepText = ({ start, steps }: Path, number: number): string => {
  const step = steps[number - 1];
  if (!step) return `${start.name} → ${stateName(start.at.state)}`;
  return step.refused
    ? `${step.case} is refused in ${stateName(step.from.state)}`
    : `${step.case} → ${stateName(step.to.state)}`;
};

const firstOf = (found: DriftRow['found']): number =>
  Math.min(...Object.values(found).flatMap((one) => (one ? [one.step] : [])));

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
    if (Object.values(found).every((one) => one === null)) continue;
    rows.push({ machine: path.machine, path: path.id, says: stepText(path, firstOf(found)), found });
  }
  return rows;
};

/** The disagreements as one table: a row per path, a column per thing under test. */
export const driftTable = (rows: readonly DriftRow[]): string => {
  if (rows.length === 0) return 'No drift.';
  const names = Object.keys(rows[0]!.found);
  // A reason of several lines would break the table; the first of them says what it is.
  const cell = (one: DriftRow['found'][string] | undefined) =>
    one ? `step ${one.step}: ${one.reason.split('\n')[0]}` : 'as the chart';
  return table(
    ['chart', 'path', 'the chart says', ...names],
    rows.map(({ machine, path, says, found }) => [
      machine,
      path,
      says,
      ...names.map((name) => cell(found[name])),
    ]),
  );
};
