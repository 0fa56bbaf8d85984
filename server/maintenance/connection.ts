import pg from 'pg';
import { schemaVersion } from '../store/migrate.ts';

/** Why a maintenance command does nothing, as one sentence a person can act on. */
export class MaintenanceRefusal extends Error {
  override readonly name = 'MaintenanceRefusal';
}

const mayNotSee = `
  select 1 from pg_class c where c.oid = to_regclass('public.journal_entry') and not pg_has_role(c.relowner, 'usage')`;

/**
 * A session of the database's owner that says it does maintenance, so that row security shows it every business.
 *
 * @throws MaintenanceRefusal when the user isn't the owner: to anyone else every table would look empty
 */
export const asMaintainer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set app.maintenance = 'on'; set datestyle = 'ISO'; set timezone = 'UTC'`);
    if ((await client.query(mayNotSee)).rowCount)
      throw new MaintenanceRefusal('Maintenance needs the user who owns the tables of Counterfoil.');
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * A session that reads every business and writes only sums, as the role of maintenance: its policy is plainly true, so that the planner knows how
 * large a table is. At a schema that doesn't have the role yet it is the owner's.
 *
 * @throws MaintenanceRefusal when the user isn't the owner
 */
export const asMaintenanceRole = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  asMaintainer(url, async (client) => {
    const version = await appliedVersion(client);
    if (version !== null && version >= '0216-maintenance-role')
      await client.query('set role counterfoil_maintenance');
    return work(client);
  });

/** The newest step applied to a database, or null where there is no schema of ours. */
export const appliedVersion = async (client: pg.Client): Promise<string | null> => {
  const { rows: tables } = await client.query(
    `select to_regclass('public.kysely_migration') is not null as there`,
  );
  if (!tables[0].there) return null;
  const { rows } = await client.query('select max(name) as name from kysely_migration');
  return rows[0].name;
};

/** Refuses a database that does not stand at this program's schema. */
export const requireCurrentSchema = async (client: pg.Client): Promise<void> => {
  const version = await appliedVersion(client);
  if (version !== schemaVersion())
    throw new MaintenanceRefusal(
      `The database stands at schema ${version ?? 'none'}, and this program works on ${schemaVersion()}: start its server once, which migrates.`,
    );
};
