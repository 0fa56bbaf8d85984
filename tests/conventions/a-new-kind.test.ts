import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A kind nobody has, with each field of its row. */
const row: Readonly<Record<string, string>> = {
  types: `['invoice']`,
  side: 'null',
  contactRole: 'null',
  posts: 'false',
  entered: 'false',
  countedBy: 'null',
  flag: 'null',
  delivers: 'false',
  permissions: `'invoice'`,
  statuses: `{ draft: [], open: [], begun: [], billed: [], gone: [], deleted: [] }`,
  statusWords: '{}',
  attaches: 'false',
  takesOff: 'false',
  sortedBy: `'all'`,
  listed: `{ issued: 'Issued', tabs: [], deletedUnder: '', sorts: [] }`,
};
const type: Readonly<Record<string, string>> = {
  kind: `'invoice'`,
  title: `'Memo'`,
  withArticle: `'a memo'`,
  several: `'memos'`,
  partyLabel: `'To'`,
  numberPrefix: `'ME-'`,
  hasDueDay: 'false',
  hasDeliveryDay: 'false',
  hasLastDay: 'false',
  namesBank: 'false',
  permissions: `'invoice'`,
};
const routes: Readonly<Record<string, string>> = {
  list: `{ title: 'Memos', paths: ['/memos'] }`,
  public: 'null',
};

const literal = (fields: Readonly<Record<string, string>>, without?: string): string =>
  `{ ${Object.entries(fields)
    .filter(([name]) => name !== without)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`;

/** The registries with a row more; each declaration on a line of its own. */
const registry = (rows: readonly string[]): string =>
  [
    `import type { DocumentKind, DocumentType } from '${root}/src/domain/documents/kind.ts';`,
    `import type { KindRoutes, KindSpec, TypeSpec } from '${root}/src/domain/documents/kind-spec.ts';`,
    `import { documentKinds, documentTypes } from '${root}/src/domain/documents/kinds.ts';`,
    `import { documentPageRoutes } from '${root}/src/domain/documents/routes.ts';`,
    `import { documentPages } from '${root}/src/app/routes/document-pages.ts';`,
    `type Kinds = DocumentKind | 'memo'; type Types = DocumentType | 'memo';`,
    ...rows,
  ].join('\n');

/** The lines the compiler refuses, by their index among `rows`. */
const refusedOf = (rows: readonly string[]): number[] => {
  const folder = mkdtempSync(join(tmpdir(), 'a-new-kind-'));
  try {
    writeFileSync(join(folder, 'registry.ts'), registry(rows));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: { typeRoots: [join(root, 'node_modules/@types')], types: [] },
        include: [join(folder, 'registry.ts'), join(root, 'node_modules/vite/client.d.ts')],
      }),
    );
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], { encoding: 'utf8' });
    return [];
  } catch (error) {
    const output = String((error as { stdout?: string }).stdout);
    const lines = [...output.matchAll(/registry\.ts\((\d+),/g)].map(([, line]) => Number(line) - 7);
    if (lines.length === 0) throw new Error(`The compiler was not asked: ${output}`);
    return [...new Set(lines)].sort((a, b) => a - b);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const kinds = (name: number, without?: string) =>
  `export const k${name}: Record<Kinds, KindSpec> = { ...documentKinds, memo: ${literal(row, without)} };`;
const types = (name: number, without?: string) =>
  `export const t${name}: Record<Types, TypeSpec> = { ...documentTypes, memo: ${literal(type, without)} };`;
const placed = (name: number, without?: string) =>
  `export const p${name}: Record<Kinds, Omit<KindRoutes, 'types'>> = { ...documentPageRoutes, memo: ${literal(routes, without)} };`;

/** Registries of parts: each must have a row of the new kind. */
const parts = [
  'export const pages: Record<Kinds, unknown> = documentPages;',
  'export const specs: Record<Kinds, unknown> = documentKinds;',
  'export const words: Record<Types, unknown> = documentTypes;',
  'export const addresses: Record<Kinds, unknown> = documentPageRoutes;',
];

test('a new kind of document compiles with its row complete, and not with any field of it missing', () => {
  const complete = [kinds(0), types(0), placed(0)];
  const missing = [
    ...Object.keys(row).map((field, index) => kinds(index + 1, field)),
    ...Object.keys(type).map((field, index) => types(index + 1, field)),
    ...Object.keys(routes).map((field, index) => placed(index + 1, field)),
    ...parts,
  ];
  const refused = refusedOf([...complete, ...missing]);
  expect(refused).toEqual(missing.map((_, index) => complete.length + index));
}, 120_000);
