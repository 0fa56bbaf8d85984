import { describe, expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { coverage } from '../../tools/paths/src/coverage.ts';
import { criteria } from '../../tools/paths/src/criteria.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { pathsFor, tours } from '../../tools/paths/src/tours.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';
import upload from './project/src/machines/upload/upload.model.ts';

describe.each([explore(parcel), explore(upload)])('every goal of $name', (graph) => {
  test.each(criteria.flatMap((criterion) => tours.map((tour) => [criterion, tour] as const)))(
    'is covered for %s by the paths of kind %s',
    (criterion, tour) => {
      const { found, total, missing } = coverage(graph, criterion, pathsFor(graph, criterion, tour));
      expect(missing).toEqual([]);
      expect(found).toBe(total);
    },
  );
});

describe('what is not covered', () => {
  const dead = () => false;
  const sure = () => true;
  const machine = setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
    id: 'holes',
    initial: 'a',
    states: {
      a: {
        invoke: { id: 'load', src: 'load', onDone: 'b', onError: 'lost' },
        on: {
          go: [
            { guard: dead, target: 'lost' },
            { guard: sure, target: 'b' },
          ],
          unsent: 'b',
          shadowed: [{ target: 'b' }, { target: 'lost' }],
        },
        after: { 1000: 'b', 2000: 'lost' },
      },
      b: {},
      lost: { on: { go: 'a' } },
    },
  });
  const graph = explore({
    name: 'holes',
    machine,
    starts: [{ name: 'new' }],
    cases: [
      { name: 'go', event: { type: 'go' } },
      { name: 'shadowed', event: { type: 'shadowed' } },
    ],
    ports: { load: { done: [{ name: 'one', output: 1 }] } },
  });
  const reasons = (criterion: 'states' | 'transitions' | 'guards') =>
    Object.fromEntries(
      coverage(graph, criterion, pathsFor(graph, criterion)).missing.map(({ goal, reason }) => [
        goal,
        reason,
      ]),
    );

  test('is told with the reason, transition by transition', () => {
    expect(reasons('transitions')).toEqual({
      'a · go [dead] → lost':
        'its guard [dead] is never true, asked 1×: it is dead, or the model lacks a case',
      'a · unsent → b': 'no case sends unsent',
      'a · shadowed #2 → lost': 'an earlier candidate or a state inside always takes the event',
      'a · error load → lost': 'no sample in `ports` gives this answer',
      'a · after 2000 → lost': 'another delay always ends first',
      'lost · go → a': 'its state lost is never reached',
    });
  });

  test('includes states no transition leads to', () => {
    expect(reasons('states')).toEqual({ lost: 'no transition that can be taken leads there' });
  });

  test('includes guards that give one answer only', () => {
    const found = reasons('guards');
    expect(Object.keys(found)).toEqual(['a · go [dead] → lost = true', 'a · go #2 [sure] → b = false']);
    expect(found['a · go #2 [sure] → b = false']).toMatch(/says true whenever it is asked \(1×\)/);
  });

  test('is measured on any paths, not only on generated ones', () => {
    const full = pathsFor(graph, 'transitions');
    expect(coverage(graph, 'transitions', full.slice(0, 1)).missing.length).toBeGreaterThan(6);
    expect(coverage(graph, 'transitions', []).found).toBe(0);
  });

  test('is not guessed for paths of another chart', () => {
    const other = explore({
      name: 'other',
      machine: createMachine({ initial: 'x', states: { x: {} } }),
      starts: [{ name: 'new' }],
      cases: [],
    });
    const path = pathsFor(graph, 'transitions').find((one) => one.steps.length > 0)!;
    expect(() => coverage(other, 'transitions', [path])).toThrow(/"other" has no case/);
  });
});
