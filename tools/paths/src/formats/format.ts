import type { Graph } from '../graph.ts';
import type { Path } from '../path.ts';

/** Writes paths down for one kind of reader. */
export type Format = (graph: Graph, paths: Path[]) => string;
