import { type AnyStateMachine, type AnyStateNode, not, type UnknownAction } from 'xstate';
import { type Instrumented, instrumented } from './instrumented.ts';
import { actionName, nodeName } from './names.ts';
import { candidatesOf, nodesOf, type Transition, transitionsOf } from './transitions.ts';

/** A copy of a chart with one small fault, made in memory when it is needed. */
export interface Mutant {
  name: string;
  make: () => Instrumented;
}

/** A change to the copy's own transition or node. */
interface Edit<T> {
  name: string;
  apply: (to: T, machine: AnyStateMachine) => void;
}

const drop = ({ definition }: Transition): void => {
  for (const [, candidates] of candidatesOf(definition.source)) {
    const place = candidates.indexOf(definition);
    if (place >= 0) candidates.splice(place, 1);
  }
};

/** The state that stands next to a node, in the order of the document and round again. */
const neighbour = (node: AnyStateNode): AnyStateNode | undefined => {
  if (node.parent?.type === 'parallel') return undefined;
  const siblings = Object.values((node.parent ?? node).states as Record<string, AnyStateNode>).filter(
    (one) => one.type !== 'history' || one === node,
  );
  const next = siblings[(siblings.indexOf(node) + 1) % siblings.length];
  return next === node ? undefined : next;
};

const editsOfGuard = ({ definition, id }: Transition): Edit<Transition>[] => {
  if (definition.guard === undefined) return [];
  const guarded = (guard: Transition['definition']['guard']) => (transition: Transition) => {
    if (guard === undefined) delete transition.definition.guard;
    else transition.definition.guard = guard;
  };
  return [
    { name: `negate ${id}`, apply: guarded(not(definition.guard as () => boolean)) },
    { name: `weaken ${id}`, apply: guarded(undefined) },
  ];
};

const editsOfTransition = (transition: Transition): Edit<Transition>[] => {
  const { definition, id } = transition;
  const other = neighbour(definition.target?.[0] ?? definition.source);
  const retarget = other && {
    name: `retarget ${id} to ${nodeName(other)}`,
    apply: (to: Transition, machine: AnyStateMachine) => {
      to.definition.target = [machine.getStateNodeById(other.id)];
    },
  };
  const actions = definition.actions.map((action, place) => ({
    name: `without ${actionName(action)} ${id}`,
    apply: (to: Transition) => {
      to.definition.actions = to.definition.actions.filter((_, index) => index !== place);
    },
  }));
  return [
    { name: `drop ${id}`, apply: drop },
    ...(retarget ? [retarget] : []),
    ...editsOfGuard(transition),
    ...actions,
  ];
};

/** The actions behind a delay are part of its transition and are not dropped by themselves. */
const isOfDelay = (action: UnknownAction): boolean => {
  const { id, sendId } = action as { id?: unknown; sendId?: unknown };
  return String(id ?? sendId ?? '').startsWith('xstate.after.');
};

const editsOfNode = (node: AnyStateNode): Edit<AnyStateNode>[] =>
  (['entry', 'exit'] as const).flatMap((when) =>
    node[when]
      .map((action: UnknownAction, place: number) => ({ action, place }))
      .filter(({ action }: { action: UnknownAction }) => !isOfDelay(action))
      .map(({ action, place }: { action: UnknownAction; place: number }) => ({
        name: `without ${when} ${actionName(action)} of ${nodeName(node)}`,
        apply: (to: AnyStateNode) => {
          to[when] = to[when].filter((_: UnknownAction, index: number) => index !== place);
        },
      })),
  );

/**
 * Every mutant of a machine: each transition dropped and led to another state, each guard negated and taken away
 * (each use of it), each action left out.
 */
export const mutants = (machine: AnyStateMachine): Mutant[] => {
  const ofTransitions = transitionsOf(machine).flatMap((transition, index) =>
    editsOfTransition(transition).map(({ name, apply }) => ({
      name,
      edit: (transitions: Transition[], copy: AnyStateMachine) => apply(transitions[index]!, copy),
    })),
  );
  const ofNodes = nodesOf(machine).flatMap((node, index) =>
    editsOfNode(node).map(({ name, apply }) => ({
      name,
      edit: (_: Transition[], copy: AnyStateMachine) => apply(nodesOf(copy)[index]!, copy),
    })),
  );
  const seen = new Map<string, number>();
  return [...ofTransitions, ...ofNodes].map(({ name, edit }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name: count > 1 ? `${name} (${count})` : name, make: () => instrumented(machine, edit) };
  });
};
