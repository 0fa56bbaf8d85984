import { type Path, type PathStart, type PathStep, replayLine, statesAt } from './path.ts';
import type { ChartPosition } from './position.ts';

/** What the thing under test said to an event; a path fails where it is not what the chart says. */
export type Answer = 'accepted' | 'refused';

/**
 * How paths are carried out on a real thing: a server, a page, an actor. `W` is whatever one test holds.
 * A key `*` in `events` or `states` stands for all that have no key of their own; without it nothing is
 * passed over: an event type or an active leaf state that has no entry fails the run before it begins.
 */
export interface Executor<W> {
  start: (start: PathStart, path: Path) => W | Promise<W>;
  /** By event type: does it, and says whether it was accepted. Refused steps come here as well. */
  events: Record<string, (world: W, step: PathStep) => Answer | Promise<Answer>>;
  /** By dotted path of a leaf state: throws where the thing does not stand in it. Asked after each step. */
  states: Record<string, (world: W, place: ChartPosition) => unknown>;
  before?: (path: Path) => unknown;
  /** Runs after each path, also after one that failed. */
  after?: (world: W, path: Path) => unknown;
}

/** A path that did not go as the chart says, with the line that repeats it. */
export class PathFailure extends Error {
  override name = 'PathFailure';
  readonly path: Path;
  /** The number of the step, from 1; 0 is the start. */
  readonly step: number;

  constructor(path: Path, step: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const at =
      step === 0 ? 'at its start' : `at step ${step} of ${path.steps.length}, ${path.steps[step - 1]!.case}`;
    super(`Path ${path.id} of ${path.machine} fails ${at}: ${reason}\nreplay: ${replayLine(path)}`, {
      cause,
    });
    this.path = path;
    this.step = step;
  }
}

const missingFrom = <W>(executor: Executor<W>, paths: Path[]): string[] => {
  const events = new Set(paths.flatMap((path) => path.steps.map((step) => step.event.type)));
  const places = paths.flatMap((path) => [path.start.at, ...path.steps.map((step) => step.to)]);
  const states = new Set(places.flatMap(statesAt));
  const lacks = (table: object, key: string) => !Object.hasOwn(table, key) && !Object.hasOwn(table, '*');
  return [
    ...[...events].filter((type) => lacks(executor.events, type)).map((type) => `no executor for ${type}`),
    ...[...states]
      .filter((state) => lacks(executor.states, state))
      .map((state) => `no assertion for ${state}`),
  ];
};

const assertAt = async <W>(executor: Executor<W>, world: W, place: ChartPosition): Promise<void> => {
  for (const state of statesAt(place)) await (executor.states[state] ?? executor.states['*']!)(world, place);
};

const walk = async <W>(path: Path, executor: Executor<W>, world: W): Promise<void> => {
  let at = 0;
  try {
    await assertAt(executor, world, path.start.at);
    for (const step of path.steps) {
      at += 1;
      const answer = await (executor.events[step.event.type] ?? executor.events['*']!)(world, step);
      const expected: Answer = step.refused ? 'refused' : 'accepted';
      if (answer !== expected) throw new Error(`${step.case} was ${answer}, the chart has it ${expected}`);
      await assertAt(executor, world, step.to);
    }
  } catch (error) {
    throw new PathFailure(path, at, error);
  }
};

/**
 * Carries out one path.
 * @throws {PathFailure} where the thing under test and the chart disagree
 * @throws where the executor lacks an event or a state the path needs
 */
export const runPath = async <W>(path: Path, executor: Executor<W>): Promise<void> => {
  const missing = missingFrom(executor, [path]);
  if (missing.length) throw new Error(`Paths of ${path.machine} cannot be run: ${missing.join('; ')}.`);
  await executor.before?.(path);
  let world: W;
  try {
    world = await executor.start(path.start, path);
  } catch (error) {
    throw new PathFailure(path, 0, error);
  }
  try {
    await walk(path, executor, world);
  } finally {
    await executor.after?.(world, path);
  }
};

/**
 * Carries out paths one after another and to the end, whatever fails.
 * @returns how much was run
 * @throws {AggregateError} with one PathFailure for each path that failed; with no path at all it throws too
 */
export const runPaths = async <W>(
  paths: Path[],
  executor: Executor<W>,
): Promise<{ paths: number; steps: number }> => {
  if (paths.length === 0) throw new Error('There are no paths to run.');
  const missing = missingFrom(executor, paths);
  if (missing.length) throw new Error(`Paths of ${paths[0]!.machine} cannot be run: ${missing.join('; ')}.`);
  const failures: unknown[] = [];
  for (const path of paths) await runPath(path, executor).catch((error: unknown) => failures.push(error));
  if (failures.length)
    throw new AggregateError(
      failures,
      failures.map((one) => (one instanceof Error ? one.message : String(one))).join('\n'),
    );
  return { paths: paths.length, steps: paths.reduce((sum, path) => sum + path.steps.length, 0) };
};
