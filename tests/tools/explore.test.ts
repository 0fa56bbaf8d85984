import { getAdjacencyMap } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise, initialTransition, setup } from 'xstate';
import { explore } from '../../tools/paths/src/explore.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';
import upload from './project/src/machines/upload/upload.model.ts';

const modelOf = (machine: TestModel['machine'], more: Partial<TestModel> = {}): TestModel => ({
  name: 'sample',
  machine,
  starts: [{ name: 'new' }],
  cases: [],
  ...more,
});

describe('the graph of a pure chart', () => {
  const graph = explore(parcel);

  test('has the vertices the graph library finds, from each start that is created', () => {
    const start = { due: 0, fragile: false, notes: 0 };
    const [fromState] = initialTransition(parcel.machine, start);
    const cases = typeof parcel.cases === 'function' ? parcel.cases : () => [];
    const known = getAdjacencyMap(parcel.machine, {
      fromState,
      events: (snapshot) => cases(snapshot).map(({ event }) => event),
    });
    const mine = explore({ ...parcel, starts: [{ name: 'free', input: start }] });
    expect(mine.vertices).toHaveLength(Object.keys(known).length);
  });

  test('splits the cases of each vertex into accepted and refused ones', () => {
    const ready = graph.vertices.find((vertex) => vertex.name === 'ready')!;
    expect(ready.edges.length + ready.refusals.length).toBe(10);
    expect(ready.refusals.map((refusal) => refusal.case)).toContain('parcel.cancel');
  });

  test('keeps transitions of the root legal in final states', () => {
    const shipped = graph.vertices.find((vertex) => vertex.name === 'shipped')!;
    expect(shipped.edges.map((edge) => edge.case)).toEqual(['note.add']);
  });

  test('counts a transition that changes nothing as accepted', () => {
    const machine = createMachine({ initial: 'on', states: { on: { on: { again: 'on', never: {} } } } });
    const cases = [
      { name: 'again', event: { type: 'again' } },
      { name: 'never', event: { type: 'never' } },
    ];
    const [vertex] = explore(modelOf(machine, { cases })).vertices;
    expect(vertex!.edges.map((edge) => edge.microsteps)).toEqual([[['on · again → on']]]);
    expect(vertex!.refusals.map((refusal) => refusal.microsteps)).toEqual([[['on · never (forbidden)']]]);
  });

  test('starts from a stored standing as well as from an input', () => {
    expect(graph.entries.map(({ vertex }) => vertex.name)).toEqual(['open', 'open', 'owing']);
  });
});

describe('the graph of a flow', () => {
  const graph = explore(upload);
  const named = (name: string) => graph.vertices.filter((vertex) => vertex.name === name);

  test('counts states that are left at once', () => {
    const edge = named('choosing')[0]!.edges.find((one) => one.case === 'file.choose one page')!;
    expect(edge.visited).toContain('checking');
    expect(edge.microsteps).toEqual([
      ['choosing · file.choose → checking'],
      ['checking · always #2 → working.transfer'],
    ]);
  });

  test('lets only the nearest delay end, and keeps what is left of the others', () => {
    const both = named('working.transfer.sending & working.help.shown')[0]!;
    const waits = both.edges.filter((edge) => edge.wait !== undefined);
    expect(waits.map((edge) => edge.case)).toEqual(['after 2000 in working.help.shown']);
    const [late] = waits[0]!.to.edges.filter((edge) => edge.wait !== undefined);
    expect(late).toMatchObject({ case: 'after patience in working.transfer.sending', wait: 3000 });
  });

  test('forgets the delay of a state that is only passed through, and starts a re-entered one anew', () => {
    const machine = createMachine({
      initial: 'here',
      states: {
        here: {
          after: { 1000: 'late' },
          on: { again: { target: 'here', reenter: true }, pass: 'through' },
        },
        through: { always: 'quiet', after: { 500: 'late' } },
        quiet: {},
        late: {},
      },
    });
    const cases = ['again', 'pass'].map((type) => ({ name: type, event: { type } }));
    const { vertices } = explore(modelOf(machine, { cases }));
    expect(vertices.map((vertex) => [vertex.name, ...vertex.edges.map((edge) => edge.wait)])).toEqual([
      ['here', undefined, undefined, 1000],
      ['quiet'],
      ['late'],
    ]);
  });

  test('lets an actor answer only while it runs', () => {
    const answers = graph.vertices.filter((vertex) =>
      vertex.edges.some((edge) => edge.case.startsWith('sendFile')),
    );
    expect(answers.every((vertex) => vertex.name.includes('working.transfer.sending'))).toBe(true);
    expect(
      graph.vertices
        .flatMap((vertex) => vertex.refusals)
        .some(({ case: name }) => name.startsWith('sendFile')),
    ).toBe(false);
  });

  test('tells vertices apart by what a history state remembers', () => {
    expect(new Set(named('paused').map((vertex) => vertex.id)).size).toBeGreaterThan(2);
  });

  test('lets an answer pass that no transition hears, and the actor does not answer again', () => {
    const machine = setup({ actors: { load: fromPromise(async () => false) } }).createMachine({
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { guard: ({ event }) => event.output, target: 'ready' },
          },
        },
        ready: {},
      },
    });
    const ports = { load: { done: [{ name: 'nothing', output: false }] } };
    const { vertices } = explore(modelOf(machine, { ports }));
    expect(vertices).toHaveLength(2);
    expect(vertices[0]!.edges[0]!.outcomes).toEqual(['loading · done load [unnamed] → ready = false']);
    expect(vertices[1]!.edges).toEqual([]);
  });
});

