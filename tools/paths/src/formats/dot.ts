import { nodeName } from '../names.ts';
import { statesOf } from '../transitions.ts';
import type { Format } from './format.ts';

const quoted = (words: string): string => `"${words.replaceAll('"', '\\"')}"`;

/** The chart for Graphviz, transitions the paths take in green and the others in dashed red. */
export const dot: Format = ({ name, transitions, instrumented }, paths) => {
  const taken = new Set(
    paths.flatMap((path) => [...path.start.transitions, ...path.steps.flatMap((step) => step.transitions)]),
  );
  const edges = transitions.flatMap(({ id, source, label, guard, targets }) =>
    (targets.length ? targets : [source]).map((target) => {
      const look = taken.has(id) ? 'color="#15803d"' : 'color="#b91c1c", style=dashed';
      return `  ${quoted(source)} -> ${quoted(target)} [label=${quoted(guard ? `${label} [${guard}]` : label)}, ${look}];`;
    }),
  );
  const nodes = statesOf(instrumented.machine).map((node) => `  ${quoted(nodeName(node))};`);
  return [`digraph ${quoted(name)} {`, ...nodes, ...edges, '}'].join('\n');
};
