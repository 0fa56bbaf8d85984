import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles, filesOf } from '../support/source-files.ts';

const serverFiles = codeFiles().filter(
  (file) => file.startsWith('server/') && !file.includes('/migrations/'),
);

const found = (pattern: RegExp, except: readonly string[] = []): string[] =>
  serverFiles
    .filter((file) => !except.includes(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([line]) => `${file}: ${line.trim()}`),
    );

test('no statement says what its rows are by a type alone', () => {
  expect(found(/\b(?:query|preparedOn\([^)]*\))<.*/g)).toEqual([]);
});

/** Who carries statements out, and who asks what is there before the product's tables are. */
const besideQuery = ['tx.ts', 'prepared.ts', 'database.ts'].map((name) => `server/store/database/${name}`);

test('rows are read through `Query` alone, where their columns are named', () => {
  expect(
    found(/\{ rows\b[^}]*\} = await[^;]*?\bquery\(|\bquery\([^;]*?\)\)\.rows\b/g, [...besideQuery]),
  ).toEqual([]);
});

test('JSON is read by a shape, and believed nowhere', () => {
  expect(found(/\bjson(\.orNull)?\.as\b.*/g)).toEqual([]);
});

test('every table of the schema has a sentence before it', () => {
  const tables = filesOf(/^server\/store\/schema\/.*\.sql$/).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(.*)\ncreate table (\w+)/g),
  ]);
  expect(tables.length).toBeGreaterThan(80);
  expect(tables.filter(([, before]) => !before!.startsWith('-- ')).map(([, , table]) => table)).toEqual([]);
});
