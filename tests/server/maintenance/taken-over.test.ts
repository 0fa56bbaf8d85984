import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archive } from '../../../server/maintenance/archive.ts';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { restore } from '../../../server/maintenance/restore.ts';
import { verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { migrate, schemaVersion } from '../../../server/store/migrate.ts';
import { filesVersion, lastFolded } from '../../../server/store/schema-version.ts';
import { asAdmin, copyOf, emptyDatabase, type TestDatabase } from '../../support/database.ts';
import { given } from '../../support/given.ts';

const home = await mkdtemp(join(tmpdir(), 'counterfoil-taken-over-'));
let books: TestDatabase;
beforeAll(async () => {
  // At the schema the files make, before every migration since.
  books = await emptyDatabase();
  await migrate(books.url, filesVersion);
  // The program of today writes columns of events that are younger: they are there for its moment.
  const younger = [
    'role text',
    'source text',
    'import_id uuid',
    'changes jsonb',
    'act_id uuid',
    'part_of uuid',
  ];
  const altered = (each: (column: string) => string) =>
    asAdmin(books.url, `alter table event ${younger.map(each).join(', ')}`);
  await altered((column) => `add ${column}`);
  const database = await openDatabase(books.url);
  await given.business(database, { name: 'Busy Shop' });
  await database.close();
  await altered((column) => `drop ${column.split(' ')[0]}`);
});
afterAll(() => rm(home, { recursive: true }));

/** The books as the program of before left them at one of its migrations, which were noted in tables of their migrator. */
const booksAt = async (...migrations: string[]): Promise<TestDatabase> => {
  const copy = await copyOf(books);
  await asAdmin(
    copy.url,
    `drop table schema_version;
     create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
     create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
     grant select on kysely_migration, kysely_migration_lock to counterfoil_maintenance;
     insert into kysely_migration select name, '2026-01-31' from unnest('{${migrations.join(', ')}}'::text[]) name`,
  );
  return copy;
};

const noted = (url: string) =>
  asMaintainer(url, async (client) => {
    const { rows } = await client.query(
      `select array(select version from schema_version order by 1) as versions, to_regclass('kysely_migration') as migrations,
         to_regclass('kysely_migration_lock') as lock, (select array_agg(name) from business) as businesses,
         has_table_privilege('counterfoil_maintenance', 'schema_version', 'select') as readable`,
    );
    return rows[0];
  });

it('a database at the last migration of before is taken over as it is, once', async () => {
  const before = await booksAt('0217-unread-indexes', lastFolded);
  await migrate(before.url);
  const { versions, ...rest } = await noted(before.url);
  expect(versions[0]).toBe(filesVersion);
  expect(versions.at(-1)).toBe(schemaVersion());
  expect(rest).toEqual({ migrations: null, lock: null, businesses: ['Busy Shop'], readable: true });
  await migrate(before.url);
  expect((await noted(before.url)).versions).toEqual(versions);
  expect(await verify(before.url)).toEqual([]);
  await before.drop();
});

it('it is archived and restored before and after, and so is an archive made at that migration', async () => {
  const before = await booksAt(lastFolded);
  const directory = join(home, 'before');
  expect((await archive(before.url, directory, new Date())).schema).toBe(filesVersion);
  await before.drop();
  const manifest = join(directory, 'manifest.json');
  await writeFile(
    manifest,
    (await readFile(manifest, 'utf8')).replace(`"${filesVersion}"`, `"${lastFolded}"`),
  );
  const target = await emptyDatabase();
  expect((await restore(target.url, directory)).violations).toEqual([]);
  expect((await noted(target.url)).businesses).toEqual(['Busy Shop']);
});

const older = `The database is at schema 0217-unread-indexes, older than this version of Counterfoil can bring on: start the last version before this one once, which brings it to ${lastFolded}, then this one.`;

it('an older one is left alone, with the way on', async () => {
  const before = await booksAt('0216-maintenance-role', '0217-unread-indexes');
  await expect(migrate(before.url)).rejects.toThrow(older);
  await expect(verify(before.url)).rejects.toThrow(older);
  await expect(archive(before.url, join(home, 'older'), new Date())).rejects.toThrow(older);
  const { rows } = await asMaintainer(before.url, (client) =>
    client.query(`select count(*)::int as n, to_regclass('schema_version') as noted from kysely_migration`),
  );
  expect(rows).toEqual([{ n: 2, noted: null }]);
  await before.drop();
});

it('one that another program brought further is left alone too', async () => {
  const before = await booksAt(lastFolded, '0299-elsewhere');
  await expect(migrate(before.url)).rejects.toThrow(
    /^The database is at schema 0299-elsewhere, which this version of Counterfoil doesn’t know/,
  );
  await before.drop();
});

it('an archive of an older one is refused with the way on, before anything is written', async () => {
  const directory = join(home, 'old archive');
  await archive(books.url, directory, new Date());
  const manifest = join(directory, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(`"${filesVersion}"`, '"0203-vacuumed-sooner"'));
  const target = await emptyDatabase();
  await expect(restore(target.url, directory)).rejects.toThrow(
    'The archive is of schema 0203-vacuumed-sooner, older than this version of Counterfoil can read: restore it with the last version before this one, then start this one on that database.',
  );
  expect(
    await asMaintainer(target.url, (client) =>
      client.query('select 1 from pg_tables where schemaname = $1', ['public']),
    ),
  ).toMatchObject({ rowCount: 0 });
});
