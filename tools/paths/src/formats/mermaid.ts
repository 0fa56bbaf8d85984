import { nodeName } from '../names.ts';
import { statesOf } from '../transitions.ts';
import type { Format } from './format.ts';

const label = (words: string): string => `"${words.replaceAll('"', "'")}"`;

/** The chart as a flowchart, transitions the paths take in green and the others in dashed red. */
export const mermaid: Format = ({ transitions, instrumented }, paths) => {
  const taken = new Set(
    paths.flatMap((path) => [...path.start.transitions, ...path.steps.flatMap((step) => step.transitions)]),
  );
  const ids = new Map(
    ['(any)', ...statesOf(instrumented.machine).map(nodeName)].map((name, index) => [name, `s${index}`]),
  );
  const drawn = transitions.flatMap((transition) =>
    (transition.targets.length ? transition.targets : [transition.source]).map((target) => ({
      transition,
      target,
    })),
  );
  const nodeId = (name: string): string => {
    const id = ids.get(name) ?? `s${ids.size}`;
    ids.set(name, id);
    return id;
  };
  const edges = drawn.map(({ transition, target }) => {
    const words = transition.guard ? `${transition.label} [${transition.guard}]` : transition.label;
    return `  ${nodeId(transition.source)} -->|${label(words)}| ${nodeId(target)}`;
  });
  const styles = drawn.map(({ transition }, index) =>
    taken.has(transition.id)
      ? `  linkStyle ${index} stroke:#15803d,stroke-width:2px`
      : `  linkStyle ${index} stroke:#b91c1c,stroke-dasharray:4`,
  );
  const nodes = [...ids].map(([name, id]) => `  ${id}[${label(name)}]`);
  return ['flowchart LR', ...nodes, ...edges, ...styles].join('\n');
};
