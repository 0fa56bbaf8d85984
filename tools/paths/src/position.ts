import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Taken } from './instrumented.ts';
import { stateName } from './names.ts';
import { contentId, plain, stable } from './plain.ts';
import type { TestModel } from './test-model.ts';

/** An event that is due after `left` milliseconds of virtual time. */
export interface Timer {
  id: string;
  event: EventObject;
  left: number;
}

/** Everything that decides what may happen next: the snapshot, the pending timers, the answered actors. */
export interface Position {
  snapshot: AnyMachineSnapshot;
  timers: Timer[];
  /** Ids of invoked actors that have answered already and will not answer again. */
  answered: string[];
}

/** The position after a step. `wait` is the virtual time that passed before its event, in milliseconds. */
export const nextPosition = (
  before: Pick<Position, 'timers' | 'answered'>,
  taken: Taken,
  by: { wait?: number; timer?: string; answerOf?: string } = {},
): Position => {
  const timers = new Map<string, Timer>();
  for (const timer of before.timers)
    if (timer.id !== by.timer) timers.set(timer.id, { ...timer, left: timer.left - (by.wait ?? 0) });
  for (const { id, due } of taken.timers) {
    timers.delete(id);
    if (due) timers.set(id, { id, event: due.event, left: due.delay });
  }
  const answered = [...before.answered, ...(by.answerOf ? [by.answerOf] : [])];
  return {
    snapshot: taken.snapshot,
    timers: taken.snapshot.status === 'active' ? [...timers.values()] : [],
    answered: answered.filter((id) => id in taken.snapshot.children && !taken.spawned.includes(id)),
  };
};

/** The actors that run and have not answered yet: id and the name of their source. */
export const runningActors = ({ snapshot, answered }: Position): { id: string; src: string }[] =>
  snapshot.status !== 'active'
    ? []
    : (Object.values(snapshot.children) as (AnyActorRef | undefined)[])
        .filter((child) => child !== undefined)
        .filter((child) => !answered.includes(child.id))
        .map((child) => ({ id: child.id, src: typeof child.src === 'string' ? child.src : child.id }));

/** A vertex as it is in a path: its id, the state value and the context as plain JSON. */
export interface ChartPosition {
  id: string;
  state: AnyMachineSnapshot['value'];
  context: unknown;
}

const historyOf = (snapshot: AnyMachineSnapshot): unknown =>
  Object.fromEntries(
    Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()]),
  );

/**
 * What tells one vertex from another: state value and context (or the model's key), and whatever else
 * decides the next step: remembered history, time left on each timer, actors that have answered.
 */
const vertexKey = (model: Pick<TestModel, 'key'>, position: Position): string => {
  const { snapshot, timers, answered } = position;
  const base = model.key ? model.key(snapshot) : [snapshot.value, snapshot.context];
  const clock = timers.map(({ id, left }) => [id, left]).sort();
  return stable([base, snapshot.status, historyOf(snapshot), clock, [...answered].sort()]);
};

/** Describes a position for people and for portable paths. */
export const chartPositionOf = (
  model: Pick<TestModel, 'key'>,
  position: Position,
): ChartPosition & { name: string; key: string } => {
  const key = vertexKey(model, position);
  const { value, context } = position.snapshot;
  return { id: contentId(key), key, name: stateName(value), state: value, context: plain(context) };
};
