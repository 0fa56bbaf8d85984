import { existsSync, readFileSync } from 'node:fs';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title as it runs: `%s` and `$name` stand for what each case brings. */
export const patternOf = (title: string): RegExp =>
  new RegExp(
    `^${title
      .split(/%[sdifjo]|\$\{[^}]*\}|\$[A-Za-z.]+/)
      .map(escaped)
      .join('.+')}$`,
    's',
  );

/** Titles of a test file as written; `%s` and `$name` stand for what each case brings. */
const titlesOf = (path: string): RegExp[] => {
  const titled = /(?:\b(?:it|test|describe)|\))\(\s*(['`])((?:\\.|(?!\1).)+)\1\s*,/g;
  return [...readFileSync(path, 'utf8').matchAll(titled)].map(([, , title]) => patternOf(title!));
};

const known = new Map<string, RegExp[]>();

/** True when a test stands as a document names it: `tests/server/tax.test.ts › deleting › a used tax is deactivated`. */
export const stands = (proof: string): boolean => {
  const [path, ...titles] = proof.split(' › ');
  if (!path || titles.length === 0 || !/^tests\/.*\.test\.tsx?$/.test(path) || !existsSync(path))
    return false;
  if (!known.has(path)) known.set(path, titlesOf(path));
  return titles.every((title) => known.get(path)!.some((pattern) => pattern.test(title)));
};
