import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

const readers = [
  'server/settings.ts',
  'server/gateway-settings.ts',
  'server/plan-payment-settings.ts',
  'tools/sandboxes/src/settings.ts',
];

/** The names the reader asks the environment for. */
const requested = [
  ...new Set(
    readers.flatMap((reader) =>
      [...textOf(reader).matchAll(/\benvironment\.([A-Z][A-Z_]+)/g)].map(([, name]) => name!),
    ),
  ),
].sort();

test('the environment is read in one place', () => {
  // Building the page sets NODE_ENV for the bundler and puts it back; nothing is read from it.
  const others = filesOf(/^(server|src|tools\/sandboxes)\/.*\.(tsx?|mjs)$/).filter(
    (file) => ![...readers, 'server/build.mjs', 'src/screens/kit/inspected.ts'].includes(file),
  );
  expect(others.filter((file) => /\bprocess\.env\b|\bimport\.meta\.env\b/.test(textOf(file)))).toEqual([]);
});

test('every setting that is read is told in .env.example and named in the README, and no other', () => {
  expect(requested.length).toBeGreaterThan(10);
  const documented = [...textOf('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name!,
  );
  expect([...new Set(documented)].sort()).toEqual(requested);
  const settings = textOf('README.md').split('## Settings')[1]!.split('\n## ')[0]!;
  expect(requested.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
