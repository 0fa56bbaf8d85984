import type { EventObject } from 'xstate';
import type { Instrumented } from './instrumented.ts';
import type { ChartPosition, Position } from './position.ts';
import type { Start, TestModel } from './test-model.ts';
import type { Transition } from './transitions.ts';

/** One reachable position of a machine, with everything that can be tried there. */
export interface Vertex extends ChartPosition {
  name: string;
  position: Position;
  edges: Edge[];
  refusals: Refusal[];
}

/** An accepted case: it takes transitions, maybe none where a guard lets an answer or a timer pass unheard. */
export interface Edge {
  kind: 'edge';
  from: Vertex;
  to: Vertex;
  case: string;
  event: EventObject;
  wait?: number | undefined;
  microsteps: string[][];
  outcomes: string[];
  visited: string[];
}

/** A case the machine refuses at a vertex, and which must change nothing. */
export interface Refusal {
  kind: 'refusal';
  from: Vertex;
  to: Vertex;
  case: string;
  event: EventObject;
  microsteps: string[][];
  outcomes: string[];
  visited: string[];
}

/** One start of the model and the transitions it takes by itself (eventless ones). */
export interface Entry {
  start: Start;
  vertex: Vertex;
  microsteps: string[][];
  outcomes: string[];
  visited: string[];
}

/** The whole ground of a machine as a directed graph: what the criteria count and the tours walk. */
export interface Graph {
  name: string;
  model: TestModel;
  instrumented: Instrumented;
  transitions: Transition[];
  entries: Entry[];
  vertices: Vertex[];
  /** Steps that lead out of the model's bound; they are not walked. */
  beyond: number;
}

/** Anything a path does: begin, take an accepted case, or try a refused one. */
export type Act = Entry | Edge | Refusal;

/** A path found again on a graph: where it opened and what it did. */
export interface Walk {
  entry: Entry;
  moves: (Edge | Refusal)[];
}
