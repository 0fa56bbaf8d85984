import type { Database } from './database.ts';
import { isSessionWhole, prepared } from './tx.ts';

/** Runs a statement in a transaction of the access role. */
export type AccessQuery = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Single statements of the access role, each a transaction of its own. */
export const asAccess =
  (database: Database): AccessQuery =>
  (text, values) =>
    prepared(database.access, text, values);

/** A transaction in the tables of identity: users, sessions, proofs, letters. It sees no books. */
export const withAccess = async <T>(
  database: Database,
  fn: (query: AccessQuery) => Promise<T>,
): Promise<T> => {
  const client = await database.access.connect();
  let fault: Error | undefined;
  try {
    await prepared(client, 'begin');
    const result = await fn((text, values) => prepared(client, text, values));
    await prepared(client, 'commit');
    return result;
  } catch (error) {
    if (!isSessionWhole(error)) fault = error as Error;
    // One that broke rolls back by itself, and might never answer.
    if (!fault) await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // A connection whose session broke must not go back to the pool.
    client.release(fault);
  }
};
