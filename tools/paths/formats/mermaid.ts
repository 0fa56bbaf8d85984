import { statesOf } from '../arrows.ts';
import { nodeName } from '../names.ts';
import type { Format } from './format.ts';

const label = (words: string): string => `"${words.replaceAll('"', "'")}"`;

/** The chart as a flowchart, arrows the paths take in green and the others in dashed red. */
export const mermaid: Format = ({ arrows, probe }, paths) => {
  const taken = new Set(
    paths.flatMap((path) => [...path.start.arrows, ...path.steps.flatMap((step) => step.arrows)]),
  );
  const ids = new Map(
    ['(any)', ...statesOf(probe.machine).map(nodeName)].map((name, index) => [name, `s${index}`]),
  );
  const drawn = arrows.flatMap((arrow) =>
    (arrow.targets.length ? arrow.targets : [arrow.source]).map((target) => ({ arrow, target })),
  );
  const nodeId = (name: string): string => {
    const id = ids.get(name) ?? `s${ids.size}`;
    ids.set(name, id);
    return id;
  };
  const edges = drawn.map(({ arrow, target }) => {
    const words = arrow.guard ? `${arrow.label} [${arrow.guard}]` : arrow.label;
    return `  ${nodeId(arrow.source)} -->|${label(words)}| ${nodeId(target)}`;
  });
  const styles = drawn.map(({ arrow }, index) =>
    taken.has(arrow.id)
      ? `  linkStyle ${index} stroke:#15803d,stroke-width:2px`
      : `  linkStyle ${index} stroke:#b91c1c,stroke-dasharray:4`,
  );
  const nodes = [...ids].map(([name, id]) => `  ${id}[${label(name)}]`);
  return ['flowchart LR', ...nodes, ...edges, ...styles].join('\n');
};
