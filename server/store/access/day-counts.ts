import type { AccessQuery } from './access.ts';

/** Counts one more of an act of a user's in a day, in UTC. False, and nothing counted, when that would be more than `most`. */
export const takeOfDay = async (
  query: AccessQuery,
  userId: string,
  act: string,
  now: Date,
  most: number,
): Promise<boolean> =>
  (
    await query(
      `insert into day_count as c (user_id, act, day, n) select $1, $2, $3::date, 1 where $4 > 0
       on conflict (user_id, act, day) do update set n = c.n + 1 where c.n < $4 returning n`,
      [userId, act, now.toISOString().slice(0, 10), most],
    )
  ).length > 0;
