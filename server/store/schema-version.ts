import type pg from 'pg';
import { preparedOn } from './database/prepared.ts';
import { column } from './database/row.ts';

/** What the files of `schema` make. Migrations after it have greater names. */
export const filesVersion = '0300-schema';

/** The last migration that is folded into the files: a database there has the schema they make, under another name. */
export const lastFolded = '0218-unread-number-index';

/** Why a database is neither made nor brought on, as one sentence a person can act on. */
export class SchemaRefusal extends Error {
  override readonly name = 'SchemaRefusal';
}

/** The refusal of a database that is at a step this program doesn't have. */
export const unknownSchema = (version: string): SchemaRefusal =>
  new SchemaRefusal(
    `The database is at schema ${version}, which this version of Counterfoil doesn’t know: start the version that brought it there, or a newer one.`,
  );

/** True for a version older than the files, from which no step leads on here. */
export const isBeforeFiles = (version: string): boolean => version < lastFolded;

/** A version as it is called now. */
export const currentName = (version: string): string => (version === lastFolded ? filesVersion : version);

const isThere = async (client: pg.ClientBase, table: string): Promise<boolean> => {
  const [row] = await preparedOn(client, 0)(
    { there: column.bool },
    'select to_regclass($1) is not null as there',
    [`public.${table}`],
  );
  return row!.there;
};

/** The steps a database has, in their order. */
export const versionsIn = async (client: pg.ClientBase): Promise<string[]> => {
  if (!(await isThere(client, 'schema_version'))) return [];
  const query = preparedOn(client, 0);
  const rows = await query({ version: column.text }, 'select version from schema_version order by version');
  return rows.map(({ version }) => version);
};

/** Where the program of before noted its migrations; null where it made nothing. */
const oldVersion = async (client: pg.ClientBase): Promise<string | null> => {
  if (!(await isThere(client, 'kysely_migration'))) return null;
  const [row] = await preparedOn(client, 0)(
    { name: column.text.orNull },
    'select max(name) as name from kysely_migration',
  );
  return row!.name;
};

/** The newest step noted in a database, as it was called then; null where there is no schema of ours. */
const notedVersion = async (client: pg.ClientBase): Promise<string | null> =>
  (await versionsIn(client)).at(-1) ?? oldVersion(client);

/**
 * The newest step applied to a database, or null where there is no schema of ours.
 *
 * @throws SchemaRefusal for a database from which no step leads on here
 */
export const appliedVersion = async (client: pg.ClientBase): Promise<string | null> => {
  const version = await notedVersion(client);
  if (version !== null && isBeforeFiles(version))
    throw new SchemaRefusal(
      `The database is at schema ${version}, older than this version of Counterfoil can bring on: start the last version before this one once, which brings it to ${lastFolded}, then this one.`,
    );
  return version === null ? null : currentName(version);
};

/** Creates the table of applied steps unless it exists. The schema files grant reading it, like every other table. */
export const makeVersions = async (client: pg.ClientBase): Promise<void> => {
  await client.query('create table if not exists schema_version (version text primary key)');
};

/** Notes a step as applied. */
export const noteVersion = async (client: pg.ClientBase, version: string): Promise<void> => {
  await client.query('insert into schema_version (version) values ($1)', [version]);
};

/**
 * Takes over a database at the last migration that is folded into the files: it has the schema they make, and is noted as such.
 *
 * @throws SchemaRefusal for an older one, and for one that a program we don't know brought further
 */
export const takeOver = async (client: pg.ClientBase): Promise<void> => {
  await appliedVersion(client);
  const version = await notedVersion(client);
  if (version !== null && version !== lastFolded) {
    if (await isThere(client, 'kysely_migration')) throw unknownSchema(version);
    return;
  }
  await client.query('begin');
  if (version === lastFolded) {
    await makeVersions(client);
    await client.query('grant select on schema_version to counterfoil_maintenance');
    await client.query('delete from schema_version');
    await noteVersion(client, filesVersion);
  }
  await client.query('drop table if exists kysely_migration, kysely_migration_lock');
  await client.query('commit');
};
