import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';

export interface TestDatabase {
  /** A superuser's `postgres://` address of a database only this test file uses. */
  readonly url: string;
  /** Verifies its books, ends its sessions and removes it. May be called again. */
  drop(): Promise<void>;
}

/** Of how many businesses of a file the reports are read, those with the most entries: each costs as much as a page of it. */
const busiest = 2;

const standing = new Set<TestDatabase>();

/**
 * A migrated, empty database, cloned from the run's template in a fraction of a second. At the latest when the file's
 * tests are over its books are verified, and the file fails where they do not hold: a test that breaks books on purpose
 * works on a `copyOf` them.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  return makeDatabase(cloneOf(inject('postgres').template), true);
}

/** A copy of a database that has no sessions at the moment. It may be broken on purpose: nothing is verified. */
export async function copyOf(database: TestDatabase): Promise<TestDatabase> {
  return makeDatabase(cloneOf(new URL(database.url).pathname.slice(1)), false);
}

/** A database without a single table. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('', false);
}

const cloneOf = (name: string): string => `template ${name} strategy ${inject('postgres').strategy}`;

async function makeDatabase(from: string, verified: boolean): Promise<TestDatabase> {
  const { url: server } = inject('postgres');
  const name = `test_${process.env.VITEST_POOL_ID ?? 0}_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} ${from}`);
  const url = inDatabase(server, name);
  let dropped: Promise<void> | undefined;
  const drop = async () => {
    const violations = verified ? await verify(url, { reportsOf: busiest }) : [];
    await asAdmin(server, `drop database if exists ${name} with (force)`);
    if (violations.length)
      throw new Error(
        ['These books do not hold:', ...violations.map((one) => `${one.invariant} ${one.sentence}`)].join(
          '\n',
        ),
      );
  };
  const database: TestDatabase = {
    url,
    drop() {
      standing.delete(database);
      dropped ??= drop();
      return dropped;
    },
  };
  standing.add(database);
  return database;
}

/** Drops what the file's tests have made and left, each verified; called by verify.setup.ts when they are over. */
export async function dropAll(): Promise<void> {
  for (const database of standing) await database.drop();
}

/** The same server and user, another database. */
export function inDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** One statement in a session of its own. */
export async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** How many sessions of a database wait for somebody else's lock. */
export async function waitingForLocks(session: Client): Promise<number> {
  const { rowCount } = await session.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
