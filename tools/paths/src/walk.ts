import type { Graph, Walk } from './graph.ts';
import type { Path } from './path.ts';

/**
 * Walks named cases from a named start.
 * @throws where the graph knows no such start, or a case cannot be tried where the walk stands
 */
export const walkCases = (graph: Graph, start: string, cases: string[]): Walk => {
  const entry = graph.entries.find((one) => one.start.name === start);
  if (!entry) throw new Error(`"${graph.name}" has no start named "${start}".`);
  let vertex = entry.vertex;
  const moves = cases.map((name) => {
    const move = [...vertex.edges, ...vertex.refusals].find((one) => one.case === name);
    if (!move) throw new Error(`"${graph.name}" has no case "${name}" in "${vertex.name}".`);
    vertex = move.to;
    return move;
  });
  return { entry, moves };
};

/** Finds a portable path again. @throws where it belongs to another chart or an older one */
export const walkOf = (graph: Graph, path: Path): Walk =>
  walkCases(
    graph,
    path.start.name,
    path.steps.map((step) => step.case),
  );
