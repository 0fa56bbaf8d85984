import type { AccessQuery } from './access.ts';
import { hashOf } from './identity.ts';

/** Too many tries; the same answer for everybody. */
export class Throttled extends Error {
  /** Seconds until another try is worth it. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('throttled');
    this.retryAfter = retryAfter;
  }
}

/** What is counted, and how many tries it has before it must rest. */
export interface Counted {
  subject: string;
  limit: number;
}

const restSeconds = 15 * 60;

/**
 * Takes a try before the work it pays for, so that many at once don't pass. Only fifteen quiet minutes clear the count:
 * in no fifteen minutes are there more tries than the limit. A refused try counts for nothing.
 */
const take = `insert into sign_in_try as t (subject_hash, failures, first_at, last_at) values ($1, 1, $2, $2)
  on conflict (subject_hash) do update set
    failures = case when t.last_at <= $2 - interval '${restSeconds} seconds' then 1 else t.failures + 1 end,
    first_at = case when t.last_at <= $2 - interval '${restSeconds} seconds' then $2 else t.first_at end,
    last_at = $2
  where t.failures < $3 or t.last_at <= $2 - interval '${restSeconds} seconds'
  returning failures`;

/** Takes one try of each subject. @throws Throttled when one has none left */
export const takeTries = async (
  query: AccessQuery,
  counted: readonly Counted[],
  now: Date,
): Promise<void> => {
  for (const { subject, limit } of counted) {
    const key = hashOf(subject);
    const taken = await query(take, [key, now, limit]);
    if (taken.length) continue;
    const [row] = await query<{ last_at: Date }>('select last_at from sign_in_try where subject_hash = $1', [
      key,
    ]);
    const waited = row ? (now.getTime() - row.last_at.getTime()) / 1000 : 0;
    throw new Throttled(Math.max(1, Math.ceil(restSeconds - waited)));
  }
};

/** Gives the tries back after one that was right, so that signing in often costs nothing. */
export const giveBack = async (query: AccessQuery, counted: readonly Counted[]): Promise<void> => {
  for (const { subject } of counted)
    await query('update sign_in_try set failures = greatest(failures - 1, 0) where subject_hash = $1', [
      hashOf(subject),
    ]);
};
