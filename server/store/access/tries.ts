import { isIP } from 'node:net';
import { column } from '../database/row.ts';
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

/** What is counted, and the most tries it has in any fifteen minutes. */
export interface Counted {
  subject: string;
  limit: number;
}

/**
 * What stands for whoever asks from a network address: the address, or of IPv6 its network of 64 bits, for one machine
 * has all the addresses of one.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [front = '', back] = address.split('::');
  const given = front.split(':').filter(Boolean);
  const behind = (back ?? '').split(':').filter(Boolean);
  // Four groups name the network; what a gap leaves out of them is zero.
  const left = back === undefined ? 0 : Math.max(0, 8 - given.length - behind.length);
  const groups = [...given, ...Array<string>(left).fill('0'), ...behind].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

const windowSeconds = 15 * 60;

/** Half of the tries may come at once, the other half one by one over the window: together never more than the limit. */
const secondsPerTry = (limit: number): number => windowSeconds / (limit / 2);

/** Taken before the work it pays for, so that many at once don't pass. A refused try costs nothing. */
const take = `insert into sign_in_try as t (subject_hash, clear_at) values ($1, $2::timestamptz + make_interval(secs => $3))
  on conflict (subject_hash) do update set clear_at = greatest(t.clear_at, $2) + make_interval(secs => $3)
  where greatest(t.clear_at, $2) + make_interval(secs => $3) <= $2 + interval '${windowSeconds} seconds'
  returning clear_at`;

/**
 * How long one without tries waits. A moment further off than a window was written before the clock was set back: it is brought
 * near, so that nobody waits longer than a throttle lasts. Clocks of several servers may differ by minutes all the same.
 */
const waiting = `update sign_in_try set clear_at = case
    when clear_at > $2::timestamptz + interval '${windowSeconds + 300} seconds' then $2::timestamptz + interval '${windowSeconds} seconds'
    else clear_at end
  where subject_hash = $1 returning clear_at`;

/** Takes one try of each subject. @throws Throttled when one has none left, and then the wait grows no longer */
export const takeTries = async (
  query: AccessQuery,
  counted: readonly Counted[],
  now: Date,
): Promise<void> => {
  for (const { subject, limit } of counted) {
    const key = hashOf(subject);
    const cost = secondsPerTry(limit);
    if ((await query(take, [key, now, cost])).length) continue;
    const [row] = await query({ clearAt: column.instant }, waiting, [key, now]);
    // The others too, or each would be found far off in its turn.
    for (const other of counted)
      if (other.subject !== subject) await query(waiting, [hashOf(other.subject), now]);
    const until = (row?.clearAt.getTime() ?? 0) / 1000 + cost - windowSeconds;
    throw new Throttled(Math.max(1, Math.ceil(until - now.getTime() / 1000)));
  }
};

/** Takes one try where there is one; false, and nobody is refused, where there is none. */
export const hasTry = async (query: AccessQuery, counted: Counted, now: Date): Promise<boolean> => {
  try {
    await takeTries(query, [counted], now);
    return true;
  } catch (error) {
    if (error instanceof Throttled) return false;
    throw error;
  }
};

/** Gives the tries back after one that was right, so that signing in often costs nothing. */
export const giveBack = async (query: AccessQuery, counted: readonly Counted[]): Promise<void> => {
  for (const { subject, limit } of counted)
    await query(
      'update sign_in_try set clear_at = clear_at - make_interval(secs => $2) where subject_hash = $1',
      [hashOf(subject), secondsPerTry(limit)],
    );
};
