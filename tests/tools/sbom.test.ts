import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Component, isAllowed, licenceOf, licencePage } from '../../server/licences.ts';

const folder = mkdtempSync(join(tmpdir(), 'counterfoil-sbom-'));
let bill: { bomFormat: string; components: Component[] };
beforeAll(() => {
  execFileSync('node_modules/.bin/tsx', ['server/sbom.ts', folder], { stdio: 'pipe' });
  bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** A workspace of ours, which is not shipped. */
  link?: boolean;
}
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
/** Packages of others, by their place. */
const locked = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);

test('the bill of materials names every package that is shipped, by version, and none of the tests’', () => {
  expect(bill.bomFormat).toBe('CycloneDX');
  const billed = new Map(bill.components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(dependencies))
    expect([name, billed.get(name)]).toEqual([name, version]);
  const installed = locked.filter(([path, { dev, devOptional }]) => !dev && !devOptional && existsSync(path));
  // npm's own --omit=dev leaves out what the tests need too.
  const left = installed
    .map(([path]) => path.split('node_modules/').at(-1)!)
    .filter((name) => !billed.has(name));
  expect(left).toEqual([]);
  for (const name of ['vitest', 'playwright-core', 'axe-core']) expect(billed.has(name)).toBe(false);
});

test('no package that is shipped anywhere has a licence that is not allowed', () => {
  const shipped = locked.filter(([, { dev }]) => !dev);
  expect(shipped.length).toBeGreaterThan(bill.components.length / 2);
  const refused = shipped
    .map(([path, { license, version }]) => ({
      name: path.split('node_modules/').at(-1)!,
      version,
      licenses: license ? [{ expression: license }] : [],
    }))
    .filter((one) => !isAllowed(licenceOf(one)))
    .map((one) => `${one.name} ${one.version}: ${licenceOf(one)}`);
  expect(refused).toEqual([]);
});

test.each([
  '',
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  'SSPL-1.0',
  'UNLICENSED',
  'GPL-2.0 OR CC0-1.0',
  'MIT AND (GPL-2.0 OR CC0-1.0)',
])('the licence %j is not allowed', (expression) => expect(isAllowed(expression)).toBe(false));

test.each(['MIT', 'MIT or MPL-2.0', '(MIT OR CC0-1.0)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
  'the licence %j is allowed',
  (expression) => expect(isAllowed(expression)).toBe(true),
);

test('the licences are listed with their packages, and what names none says so', () => {
  const page = readFileSync(join(folder, 'licences.md'), 'utf8');
  expect(page).toBe(licencePage(bill.components));
  expect(page).toMatch(/## MIT\n\n.*\bfastify \d/);
  expect(page).toMatch(/## LGPL-3\.0-or-later\n\n@img\/sharp-libvips/);
  expect(licencePage([{ name: 'stray', version: '1.0.0' }])).toContain('## none\n\nstray 1.0.0');
});

test('the image is built with both', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(
    /RUN npm run build && npm run -s sbom && .*npm prune --omit=dev/,
  );
});
