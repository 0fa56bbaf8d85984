import type pg from 'pg';

/** Works in one transaction that sees the rows of every business: the owner's, who says that it does maintenance. */
export const acrossBusinesses = async <T>(
  client: Pick<pg.ClientBase, 'query'>,
  work: () => Promise<T>,
): Promise<T> => {
  await client.query(`begin; set local app.maintenance = 'on'`);
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/**
 * Runs one statement so.
 *
 * @param pool the owner's, for the server's roles see one business
 */
export const runAcrossBusinesses = async (
  pool: pg.Pool,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> => {
  const client = await pool.connect();
  try {
    await acrossBusinesses(client, () => client.query(statement, [...values]));
  } finally {
    client.release();
  }
};
