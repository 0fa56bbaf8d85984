import { Client } from 'pg';
import { rankOf, times } from './thorough.ts';

/** The acts that one runs beside, itself among them: so many every day, by chance, and every one where all is run. */
export const partnersOf = (one: string, names: readonly string[], everyday: number): string[] => {
  const rank = (other: string) => (other === one ? -1 : rankOf([one, other].sort().join(' ')));
  return [...names].sort((a, b) => rank(a) - rank(b)).slice(0, times('PAIRS', everyday, names.length));
};

/** How many deadlocks the sessions of a database have met that are over. */
export const deadlocksIn = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows[0]!.deadlocks;
};
