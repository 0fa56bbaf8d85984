import type pg from 'pg';

/** A query of pg's, or several that leave together. */
type Asked = string | { text: string } | { statements: readonly { text: string }[] };

const textsOf = (asked: Asked): string[] => {
  if (typeof asked === 'string') return [asked];
  return 'statements' in asked ? asked.statements.map(({ text }) => text) : [asked.text];
};

/** A pool's client of whose statements each is told as it leaves, until it is given back. */
export const overheard = (client: pg.PoolClient, told: (text: string) => void): pg.PoolClient => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const release = client.release.bind(client);
  client.query = ((...given: unknown[]) => {
    for (const text of textsOf(given[0] as Asked)) told(text);
    return query(...given);
  }) as never;
  client.release = (fault) => {
    client.query = query as never;
    client.release = release;
    release(fault);
  };
  return client;
};
