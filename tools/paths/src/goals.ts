import type { Act, Graph, Vertex, Walk } from './graph.ts';
import { didYouMean } from './near.ts';
import { type Path, pathOf } from './path.ts';
import { nearest } from './search.ts';

/** Where a path must lead, what it must pass on its way, in this order, and what it may never touch. */
export interface Aim {
  to: string;
  through?: readonly string[] | undefined;
  never?: readonly string[] | undefined;
}

/** A state entered, a transition taken or a case sent, by its name. */
const touches = (act: Act, name: string): boolean =>
  act.visited.includes(name) || act.microsteps.flat().includes(name) || ('kind' in act && act.case === name);

const known = (graph: Graph): Set<string> => {
  const acts: Act[] = [
    ...graph.entries,
    ...graph.vertices.flatMap(({ edges, refusals }) => [...edges, ...refusals]),
  ];
  return new Set(
    acts.flatMap((act) => [...act.visited, ...act.microsteps.flat(), ...('kind' in act ? [act.case] : [])]),
  );
};

/** The graph without the acts that touch what must never be touched. */
const without = (graph: Graph, never: readonly string[]): Graph => {
  const allowed = (act: Act) => !never.some((name) => touches(act, name));
  const copies = new Map<Vertex, Vertex>(graph.vertices.map((vertex) => [vertex, { ...vertex }]));
  for (const [vertex, copy] of copies) {
    copy.edges = vertex.edges
      .filter(allowed)
      .map((edge) => ({ ...edge, from: copy, to: copies.get(edge.to)! }));
    copy.refusals = vertex.refusals.filter(allowed).map((refusal) => ({ ...refusal, from: copy, to: copy }));
  }
  const entries = graph.entries
    .filter(allowed)
    .map((entry) => ({ ...entry, vertex: copies.get(entry.vertex)! }));
  return { ...graph, entries, vertices: [...copies.values()] };
};

/** The way from where the walk stands to the next thing it has to touch; null where there is none. */
const leg = (graph: Graph, walk: Walk | null, name: string): Walk | null => {
  const at = walk && (walk.moves.at(-1)?.to ?? walk.entry.vertex);
  const route = nearest(at ? { vertex: at, last: [] } : undefined, at ? [] : graph.entries, {
    restart: 0,
    needsLast: false,
    gain: (act) => Number(touches(act, name)),
  });
  if (!route) return null;
  return walk
    ? { entry: walk.entry, moves: [...walk.moves, ...route.moves] }
    : { entry: route.entry!, moves: route.moves };
};

/**
 * A short path to a state, transition or case, through others in their order, and never through some; each leg is a
 * shortest one. Null where the graph has no such path.
 * @throws where a name stands for nothing on the graph
 */
export const pathTo = (graph: Graph, { to, through = [], never = [] }: Aim): Path | null => {
  const names = known(graph);
  for (const name of [to, ...through, ...never])
    if (!names.has(name))
      throw new Error(
        `"${graph.name}" has no state, transition or case "${name}".${didYouMean(name, names)}`,
      );
  const left = without(graph, never);
  let walk: Walk | null = null;
  for (const name of [...through, to]) {
    walk = leg(left, walk, name);
    if (!walk) return null;
  }
  return walk && pathOf(graph.name, walk);
};
