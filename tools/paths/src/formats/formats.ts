import { csv } from './csv.ts';
import { dot } from './dot.ts';
import type { Format } from './format.ts';
import { gherkin } from './gherkin.ts';
import { json } from './json.ts';
import { mermaid } from './mermaid.ts';
import { playwright } from './playwright.ts';
import { text } from './text.ts';
import { vitest } from './vitest.ts';

/** Every format `show` can write, by name. */
export const formats: Record<string, Format> = { text, json, mermaid, dot, gherkin, csv, vitest, playwright };
