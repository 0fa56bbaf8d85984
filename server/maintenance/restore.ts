import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';
import { knowsVersion, migrate } from '../store/migrate.ts';
import { appliedVersion, currentName, isBeforeFiles } from '../store/schema-version.ts';
import { asMaintainer, MaintenanceRefusal } from './connection.ts';
import { type ArchivedTable, fileOf, type Manifest, readManifest } from './manifest.ts';
import { tablesInOrder } from './tables.ts';
import { type Violation, verify } from './verify.ts';

const checkFile = async (directory: string, { table, sha256 }: ArchivedTable): Promise<void> => {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(fileOf(directory, table))) hash.update(chunk);
  } catch {
    throw new MaintenanceRefusal(`The archive is incomplete: ${fileOf(directory, table)} can’t be read.`);
  }
  if (hash.digest('hex') !== sha256)
    throw new MaintenanceRefusal(`${fileOf(directory, table)} is damaged: its checksum differs.`);
};

/** Empty means no tables, or none with a row at a schema not past the archive's: a restore that broke off can be repeated. */
const isEmpty = async (client: pg.Client, schema: string): Promise<boolean> => {
  const version = await appliedVersion(client);
  const tables = await tablesInOrder(client);
  if (version === null ? tables.length : version > schema) return false;
  for (const { table } of tables)
    if ((await client.query(`select 1 from ${table} limit 1`)).rowCount) return false;
  return true;
};

/** Beside others a business goes in at the schema it was archived at, and once. Its people may be there already; nobody else has their addresses. */
const requirePlace = async (
  client: pg.Client,
  { schema, business }: Manifest & { business: NonNullable<Manifest['business']> },
): Promise<void> => {
  const version = await appliedVersion(client);
  if (version !== schema)
    throw new MaintenanceRefusal(
      `The archive is of schema ${schema}, and the database is at ${version ?? 'none of ours'}: archive the business with the program that runs there.`,
    );
  if ((await client.query('select 1 from business where id = $1', [business.id])).rowCount)
    throw new MaintenanceRefusal(`${business.name} is in this database already: nothing was changed.`);
};

/** Refuses a database the archive can't go into: everybody's into an empty one alone, a business's beside others too. */
const requireFit = (url: string, manifest: Manifest): Promise<void> =>
  asMaintainer(url, async (client) => {
    if (await isEmpty(client, manifest.schema)) return;
    const { business } = manifest;
    if (business) return requirePlace(client, { ...manifest, business });
    throw new MaintenanceRefusal(
      'The database is not empty: restore into a new one, so that nothing is lost or mixed.',
    );
  });

const uniqueViolation = '23505';

/** Adds the people of a business who aren't there yet. Throws `MaintenanceRefusal` where somebody else has proved one's address. */
const mergePeople = async (client: pg.Client, columns: readonly string[]): Promise<void> => {
  try {
    const named = columns.join(', ');
    await client.query(
      `insert into app_user (${named}) select ${named} from arriving on conflict (id) do nothing`,
    );
  } catch (error) {
    if ((error as pg.DatabaseError).code !== uniqueViolation) throw error;
    await client.query('rollback');
    throw new MaintenanceRefusal(
      'Somebody of its team has another account with the same email in this database: change one of the two addresses first.',
    );
  }
};

/** Copies a table's file into a table of these columns. Throws `MaintenanceRefusal` where the manifest says another number of rows. */
const copyFile = async (
  client: pg.Client,
  directory: string,
  { table, columns, rows }: ArchivedTable,
  into = table,
): Promise<void> => {
  const sink = client.query(copyFrom(`copy ${into} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(fileOf(directory, table)), sink);
  if (sink.rowCount !== rows)
    throw new MaintenanceRefusal(`${table} has ${sink.rowCount} rows, and the manifest says ${rows}.`);
};

/** The people of one business's archive, some of whom may be there. */
const copyPeople = async (client: pg.Client, directory: string, people: ArchivedTable): Promise<void> => {
  await client.query('create temp table arriving (like app_user) on commit drop');
  await copyFile(client, directory, people, 'arriving');
  await mergePeople(client, people.columns);
};

const guardedTables = `select c.relname as table from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  and c.relrowsecurity and c.relforcerowsecurity`;

/** The archived tables in the order their rows can go in; the book, with its lock date, last. */
const inOrder = async (client: pg.Client, manifest: Manifest): Promise<ArchivedTable[]> => {
  const known = await tablesInOrder(client);
  const place = new Map(known.map(({ table }, index) => [table, table === 'book' ? known.length : index]));
  for (const { table, columns } of manifest.tables) {
    const there = known.find((one) => one.table === table)?.columns ?? [];
    if (columns.some((column) => !there.includes(column)))
      throw new MaintenanceRefusal(`The archive does not fit its schema ${manifest.schema}: see ${table}.`);
  }
  return [...manifest.tables].sort((a, b) => place.get(a.table)! - place.get(b.table)!);
};

/**
 * Copies all rows in one transaction, as the owner, with every constraint and trigger at work: lines join their entries
 * because both are of this transaction, and every entry is balanced again. Two guards make way for a restore and for
 * nothing else: COPY FROM refuses tables under row security, so the owner is let past it until the end of the transaction;
 * and the lock date comes last, since it would refuse the very entries that are before it.
 */
const copyRows = async (client: pg.Client, directory: string, manifest: Manifest): Promise<void> => {
  const guarded = await preparedOn(client, 0)({ table: column.text }, guardedTables);
  await client.query('begin');
  for (const { table } of guarded) await client.query(`alter table ${table} no force row level security`);
  for (const one of await inOrder(client, manifest)) {
    const isPeople = manifest.business !== undefined && one.table === 'app_user';
    await (isPeople ? copyPeople : copyFile)(client, directory, one);
  }
  await client.query('set constraints all immediate');
  for (const { table } of guarded) await client.query(`alter table ${table} force row level security`);
  await client.query('commit');
};

/** The step of this program that an archive's schema is. Throws `MaintenanceRefusal` for one that it doesn't have. */
const knownVersion = (version: string): string => {
  if (isBeforeFiles(version))
    throw new MaintenanceRefusal(
      `The archive is of schema ${version}, older than this version of Counterfoil can read: restore it with the last version before this one, then start this one on that database.`,
    );
  const known = currentName(version);
  if (!knowsVersion(known))
    throw new MaintenanceRefusal(
      `The archive is of schema ${version}, which this program does not know: restore it with the program that made it, or a newer one.`,
    );
  return known;
};

/**
 * Restores an archive into an empty database, one of a single business beside others too: migrated to the archive's schema, filled, migrated on to this program's,
 * and verified. Works from one PostgreSQL version to another, and between the embedded engine and any other.
 *
 * @param url a connection as the user who is to own the tables
 * @returns what the manifest says, and what verify finds wrong
 * @throws MaintenanceRefusal, before anything is written, when the archive or the database is not fit for it
 */
export const restore = async (
  url: string,
  directory: string,
): Promise<{ manifest: Manifest; violations: Violation[] }> => {
  const archived = await readManifest(directory);
  const manifest = { ...archived, schema: knownVersion(archived.schema) };
  for (const table of manifest.tables) await checkFile(directory, table);
  await requireFit(url, manifest);
  await migrate(url, manifest.schema);
  await asMaintainer(url, (client) => copyRows(client, directory, manifest));
  await migrate(url);
  return { manifest, violations: await verify(url) };
};
