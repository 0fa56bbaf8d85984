import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Client } from 'pg';

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

/**
 * The acts that one runs beside, itself among them: `PAIRS` says how many, `all` for every one. Which they are changes with every
 * commit, so that in time all of them have met.
 *
 * @param usual how many where `PAIRS` says nothing
 */
export const partnersOf = (one: string, names: readonly string[], usual: number): string[] => {
  const beside = process.env.PAIRS === 'all' ? names.length : Number(process.env.PAIRS ?? usual);
  const rankOf = (other: string) =>
    other === one
      ? ''
      : createHash('sha256')
          .update([commit, ...[one, other].sort()].join(' '))
          .digest('hex');
  return [...names].sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1)).slice(0, beside);
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
