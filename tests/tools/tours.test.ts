import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { coverage } from '../../tools/paths/src/coverage.ts';
import { criteria } from '../../tools/paths/src/criteria.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { leastCirculation } from '../../tools/paths/src/flow.ts';
import { reportRow } from '../../tools/paths/src/report.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { largeChart } from './large-chart.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';
import upload from './project/src/machines/upload/upload.model.ts';

const ring = (extra: object = {}): TestModel => ({
  name: 'ring',
  machine: createMachine({
    initial: 'a',
    states: { a: { on: { next: 'b' } }, b: { on: { next: 'c', ...extra } }, c: { on: { next: 'a' } } },
  }),
  starts: [{ name: 'new' }],
  cases: ['next', 'back'].map((type) => ({ name: type, event: { type } })),
});

describe('a tour', () => {
  test('walks a ring once, which is the least there is', () => {
    expect(reportRow(explore(ring()), 'transitions')).toMatchObject({
      tests: 1,
      steps: 3,
      cost: 3,
      lowerBound: 3,
    });
  });

  test.each([explore(parcel), explore(upload)])('of $name never costs less than the lower bound', (graph) => {
    for (const criterion of criteria) {
      const row = reportRow(graph, criterion);
      expect(row.cost, criterion).toBeGreaterThanOrEqual(row.lowerBound);
      expect(row.cost, criterion).toBeLessThanOrEqual(row.lowerBound * 2 + 2);
    }
  });

  test('covers a chart of 30 states and 120 transitions on every criterion, close to the bound', () => {
    const graph = explore(largeChart(30, 4));
    expect(graph.transitions).toHaveLength(120);
    for (const criterion of criteria) {
      const row = reportRow(graph, criterion);
      expect(row.missing, criterion).toEqual([]);
      expect(row.cost, criterion).toBeLessThanOrEqual(row.lowerBound * 1.1 + 2);
    }
  });

  test('is the same each time', () => {
    expect(pathsFor(explore(upload), 'pairs')).toEqual(pathsFor(explore(upload), 'pairs'));
  });

  test('starts again where the machine has ended', () => {
    const paths = pathsFor(explore(upload), 'transitions');
    expect(paths.length).toBeGreaterThan(1);
    expect(new Set(paths.map((path) => path.id)).size).toBe(paths.length);
  });
});

describe('short tests', () => {
  const graph = explore(parcel);
  const paths = pathsFor(graph, 'pairs', 'short');

  test('stay short and cover as much as the tour', () => {
    expect(Math.max(...paths.map((path) => path.steps.length))).toBeLessThanOrEqual(10);
    expect(coverage(graph, 'pairs', paths).missing).toEqual([]);
  });
});

describe('the shortest path for each goal', () => {
  test('holds no path that another one begins with', () => {
    const paths = pathsFor(explore(parcel), 'transitions', 'shortest');
    const lines = paths.map((path) => [path.start.name, ...path.steps.map((step) => step.case)].join('|'));
    for (const line of lines)
      expect(lines.filter((other) => `${other}|`.startsWith(`${line}|`))).toEqual([line]);
  });
});

describe('the ids of paths', () => {
  const ids = (model: TestModel) =>
    pathsFor(explore(model), 'transitions', 'shortest').map((path) => path.id);

  test('change only for paths whose content changes', () => {
    const before = ids(parcel);
    const renamed = {
      ...parcel,
      cases: (snapshot: never) => (parcel.cases as (s: never) => { name: string }[])(snapshot),
    };
    expect(ids(renamed as TestModel)).toEqual(before);
    const [kept] = ids(ring());
    const after = ids(ring({ back: 'a' }));
    expect(after).toContain(kept);
    expect(after.length).toBe(2);
  });

  test('leave paths portable: plain JSON and back', () => {
    const paths = pathsFor(explore(upload), 'refusals');
    expect(JSON.parse(JSON.stringify(paths))).toEqual(paths);
  });
});

describe('the least circulation', () => {
  const arc = (from: string, to: string, cost: number, atLeast = 0) => ({ from, to, cost, atLeast });

  test('returns by the cheaper way as often as it must', () => {
    expect(
      leastCirculation([arc('a', 'b', 1, 2), arc('b', 'a', 5), arc('b', 'c', 1), arc('c', 'a', 1)]),
    ).toBe(6);
  });

  test('is without end where there is no way back', () => {
    expect(leastCirculation([arc('a', 'b', 1, 1)])).toBe(Number.POSITIVE_INFINITY);
  });
});
