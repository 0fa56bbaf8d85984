import type { Task } from 'graphile-worker';
import { acrossBusinesses } from '../store/database/across-businesses.ts';
import type { Clock } from '../store/database/tx.ts';

/** What nobody needs any more, in the order the references allow. `$1` is now. */
const forgotten = [
  'delete from session where ends_at <= $1',
  'delete from sign_in_challenge where until <= $1',
  'delete from sign_in_try where clear_at <= $1',
  "delete from code_try where (select max(t) from unnest(at) t) <= $1::timestamptz - interval '1 hour'",
  'delete from day_count where day < $1::date - 7',
  "delete from device where seen_at < $1::timestamptz - interval '400 days'",
  "delete from email_proof where created_at < $1::timestamptz - interval '30 days'",
  "update store_event set raw = null where raw is not null and settled_at < $1::timestamptz - interval '30 days'",
  "delete from letter where business_id is null and created_at < $1::timestamptz - interval '30 days'",
];

/** Who signed up, never proved the address, and has no session left. */
const neverProved = `select id from app_user u where verified_at is null and created_at < $1::timestamptz - interval '30 days'
  and not exists (select 1 from session s where s.user_id = u.id)
  and not exists (select 1 from email_proof p where p.user_id = u.id)`;

/** A file kept for a download alone goes with the last address signed for it. */
const handedOut = `with gone as (delete from signed_file where until <= $1 returning business_id, file_id)
  delete from file f using gone where f.business_id = gone.business_id and f.id = gone.file_id and f.uploaded_at is null
  and not exists (select 1 from signed_file s where s.business_id = f.business_id and s.file_id = f.id and s.until > $1)
  and not exists (select 1 from attachment a where a.business_id = f.business_id and a.file_id = f.id)`;

/** A file that was brought and that nothing took in a day. An address signed for it stands its minute. */
const nobodyTook = `delete from file f where f.uploaded_at < $1::timestamptz - interval '24 hours'
  and not exists (select 1 from attachment a where a.business_id = f.business_id and a.file_id = f.id)
  and not exists (select 1 from signed_file s where s.business_id = f.business_id and s.file_id = f.id)`;

/** A file that was sent to be imported and became none: its sender left, or it couldn't be read and the server was killed with it. */
const becameNone = `delete from import_piece p where p.created_at < $1::timestamptz - interval '24 hours'
  and not exists (select 1 from import_run r where r.business_id = p.business_id and r.id = p.run_id)`;

/**
 * Files of imports are kept for 90 days after they end, and what nobody started for 30. Of one that was discarded the file is gone at once,
 * and what became of its rows later with the others'. Source: answers-2.md, Q54 and Q55.
 */
const importsLongAgo = [
  `with given_up as (update import_run set status = 'Discarded', ended_at = $1, file_kept = false where status in ('Uploaded', 'Mapped')
      and created_at < $1::timestamptz - interval '30 days' returning business_id, id)
    delete from import_piece p using given_up where p.business_id = given_up.business_id and p.run_id = given_up.id`,
  `with old as (update import_run r set file_kept = false
      where (file_kept or exists (select 1 from import_row w where w.business_id = r.business_id and w.run_id = r.id))
      and status not in ('Running', 'Undoing') and coalesce(ended_at, created_at) < $1::timestamptz - interval '90 days' returning business_id, id),
    pieces as (delete from import_piece p using old where p.business_id = old.business_id and p.run_id = old.id)
    delete from import_row w using old where w.business_id = old.business_id and w.run_id = old.id`,
];

/** What long work made is kept for seven days; one with an address signed for it goes with that. Source: finance-answers.md, Q123. */
const madeLongAgo = `with old as (delete from attachment a using task t where a.role = 'made' and t.business_id = a.business_id
    and t.id = a.subject_id and t.ended_at < $1::timestamptz - interval '7 days' returning a.business_id, a.file_id)
  delete from file f using old where f.business_id = old.business_id and f.id = old.file_id
  and not exists (select 1 from signed_file s where s.business_id = f.business_id and s.file_id = f.id)`;

/** The file of a report that was mailed is kept as long, for a mail that has to be tried again. */
const mailedLongAgo = `with old as (delete from attachment a using message m where m.saved_report_id is not null and m.business_id = a.business_id
    and m.id = a.subject_id and m.created_at < $1::timestamptz - interval '7 days' returning a.business_id, a.file_id)
  delete from file f where (f.business_id, f.id) in (select business_id, file_id from old)`;

/** Long work that is over is listed for 90 days. Source: answers-2.md, Q8. */
const workLongAgo = "delete from task where ended_at < $1::timestamptz - interval '90 days'";

/** Acts are known again for two months: no session in which a form could send one once more lives half as long. */
const doneLongAgo = "delete from idempotency where at < $1::timestamptz - interval '60 days'";

/** A way to a shop that was begun and led nowhere, with the code the shop gave. */
const expiredAuthorisations = 'delete from store_authorisation where until <= $1';

const maintained = [
  handedOut,
  nobodyTook,
  becameNone,
  ...importsLongAgo,
  madeLongAgo,
  mailedLongAgo,
  workLongAgo,
  doneLongAgo,
  expiredAuthorisations,
];

/** Clears what has run out, so that identity grows with its users and not with its visitors, and books with what is in them. */
export const forgetExpired =
  (clock: Clock): Task =>
  async (_payload, { withPgClient }) => {
    const now = clock();
    await withPgClient(async (client) => {
      for (const statement of forgotten) await client.query(statement, [now]);
      await client.query(`delete from device where user_id in (${neverProved})`, [now]);
      await client.query(`delete from app_user where id in (${neverProved})`, [now]);
      // Files and acts are of businesses: the owner sees them while it says that it does maintenance.
      for (const statement of maintained)
        await acrossBusinesses(client, () => client.query(statement, [now]));
    });
  };
