import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/http/app.ts';
import type { Call, Calls } from '../../src/api/contract/call.ts';

/** Every call of every subject's contract: all exports whose name ends in `Calls`. */
const contract: Call[] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/api/contract/*.ts', { eager: true }),
)
  .flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith('Calls')))
  .flatMap(([, calls]) => Object.values(calls as Calls));

/** Routes are mounted without a database, which only requests need. */
const app = await buildApp({
  database: undefined as never,
  clock: () => new Date(0),
  origin: 'http://localhost',
  page: null,
  docs: true,
});
beforeAll(async () => void (await app.ready()));
afterAll(() => app.close());

test('every call of the contract is mounted by the server', () => {
  expect(contract.length).toBeGreaterThan(40);
  expect(contract.filter(({ method, path }) => !app.hasRoute({ method, url: path }))).toEqual([]);
});

test('the API’s pages show the calls of the contract, each once, and no other', () => {
  const shown = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = contract.map(({ method, path }) => `${method} ${path}`);
  expect(shown.sort()).toEqual(calls.sort());
});

test('a call within a business names the field that carries it, among its own fields', () => {
  const lost = contract.filter(
    ({ business, query, body }) => business && !(business in { ...query?.shape, ...body?.shape }),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('a call of a session outside a business asks for no permission, one within asks for one', () => {
  const calls = contract.filter(({ door }) => door === 'session');
  const odd = calls.filter(({ business, permission }) => (business === undefined) !== (permission === null));
  expect(odd.map(({ path }) => path)).toEqual([]);
});
