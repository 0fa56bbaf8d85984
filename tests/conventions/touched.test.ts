import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { touches } from '../../src/api/commands/touches.ts';
import { contract } from '../support/contract.ts';
import { codeFiles } from '../support/source-files.ts';

test('of every call that changes something it is said once what it touches, and of no other', () => {
  const changing = contract.filter(({ effect }) => effect === 'changes').map(({ path }) => path);
  expect(touches.flatMap(([, ...paths]) => paths).sort()).toEqual([...changing].sort());
});

test('whatever a call touches is asked by a query', () => {
  const queries = codeFiles()
    .filter((file) => file.startsWith('src/api/queries/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const subjects = new Set(touches.flatMap(([touched]) => touched));
  expect([...subjects].filter((subject) => !queries.includes(`'${subject}'`))).toEqual([]);
});
