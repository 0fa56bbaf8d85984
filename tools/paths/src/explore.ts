import { getAdjacencyMap } from '@xstate/graph';
import type { ActorLogic, EventObject } from 'xstate';
import type { Entry, Graph, Vertex } from './graph.ts';
import { type Instrumented, instrumented, type Taken } from './instrumented.ts';
import { type Move, movesAt } from './moves.ts';
import { chartPositionOf, nextPosition, type Position } from './position.ts';
import type { TestModel } from './test-model.ts';

/** Vertices the exploration may find before it says that the ground has no bound. */
const VERTEX_LIMIT = 5_000;

/** A position on the way, in the shape the graph library walks: what it is and what led to it. */
interface Reached {
  status: 'active';
  output: undefined;
  error: undefined;
  position: Position;
  place: ReturnType<typeof chartPositionOf>;
  taken: Taken;
}

interface Attempt extends EventObject {
  move: Move;
}

const reachedBy = (model: TestModel, taken: Taken, position: Position): Reached => ({
  status: 'active',
  output: undefined,
  error: undefined,
  position,
  place: chartPositionOf(model, position),
  taken,
});

const isInside = (model: TestModel, { position }: Reached): boolean =>
  model.bound?.(position.snapshot) ?? true;

/** Whether the move happens at all; an actor's failure that nothing catches is an error of the chart. */
const happens = (machine: Instrumented, { position, place }: Reached, move: Move): boolean => {
  if (move.answerOf === undefined && move.timer === undefined)
    return machine.ask(position.snapshot, move.event).accepted;
  const lost =
    move.event.type.startsWith('xstate.error.') && !machine.ask(position.snapshot, move.event).accepted;
  if (lost)
    throw new Error(
      `In "${place.name}" nothing catches "${move.case}": the machine would stop with an error.`,
    );
  return true;
};

/** The machine together with its virtual clock and its actors, as logic the graph library can traverse. */
const rootedLogic = (
  model: TestModel,
  machine: Instrumented,
  first: Reached,
): ActorLogic<Reached, Attempt> => ({
  getInitialSnapshot: () => first,
  getPersistedSnapshot: (reached) => reached,
  transition: ({ position }, { move }) => {
    const taken = machine.send(position.snapshot, move.event);
    return reachedBy(model, taken, nextPosition(position, taken, move));
  },
});

const traverse = (
  model: TestModel,
  machine: Instrumented,
  first: Reached,
  seen: ReadonlyMap<string, Vertex>,
) => {
  let count = seen.size;
  return getAdjacencyMap(rootedLogic(model, machine, first), {
    fromState: first,
    serializeState: (reached) => reached.place.key,
    serializeEvent: (attempt) => attempt.type,
    stopWhen: (reached) => seen.has(reached.place.key) || !isInside(model, reached),
    events: (reached) => {
      count += 1;
      if (count > VERTEX_LIMIT)
        throw new Error(
          `Machine "${model.name}" has more than ${VERTEX_LIMIT} vertices: give its model a \`bound\` on the context.`,
        );
      return movesAt(model, reached.position)
        .filter((move) => happens(machine, reached, move))
        .map((move) => ({ type: move.case, move }));
    },
  });
};

const vertexOf = ({ place: { key: _, ...place }, position }: Reached): Vertex => ({
  ...place,
  position,
  edges: [],
  refusals: [],
});

const addRefusals = (model: TestModel, machine: Instrumented, vertex: Vertex): void => {
  for (const move of movesAt(model, vertex.position)) {
    if (move.answerOf !== undefined || move.timer !== undefined) continue;
    const { accepted, outcomes, transitions } = machine.ask(vertex.position.snapshot, move.event);
    if (accepted) continue;
    const microsteps = transitions.length ? [transitions] : [];
    const { case: name, event } = move;
    vertex.refusals.push({
      kind: 'refusal',
      from: vertex,
      to: vertex,
      case: name,
      event,
      microsteps,
      outcomes,
      visited: [],
    });
  }
};

const whyNot = (parse: (error: unknown) => unknown, error: unknown): string | null => {
  try {
    parse(error);
    return null;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
};

/** Errors are made by what makes the real ones: the model's own parser says whether each is. */
const checkErrors = ({ name: model, ports = {} }: TestModel): void => {
  for (const [port, { error: samples = [], parseError }] of Object.entries(ports)) {
    if (samples.length > 0 && !parseError)
      throw new Error(`TestModel "${model}" has errors of "${port}" and no \`parseError\` to check them.`);
    for (const { name, error } of samples) {
      const why = whyNot(parseError!, error);
      if (why !== null) throw new Error(`TestModel "${model}": "${port}" never fails with "${name}": ${why}`);
    }
  }
};

/**
 * Walks every case, delay and answer of a model from every start.
 * @throws where the machine cannot start, an actor has no samples or one it never fails with, or the ground has no bound.
 */
export const explore = (model: TestModel): Graph => {
  checkErrors(model);
  const machine = instrumented(model.machine);
  const vertices = new Map<string, Vertex>();
  const entries: Entry[] = [];
  let beyond = 0;
  for (const start of model.starts) {
    const taken = machine.start(start);
    const first = reachedBy(model, taken, nextPosition({ timers: [], answered: [] }, taken));
    if (!isInside(model, first))
      throw new Error(`Start "${start.name}" of "${model.name}" lies outside its own bound.`);
    const found = Object.values(traverse(model, machine, first, vertices));
    const fresh = found.filter(({ state }) => !vertices.has(state.place.key) && isInside(model, state));
    for (const { state } of fresh) vertices.set(state.place.key, vertexOf(state));
    for (const { state, transitions } of fresh) {
      const from = vertices.get(state.place.key)!;
      addRefusals(model, machine, from);
      for (const { event, state: reached } of Object.values<{ event: Attempt; state: Reached }>(
        transitions,
      )) {
        const to = vertices.get(reached.place.key);
        const { microsteps, outcomes, visited } = reached.taken;
        const { case: name, event: sent, wait } = event.move;
        if (to)
          from.edges.push({
            kind: 'edge',
            from,
            to,
            case: name,
            event: sent,
            wait,
            microsteps,
            outcomes,
            visited,
          });
        else beyond += 1;
      }
    }
    const { microsteps, outcomes, visited } = taken;
    entries.push({ start, vertex: vertices.get(first.place.key)!, microsteps, outcomes, visited });
  }
  return {
    name: model.name,
    model,
    instrumented: machine,
    transitions: machine.transitions,
    entries,
    vertices: [...vertices.values()],
    beyond,
  };
};
