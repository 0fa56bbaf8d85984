import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { chartPage } from '../../tools/paths/src/chart-page.ts';
import { coveragePage } from '../../tools/paths/src/coverage-page.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { formats } from '../../tools/paths/src/formats/formats.ts';
import { pathOf } from '../../tools/paths/src/path.ts';
import { reportOn } from '../../tools/paths/src/report.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { walkCases } from '../../tools/paths/src/walk.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';
import upload from './project/src/machines/upload/upload.model.ts';

const graph = explore(parcel);
const path = pathOf('parcel', walkCases(graph, 'free', ['parcel.pack', 'parcel.restore']));
const written = (format: string) => formats[format]!(graph, [path]);

describe('a path', () => {
  test('reads in a terminal', () => {
    expect(written('text')).toBe(
      `${path.id}  from free: open\n    parcel.pack  → ready\n    parcel.restore  ✗ refused`,
    );
  });

  test('is portable as JSON', () => {
    expect(JSON.parse(written('json'))).toEqual([path]);
  });

  test.each([parcel, upload])('of $name is JSON as its schema says, and nothing else is', async (model) => {
    const valid = new Ajv().compile(
      JSON.parse(await readFile(join(import.meta.dirname, '../../tools/paths/paths.schema.json'), 'utf8')),
    );
    const all = explore(model);
    const paths = (['refusals', 'pairs'] as const).flatMap((criterion) => pathsFor(all, criterion));
    const plain: { steps: { to: object }[] }[] = JSON.parse(formats.json!(all, paths));
    expect(valid(plain), JSON.stringify(valid.errors)).toBe(true);
    expect(
      valid(
        plain.map(({ steps, ...rest }) => ({ ...rest, steps: steps.map((step) => ({ ...step, to: 1 })) })),
      ),
    ).toBe(false);
    expect(valid([{ ...plain[0], surplus: 1 }])).toBe(false);
  });

  test('is a graph for Graphviz with what it takes in green', () => {
    const lines = written('dot').split('\n');
    expect(lines.at(0)).toBe('digraph "parcel" {');
    expect(lines.filter((line) => line.includes('#15803d'))).toEqual([
      expect.stringMatching(/^ {2}"open" -> "ready" \[label="parcel.pack/),
    ]);
  });

  test('reads as a scenario', () => {
    expect(written('gherkin').split('\n').slice(2)).toEqual([
      `  Scenario: ${path.id} from free`,
      '    Given free',
      '    Then it is open',
      '    When parcel.pack',
      '    Then it is ready',
      '    When parcel.restore',
      '    Then it is refused and stays ready',
    ]);
  });

  test('is a sheet with one row per step', () => {
    const rows = written('csv').split('\n');
    expect(rows).toHaveLength(4);
    expect(rows[3]).toBe(`${path.id},2,parcel.restore,"{""type"":""parcel.restore""}",,ready,refused,ready,`);
  });

  test('is a vitest file that runs it with an executor', () => {
    expect(written('vitest')).toContain("import { executor } from './parcel.executor.ts';");
    expect(written('vitest')).toContain('runPath(path, executor)');
  });

  test('is a Playwright file that asks the page map for each event and state', () => {
    expect(written('playwright')).toContain(
      'await screen.events["parcel.restore"](page, {"type":"parcel.restore"}, \'refused\');\n  await screen.states["ready"](page);',
    );
  });

  test('colours the transitions it takes', () => {
    const lines = written('mermaid').split('\n');
    expect(lines.filter((line) => line.includes('#15803d'))).toEqual([
      '  linkStyle 1 stroke:#15803d,stroke-width:2px',
    ]);
    expect(lines.filter((line) => line.includes('#b91c1c'))).toHaveLength(8);
  });
});

describe('the page of a chart', () => {
  test('tells what each state means, draws the chart and lists its transitions', () => {
    const page = chartPage(parcel);
    expect(page).toContain('| ready | Paid and packed. |');
    expect(page).toContain('  ready --> shipped : parcel.ship [isSafe]');
    expect(page).toContain('| open | parcel.pack | isPaid | ready |');
  });

  test('draws nested and parallel states inside their parents', () => {
    expect(chartPage(upload)).toMatch(
      /state "working" as working \{\n {4}state "transfer"[^}]*\}\n {4}--\n {4}state "help"/,
    );
  });
});

describe('the coverage page', () => {
  test('shows each criterion and what is missing', () => {
    const lame = { ...parcel, cases: [{ name: 'a <b> "c"', event: { type: 'parcel.pack' as const } }] };
    const page = coveragePage([reportOn(lame)]);
    expect(page).toContain('<h2>parcel (incomplete)</h2>');
    expect(page).toContain('<code>open · parcel.cancel → cancelled</code>: no case sends parcel.cancel');
    expect(coveragePage([reportOn(parcel)])).not.toContain('Not covered');
  });
});
