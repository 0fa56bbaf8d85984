import type { Last } from './criteria.ts';
import { lastAfter } from './criteria.ts';
import type { Act, Edge, Entry, Refusal, Vertex } from './graph.ts';

/** Where a walk stands: the vertex, and the transitions just taken where the criterion looks at them. */
export interface Position {
  vertex: Vertex;
  last: Last;
}

/** A way from a position, or from a new start, to a goal. */
export interface Route {
  /** Present where the way begins a new test. */
  entry?: Entry | undefined;
  moves: (Edge | Refusal)[];
  cost: number;
}

interface Node extends Position {
  cost: number;
  parent?: Node;
  by?: Edge | Refusal;
  entry?: Entry | undefined;
}

/** What the search looks for: how many wanted goals an act reaches from a position. */
export type Gain = (act: Act, last: Last) => number;

const routeTo = (node: Node, move?: Edge | Refusal): Route => {
  const moves = move ? [move] : [];
  let first = node;
  for (; first.parent; first = first.parent) moves.unshift(first.by!);
  return { entry: first.entry, moves, cost: node.cost + (move ? 1 : 0) };
};

/** A breadth-first front that tells positions apart by vertex, and by last transitions where they matter. */
const frontier = (needsLast: boolean) => {
  const seen = new Map<Vertex, Set<string>>();
  return (node: Position): boolean => {
    const key = needsLast ? node.last.join('\n') : '';
    const known = seen.get(node.vertex) ?? new Set();
    seen.set(node.vertex, known);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
};

/**
 * The cheapest way to an act that gains something; among equally cheap ones the one that gains most.
 * @param from where the walk stands, or nothing where only new starts are open
 * @param restart what a new start costs, in steps
 */
export const nearest = (
  from: Position | undefined,
  entries: Entry[],
  options: { restart: number; needsLast: boolean; gain: Gain },
): Route | undefined => {
  const { gain, restart } = options;
  const isNew = frontier(options.needsLast);
  const levels: Node[][] = [];
  const add = (node: Node) => {
    const level = levels[node.cost] ?? [];
    levels[node.cost] = level;
    level.push(node);
  };
  if (from) add({ ...from, cost: 0 });
  for (const entry of entries)
    add({ vertex: entry.vertex, last: lastAfter(entry, []), cost: restart, entry });
  let best: { route: Route; gained: number } | undefined;
  const offer = (gained: number, route: () => Route) => {
    if (gained > (best?.gained ?? 0)) best = { route: route(), gained };
  };
  for (let cost = 0; cost < levels.length; cost += 1) {
    for (const node of levels[cost] ?? []) {
      if (node.entry) offer(gain(node.entry, []), () => routeTo(node));
      if (!isNew(node)) continue;
      for (const move of node.vertex.refusals) offer(gain(move, node.last), () => routeTo(node, move));
      for (const move of node.vertex.edges) {
        offer(gain(move, node.last), () => routeTo(node, move));
        add({ vertex: move.to, last: lastAfter(move, node.last), cost: cost + 1, parent: node, by: move });
      }
    }
    if (best) return best.route;
  }
  return undefined;
};
