import type pg from 'pg';
import { answerMs } from './database-fault.ts';
import { preparedOn } from './prepared.ts';
import { type Query, queryBy } from './row.ts';
import { isSessionWhole, refuseSingleWithin } from './tx.ts';

/**
 * Runs single statements, each in a transaction of its own on whichever connection is free.
 *
 * @param withinMs how long an answer is waited for
 */
export const singleStatementsOn = (pool: pg.Pool, withinMs = answerMs): Query =>
  queryBy(async ({ row, text, values }) => {
    refuseSingleWithin();
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      const query = preparedOn(client, withinMs);
      return await (row ? query(row, text, values) : query(text, values));
    } catch (error) {
      if (!isSessionWhole(error)) fault = error as Error;
      throw error;
    } finally {
      // A connection whose session broke must not go back to the pool.
      client.release(fault);
    }
  });
