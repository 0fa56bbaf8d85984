import { fromPromise } from 'xstate';
import { type Problem, unprovided } from '../problem.ts';

/** A form's fields by name, as typed. */
export type Typed = Readonly<Record<string, unknown>>;

/** A form as its subject is on the server; the version is null for a new one, and where it has none. */
export interface Fetched {
  form: Typed;
  version: number | null;
}

/** What was typed before and not saved. */
export interface Kept {
  form: Typed;
  baseVersion: number | null;
  base: Typed | null;
}

/** What is kept, and what is sent: the form and the version it was begun on. */
export interface Sent {
  form: Typed;
  baseVersion: number | null;
}

/** Somebody else saved in between: what is said of it, when it was, and the current version; null for one it does not name. */
export interface Stale {
  message: string;
  savedAt: string | null;
  current: number | null;
}

/** Why a save was refused: somebody else saved, the shell says it, or something is wrong with the form. */
export type SaveRefused =
  | { kind: 'stale'; stale: Stale }
  | { kind: 'handled' }
  | { kind: 'faulty'; faults: readonly object[] };

const nullUnless = <Value>(value: unknown, kind: 'number' | 'string'): Value | null =>
  typeof value === kind ? (value as Value) : null;

/**
 * Why a save was refused, as the form’s chart reads it.
 *
 * @param faultsOf the faults to show for what the server refused
 */
export const saveRefused = (
  problem: Problem,
  faultsOf: (problem: Problem) => readonly object[],
): SaveRefused => {
  if (problem.handledElsewhere) return { kind: 'handled' };
  if (problem.kind !== 'stale') return { kind: 'faulty', faults: faultsOf(problem) };
  const { current, savedAt } = problem.details;
  return {
    kind: 'stale',
    stale: {
      message: problem.message,
      savedAt: nullUnless<string>(savedAt, 'string'),
      current: nullUnless<number>(current, 'number'),
    },
  };
};

/** What the form asks of the world; each refuses to run until a screen or a test provides it. */
export const editFormPorts = {
  readKept: fromPromise<Kept | null, void>(unprovided('readKept')),
  keepTyping: fromPromise<void, Sent>(unprovided('keepTyping')),
  dropTyping: fromPromise<void, void>(unprovided('dropTyping')),
  save: fromPromise<void, Sent>(unprovided('save')),
};
