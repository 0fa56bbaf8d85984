import { chai, TestRunner } from 'vitest';
import type { CallRecord, TestRecord } from './call-records.ts';
import { pathsIn, saysSomething } from './content.ts';

interface Kept {
  granted: boolean;
  sent: Set<string>;
  read: Set<string>;
}

/** What every test of this file did so far, by its titles from the outermost describe on, joined by ` › `. */
const kept = new Map<string, Map<string, Kept>>();

const titlesOfCurrent = (): string | null => {
  const test = TestRunner.getCurrentTest();
  if (!test) return null;
  const titles = [test.name];
  for (let { suite } = test; suite; suite = suite.suite) titles.unshift(suite.name);
  return titles.join(' › ');
};

/** No calls are recorded outside a test: what a hook set up proves nothing. */
const recordOf = (call: string): Kept | null => {
  const titles = titlesOfCurrent();
  if (titles === null) return null;
  if (!kept.has(titles)) kept.set(titles, new Map());
  const calls = kept.get(titles)!;
  if (!calls.has(call)) calls.set(call, { granted: false, sent: new Set(), read: new Set() });
  return calls.get(call)!;
};

/** While a matcher compares, it looks at every key: those its expectation names are noted instead. */
let muted = false;

interface Origin {
  call: string;
  path: string;
  raw: object;
}
const origins = new WeakMap<object, Origin>();
const proxies = new WeakMap<object, object>();
/** Answers of which a test took every key at once; what is made of such a copy names no key. */
const copied = new WeakMap<object, true>();
let copies: object[] = [];
/** An expectation is made of answers taken just before it; more would be looked through for each key. */
const mostCopies = 100;

const note = (call: string, path: string, value: unknown): void => {
  if (!muted && saysSomething(value)) recordOf(call)?.read.add(path);
};

const below = (raw: object, path: string, key: string): string =>
  Array.isArray(raw) ? path : path === '' ? key : `${path}.${key}`;

const watch = (value: unknown, call: string, path: string): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const known = proxies.get(value);
  if (known) return known;
  // Who takes all keys at once (a spread, JSON, Object.entries) asks whether each stands there before taking it; who lists the
  // keys first, and takes them then, asks for all of them in a row. Who names a key takes it straight away.
  let described: string | symbol | null = null;
  let inARow = 0;
  let listed = false;
  const proxy = new Proxy(value, {
    ownKeys(raw) {
      if (!muted && !copied.has(raw)) {
        copied.set(raw, true);
        copies.push(raw);
        if (copies.length > mostCopies) copies.shift();
      }
      return Reflect.ownKeys(raw);
    },
    getOwnPropertyDescriptor(raw, key) {
      described = key;
      inARow += 1;
      if (!muted && inARow > 1 && inARow === Reflect.ownKeys(raw).length) listed = true;
      return Reflect.getOwnPropertyDescriptor(raw, key);
    },
    get(raw, key, receiver) {
      const found: unknown = Reflect.get(raw, key, receiver);
      const named = described !== key && !listed;
      described = null;
      inARow = 0;
      if (typeof key === 'symbol' || !Object.hasOwn(raw, key)) return found;
      const at = below(raw, path, key);
      if (named && !Array.isArray(raw)) note(call, at, found);
      return watch(found, call, at);
    },
  });
  proxies.set(value, proxy);
  origins.set(proxy, { call, path, raw: value });
  return proxy;
};

/** An answer of which is kept which keys a test reads. */
export const watchedAnswer = <Answer>(answer: Answer, call: string): Answer =>
  watch(answer, call, '') as Answer;

/** Keeps what a test sent with a call: each field that has a value, those of lines by their path. */
export const noteSent = (
  call: string,
  { query, body, headers }: { query?: unknown; body?: unknown; headers?: object },
  granted: boolean,
): void => {
  const record = recordOf(call);
  if (!record) return;
  if (granted) record.granted = true;
  for (const part of [query, body]) for (const path of pathsIn(part)) record.sent.add(path);
  for (const path of pathsIn(headers)) record.sent.add(`header ${path.toLowerCase()}`);
};

/** Forgets what an earlier file of the same process did. */
export const forgetRecords = (): void => kept.clear();

