import { goalsOf, goalsReached, lastAfter } from './criteria.ts';
import type { Graph } from './graph.ts';
import type { Path } from './path.ts';
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
