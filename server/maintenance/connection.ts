import pg from 'pg';
import { refuseSharedSessions } from '../store/database/database.ts';
import { schemaVersion } from '../store/migrate.ts';
import { appliedVersion } from '../store/schema-version.ts';

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
 * @throws DatabaseSetupError behind a pooler that shares sessions: what is set for this one would be another's
 */
export const asMaintainer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  await refuseSharedSessions(url);
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
 * large a table is. In a database without a schema of ours it is the owner's.
 *
 * @throws MaintenanceRefusal when the user isn't the owner, and SchemaRefusal when the schema is older than this program can bring on
 */
export const asMaintenanceRole = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  asMaintainer(url, async (client) => {
    if ((await appliedVersion(client)) !== null) await client.query('set role counterfoil_maintenance');
    return work(client);
  });

/** Carries some work out in one transaction, which is rolled back where it throws. */
export const inTransaction = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Refuses a database that is not at this program's schema. */
export const requireCurrentSchema = async (client: pg.Client): Promise<void> => {
  const version = await appliedVersion(client);
  if (version !== schemaVersion())
    throw new MaintenanceRefusal(
      `The database is at schema ${version ?? 'none'}, and this program works on ${schemaVersion()}: start its server once, which migrates.`,
    );
};
