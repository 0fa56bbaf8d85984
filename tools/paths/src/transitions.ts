import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName, nodeName } from './names.ts';

/**
 * One declared candidate transition. Its id reads as the chart does and changes only when the transition does:
 * `Draft · invoice.issue [isFree] → Paid`; later candidates of the same event carry their place (`#2`).
 */
export interface Transition {
  id: string;
  source: string;
  event: string;
  /** The event in words: `invoice.issue`, `always`, `after 5000`, `done openBill`, `error openBill`. */
  label: string;
  guard: string | undefined;
  targets: string[];
  requirements: string[];
  /** Requirements that are proved where its guard refuses the event. */
  refuses: string[];
  /** The definition inside the machine it was read from; changing it changes that machine. */
  definition: AnyTransitionDefinition;
}

/** Every node of a machine in the order of the document, the root first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const nodes: AnyStateNode[] = [];
  const visit = (node: AnyStateNode): void => {
    nodes.push(node);
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root);
  return nodes;
};

/** The states a reader counts: all but the root and the history markers. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  nodesOf(machine).filter((node) => node.parent && node.type !== 'history');

/** Every list of candidates of a node, in the order in which they are asked. */
export const candidatesOf = (node: AnyStateNode): [event: string, AnyTransitionDefinition[]][] => [
  ...(node.always ? [['always', node.always] as [string, AnyTransitionDefinition[]]] : []),
  ...node.transitions.entries(),
];

/** Where requirement ids stand: `requirements` of a state or transition, `refuses` of a transition with a guard. */
type RequirementKey = 'requirements' | 'refuses';

/** Requirement ids of a state's or transition's `meta`. */
export const requirementsOf = (meta: unknown, key: RequirementKey = 'requirements'): string[] => {
  const found =
    typeof meta === 'object' && meta !== null ? (meta as Record<string, unknown>)[key] : undefined;
  return Array.isArray(found) ? found.map(String) : [];
};

/** An event type in words, for a node that hears it. */
export const eventLabel = (event: string, node: AnyStateNode): string => {
  const after = event.match(/^xstate\.after\.(.+)$/);
  if (after) return `after ${after[1]!.slice(0, -(node.id.length + 1))}`;
  const answer = event.match(/^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/);
  if (event === `xstate.done.state.${node.id}`) return 'done';
  return answer ? `${answer[1]} ${answer[2]}` : event;
};

const targetName = (node: AnyStateNode): string =>
  node.type === 'history' ? `${nodeName(node)} (history)` : nodeName(node);

/** A transition with neither target nor action only stops its event from reaching the parents. */
export const isForbidding = (definition: AnyTransitionDefinition): boolean =>
  definition.target === undefined && definition.actions.length === 0;

const transitionOf = (definition: AnyTransitionDefinition, event: string, index: number): Transition => {
  const source = nodeName(definition.source);
  const label = eventLabel(event, definition.source);
  const guard = definition.guard === undefined ? undefined : guardName(definition.guard);
  const targets = (definition.target ?? []).map(targetName);
  const place = index > 0 ? ` #${index + 1}` : '';
  const end = targets.length
    ? `→ ${targets.join(' & ')}`
    : isForbidding(definition)
      ? '(forbidden)'
      : '(stays)';
  return {
    id: `${source} · ${label}${place}${guard ? ` [${guard}]` : ''} ${end}`,
    source,
    event,
    label,
    guard,
    targets,
    requirements: requirementsOf(definition.meta),
    refuses: requirementsOf(definition.meta, 'refuses'),
    definition,
  };
};

/** Every transition of a machine in the order of the document: on, always, after, answers of actors, done. */
export const transitionsOf = (machine: AnyStateMachine): Transition[] =>
  nodesOf(machine).flatMap((node) =>
    candidatesOf(node).flatMap(([event, candidates]) =>
      candidates.map((definition, index) => transitionOf(definition, event, index)),
    ),
  );
