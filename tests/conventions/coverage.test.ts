import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/api/wire/call.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { openRoutes } from '../../src/app/routes/open-routes.ts';
import { routes as insideRoutes } from '../../src/app/routes/routes.ts';
import { kindNames, kindSpec } from '../../src/domain/documents/kinds.ts';
import { typePageRoutes } from '../../src/domain/documents/routes.ts';
import { displayed, displayedSentences } from '../../src/domain/words/display-sentences.ts';
import { namedDocument } from '../../src/screens/document/named-document.ts';
import { hasPath } from '../support/call-fields.ts';
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
  'shown sentence',
];
/** What is open: a row that waits says for which of these, or which departure it is. */
const subjects = [
  'buying',
  'stock and files',
  'banks and books',
  'reports',
  'access',
  'dashboard',
  'paper and mail',
  'payment providers',
  'plans and billing',
  'online store',
];

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

/** Rows of a kind that name a test. */
const claimed = (kind: string): Row[] => rows.filter((row) => row.kind === kind && row.waits === '');

/** Rows that claim one of the tests below, which read the contract and the routes themselves. */
const claiming = (title: string): Row[] =>
  rows.filter(({ proof }) => proof === `tests/conventions/coverage.test.ts › ${title}`);
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

  test('says of each statement which test proves it, or which part it waits for', () => {
    const odd = rows.filter(({ proof, waits }) => (proof === '') === (waits === ''));
    expect(odd.map(({ at }) => at)).toEqual([]);
    const waiting = rows.filter(({ waits }) => waits !== '' && !waits.startsWith('departure: '));
    expect(waiting.filter(({ waits }) => !subjects.includes(waits))).toEqual([]);
  });

  test('says of what waits for nothing planned which departure it is', () => {
    const names = [...textOf('docs/departures.md').matchAll(/^\| ([^|]+) \| /gm)].map(([, name]) => name!);
    expect(new Set(names).size).toBe(names.length);
    const departing = rows.filter(({ waits }) => waits.startsWith('departure: '));
    expect(departing.length).toBeGreaterThan(0);
    const unknown = departing.filter(({ waits }) => !names.includes(waits.slice('departure: '.length)));
    expect(unknown.map(({ at, waits }) => `${at} ${waits}`)).toEqual([]);
  });

  test('claims no test that does not exist; that each passes is what running them shows', () => {
    const missing = rows.filter(({ proof }) => proof !== '' && !stands(proof));
    expect(missing.map(({ at, proof }) => `${at} ${proof}`)).toEqual([]);
  });
});

/** The lines of the spec's lists of calls, routes, messages and cases, by the letter of their ids. */
const lists: [letter: string, kind: string, first: number, last: number][] = [
  ['C', 'call', 2, 228],
  ['U', 'call', 2, 73],
  ['R', 'route', 2, 80],
  ['M', 'message', 2, 133],
  ['N', 'case', 1, 72],
];

