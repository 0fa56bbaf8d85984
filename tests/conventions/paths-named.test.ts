import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/security.md',
  'docs/use.md',
  'tools/paths/README.md',
];

/** Paths of this repository as prose names them; `<subject>` and `*` stand for a part of a name. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|server|tests|tools|bench|docs|\.ci)\/[^`\s:]+)`/g)].map(([, path]) => path!);

/** Pages that a link of a document leads to here. */
const linkedFrom = (path: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) => join(dirname(path), to!));

const isThere = (path: string): boolean => {
  const pattern = path.replaceAll(/<[^>]+>/g, '*');
  return pattern.includes('*') ? globSync([`${pattern}*`, `${pattern}*/**`]).length > 0 : existsSync(pattern);
};

test.each(documents)('every path that %s names is one of the tree', (path) => {
  const text = readFileSync(path, 'utf8');
  const named = [...namedIn(text), ...linkedFrom(path, text)];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});
