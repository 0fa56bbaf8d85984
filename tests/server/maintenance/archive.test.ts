import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archive } from '../../../server/maintenance/archive.ts';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import type { Manifest } from '../../../server/maintenance/manifest.ts';
import { restore } from '../../../server/maintenance/restore.ts';
import { tablesInOrder } from '../../../server/maintenance/tables.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { schemaVersion } from '../../../server/store/migrate.ts';
import { asAdmin, emptyDatabase, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { withEverything } from '../../support/everything.ts';
import { given, type Shop } from '../../support/given.ts';
import { busyMonth } from '../../support/story.ts';

const now = new Date('2026-02-01T08:00:00Z');
const home = await mkdtemp(join(tmpdir(), 'counterfoil-archive-'));
const directory = join(home, 'archive');
let original: TestDatabase;
let shop: Shop;
let manifest: Manifest;

beforeAll(async () => {
  original = await freshDatabase();
  const database = await openDatabase(original.url);
  shop = await busyMonth(database);
  await withEverything(shop);
  await database.close();
  // Entries lie before the lock date by now: the restored ones must get past it.
  await asAdmin(original.url, `update book set locked_until = '2026-01-31'`);
  manifest = await archive(original.url, directory, now);
});
afterAll(() => rm(home, { recursive: true }));

/** Every row of every table as text, without the transaction ids that belong to one database alone. */
const contents = (url: string): Promise<Record<string, string[]>> =>
  asMaintainer(url, async (client) => {
    const found: Record<string, string[]> = {};
    for (const { table, columns } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(x)::text as row from (select ${columns.join(', ')} from ${table}) x order by 1`,
      );
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  });

/** A copy of the archive with its manifest changed. */
const archiveWith = async (change: (manifest: Manifest) => Partial<Manifest>): Promise<string> => {
  const copy = join(await mkdtemp(join(home, 'changed-')), 'archive');
  await archive(original.url, copy, now);
  const changed = { ...manifest, ...change(manifest) };
  await writeFile(join(copy, 'manifest.json'), JSON.stringify(changed));
  return copy;
};

it('writes the same books byte for byte, wherever their rows lie in the tables', async () => {
  const target = await emptyDatabase();
  await restore(target.url, directory);
  // Rows that were written again lie behind the others.
  await asAdmin(
    target.url,
    `set app.maintenance = 'on'; update contact set name = name where id in (select min(id::text)::uuid from contact)`,
  );
  await asAdmin(target.url, `set app.maintenance = 'on'; update app_user set first_name = first_name`);
  const again = join(home, 'byte for byte');
  expect(await archive(target.url, again, now)).toEqual(manifest);
  for (const name of await readdir(directory))
    expect((await readFile(join(again, name))).equals(await readFile(join(directory, name))), name).toBe(
      true,
    );
});

it('carries every row of every table into an empty database, where the books hold', async () => {
  const target = await emptyDatabase();
  expect((await restore(target.url, directory)).violations).toEqual([]);
  const { session, signed_file, server_process, ...kept } = await contents(original.url);
  const restored = await contents(target.url);
  expect(restored).toMatchObject(kept);
  expect([restored.session, restored.signed_file, restored.server_process]).toEqual([[], [], []]);
  expect(signed_file).toHaveLength(1);
});

it('says what it holds, and keeps it from other users of the machine', async () => {
  const stored = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'));
  expect(stored).toEqual(manifest);
  expect(manifest.schema).toBe(schemaVersion());
  expect(manifest.archivedAt).toBe('2026-02-01T08:00:00.000Z');
  expect(manifest.leftOut).toEqual(['session', 'signed_file', 'server_process']);
  expect(manifest.tables.find((one) => one.table === 'business')?.rows).toBe(1);
  expect((await stat(directory)).mode & 0o077).toBe(0);
});

it('leaves a database that goes on: the guards stand, and the next invoice gets the next number', async () => {
  const target = await emptyDatabase();
  await restore(target.url, directory);
  const database = await openDatabase(target.url);
  const again: Shop = { ...shop, database };
  shop.on('2026-02-02');
  await expect(given.invoice(again, { issued: '2026-01-20' })).rejects.toThrow(/locked until Jan 31, 2026/);
  const [counter] = (await contents(original.url)).series!.filter((row) => row.includes('"invoice"'));
  const { next } = JSON.parse(counter!) as { next: number };
  expect(next).toBeGreaterThan(5);
  expect((await given.invoice(again)).number).toBe(`INV-${String(next).padStart(4, '0')}`);
  await database.close();
});

it('works for an owner who is no superuser', async () => {
  const target = await emptyDatabase();
  const name = new URL(target.url).pathname.slice(1);
  await asAdmin(
    target.url,
    `create role ${name} login password 'secret'; grant counterfoil_app, counterfoil_access, counterfoil_maintenance to ${name} with admin option;
     alter database ${name} owner to ${name}; alter schema public owner to ${name}`,
  );
  const url = new URL(target.url);
  url.username = name;
  url.password = 'secret';
  expect((await restore(url.href, directory)).violations).toEqual([]);
  const again = join(home, 'again');
  const second = await archive(url.href, again, now);
  expect(second.tables.map(({ table, rows }) => [table, rows])).toEqual(
    manifest.tables.map(({ table, rows }) => [table, rows]),
  );
  await target.drop();
  await asAdmin(original.url, `drop role ${name}`);
});

it('can be repeated where a restore broke off before its rows were there', async () => {
  const target = await emptyDatabase();
  const broken = await archiveWith(({ tables }) => ({
    tables: tables.map((one) => (one.table === 'event' ? { ...one, rows: one.rows + 1 } : one)),
  }));
  await expect(restore(target.url, broken)).rejects.toThrow(
    /^event has \d+ rows, and the manifest says \d+\.$/,
  );
  expect((await restore(target.url, directory)).violations).toEqual([]);
});

it('refuses a database with rows in it', async () => {
  await expect(restore(original.url, directory)).rejects.toThrow(/The database is not empty/);
});

it('refuses a database with tables of somebody else', async () => {
  const target = await emptyDatabase();
  await asAdmin(target.url, 'create table invoices_2019 (n int)');
  await expect(restore(target.url, directory)).rejects.toThrow(/The database is not empty/);
});

it('refuses a file that changed since, and one that is missing, before it writes', async () => {
  const target = await emptyDatabase();
  const changed = await archiveWith(() => ({}));
  await appendFile(join(changed, 'contact.copy'), '\n');
  await expect(restore(target.url, changed)).rejects.toThrow(
    /contact\.copy is damaged: its checksum differs/,
  );
  await rm(join(changed, 'contact.copy'));
  await expect(restore(target.url, changed)).rejects.toThrow(/The archive is incomplete/);
  expect(await contents(target.url)).toEqual({});
});

it('refuses an archive of a schema or a format it does not know, and a directory without one', async () => {
  const target = await emptyDatabase();
  const newer = await archiveWith(() => ({ schema: '9999-tomorrow' }));
  await expect(restore(target.url, newer)).rejects.toThrow(
    /is of schema 9999-tomorrow, which this program does not know/,
  );
  const other = await archiveWith(() => ({ format: 'tar' as Manifest['format'] }));
  await expect(restore(target.url, other)).rejects.toThrow(/has the format tar/);
  await expect(restore(target.url, home)).rejects.toThrow(/There is no archive in/);
});

it.each([
  ['one that was cut short', (text: string) => text.slice(0, -40)],
  ['an empty one', () => ''],
  ['one that is no manifest', () => 'null'],
  ['one without its tables', (text: string) => JSON.stringify({ ...JSON.parse(text), tables: undefined })],
  ['one that names a table as none is named', (text: string) => text.replace('"contact"', '"../contact"')],
])('refuses a broken manifest and says what to do, before it writes: %s', async (_, change) => {
  const target = await emptyDatabase();
  const broken = await archiveWith(() => ({}));
  const file = join(broken, 'manifest.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
  await expect(restore(target.url, broken)).rejects.toThrow(
    /manifest\.json is damaged: it was cut short or changed\. Copy the archive again/,
  );
  expect(await contents(target.url)).toEqual({});
});

it('archives only into an empty directory, and only a database with our tables', async () => {
  await expect(archive(original.url, directory, now)).rejects.toThrow(/is not empty/);
  const nothing = await emptyDatabase();
  await expect(archive(nothing.url, join(home, 'nothing'), now)).rejects.toThrow(
    /There is nothing to archive/,
  );
});
