import { availableParallelism } from 'node:os';
import pg from 'pg';
import { decimal } from '../../../src/domain/money.ts';
import { failures } from '../../../src/domain/words/frame.ts';
import { type FairQueue, fairQueue } from '../../fair-queue.ts';
import { answerMs } from './database-fault.ts';

/** The roles the server works as. Neither has a login, bypasses row security, or is a superuser. */
type Role = 'counterfoil_app' | 'counterfoil_access';

/** One database as the server uses it: a pool per role. */
export interface Database {
  /** Sees one business, named by the transaction. */
  app: pg.Pool;
  /** The same, for reads of very many rows, such as exports. */
  long: pg.Pool;
  /** The turns in which businesses have those connections: half of the first at most, and one of the second. */
  turns: Readonly<Record<'app' | 'long', FairQueue>>;
  /** Sees identity: users, sessions, memberships. No books. */
  access: pg.Pool;
  /** Asks whether it answers, by a connection that nobody else uses. */
  probe: () => Promise<unknown>;
  /** The owner's address, past any pooler: for migrations, jobs and maintenance. */
  url: string;
  close: () => Promise<void>;
}

const { DATE, INT8, NUMERIC } = pg.types.builtins;
const readers = new Map<number, (text: string) => unknown>([
  [DATE, (text) => text],
  [INT8, (text) => text],
  [NUMERIC, decimal],
]);

/**
 * Reads a column. Days stay "YYYY-MM-DD" text, which pg would turn into local timestamps, and long integers stay text; exact
 * numbers are read as the domain writes them, "12.5" for 12.5000.
 */
const typeParser = (oid: number): ((text: string) => unknown) =>
  readers.get(oid) ?? pg.types.getTypeParser(oid, 'text');

/** How the columns of every answer are read. */
export const types = { getTypeParser: typeParser as typeof pg.types.getTypeParser };

/** As long as a free connection, or a new one, is waited for. */
const connectionMs = 10_000;

/** As many long reads as are under way for all businesses together. */
const longReads = 2;

/** How a session works: set by itself and not as a start-up option, which poolers drop. */
const sessionOf = (role: Role): Record<string, string> => ({
  role,
  lock_timeout: '15s',
  statement_timeout: `${(answerMs - 5_000) / 1000}s`,
  idle_in_transaction_session_timeout: '30s',
});

/** Makes a new connection one of a role, and proves that it is. Throws where the login may not take the role. */
const beginSession = async (client: pg.ClientBase, settings: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(settings)) await client.query(`set ${name} = '${value}'`);
  const columns = Object.keys(settings).map((name) => `current_setting('${name}')`);
  const { rows } = await client.query({
    text: `select current_user::text, ${columns.join(', ')}`,
    rowMode: 'array',
  });
  const [user, ...kept] = rows[0] as string[];
  if (user !== settings.role || Object.values(settings).some((value, at) => kept[at] !== value))
    throw new Error(`A connection works as ${user} and not as ${settings.role} with its time-outs.`);
};

const poolAs = (
  url: string,
  session: Record<string, string>,
  { max, waitMs = connectionMs }: { max: number; waitMs?: number },
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    // What is sent together shares one wait.
    pipeline: true,
    // Awaited before anybody has the connection; one that fails is closed.
    onConnect: (client) => beginSession(client, session),
  });
  // A lost connection is replaced by the next one asked for, and whoever holds it is told by their next statement; without
  // listeners, here for an idle one and there for one in somebody's hands, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

/** Why a database isn't worked on as it is, as one sentence a person can act on. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}

/**
 * Refuses an address behind which a connection isn't one session for as long as it lasts: what is set for it, such as its role, would be
 * another's. Each of two connections that are both open keeps a session of its own, however a pooler hands out those that are free: the last
 * one first, or each in its turn.
 *
 * @throws DatabaseSetupError
 */
export const refuseSharedSessions = async (url: string): Promise<void> => {
  const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  const sessions = clients.map(() => new Set<number>());
  try {
    for (const client of clients) await client.connect();
    for (const at of [0, 0, 1, 1, 0, 1])
      sessions[at]!.add((await clients[at]!.query('select pg_backend_pid() as pid')).rows[0].pid);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  if (sessions.some(({ size }) => size > 1) || new Set(sessions.flatMap((one) => [...one])).size < 2)
    throw new DatabaseSetupError(
      'The database is behind a pooler that shares sessions: set its pool_mode to session, or name the database itself. The server will not start.',
    );
};

const guardless = `
  select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('letter', 'inbox_event', 'signed_file')
    and (not c.relrowsecurity or not c.relforcerowsecurity
         or not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'own'))`;

/** Refuses a database whose guards are off: a role that bypasses row security, or a table without its policy. */
const checkGuards = async (pool: pg.Pool): Promise<void> => {
  const { rows: roles } = await pool.query(
    'select rolname from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  );
  if (roles.length)
    throw new DatabaseSetupError(
      `The role ${roles[0].rolname} bypasses row security; the server will not start.`,
    );
  const { rows: tables } = await pool.query(guardless);
  if (tables.length)
    throw new DatabaseSetupError(
      `These tables have no row security: ${tables.map((row) => row.relname).join(', ')}.`,
    );
};

/** Three connections for each core: more of them wait for one another's rows instead of here, and that costs more. */
const usualSize = Math.max(6, 3 * availableParallelism());

/** Where a database is reached; each may have a login of its own. */
export interface DatabaseUrls {
  /** The owner's, past any pooler. */
  url: string;
  /** Of logins that may take the roles of the server; the owner's when left out. */
  app?: string | undefined;
  access?: string | undefined;
}

/**
 * Opens a migrated database and proves its guards.
 *
 * @param at the owner's address, or that and those of the roles
 * @throws when a guard is off, sessions are shared, a login may not take its role, or the database can't be reached
 */
export const openDatabase = async (at: string | DatabaseUrls, poolSize = usualSize): Promise<Database> => {
  const { url, app: appUrl = url, access: accessUrl = url } = typeof at === 'string' ? { url: at } : at;
  for (const one of new Set([appUrl, accessUrl])) await refuseSharedSessions(one);
  const asApp = sessionOf('counterfoil_app');
  const app = poolAs(appUrl, asApp, { max: poolSize });
  const long = poolAs(appUrl, asApp, { max: longReads });
  const turns = {
    app: fairQueue({
      atOnce: poolSize,
      each: Math.max(1, Math.floor(poolSize / 2)),
      most: 2_000,
      waitMs: connectionMs,
      busy: failures.crowded,
    }),
    long: fairQueue({ atOnce: longReads, most: 100, busy: failures.manyFiles }),
  };
  const access = poolAs(accessUrl, sessionOf('counterfoil_access'), {
    max: Math.max(4, Math.ceil(poolSize / 2)),
  });
  const probing = poolAs(appUrl, asApp, { max: 1, waitMs: 2_000 });
  const probe = () =>
    probing.query({ text: 'select 1', query_timeout: 2_000 } as pg.QueryConfig & { query_timeout: number });
  const close = async () => {
    for (const turn of Object.values(turns)) turn.refuseWaiting(new Error('The server stops.'));
    await Promise.all([app.end(), long.end(), access.end(), probing.end()]);
  };
  try {
    await checkGuards(app);
    await checkGuards(access);
  } catch (error) {
    await close();
    throw error;
  }
  return { app, long, turns, access, probe, url, close };
};
