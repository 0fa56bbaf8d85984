import { type Criterion, goalsOf, goalsReached, type Last, lastAfter } from './criteria.ts';
import type { Graph } from './graph.ts';
import type { Path } from './path.ts';
import { reasonFor } from './reasons.ts';
import { walkOf } from './walk.ts';

/** How much of one criterion a set of paths covers, and why the rest is missing. */
export interface Coverage {
  criterion: Criterion;
  found: number;
  total: number;
  missing: { goal: string; reason: string }[];
}

/**
 * Measures what paths cover of a criterion, whoever made them.
 * @throws where a path cannot be walked on this graph
 */
export const coverage = (graph: Graph, criterion: Criterion, paths: Path[]): Coverage => {
  const goals = goalsOf(graph, criterion);
  const missing = new Set(goals);
  for (const path of paths) {
    let last: Last = [];
    const { entry, moves } = walkOf(graph, path);
    for (const act of [entry, ...moves]) {
      for (const goal of goalsReached(graph, criterion, act, last)) missing.delete(goal);
      last = lastAfter(act, last);
    }
  }
  return {
    criterion,
    found: goals.length - missing.size,
    total: goals.length,
    missing: [...missing].map((goal) => ({ goal, reason: reasonFor(graph, criterion, goal) })),
  };
};
