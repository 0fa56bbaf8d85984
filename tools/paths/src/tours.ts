import { type Criterion, goalsOf, goalsReached, type Last, lastAfter } from './criteria.ts';
import type { Act, Graph, Walk } from './graph.ts';
import { type Path, pathOf } from './path.ts';
import { type Gain, nearest, type Position } from './search.ts';

/** One near-minimal tour, short independent tests, or one shortest path for each goal. */
export const tours = ['tour', 'short', 'shortest'] as const;
export type Tour = (typeof tours)[number];

/** What a new test costs beside its steps: one act, as the start itself is one. */
const RESTART_COST = 1;

/** Short tests grow up to this many steps; a goal further away still gets its whole way. */
const SHORT_LENGTH = 8;

/** Orders tried for one tour; each breaks ties another way and the cheapest answer is kept. */
const MOST_TRIES = 24;

/** Goals walked to in all tries together, so that a large chart is answered as soon as a small one. */
const GOALS_OF_ALL_TRIES = 2_000;

type Reached = (act: Act, last: Last) => string[];

/** The goals of an act, worked out once per act and, for pairs, once per transitions before it. */
const goalsCache = (graph: Graph, criterion: Criterion): Reached => {
  const cache = new Map<Act, Map<string, string[]>>();
  return (act, last) => {
    const key = criterion === 'pairs' ? last.join('\n') : '';
    const known = cache.get(act) ?? new Map<string, string[]>();
    cache.set(act, known);
    const goals = known.get(key) ?? goalsReached(graph, criterion, act, last);
    known.set(key, goals);
    return goals;
  };
};

/** A small generator of the same numbers on every run, so that paths and their ids are stable. */
const sequence = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const greedy = (
  graph: Graph,
  criterion: Criterion,
  tour: Tour,
  reached: Reached,
  attempt: number,
): Walk[] => {
  const wanted = new Set(goalsOf(graph, criterion));
  const random = sequence(attempt);
  const walks: Walk[] = [];
  let at: Position | undefined;
  const gain: Gain = (act, last) => {
    const count = new Set(reached(act, last).filter((goal) => wanted.has(goal))).size;
    return count > 0 && attempt > 0 ? count + random() * 0.9 : count;
  };
  const take = (act: Act, last: Last) => {
    for (const goal of reached(act, last)) wanted.delete(goal);
  };
  while (wanted.size > 0) {
    const walk = walks.at(-1);
    const isFull = tour !== 'tour' && walk !== undefined && walk.moves.length >= SHORT_LENGTH;
    const route = nearest(isFull ? undefined : at, graph.entries, {
      restart: walks.length === 0 ? 0 : restartCost(tour),
      needsLast: criterion === 'pairs',
      gain,
    });
    if (!route) break;
    if (route.entry) {
      walks.push({ entry: route.entry, moves: [] });
      at = { vertex: route.entry.vertex, last: lastAfter(route.entry, []) };
      take(route.entry, []);
    }
    for (const move of route.moves) {
      take(move, at!.last);
      at = { vertex: move.to, last: lastAfter(move, at!.last) };
      walks.at(-1)!.moves.push(move);
    }
  }
  return walks;
};

/** One shortest walk for each goal; a walk that another one begins with is left out. */
const shortestEach = (graph: Graph, criterion: Criterion, reached: Reached): Walk[] => {
  const walks: Walk[] = [];
  const wanted = new Set(goalsOf(graph, criterion));
  while (wanted.size > 0) {
    const route = nearest(undefined, graph.entries, {
      restart: 0,
      needsLast: criterion === 'pairs',
      gain: (act, last) => reached(act, last).filter((goal) => wanted.has(goal)).length,
    });
    if (!route) break;
    const walk: Walk = { entry: route.entry!, moves: route.moves };
    for (const goal of goalsAlong(walk, reached).at(-1) ?? []) wanted.delete(goal);
    walks.push(walk);
  }
  const beginsWith = (long: Walk, short: Walk) =>
    long.entry === short.entry && short.moves.every((move, index) => long.moves[index] === move);
  return walks.filter(
    (walk) => !walks.some((other) => other.moves.length > walk.moves.length && beginsWith(other, walk)),
  );
};

/** The goals of each act along a walk, the entry first. */
const goalsAlong = ({ entry, moves }: Walk, reached: Reached): string[][] => {
  let last: Last = [];
  return [entry, ...moves].map((act) => {
    const goals = reached(act, last);
    last = lastAfter(act, last);
    return goals;
  });
};

/** Leaves out each walk whose goals the others reach without it. */
const withoutRedundant = (walks: Walk[], reached: Reached): Walk[] => {
  const goals = new Map(walks.map((walk) => [walk, new Set(goalsAlong(walk, reached).flat())]));
  let kept = walks;
  for (const walk of [...walks].sort((a, b) => a.moves.length - b.moves.length)) {
    const others = kept.filter((other) => other !== walk);
    const covered = new Set(others.flatMap((other) => [...goals.get(other)!]));
    if ([...goals.get(walk)!].every((goal) => covered.has(goal))) kept = others;
  }
  return kept;
};

/** What tests cost: their steps, and a restart for each test but the first. */
export const costOf = (tests: number, steps: number, restart: number): number =>
  steps + Math.max(0, tests - 1) * restart;

/** What beginning another test costs in this kind of tour; independent tests begin for nothing. */
export const restartCost = (tour: Tour): number => (tour === 'tour' ? RESTART_COST : 0);

const stepsOf = (walks: Walk[]): number => walks.reduce((sum, walk) => sum + walk.moves.length, 0);

/**
 * Paths that cover every reachable goal of a criterion. The same chart gives the same paths.
 * @param tour `tour` (few tests, few steps), `short` (independent tests of about eight steps) or `shortest` (one per goal)
 */
export const pathsFor = (graph: Graph, criterion: Criterion, tour: Tour = 'tour'): Path[] => {
  const reached = goalsCache(graph, criterion);
  const write = (walks: Walk[]) => walks.map((walk) => pathOf(graph.name, walk));
  if (tour === 'shortest') return write(shortestEach(graph, criterion, reached));
  const affordable = Math.floor(GOALS_OF_ALL_TRIES / Math.max(1, goalsOf(graph, criterion).length));
  const tries = tour === 'tour' ? Math.min(MOST_TRIES, Math.max(1, affordable)) : 1;
  const answers = Array.from({ length: tries }, (_, attempt) =>
    withoutRedundant(greedy(graph, criterion, tour, reached, attempt), reached),
  );
  const cost = (walks: Walk[]) => costOf(walks.length, stepsOf(walks), restartCost(tour));
  return write(answers.reduce((best, walks) => (cost(walks) < cost(best) ? walks : best)));
};
