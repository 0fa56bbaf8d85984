import type { Database } from '../database/database.ts';
import { endTransaction, preparedOn } from '../database/prepared.ts';
import type { Query } from '../database/row.ts';
import { singleStatementsOn } from '../database/single-statements.ts';
import { holding, isSessionWhole } from '../database/tx.ts';

/** Runs a statement in a transaction of the access role. */
export type AccessQuery = Query;

/** Single statements of the access role, each a transaction of its own. */
export const asAccess = ({ access }: Database): AccessQuery => singleStatementsOn(access);

const attempt = async <T>({ access }: Database, fn: (query: AccessQuery) => Promise<T>): Promise<T> => {
  const client = await access.connect();
  const query = preparedOn(client);
  let fault: Error | undefined;
  try {
    await query('begin');
    const result = await fn(query);
    await endTransaction(client, 'commit');
    return result;
  } catch (error) {
    if (!isSessionWhole(error)) fault = error as Error;
    // One that broke rolls back by itself, and might never answer.
    if (!fault) await query('rollback').catch(() => {});
    throw error;
  } finally {
    // A connection whose session broke must not go back to the pool.
    client.release(fault);
  }
};

/** A transaction in the tables of identity: users, sessions, proofs, letters. It sees no books. Throws within another transaction. */
export const withAccess = <T>(database: Database, fn: (query: AccessQuery) => Promise<T>): Promise<T> =>
  holding('access', () => attempt(database, fn));