/** What this file's tests did so far, ready to be written down. */
export const recordsOfFile = (): TestRecord[] =>
  [...kept].map(([titles, calls]) => ({
    titles: titles.split(' › '),
    calls: Object.fromEntries(
      [...calls].map(([call, { granted, sent, read }]): [string, CallRecord] => [
        call,
        { granted, sent: [...sent].sort(), read: [...read].sort() },
      ]),
    ),
  }));

interface Asymmetric {
  $$typeof: symbol;
  sample?: unknown;
  inverse?: boolean;
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAsymmetric = (value: object): value is Asymmetric => '$$typeof' in value;

const rawOf = (value: unknown): unknown => (isObject(value) ? (origins.get(value)?.raw ?? value) : value);

/** True when a key of an expectation came with all the others from an answer. */
const isCopy = (expected: Record<string, unknown>, key: string): boolean =>
  copies.some(
    (raw) =>
      !Array.isArray(raw) &&
      rawOf((raw as Record<string, unknown>)[key]) === rawOf(expected[key]) &&
      Object.keys(raw).length > 1 &&
      Object.keys(raw).every((other) => other in expected),
  );

/** Notes the keys that an expectation names, each with the value the answer has there. */
const noteNamed = (actual: unknown, expected: unknown): void => {
  if (!isObject(actual) || !isObject(expected) || origins.has(expected)) return;
  if (isAsymmetric(expected)) {
    if (expected.inverse || !isObject(expected.sample)) return;
    if (Array.isArray(actual) && Array.isArray(expected.sample)) noteContained(actual, expected.sample);
    else noteNamed(actual, expected.sample);
    return;
  }
  const origin = origins.get(actual);
  const raw = (origin?.raw ?? actual) as Record<string, unknown>;
  for (const key of Object.keys(expected)) {
    if (origin && !Array.isArray(raw) && !isCopy(expected, key))
      note(origin.call, below(raw, origin.path, key), raw[key]);
    if (isObject(expected[key]) && isObject(raw[key]))
      noteNamed(
        origin ? watch(raw[key], origin.call, below(raw, origin.path, key)) : raw[key],
        expected[key],
      );
  }
};

const noteContained = (actual: unknown[], expected: unknown[]): void => {
  for (const one of expected) for (const each of actual) noteNamed(each, one);
};

const notedBefore: Readonly<Record<string, (actual: unknown, expected: unknown) => void>> = {
  toEqual: noteNamed,
  toStrictEqual: noteNamed,
  toMatchObject: noteNamed,
  toContainEqual: (actual, expected) => {
    if (Array.isArray(actual)) noteContained(actual, [expected]);
  },
  toBe: () => {},
  toHaveProperty: () => {},
  toMatchSnapshot: () => {},
  toMatchInlineSnapshot: () => {},
};

/** Notes what a matcher is about to compare, and nothing that it looks at while it does. */
const recorder = {
  compared<Result>(
    matcher: string,
    { actual, expected, negated }: { actual: unknown; expected: unknown; negated: boolean },
    compare: () => Result,
  ): Result {
    const outer = muted;
    if (!outer && !negated) notedBefore[matcher]!(actual, expected);
    muted = true;
    try {
      return compare();
    } finally {
      muted = outer;
    }
  },
};
const hooked = Symbol.for('counterfoil.recorded');

// Matchers outlive the modules of a file that loads them anew: they are hooked once, and ask whichever of these came last.
chai.use(({ Assertion }, utils) => {
  const prototype = Assertion.prototype as unknown as Record<PropertyKey, unknown>;
  const before = prototype[hooked];
  prototype[hooked] = recorder;
  if (before) return;
  for (const name of Object.keys(notedBefore))
    utils.overwriteMethod(
      prototype,
      name,
      (matcher: (...given: unknown[]) => unknown) =>
        function matched(this: object, ...given: unknown[]) {
          const compared = {
            actual: utils.flag(this, 'object') as unknown,
            expected: given[0],
            negated: Boolean(utils.flag(this, 'negate')),
          };
          return (prototype[hooked] as typeof recorder).compared(name, compared, () =>
            matcher.apply(this, given),
          );
        },
    );
});

/** Forgets which answers were copied; called as a test ends. */
export const forgetCopies = (): void => {
  copies = [];
};
