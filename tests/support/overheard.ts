import type pg from 'pg';

/** A query of pg's, or several that leave together. */
type QueryArgument = string | { text: string } | { statements: readonly { text: string }[] };

const textsOf = (statement: QueryArgument): string[] => {
  if (typeof statement === 'string') return [statement];
  return 'statements' in statement ? statement.statements.map(({ text }) => text) : [statement.text];
};

/** A pool's client of whose statements each is told as it leaves, until it is given back. */
export const overheard = (client: pg.PoolClient, listener: (text: string) => void): pg.PoolClient => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const release = client.release.bind(client);
  client.query = ((...given: unknown[]) => {
    for (const text of textsOf(given[0] as QueryArgument)) listener(text);
    return query(...given);
  }) as never;
  client.release = (fault) => {
    client.query = query as never;
    client.release = release;
    release(fault);
  };
  return client;
};
