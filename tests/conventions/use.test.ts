import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stands } from '../support/named-test.ts';

const rows = readFileSync('docs/use.md', 'utf8').match(/^\| \d+ \|.*$/gm) ?? [];
const testsIn = (row: string) => [...row.matchAll(/`(tests\/[^`]+ › [^`]+)`/g)].map(([, proof]) => proof!);

test('what people can expect in use is shown by tests that stand, or is written somewhere', () => {
  expect(rows).toHaveLength(30);
  expect(rows.filter((row) => testsIn(row).length === 0 && !row.includes('Written in ['))).toEqual([]);
  expect(rows.flatMap(testsIn).filter((proof) => !stands(proof))).toEqual([]);
});