test.each(lists)('%s: each line of its list is a row of kind %s, once', (letter, kind, from, to) => {
  const ids = rows.filter(({ id }) => id.match(/^[A-Z]+(?=\d)/)?.[0] === letter);
  expect(new Set(ids.map((row) => row.kind))).toEqual(new Set([kind]));
  const lines = Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`);
  expect(ids.map(({ id }) => id).sort()).toEqual(lines.sort());
});

test('a call has one row, and no other row is a call', () => {
  const calls = rows.filter(({ kind }) => kind === 'call');
  expect(calls.filter(({ id }) => !/^[CU]\d+$/.test(id)).map(({ at }) => at)).toEqual([]);
  expect(new Set(calls.map(({ statement }) => statement)).size).toBe(calls.length);
});

/** Kinds of rows whose proof is held against what its test did, as the server's tests end: see tools/test/proofs.ts. */
const proven = ['call', 'query field', 'answer key'];
const shapes: Record<string, RegExp> = {
  call: /^[A-Z]+ \/api\/[\w/-]+$/,
  'query field': /^[A-Z]+ \/api\/[\w/-]+ \? (header )?[\w. ]+$/,
  'answer key': /^[A-Z]+ \/api\/[\w/-]+ > [\w.]+$/,
};

test('calls, fields and keys are named so that what a test did can be held against them', () => {
  const odd = rows.filter(({ kind, statement }) => shapes[kind!]?.test(statement) === false);
  expect(odd.map(({ at, statement }) => `${at} ${statement}`)).toEqual([]);
  const elsewhere = rows.filter(
    ({ kind, proof }) => proven.includes(kind!) && proof !== '' && !proof.startsWith('tests/server/'),
  );
  expect(elsewhere.map(({ at, proof }) => `${at} ${proof}`)).toEqual([]);
});

/** Tests that hold a table of the code against a list, or each call against its contract, which shows nothing of what the product does with it. */
const tables = [
  'tests/domain/access.test.ts › %s is held by the sets %s',
  'tests/domain/access.test.ts › %s comes with the plans %s',
  'tests/domain/access.test.ts › the plan %s has caps of %s invoices, items and customers',
  'tests/domain/access.test.ts › a key is of a full page, a modal, a hidden section or a text',
  'tests/domain/upgrade.test.ts',
  'tests/domain/documents-numbers.test.ts',
  'tests/server/contract.test.ts',
];
/** What a test of the conventions reads itself: the parameters pages take, and the pages of the API. */
const read: Record<string, string> = {
  'tests/conventions/coverage.test.ts › a parameter that is claimed is read by a page': 'parameter',
  'tests/conventions/calls-mounted.test.ts › the API’s pages show the calls of the contract, each once, and no other':
    'route',
};

test('no row is proven by a table held against a list, or by a test of the conventions that does not read it', () => {
  const byTable = rows.filter(({ proof }) => tables.some((table) => proof.startsWith(table)));
  expect(byTable.map(({ at, proof }) => `${at} ${proof}`)).toEqual([]);
  const byHouse = rows.filter(
    ({ proof, kind }) => proof.startsWith('tests/conventions/') && read[proof] !== kind,
  );
  expect(byHouse.map(({ at, proof }) => `${at} ${proof}`)).toEqual([]);
});

/** What a row says in the spec's own words: a message up to its number, the name of a count, the head of a column. */
const wordsOf = ({ kind, statement }: Row): string =>
  (kind === 'message' ? statement : statement.split(': ').at(-1)!).split('{')[0]!;

test('a message, a count and a column that is claimed is in the file of its test, word for word', () => {
  const worded = ['message', 'count', 'column'].flatMap((kind) => claimed(kind));
  expect(worded.length).toBeGreaterThan(0);
  // What only the page says, it says in the sentence it shows.
  const isIn = (text: string, words: string) => text.includes(words) || text.includes(displayed(words));
  const without = worded.filter((row) => !isIn(textOf(row.proof.split(' › ')[0]!), wordsOf(row)));
  expect(without.map(({ at, statement }) => `${at} ${statement}`)).toEqual([]);
});

test('a message of the server is claimed in the spec’s words there, and in the shown ones by a test of the page', () => {
  const onWire = new Set(claimed('message').map(({ statement }) => statement));
  expect(Object.keys(displayedSentences).filter((sentence) => !onWire.has(sentence))).toEqual([]);
  const wrong = claimed('shown sentence').filter(({ statement, proof }) => {
    const [wire, ours] = statement.split(' → ') as [string, string];
    const file = proof.split(' › ')[0]!;
    return displayed(wire) !== ours || !file.startsWith('tests/journeys/') || !textOf(file).includes(ours);
  });
  expect(wrong.map(({ at, statement }) => `${at} ${statement}`)).toEqual([]);
});

/** Browsers are sent to these, and are answered with the way on: they are called so, and have no value to state. */
const addresses = Object.values(storeAddresses).map((path) => `GET ${path}`);

test('a call that is claimed stands in the contract', () => {
  const calls = claimed('call');
  expect(calls.length).toBeGreaterThan(0);
  const isKnown = (statement: string) => callOf(statement) !== undefined || addresses.includes(statement);
  expect(calls.filter(({ statement }) => !isKnown(statement)).map(({ at }) => at)).toEqual([]);
});

test('a field that is claimed stands in its call', () => {
  const fields = claimed('query field').filter(({ statement }) => !statement.includes(' ? header '));
  const holds = (statement: string) => {
    const [name, field] = statement.split(' ? ');
    // The store writes these into an address; that they're sent there `npm run prove` sees.
    if (addresses.includes(name!)) return true;
    const { query, body } = callOf(name!) ?? {};
    return [query, body].some((schema) => schema && hasPath(schema, field!.split('.')));
  };
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ statement }) => !holds(statement)).map(({ at }) => at)).toEqual([]);
});

test('a key that is claimed stands in the answer of its call', () => {
  const holds = (statement: string) => {
    const [name, key] = statement.split(' > ');
    const { answer } = callOf(name!) ?? {};
    return answer && [key!, `data.${key}`].some((path) => hasPath(answer, path.split('.')));
  };
  const keys = claimed('answer key');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(({ statement }) => !holds(statement)).map(({ at }) => at)).toEqual([]);
});

test('a route that is claimed as a screen has a page', () => {
  const screens = claimed('route').filter(({ proof }) => proof.startsWith('tests/journeys/screens.test.ts'));
  expect(screens.length).toBeGreaterThan(0);
  const without = screens.filter(({ statement }) => !routes.some(({ path }) => path === statement));
  expect(without.map(({ at, statement }) => `${at} ${statement}`)).toEqual([]);
});

test('a parameter that is claimed is read by a page', () => {
  const title = 'a parameter that is claimed is read by a page';
  const pages = filesOf(/^src\/screens\/.*Page\.tsx$/).map(textOf);
  // The pages of every kind of document are two, and ask one function which document their address names.
  for (const [file, page] of [
    ['DocumentPage', 'view'],
    ['DocumentForms', 'edit'],
  ])
    expect(textOf(`src/screens/document/${file}.tsx`)).toContain(
      `namedDocument(of.kind, '${page}', useSearch())`,
    );
  const shared = filesOf(/^src\/screens\/document\/Document(View)?Page\.tsx$/).map(textOf);
  const placed = kindNames.flatMap((kind) =>
    kindSpec(kind).types.flatMap((type) =>
      (['view', 'edit'] as const).map((page) => ({ path: typePageRoutes[type][page].path, kind, page })),
    ),
  );
  const isRead = (route: string, name: string) => {
    const at = placed.find(({ path }) => path === route);
    const readers = at ? shared : pages;
    return (
      (at && namedDocument(at.kind, at.page, `?${name}=found`) === 'found') ||
      readers.some((page) => page.includes(`get('${name}')`))
    );
  };
  const holds = (statement: string) => {
    const [route = '', name = ''] = statement.split(' ? ');
    return routes.some(({ path }) => path === route) && isRead(route, name);
  };
  expect(wrongOf(title, holds)).toEqual([]);
});