describe('what cannot be walked is said', () => {
  const load = setup({ actors: { load: fromPromise(async () => 1) } });

  test('a start whose input is missing', () => {
    const machine = createMachine({
      context: ({ input }) => ({ total: (input as { total: number }).total }),
    });
    expect(() => explore(modelOf(machine))).toThrow(/cannot start with "new".*total/);
  });

  test('an actor without samples', () => {
    const machine = load.createMachine({
      initial: 'a',
      states: { a: { invoke: { src: 'load', onDone: 'b' } }, b: {} },
    });
    expect(() => explore(modelOf(machine))).toThrow(
      /has no samples for the actor "0\.\(machine\)\.a" \(load\)/,
    );
  });

  test('an error of an actor that nothing catches', () => {
    const machine = load.createMachine({
      initial: 'a',
      states: { a: { invoke: { id: 'load', src: 'load', onDone: 'b' } }, b: {} },
    });
    const ports = {
      load: { error: [{ name: 'no line', error: new Error('no line') }], parseError: () => {} },
    };
    expect(() => explore(modelOf(machine, { ports }))).toThrow(
      /In "a" nothing catches "load fails: no line"/,
    );
  });

  test('errors that nothing checks, and one that its actor never fails with', () => {
    const machine = load.createMachine({
      initial: 'a',
      states: { a: { invoke: { id: 'load', src: 'load', onDone: 'b', onError: 'b' } }, b: {} },
    });
    const error = [{ name: 'no line', error: { message: 'No line.', invented: true } }];
    expect(() => explore(modelOf(machine, { ports: { load: { error } } }))).toThrow(
      'TestModel "sample" has errors of "load" and no `parseError` to check them.',
    );
    const parseError = () => {
      throw new Error('It is no error.');
    };
    expect(() => explore(modelOf(machine, { ports: { load: { error, parseError } } }))).toThrow(
      'TestModel "sample": "load" never fails with "no line": It is no error.',
    );
  });

  test('two cases with one name', () => {
    const event = { type: 'go' };
    const cases = [
      { name: 'go', event },
      { name: 'go', event },
    ];
    expect(() => explore(modelOf(createMachine({}), { cases }))).toThrow(/two cases named "go"/);
  });

  const counter = createMachine({
    context: { count: 0 },
    on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  });
  const cases = [{ name: 'add', event: { type: 'add' } }];

  test('a context without end', () => {
    expect(() => explore(modelOf(counter, { cases }))).toThrow(/give its model a `bound`/);
  }, 60_000);

  test('how many steps lead beyond a bound', () => {
    const graph = explore(modelOf(counter, { cases, bound: ({ context }) => context.count < 3 }));
    expect([graph.vertices.length, graph.beyond]).toEqual([3, 1]);
  });

  test('a loop of eventless transitions', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    expect(() => explore(modelOf(machine, { cases: [{ name: 'go', event: { type: 'go' } }] }))).toThrow(
      /Infinite loop/,
    );
  });
});
