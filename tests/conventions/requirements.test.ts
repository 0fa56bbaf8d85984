import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../../tools/paths/src/config.ts';
import { findCharts } from '../../tools/paths/src/discover.ts';
import { type Carried, carriedOf, suitesOf } from '../../tools/paths/src/executors.ts';

const root = process.cwd();
const cellsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** The numbered cases of the spec, and the test that proves each. */
const cases = new Map(
  cellsOf('docs/coverage.tsv').flatMap(([id = '', , , kind, , provedBy = '']) =>
    kind === 'case' && /^N\d+$/.test(id) ? [[id, provedBy] as const] : [],
  ),
);
const withoutChart = new Map(
  cellsOf('docs/cases-without-a-chart.tsv').map(([id = '', why = '']) => [id, why]),
);

let proofs: Carried[];
beforeAll(async () => {
  const suites = await suitesOf(root, await configOf(root));
  const { charts } = await findCharts(root);
  proofs = charts.flatMap(({ model, modelFile }) => carriedOf(model, modelFile, suites));
}, 240_000);
const named = () => new Set(proofs.map(({ requirement }) => requirement));

describe('the spec’s cases and the charts', () => {
  test('every requirement a chart names has a path, and a test that walks it', () => {
    expect(proofs.filter(({ path }) => path === null)).toEqual([]);
    expect(proofs.filter(({ by }) => Object.keys(by).length === 0)).toEqual([]);
    expect(proofs.length).toBeGreaterThan(30);
  });

  test('every requirement a chart names is a statement of the spec', () => {
    const known = new Set(cellsOf('docs/coverage.tsv').map(([id]) => id));
    expect([...named()].filter((id) => !known.has(id))).toEqual([]);
  });

  test('each of the seventy-two cases is carried by a chart, or it’s said why not', () => {
    expect(cases.size).toBe(72);
    const missing = [...cases.keys()].filter((id) => !named().has(id) && !withoutChart.get(id));
    expect(missing).toEqual([]);
    expect([...withoutChart.keys()].filter((id) => named().has(id) || !cases.has(id))).toEqual([]);
  });

  test('a case whose proof is a chart’s path is carried by a chart', () => {
    const byPaths = [...cases].filter(([, test]) => /\.(paths|refusals)\.test\.tsx? /.test(test));
    expect(byPaths.filter(([id]) => !named().has(id))).toEqual([]);
  });
});
