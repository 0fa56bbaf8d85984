import { createHash } from 'node:crypto';
import type pg from 'pg';
import { types } from './database.ts';
import { answerMs } from './database-fault.ts';
import { type Query, queryBy, rowsFrom } from './row.ts';

const names = new Map<string, string>();

/** The name a statement is prepared under, made from its text. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
};

/**
 * Runs statements prepared under a name made from their text, so that PostgreSQL parses and plans each once per connection. On a connection that
 * pipelines (`database.ts`) what is sent together, by `Promise.all`, is carried out in its order and shares one wait.
 *
 * @param withinMs how long the next answer is waited for; 0 for as long as it takes
 */
export const preparedOn = (client: pg.ClientBase | pg.Pool, withinMs = answerMs): Query =>
  queryBy(async (statement) => {
    const { text, values = [] } = statement;
    const { rows, fields } = await client.query({
      name: nameOf(text),
      text,
      values: [...values],
      types,
      rowMode: 'array',
      query_timeout: withinMs,
    } as pg.QueryArrayConfig);
    return rowsFrom(statement, fields, rows);
  });

/** Ends a transaction. @throws Error where PostgreSQL rolled back instead of committing, for a statement in it had failed: it calls that no error */
export const endTransaction = async (client: pg.ClientBase, how: 'commit' | 'rollback'): Promise<void> => {
  const { command } = await client.query({ text: how, query_timeout: answerMs } as pg.QueryConfig);
  if (command !== how.toUpperCase()) throw new Error('A statement failed, and its transaction with it.');
};
