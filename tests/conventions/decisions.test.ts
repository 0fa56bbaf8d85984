import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

const folder = 'docs/decisions';
const decisions = filesOf(/^docs\/decisions\/\d{4}-.*\.md$/);
const numberOf = (file: string): string => basename(file).slice(0, 4);
const numbers = new Set(decisions.map(numberOf));

/** Where a number of a decision is named: "decision 0012", "decisions/0012". */
const named = /\b[dD]ecisions?[ /]\[?(\d{4})\b/g;
/** A link to a decision, from anywhere, or between two of them. */
const linked = /\]\(([^)\s]*?\d{4}-[a-z0-9-]+\.md)/g;

/** Everything that could name one, but for drawn charts and what another program writes. */
const texts = filesOf(/\.(md|tsx?|mjs|tsv|css|html)$|^\.env\.example$|^\.ci\/|^Dockerfile$/).filter(
  (file) => !/^docs\/charts\/|^tests\/conventions\/decisions/.test(file),
);

test('every decision that is named or linked exists', () => {
  const gone = texts.flatMap((file) => {
    const text = textOf(file);
    const missing = [...text.matchAll(named)].filter(([, number]) => !numbers.has(number!));
    const dead = [...text.matchAll(linked)].filter(([, to]) => !existsSync(join(dirname(file), to!)));
    return [...missing, ...dead].map(([what]) => `${file}: ${what}`);
  });
  expect(gone).toEqual([]);
});

test('decisions are numbered from 0001 without gaps, and the index has each under its title', () => {
  expect(decisions.map(numberOf)).toEqual(decisions.map((_, at) => String(at + 1).padStart(4, '0')));
  const titled = decisions.map((file) => {
    const title = textOf(file).match(/^# \d{4} (.+)$/m)?.[1];
    return `- ${numberOf(file)} [${title}](${basename(file)})`;
  });
  // It is sorted by subject.
  const index = textOf(join(folder, 'README.md'))
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(index.toSorted()).toEqual(titled);
});
