import type { Graph } from '../graph.ts';
import type { Path } from '../path.ts';
import { csv } from './csv.ts';
import { dot } from './dot.ts';
import { gherkin } from './gherkin.ts';
import { json } from './json.ts';
import { mermaid } from './mermaid.ts';
import { playwright } from './playwright.ts';
import { text } from './text.ts';
import { vitest } from './vitest.ts';

/** Writes paths down for one kind of reader. */
export type Format = (graph: Graph, paths: Path[]) => string;

/** Every format `show` can write, by name. */
export const formats: Record<string, Format> = { text, json, mermaid, dot, gherkin, csv, vitest, playwright };
