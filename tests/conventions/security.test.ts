import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stands } from '../support/named-test.ts';

/** The requirements of ASVS 5.0.0 for levels 1 and 2, by section, in the five chapters that are met in whole. */
const requirements: Record<string, number[]> = {
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
};

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number, what, how]) => ({ number: number!, what: what!, how: how! }),
);
const testsIn = (how: string) => [...how.matchAll(/`(tests\/[^`]+)`/g)].map(([, proof]) => proof!);

test('every requirement of the five chapters at level 2 has its row, once, in order', () => {
  const numbers = Object.entries(requirements).flatMap(([section, ns]) => ns.map((n) => `${section}.${n}`));
  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test('each is met, by a test that stands, or where something is written; or says why it does not apply, or is not met', () => {
  const unproven = rows.filter(
    ({ how }) =>
      testsIn(how).length === 0 && !/^(Written in \[|Does not apply: |By choice, not met: )/.test(how),
  );
  expect(unproven).toEqual([]);
  const missing = rows.flatMap(({ number, how }) =>
    testsIn(how)
      .filter((proof) => !stands(proof))
      .map((proof) => `${number} ${proof}`),
  );
  expect(missing).toEqual([]);
});

test('what is written is where the row says', () => {
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, head]) =>
    head!.toLowerCase().replaceAll(' ', '-'),
  );
  const links = rows.flatMap(({ how }) => [...how.matchAll(/\]\(#([^)]+)\)/g)].map(([, to]) => to!));
  expect(links.filter((to) => !anchors.includes(to))).toEqual([]);
});
