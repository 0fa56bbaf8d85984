import type { EventObject } from 'xstate';
import { type Position, runningActors, type Timer } from './position.ts';
import type { Case, TestModel } from './test-model.ts';
import { eventLabel, nodesOf } from './transitions.ts';

/**
 * Something that may be tried at a vertex. A person's event may be refused; the passing of time and the
 * answer of an actor come whether the chart likes it or not.
 */
export interface Move {
  case: string;
  event: EventObject;
  /** Milliseconds of virtual time to wait before the event; only for the passing of time. */
  wait?: number;
  timer?: string;
  /** The actor that answers; only for answers. */
  answerOf?: string;
}

const timerName = (timer: Timer, position: Position): string => {
  const { type } = timer.event;
  const node = nodesOf(position.snapshot.machine).find(
    (one) => type.startsWith('xstate.after.') && type.endsWith(`.${one.id}`),
  );
  return node ? `${eventLabel(type, node)} in ${node.path.join('.') || node.id}` : `later ${type}`;
};

/** Time passes only to the nearest deadline; timers due together may come in any order. */
const timeMoves = (position: Position): Move[] => {
  const wait = Math.min(...position.timers.map((timer) => timer.left));
  return position.timers
    .filter((timer) => timer.left === wait)
    .map((timer) => ({ case: timerName(timer, position), event: timer.event, wait, timer: timer.id }));
};

const answerMoves = (model: TestModel, position: Position): Move[] =>
  runningActors(position).flatMap(({ id, src }) => {
    const samples = model.ports?.[id] ?? model.ports?.[src];
    if (!samples)
      throw new Error(
        `TestModel "${model.name}" has no samples for the actor "${id}" (${src}): add them to \`ports\`.`,
      );
    const done = (samples.done ?? []).map(({ name, output }) => ({
      case: `${id} done: ${name}`,
      event: { type: `xstate.done.actor.${id}`, output, actorId: id },
      answerOf: id,
    }));
    const failed = (samples.error ?? []).map(({ name, error }) => ({
      case: `${id} fails: ${name}`,
      event: { type: `xstate.error.actor.${id}`, error, actorId: id },
      answerOf: id,
    }));
    return [...done, ...failed];
  });

/** All moves of a position: the model's cases, the nearest timers, the answers of running actors. */
export const movesAt = (model: TestModel, position: Position): Move[] => {
  const cases: Case[] = typeof model.cases === 'function' ? model.cases(position.snapshot) : model.cases;
  const sent = cases.map(({ name, event }): Move => ({ case: name, event }));
  const moves = [...sent, ...timeMoves(position), ...answerMoves(model, position)];
  const names = new Set<string>();
  for (const move of moves) {
    if (names.has(move.case))
      throw new Error(`TestModel "${model.name}" has two cases named "${move.case}".`);
    names.add(move.case);
  }
  return moves;
};
