import { actsOf, type Criterion, goalsOf, goalsReached, type Last, lastAfter, lastsAt } from './criteria.ts';
import { type Arc, leastCirculation } from './flow.ts';
import type { Act, Graph } from './graph.ts';

interface Hop {
  from: string;
  to: string;
  goals: string[];
}

const OPENING = 'before any test';
const CLOSING = 'after any test';

/** Every act with every past that matters to the criterion, projected onto fewer places. */
const hopsOf = (graph: Graph, criterion: Criterion): { entries: Hop[]; hops: Hop[] } => {
  const lasts = criterion === 'pairs' ? lastsAt(graph) : undefined;
  const place = (vertex: { id: string; name: string }, last: Last): string => {
    if (criterion === 'pairs') return `after ${last.join(' & ')}`;
    return criterion === 'refusals' ? vertex.id : vertex.name;
  };
  const goals = (act: Act, last: Last) => goalsReached(graph, criterion, act, last);
  const entries = graph.entries.map((entry) => ({
    from: OPENING,
    to: place(entry.vertex, lastAfter(entry, [])),
    goals: goals(entry, []),
  }));
  const hops = graph.vertices.flatMap((vertex) =>
    [...(lasts?.get(vertex)?.values() ?? [[]])].flatMap((last) =>
      [...vertex.edges, ...vertex.refusals].map((act) => ({
        from: place(vertex, last),
        to: place(act.to, lastAfter(act, last)),
        goals: goals(act, last),
      })),
    ),
  );
  return { entries, hops };
};

/** Hops that look alike after projection count as one arc; an arc that alone reaches a goal must be used. */
const arcsOf = (graph: Graph, criterion: Criterion, restart: number): Arc[] => {
  const { entries, hops } = hopsOf(graph, criterion);
  const arcs = new Map<string, Arc>();
  const byGoal = new Map<string, Set<string>>();
  const add = ({ from, to, goals }: Hop, cost: number) => {
    const key = JSON.stringify([from, to, [...goals].sort()]);
    arcs.set(key, { from, to, cost, atLeast: 0 });
    for (const goal of goals) byGoal.set(goal, (byGoal.get(goal) ?? new Set()).add(key));
  };
  for (const entry of entries) add(entry, restart);
  for (const hop of hops) add(hop, 1);
  for (const keys of byGoal.values()) {
    const [only] = keys;
    if (keys.size === 1) arcs.get(only!)!.atLeast = 1;
  }
  const places = new Set([...arcs.values()].flatMap(({ from, to }) => [from, to]));
  const closings = [...places]
    .filter((name) => name !== OPENING)
    .map((from) => ({ from, to: CLOSING, cost: 0, atLeast: 0 }));
  return [...arcs.values(), ...closings, { from: CLOSING, to: OPENING, cost: 0, atLeast: 1 }];
};

/** Each vertex that refuses something has to be entered, all but the first by a step or a restart. */
const refusalBound = ({ vertices }: Graph, restart: number): number => {
  const refusing = vertices.filter((vertex) => vertex.refusals.length > 0);
  const tries = refusing.reduce((sum, vertex) => sum + vertex.refusals.length, 0);
  return tries + Math.max(0, refusing.length - 1) * Math.min(1, restart);
};

/** Goals of which no act reaches two: each of them needs a step of its own. Those met at a start are free. */
const separateGoals = (graph: Graph, criterion: Criterion): number => {
  const wanted = new Set(goalsOf(graph, criterion));
  const beside = new Map<string, Set<string>>();
  const free = new Set<string>();
  for (const act of actsOf(graph)) {
    const goals = goalsReached(graph, criterion, act, []).filter((goal) => wanted.has(goal));
    for (const goal of goals) {
      if (!('kind' in act)) free.add(goal);
      const others = beside.get(goal) ?? new Set();
      for (const other of goals) others.add(other);
      beside.set(goal, others);
    }
  }
  const chosen = new Set<string>();
  for (const [goal, others] of [...beside].sort(([, a], [, b]) => a.size - b.size))
    if (!free.has(goal) && ![...others].some((other) => chosen.has(other))) chosen.add(goal);
  return chosen.size;
};

/**
 * A cost no set of paths that covers the criterion can stay below, however it is found.
 * @param restart what each test after the first costs, in steps
 * @returns steps and restarts together
 */
export const lowerBound = (graph: Graph, criterion: Criterion, restart: number): number => {
  const circulation = leastCirculation(arcsOf(graph, criterion, restart)) - restart;
  const separate = criterion === 'pairs' ? 0 : separateGoals(graph, criterion);
  const refused = criterion === 'refusals' ? refusalBound(graph, restart) : 0;
  return Math.max(0, circulation, separate, refused);
};
