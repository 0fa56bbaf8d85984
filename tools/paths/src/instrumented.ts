import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { and, getInitialMicrosteps, getMicrosteps, getStateNodes, or } from 'xstate';
import { nodeName } from './names.ts';
import { plain } from './plain.ts';
import type { Start } from './test-model.ts';
import { isForbidding, type Transition, transitionsOf } from './transitions.ts';

/** Eventless loops beyond this many microsteps are an error of the chart, not a wait without end. */
const MICROSTEP_LIMIT = 1000;
const MARK = 'paths.transition';

/** An action the machine asked for, as far as the outside can see it. */
export interface Effect {
  type: string;
  params: unknown;
}

/** A delayed event set, or one taken back where `due` is missing. */
export interface TimerChange {
  id: string;
  due?: { event: EventObject; delay: number };
}

/** What one event did: the transitions of each microstep, the guards asked, the states passed, the effects. */
export interface Taken {
  snapshot: AnyMachineSnapshot;
  /** Transition ids, one group per microstep; regions that move together share a group. */
  microsteps: string[][];
  /** Guards asked on the way, as `<transition id> = true`. */
  outcomes: string[];
  /** Every state that was active at the end of a microstep, transient ones included. */
  visited: string[];
  effects: Effect[];
  /** In the order in which they happened: a state passed through sets its timer and takes it back. */
  timers: TimerChange[];
  spawned: string[];
}

/** A machine that tells which transitions it takes. It is a copy: the chart itself is never touched. */
export interface Instrumented {
  machine: AnyStateMachine;
  transitions: Transition[];
  /** Creates the machine; throws with the reason where its input or position does not let it start. */
  start: (start: Start) => Taken;
  /** Whether the event is accepted; where it is not, the guards that said so and the transitions that forbid it. */
  ask: (
    snapshot: AnyMachineSnapshot,
    event: EventObject,
  ) => { accepted: boolean; outcomes: string[]; transitions: string[] };
  send: (snapshot: AnyMachineSnapshot, event: EventObject) => Taken;
}

type Action = { type: string; params?: unknown };
type Microstep = readonly [AnyMachineSnapshot, readonly Action[]];
type Note = { transition: Transition; passed: boolean; forbids: boolean };

export const outcomeId = (transition: string, passed: boolean): string => `${transition} = ${passed}`;

/** Names of all active states of a snapshot, parents included, the root not. */
const activeStates = (snapshot: AnyMachineSnapshot): string[] =>
  [...new Set(getStateNodes(snapshot.machine.root, snapshot.value))]
    .filter((node) => node.parent)
    .map(nodeName);

const paramsOf = (action: Action): Record<string, unknown> =>
  (action.params ?? {}) as Record<string, unknown>;

const effectOf = (action: Action): Effect[] => {
  if (action.type === 'xstate.spawnChild') {
    const { id, src, input } = paramsOf(action);
    return [
      { type: `start ${id}`, params: plain({ src: typeof src === 'string' ? src : undefined, input }) },
    ];
  }
  if (action.type === 'xstate.emit' || action.type === 'xstate.sendTo')
    return [{ type: action.type.slice('xstate.'.length), params: plain(paramsOf(action).event) }];
  return action.type === MARK || action.type.startsWith('xstate.')
    ? []
    : [{ type: action.type, params: plain(action.params) }];
};

const timerChange = (action: Action): TimerChange[] => {
  const { event, id, delay, sendId } = paramsOf(action) as {
    event?: EventObject;
    id?: string;
    delay?: unknown;
    sendId?: unknown;
  };
  if (action.type === 'xstate.cancel') return [{ id: String(sendId) }];
  return action.type === 'xstate.raise' && event && typeof delay === 'number'
    ? [{ id: id ?? event.type, due: { event, delay } }]
    : [];
};

const taken = (steps: readonly Microstep[], before: AnyMachineSnapshot, notes: readonly Note[]): Taken => {
  const actions = steps.flatMap(([, done]) => done);
  const microsteps = steps.map(([, done]) =>
    done.filter((action) => action.type === MARK).map((action) => String(paramsOf(action).transition)),
  );
  const forbidden = notes.filter((note) => note.forbids && note.passed).map((note) => note.transition.id);
  return {
    snapshot: steps.at(-1)?.[0] ?? before,
    microsteps: [...microsteps, forbidden].filter((group) => group.length > 0),
    outcomes: outcomesOf(notes),
    visited: [...new Set(steps.flatMap(([snapshot]) => activeStates(snapshot)))],
    effects: actions.flatMap(effectOf),
    timers: actions.flatMap(timerChange),
    spawned: actions
      .filter((action) => action.type === 'xstate.spawnChild')
      .map((action) => (paramsOf(action).actorRef as AnyActorRef | undefined)?.id ?? ''),
  };
};

const outcomesOf = (notes: readonly Note[]): string[] => [
  ...new Set(
    notes
      .filter((note) => note.transition.guard !== undefined)
      .map((note) => outcomeId(note.transition.id, note.passed)),
  ),
];

/**
 * Marks each transition with an action that names it and each guard with a note of its answer, by the public
 * combinators alone, so that the copy decides exactly as the chart does.
 */
const instrument = (transition: Transition, notes: Note[]): void => {
  const { definition } = transition;
  const forbids = isForbidding(definition);
  const note = (passed: boolean) => () => {
    notes.push({ transition, passed, forbids });
    return passed;
  };
  if (definition.guard !== undefined)
    definition.guard = or([and([definition.guard as () => boolean, note(true)]), note(false)]);
  else if (forbids) definition.guard = note(true);
  if (!forbids)
    definition.actions = [{ type: MARK, params: { transition: transition.id } }, ...definition.actions];
};

/**
 * Makes the observed copy of a machine.
 * @param change edits the copy's transitions before they are observed; this is how mutants are made.
 */
export const instrumented = (
  original: AnyStateMachine,
  change: (transitions: Transition[], machine: AnyStateMachine) => void = () => {},
): Instrumented => {
  const machine: AnyStateMachine = original.provide({});
  machine.options = { ...machine.options, maxIterations: MICROSTEP_LIMIT };
  const transitions = transitionsOf(machine);
  const notes: Note[] = [];
  change(transitions, machine);
  for (const transition of transitions) instrument(transition, notes);

  const created = (start: Start): Taken => {
    notes.length = 0;
    if ('state' in start) {
      const snapshot = machine.resolveState({ value: start.state, context: start.context });
      return taken([[snapshot, []]], snapshot, notes);
    }
    try {
      const steps = getInitialMicrosteps(machine, start.input) as Microstep[];
      return taken(steps, steps[0]![0], notes);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Machine "${machine.id}" cannot start with "${start.name}": ${reason}`, { cause });
    }
  };

  return {
    machine,
    transitions,
    start: created,
    ask: (snapshot, event) => {
      notes.length = 0;
      const accepted = snapshot.can(event);
      const forbidding = notes.filter((note) => note.forbids && note.passed);
      return {
        accepted,
        outcomes: outcomesOf(notes),
        transitions: forbidding.map((note) => note.transition.id),
      };
    },
    send: (snapshot, event) => {
      notes.length = 0;
      return taken(getMicrosteps(machine, snapshot, event) as Microstep[], snapshot, notes);
    },
  };
};
