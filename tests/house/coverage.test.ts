import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/api/contract/call.ts';
import { openRoutes } from '../../src/screens/shell/open-routes.ts';
import { routes as insideRoutes } from '../../src/screens/shell/routes.ts';
import { contract } from '../support/contract.ts';
import { stands } from '../support/named-test.ts';
import { filesOf, textOf } from '../support/source-files.ts';

const routes = [...openRoutes, ...insideRoutes];

const file = 'docs/coverage.tsv';
const head = 'id\tdocument\tsection\tkind\tstatement\tproved by\twaits for';
const kinds = [
  'call',
  'query field',
  'answer key',
  'route',
  'parameter',
  'column',
  'filter value',
  'count',
  'default',
  'message',
  'prompt',
  'delay',
  'permission key',
  'case',
];
const subjects = ['quote-to-cash', 'customers and access', 'purchasing and stock', 'finance and settings'];

const [first, ...lines] = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
const rows = lines.map((line, index) => {
  const [id, document, section, kind, statement, proof, waits, ...surplus] = line.split('\t');
  return {
    at: `${file}:${index + 2}`,
    id: id!,
    document,
    section,
    kind,
    statement: statement!,
    proof: proof!,
    waits: waits!,
    surplus,
  };
});
type Row = (typeof rows)[number];

const callOf = (name: string): Call | undefined =>
  contract.find(({ method, path }) => `${method} ${path}` === name);

/** Rows that claim one of the tests below, which read the contract and the routes themselves. */
const claiming = (title: string): Row[] =>
  rows.filter(({ proof }) => proof === `tests/house/coverage.test.ts › ${title}`);
const wrongOf = (title: string, holds: (statement: string) => boolean): string[] =>
  claiming(title)
    .filter(({ statement }) => !holds(statement))
    .map(({ at, statement }) => `${at} ${statement}`);

describe('docs/coverage.tsv', () => {
  test('has the columns and kinds it says, and each id and statement once', () => {
    expect(first).toBe(head);
    expect(rows.filter(({ kind, surplus }) => !kinds.includes(kind!) || surplus.length > 0)).toEqual([]);
    expect(rows.filter(({ id }) => !/^[A-Z]+\d+$|^[A-Z]+-\d{3,}$/.test(id))).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const names = rows.map(({ document, section, kind, statement }) =>
      [document, section, kind, statement].join(' '),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('says of each statement which test proves it, or which part it waits for, and perhaps why', () => {
    const odd = rows.filter(({ proof, waits }) => (proof === '') === (waits === ''));
    expect(odd.map(({ at }) => at)).toEqual([]);
    expect(rows.filter(({ waits }) => waits !== '' && !subjects.includes(waits.split(': ')[0]!))).toEqual([]);
  });

  test('claims no test that does not exist; that each passes is what running them shows', () => {
    const missing = rows.filter(({ proof }) => proof !== '' && !stands(proof));
    expect(missing.map(({ at, proof }) => `${at} ${proof}`)).toEqual([]);
  });
});

test('a call that is claimed stands in the contract, and is proven by more than that', () => {
  const calls = rows.filter(({ kind, waits }) => kind === 'call' && waits === '');
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ statement }) => callOf(statement) === undefined).map(({ at }) => at)).toEqual([]);
  expect(calls.filter(({ proof }) => proof.startsWith('tests/house/')).map(({ at }) => at)).toEqual([]);
});

test('a field that is claimed stands in its call', () => {
  // Headers, fields of lines, and what the document says of several calls at once are told in words.
  const fields = rows.filter(
    ({ kind, waits, statement }) =>
      kind === 'query field' && waits === '' && /^\S+ \S+ \? \w+$/.test(statement),
  );
  const holds = (statement: string) => {
    const [name, field] = statement.split(' ? ');
    const { query, body } = callOf(name!) ?? {};
    return field! in { ...query?.shape, ...body?.shape };
  };
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ statement }) => !holds(statement)).map(({ at }) => at)).toEqual([]);
});

test('a route that is claimed has a page', () => {
  const title = 'a route that is claimed has a page';
  expect(wrongOf(title, (route) => routes.some(({ path }) => path === route))).toEqual([]);
});

test('a parameter that is claimed is read by a page', () => {
  const title = 'a parameter that is claimed is read by a page';
  const pages = filesOf(/^src\/screens\/.*Page\.tsx$/).map(textOf);
  const holds = (statement: string) => {
    const [route, name] = statement.split(' ? ');
    return routes.some(({ path }) => path === route) && pages.some((page) => page.includes(`get('${name}')`));
  };
  expect(wrongOf(title, holds)).toEqual([]);
});
