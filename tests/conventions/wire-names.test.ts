import { expect, test } from 'vitest';
import { contract } from '../support/contract.ts';
import { codeFiles, importsOf, isWords, textOf } from '../support/source-files.ts';

interface Schema {
  def?: Record<string, unknown>;
}

/** Every key of a schema and of those in it. */
const keysOf = (schema: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema as Schema;
  if (!def) return [];
  const shape = (def.shape ?? {}) as Record<string, unknown>;
  const inner = [...Object.values(shape), def.element, def.innerType, ...((def.options as unknown[]) ?? [])];
  return [...Object.keys(shape), ...inner.flatMap((one) => keysOf(one, seen))];
};

const withoutRemarks = (file: string): string =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import [\s\S]*?;$/gm, '');

const wordsIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** What domain and machines call anything: a name they use is no wire name, whoever else uses it. What users read is not asked. */
const ourWords = new Set(
  codeFiles()
    .filter((file) => /^src\/(domain|machines)\//.test(file) && !isWords(file))
    .flatMap((file) => wordsIn(textOf(file))),
);

/** Names that are another's too: TanStack's client, a part of Chakra's dialogs, a kind of its toasts. */
const ofLibraries = new Set(['client', 'Description', 'success']);

const wireNames = new Set(
  contract
    .flatMap(({ query, body, answer }) => [query, body, answer].flatMap((schema) => keysOf(schema)))
    .filter((name) => !ourWords.has(name) && !ofLibraries.has(name)),
);

/** Where a name is that of a field: after a point, before a colon, or taken out of or put into an object. */
const fields = /\.([A-Za-z_]\w*)|\b([A-Za-z_]\w*)\??:|[{,]\s*([A-Za-z_]\w*)(?=\s*[,}=])/g;

const wireNamesIn = (file: string): string[] => [
  ...new Set(
    [...withoutRemarks(file).matchAll(fields)]
      .map(([, read, given, taken]) => (read ?? given ?? taken)!)
      .filter((name) => wireNames.has(name)),
  ),
];

const speaksWire = (file: string): string[] => [
  ...wireNamesIn(file),
  ...importsOf(file)
    .map(({ to }) => to)
    .filter((to) => /^src\/api\/wire\//.test(to)),
];

const screens = codeFiles().filter((file) => /^src\/(screens\/|main\.tsx$)/.test(file));

test('no screen speaks in wire names or knows contract and wire', () => {
  expect(wireNames.size).toBeGreaterThan(100);
  const found = screens.map((file) => ({ file, names: speaksWire(file) }));
  expect(found.filter(({ names }) => names.length)).toEqual([]);
});
