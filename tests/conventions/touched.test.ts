import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Declared } from '../../src/api/calls/call.ts';
import type { Subject } from '../../src/api/calls/subject.ts';
import { contract } from '../support/contract.ts';
import { codeFiles } from '../support/source-files.ts';

/** What calls say themselves that they touch, and what they read. */
const declared = contract.filter((call): call is Declared => 'says' in call);

test('of every call that changes something it is said once what it touches, and of no other', () => {
  // No page sends what a provider reports.
  const changing = contract
    .filter(({ effect, auth }) => effect === 'changes' && auth !== 'provider')
    .map(({ path }) => path);
  const told = declared.filter((call) => call.touches).map(({ path }) => path);
  expect(told.sort()).toEqual(changing.sort());
});

test('whatever a call touches is asked by a query', () => {
  const queries = codeFiles()
    .filter((file) => /^src\/api\/(client|documents)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const subjects = new Set(declared.flatMap((call) => call.touches ?? []));
  const read = new Set(declared.map((call) => call.reads));
  const asked = (subject: Subject) => read.has(subject) || queries.includes(`'${subject}'`);
  expect([...subjects].filter((subject) => !asked(subject))).toEqual([]);
});
