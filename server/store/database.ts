import { availableParallelism } from 'node:os';
import pg from 'pg';
import { decimal } from '../../src/domain/money.ts';
import * as failures from '../../src/domain/words/failures.ts';
import { inTurns, type Turns } from '../turns.ts';
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
  turns: Readonly<Record<'app' | 'long', Turns>>;
  /** Sees identity: users, sessions, memberships. No books. */
  access: pg.Pool;
  /** Asks whether it answers, by a connection that nobody else uses. */
  probe: () => Promise<unknown>;
  /** The owner's address, for migrations, jobs and maintenance. */
  url: string;
  /** Statements sent in one turn share a round trip. */
  pipelined: boolean;
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
export const typeParser = (oid: number): ((text: string) => unknown) =>
  readers.get(oid) ?? pg.types.getTypeParser(oid, 'text');

/** How the columns of every answer are read. */
export const types = { getTypeParser: typeParser as typeof pg.types.getTypeParser };

/** As long as a free connection, or a new one, is waited for. */
const connectionMs = 10_000;

/** As many long reads as are under way for all businesses together. */
const longReads = 2;

const poolAs = (
  url: string,
  role: Role,
  { max, waitMs = connectionMs, others = '' }: { max: number; waitMs?: number; others?: string },
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    options: `-c role=${role} -c lock_timeout=15s -c statement_timeout=${answerMs - 5_000} -c idle_in_transaction_session_timeout=30s ${others}`,
  });
  // A lost connection is replaced by the next one asked for, and whoever holds it is told by their next statement; without
  // listeners, here for an idle one and there for one in somebody's hands, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
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
    throw new Error(`The role ${roles[0].rolname} bypasses row security; the server will not start.`);
  const { rows: tables } = await pool.query(guardless);
  if (tables.length)
    throw new Error(`These tables have no row security: ${tables.map((row) => row.relname).join(', ')}.`);
};

/** An address that ends with `?pipeline=off` is of a connection pooler that can't take pipelines. */
const takesPipelines = (url: string): boolean => new URL(url).searchParams.get('pipeline') !== 'off';

/** Three connections for each core: more of them wait for one another's rows instead of here, and that costs more. */
const usualSize = Math.max(6, 3 * availableParallelism());

/**
 * Opens a migrated database and proves its guards.
 *
 * @param url a connection whose user may take both roles
 * @throws when a guard is off or the database can't be reached
 */
export const openDatabase = async (url: string, poolSize = usualSize): Promise<Database> => {
  const app = poolAs(url, 'counterfoil_app', { max: poolSize });
  // All it asks is looked up by a key; planned each time, a look-up took three times as long.
  const access = poolAs(url, 'counterfoil_access', {
    max: Math.max(4, Math.ceil(poolSize / 2)),
    others: '-c plan_cache_mode=force_generic_plan',
  });
  const long = poolAs(url, 'counterfoil_app', { max: longReads });
  const turns = {
    app: inTurns({
      atOnce: poolSize,
      each: Math.max(1, Math.floor(poolSize / 2)),
      most: 2_000,
      waitMs: connectionMs,
      busy: failures.crowded,
    }),
    long: inTurns({ atOnce: longReads, most: 100, busy: failures.manyFiles }),
  };
  const probing = poolAs(url, 'counterfoil_app', { max: 1, waitMs: 2_000 });
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
  return { app, long, turns, access, probe, url, pipelined: takesPipelines(url), close };
};
