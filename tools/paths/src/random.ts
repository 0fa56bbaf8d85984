import type { Edge, Graph, Refusal } from './graph.ts';
import { type Path, pathOf } from './path.ts';

/** How random walks are made: the same seed on the same chart gives the same paths. */
export interface Random {
  seed: number;
  /** How many paths. */
  count: number;
  /** Steps of each, fewer where it ends before. */
  length: number;
  /** The share of steps that try something the chart refuses, 0 to 1. */
  refusals?: number;
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Walks at random through the graph, for soak runs; their seed makes them fixtures that anybody can make again. */
export const randomPaths = (graph: Graph, { seed, count, length, refusals = 0.1 }: Random): Path[] => {
  const next = numbers(seed);
  const any = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  return Array.from({ length: count }, () => {
    const entry = any(graph.entries);
    const moves: (Edge | Refusal)[] = [];
    let { vertex } = entry;
    while (moves.length < length) {
      const refuse = next() < refusals && vertex.refusals.length > 0;
      if (!refuse && vertex.edges.length === 0) break;
      const move = any<Edge | Refusal>(refuse ? vertex.refusals : vertex.edges);
      moves.push(move);
      vertex = move.to;
    }
    return pathOf(graph.name, { entry, moves });
  });
};
