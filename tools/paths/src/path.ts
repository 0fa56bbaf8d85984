import type { StateValue } from 'xstate';
import type { Edge, Refusal, Vertex, Walk } from './graph.ts';
import { leavesOf } from './names.ts';
import { contentId, plain } from './plain.ts';
import type { ChartPosition } from './position.ts';

/** An event as plain JSON. */
export interface SentEvent {
  type: string;
  [field: string]: unknown;
}

/** One step of a path: a case sent at a place, and the place it leads to. */
export interface PathStep {
  case: string;
  event: SentEvent;
  /** Milliseconds of virtual time that pass before the event; only where time itself is the event. */
  wait?: number;
  from: ChartPosition;
  to: ChartPosition;
  transitions: string[];
  /** True where the machine must refuse the case and change nothing. */
  refused?: true;
}

/** How a path begins: the model's start and the place it leads to. */
export interface PathStart {
  name: string;
  input?: unknown;
  state?: StateValue;
  context?: unknown;
  at: ChartPosition;
  transitions: string[];
}

/** A portable test: plain JSON, with an id that changes only when its content does. */
export interface Path {
  id: string;
  machine: string;
  start: PathStart;
  steps: PathStep[];
}

const place = ({ id, state, context }: Vertex): ChartPosition => ({ id, state, context });

const stepOf = (move: Edge | Refusal): PathStep => ({
  case: move.case,
  event: plain(move.event) as SentEvent,
  ...(move.kind === 'edge' && move.wait !== undefined ? { wait: move.wait } : {}),
  from: place(move.from),
  to: place(move.to),
  transitions: move.microsteps.flat(),
  ...(move.kind === 'refusal' ? { refused: true } : {}),
});

/** The id of a path with this content: its start, and the cases and transitions of its steps. */
export const pathId = ({ machine, start, steps }: Omit<Path, 'id'>): string =>
  contentId([machine, start.name, steps.map((step) => [step.case, step.transitions])]);

/** Writes a walk down as a portable path. */
export const pathOf = (machine: string, { entry, moves }: Walk): Path => {
  const { name, ...how } = entry.start;
  const transitions = entry.microsteps.flat();
  const start = { name, ...(plain(how) as object), at: place(entry.vertex), transitions };
  const path = { machine, start, steps: moves.map(stepOf) };
  return { id: pathId(path), ...path };
};

/** The states a place stands in, by dotted path of each active leaf. */
export const statesAt = (at: ChartPosition): string[] => leavesOf(at.state);

const separator = ' | ';

/** A path in one line that `show --replay` understands: start and cases, in order. */
export const replayLine = (path: Path): string =>
  [path.start.name, ...path.steps.map((step) => step.case)].join(separator);

/** Start and case names of a replay line. */
export const parseReplayLine = (line: string): { start: string; cases: string[] } => {
  const [start = '', ...cases] = line.split(separator.trim()).map((part) => part.trim());
  return { start, cases };
};
