import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, textOf } from '../support/source-files.ts';

const files = codeFiles().map((file) => ({ file, text: textOf(file) }));

/** Values a file exports by name; a type may be exported so that what takes or answers it can be named. */
const exported = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;
const named = /^(?:import|export)\s(?:type\s)?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/gm;
const whole = /^import \* as (\w+) from '(\.[^']+)'/gm;
const later = /\bimport\('(\.[^']+)'\)/g;

/** Import lines and comments: a name in them takes nothing. */
const notCode = /^import\s[^;]*;|\/\*[\s\S]*?\*\/|\/\/.*/gm;

const path = (file: string, requested: string): string => normalize(join(dirname(file), requested));

/** What one file takes of others: by name, or as a member of all that a file exports. */
const namesTaken = ({ file, text }: { file: string; text: string }): string[] => [
  ...[...text.matchAll(named)].flatMap(([, names, from]) =>
    names!.split(',').map((one) => `${path(file, from!)} ${one.trim().replace(/^type |\s+as .*$/g, '')}`),
  ),
  ...[...text.matchAll(whole)].flatMap(([, name, from]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\s*\\.\\s*(\\w+)`, 'g'))].map(
      ([, member]) => `${path(file, from!)} ${member}`,
    ),
  ),
];

/** Files that one file takes with all they export: fetched later, or handed on as a value. */
const wholesTaken = ({ file, text }: { file: string; text: string }): string[] => [
  ...[...text.matchAll(later)].map(([, from]) => path(file, from!)),
  ...[...text.matchAll(whole)]
    .filter(([, name]) => new RegExp(`\\b${name}\\b(?!\\s*[.:?'])`).test(text.replace(notCode, '')))
    .map(([, , from]) => path(file, from!)),
];

/** What is exported for another reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/domain/documents/kinds.ts documentKinds': 'a convention compiles a file that adds a kind to it',
};

test('what a file exports another one takes', () => {
  const taken = new Set(files.flatMap(namesTaken));
  const wholes = new Set(files.flatMap(wholesTaken));
  const unused = files
    .filter(({ file }) => /^(src|server|tools|bench)\//.test(file) && !wholes.has(file))
    .flatMap(({ file, text }) => [...text.matchAll(exported)].map(([, name]) => `${file} ${name}`));
  expect(unused.filter((one) => !taken.has(one))).toEqual(Object.keys(exceptions));
});
