import type { Task } from 'graphile-worker';
import type { Clock } from '../store/tx.ts';

/** What nobody needs any more, in the order the references allow. `$1` is now. */
const forgotten = [
  'delete from session where ends_at <= $1',
  'delete from sign_in_try where clear_at <= $1',
  "delete from device where seen_at < $1::timestamptz - interval '400 days'",
  "delete from email_proof where created_at < $1::timestamptz - interval '30 days'",
  "delete from letter where business_id is null and created_at < $1::timestamptz - interval '30 days'",
];

/** Who signed up, never proved the address, and has no session left. */
const neverProved = `select id from app_user u where verified_at is null and created_at < $1::timestamptz - interval '30 days'
  and not exists (select 1 from session s where s.user_id = u.id)
  and not exists (select 1 from email_proof p where p.user_id = u.id)`;

/** Clears identity of what has run out, so that it grows with its users and not with its visitors. */
export const forgetExpired =
  (clock: Clock): Task =>
  async (_payload, { withPgClient }) => {
    const now = clock();
    await withPgClient(async (client) => {
      for (const statement of forgotten) await client.query(statement, [now]);
      await client.query(`delete from device where user_id in (${neverProved})`, [now]);
      await client.query(`delete from app_user where id in (${neverProved})`, [now]);
    });
  };
