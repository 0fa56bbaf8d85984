import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** A superuser's `postgres://` address of a database only this test file uses. */
  readonly url: string;
  /** Ends its sessions and removes it. */
  drop(): Promise<void>;
}

/**
 * A migrated, empty database, cloned from the run's template in a fraction of a second.
 * By the default strategy: FILE_COPY clones as fast, but forces its files to disk, and dropping them takes longer still.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('postgres');
  const name = `test_${process.env.VITEST_POOL_ID ?? 0}_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name} template ${template}`);
  return {
    url: inDatabase(url, name),
    drop: () => asAdmin(url, `drop database if exists ${name} with (force)`),
  };
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
