import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isForbidding, type Transition, transitionsOf } from './transitions.ts';

const idOf = (node: AnyStateNode): string =>
  node.path.length ? node.path.join('__').replace(/\W/g, '_') : 'any_state';

const labelOf = ({ label, guard }: Transition): string =>
  (guard ? `${label} [${guard}]` : label).replace(/[:;#]/g, ' ');

const drawnState = (node: AnyStateNode, indent: string): string[] => {
  const name = node.type === 'history' ? 'H' : node.key;
  const inside = drawnInside(node, `${indent}  `);
  const first = `${indent}state "${name}" as ${idOf(node)}`;
  const last = node.type === 'final' ? [`${indent}${idOf(node)} --> [*]`] : [];
  return inside.length ? [`${first} {`, ...inside, `${indent}}`] : [first, ...last];
};

const drawnInside = (node: AnyStateNode, indent: string): string[] => {
  const children = Object.values(node.states as Record<string, AnyStateNode>);
  if (node.type === 'parallel')
    return children.flatMap((child, index) => [
      ...(index ? [`${indent}--`] : []),
      ...drawnState(child, indent),
    ]);
  const initial = node.initial?.target[0];
  return [
    ...(initial ? [`${indent}[*] --> ${idOf(initial)}`] : []),
    ...children.flatMap((child) => drawnState(child, indent)),
  ];
};

/** A machine as a Mermaid state diagram; transitions of the root begin at a state called `any state`. */
export const stateDiagram = (machine: AnyStateMachine): string => {
  const transitions = transitionsOf(machine).filter((transition) => !isForbidding(transition.definition));
  const drawn = transitions.flatMap((transition) => {
    const { source, target } = transition.definition;
    return (target ?? [source]).map((end) => `  ${idOf(source)} --> ${idOf(end)} : ${labelOf(transition)}`);
  });
  const anyState = transitions.some((transition) => transition.definition.source === machine.root)
    ? ['  state "any state" as any_state']
    : [];
  return ['stateDiagram-v2', ...drawnInside(machine.root, '  '), ...anyState, ...drawn].join('\n');
};
