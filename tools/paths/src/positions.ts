import type { AnyStateMachine } from 'xstate';
import type { Act, Graph } from './graph.ts';
import { outcomeId } from './instrumented.ts';
import { leavesOf, nodeName } from './names.ts';
import { requirementsOf, statesOf, transitionsOf } from './transitions.ts';

/** A place of a machine that carries a requirement: a state, a transition, the guard of one that must refuse, an event a state refuses. */
export interface RequirementPosition {
  requirement: string;
  kind: 'state' | 'transition' | 'guard' | 'refused';
  /** The state's name, the transition's id, or `<state> · <event>`. */
  at: string;
}

/** What a state refuses: requirement ids by the type of the event. */
const refusedIn = (meta: unknown): [event: string, ids: readonly string[]][] => {
  const found = typeof meta === 'object' && meta !== null && 'refuses' in meta ? meta.refuses : undefined;
  return Object.entries((found ?? {}) as Record<string, readonly string[]>);
};

const refusedName = (state: string, event: string): string => `${state} · ${event}`;

const listed = (
  kind: RequirementPosition['kind'],
  at: string,
  ids: readonly string[],
): RequirementPosition[] => ids.map((requirement) => ({ requirement, kind, at }));

/** Every place of a machine that carries a requirement: states first, then transitions, in the order of the document. */
export const positionsIn = (machine: AnyStateMachine): RequirementPosition[] => [
  ...statesOf(machine).flatMap((node) => [
    ...listed('state', nodeName(node), requirementsOf(node.meta)),
    ...refusedIn(node.meta).flatMap(([event, ids]) =>
      listed('refused', refusedName(nodeName(node), event), ids),
    ),
  ]),
  ...transitionsOf(machine).flatMap(({ id, requirements, refuses }) => [
    ...listed('transition', id, requirements),
    ...listed('guard', id, refuses),
  ]),
];

const known = new WeakMap<Graph, RequirementPosition[]>();

/** The same of a graph's machine, worked out once. */
export const positionsOf = (graph: Graph): RequirementPosition[] => {
  const positions = known.get(graph) ?? positionsIn(graph.model.machine);
  known.set(graph, positions);
  return positions;
};

/** Whether an act proves what the place carries: enters the state, takes the transition, is refused there. */
export const isPassed = ({ kind, at }: RequirementPosition, act: Act): boolean => {
  if (kind === 'state') return act.visited.includes(at);
  if (kind === 'transition') return act.microsteps.flat().includes(at);
  if (!('kind' in act) || act.kind !== 'refusal') return false;
  return kind === 'guard'
    ? act.outcomes.includes(outcomeId(at, false))
    : leavesOf(act.from.state).some((leaf) => refusedName(leaf, act.event.type) === at);
};
