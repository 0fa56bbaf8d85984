import { column } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { hashOf } from './identity.ts';
import { Throttled } from './tries.ts';

/** As many codes as a business, or an address, may try within an hour. */
const most = 10;
const hour = '1 hour';
const hourSeconds = 3600;

const recent = `select t from unnest(c.at) t where t > $2::timestamptz - interval '${hour}'`;

/** Taken before the code is looked up, so that many at once don't pass. A refused try costs nothing. */
const take = `insert into code_try as c (subject_hash, at) values ($1, array[$2::timestamptz])
  on conflict (subject_hash) do update set at = array(${recent} order by t) || $2::timestamptz
  where (select count(*) from (${recent}) r) < ${most} returning 1 as taken`;

const oldest = `select min(r.t) as oldest from code_try c, lateral (${recent}) r where c.subject_hash = $1`;

/** Takes a try of each subject. @throws Throttled where one has none left within the hour */
export const takeCodeTries = async (
  query: AccessQuery,
  subjects: readonly string[],
  now: Date,
): Promise<void> => {
  for (const [at, subject] of subjects.entries()) {
    if ((await query(take, [hashOf(subject), now])).length > 0) continue;
    await giveBackCodeTries(query, subjects.slice(0, at), now);
    const [row] = await query({ oldest: column.instant.orNull }, oldest, [hashOf(subject), now]);
    const waited = row?.oldest ? (now.getTime() - row.oldest.getTime()) / 1000 : 0;
    throw new Throttled(Math.max(1, Math.ceil(hourSeconds - waited)));
  }
};

/** One of those of a moment: others at the same one may have been wrong. */
const oneLess = `update code_try set at = at[:array_position(at, $2::timestamptz) - 1] || at[array_position(at, $2::timestamptz) + 1:]
  where subject_hash = $1 and $2::timestamptz = any(at)`;

/** Gives the try of a moment back to each subject, after a code that was right. */
export const giveBackCodeTries = async (
  query: AccessQuery,
  subjects: readonly string[],
  now: Date,
): Promise<void> => {
  for (const subject of subjects) await query(oneLess, [hashOf(subject), now]);
};
