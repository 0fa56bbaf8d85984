import { goalsOf, goalsReached, lastAfter } from './criteria.ts';
import type { Act, Graph } from './graph.ts';
import { type Path, pathOf } from './path.ts';
import { isPassed, positionsOf, type RequirementPosition } from './positions.ts';
import { nearest } from './search.ts';
import { walkOf } from './walk.ts';

/** A requirement and the paths that pass through what carries its id. */
export interface Traced {
  requirement: string;
  paths: string[];
}

/**
 * Which paths prove which requirement (`meta.requirements` of states and transitions); a requirement without a path is
 * listed with none.
 * @throws where a path cannot be walked on this graph
 */
export const trace = (graph: Graph, paths: readonly Path[]): Traced[] => {
  const proofs = new Map(
    goalsOf(graph, 'requirements').map((requirement) => [requirement, new Set<string>()]),
  );
  for (const path of paths) {
    const { entry, moves } = walkOf(graph, path);
    let last = lastAfter(entry, []);
    for (const act of [entry, ...moves]) {
      for (const requirement of goalsReached(graph, 'requirements', act, last))
        proofs.get(requirement)?.add(path.id);
      last = lastAfter(act, last);
    }
  }
  return [...proofs].map(([requirement, ids]) => ({ requirement, paths: [...ids] }));
};

/** A place that carries a requirement, and the shortest path that proves it there; null where the graph has none. */
export interface Proof extends RequirementPosition {
  path: Path | null;
}

/** A proof for each place of a machine that carries a requirement: one that several carry is proved by all of them. */
export const proofsOf = (graph: Graph): Proof[] =>
  positionsOf(graph).map((position) => {
    const gain = (act: Act) => Number(isPassed(position, act));
    const route = nearest(undefined, graph.entries, { restart: 0, needsLast: false, gain });
    return {
      ...position,
      path: route ? pathOf(graph.name, { entry: route.entry!, moves: route.moves }) : null,
    };
  });

/** The places that carry a requirement and lie on one of the paths. */
export const positionsPassed = (graph: Graph, paths: readonly Path[]): Set<RequirementPosition> => {
  const acts = paths.flatMap((path) => {
    const { entry, moves } = walkOf(graph, path);
    return [entry, ...moves];
  });
  return new Set(positionsOf(graph).filter((position) => acts.some((act) => isPassed(position, act))));
};
