import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/http/app.ts';
import { callSummaries } from '../../src/domain/words/calls.ts';
import { contract } from '../support/contract.ts';
import { listedCalls } from '../support/listed-calls.ts';

/** Routes are mounted without a database, which only requests need. */
const app = await buildApp({
  database: undefined as never,
  clock: () => new Date(0),
  origin: 'http://localhost',
  pdf: undefined as never,
  xlsx: undefined as never,
  passwords: undefined as never,
  page: null,
  docs: true,
});
beforeAll(async () => void (await app.ready()));
afterAll(() => app.close());

test('the contract holds each listed call once, and no other', () => {
  const held = contract.map(({ method, path, ours }) => `${method} ${path}${ours ? ' ours' : ''}`);
  expect(held.sort()).toEqual([...listedCalls].sort());
});

test('every call of the contract is mounted by the server', () => {
  expect(contract.filter(({ method, path }) => !app.hasRoute({ method, url: path }))).toEqual([]);
});

test('the API’s pages show the calls of the contract, each once, and no other', () => {
  const shown = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = contract.map(({ method, path }) => `${method} ${path}`);
  expect(shown.sort()).toEqual(calls.sort());
});

test('every call says in one line what it does, and nothing is said of a call there isn’t', () => {
  const shown = Object.values(app.swagger().paths ?? {}).flatMap((methods) =>
    Object.values(methods as Record<string, { operationId: string; summary?: string }>).map((one) =>
      one.summary ? one.operationId : `${one.operationId} says nothing`,
    ),
  );
  expect(shown.sort()).toEqual(Object.keys(callSummaries).sort());
});

test('a call within a business names the field that carries it, among its own fields', () => {
  const lost = contract.filter(
    ({ business, query, body }) => business && !(business in { ...query?.shape, ...body?.shape }),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('a call of a session outside a business asks for no permission, one within asks for one', () => {
  const calls = contract.filter(({ auth }) => auth === 'session');
  const odd = calls.filter(({ business, permission }) => (business === undefined) !== (permission === null));
  expect(odd.map(({ path }) => path)).toEqual([]);
});
