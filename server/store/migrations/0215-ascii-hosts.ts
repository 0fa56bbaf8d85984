import { type Kysely, type Migration, sql } from 'kysely';
import { normalEmail } from '../../../src/domain/text.ts';

const changed = async (db: Kysely<unknown>, table: 'app_user' | 'member') => {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from ${sql.table(table)} where split_part(email, '@', 2) ~ '[^ -~]'`.execute(db);
  return rows.map(({ id, email }) => ({ id, email: normalEmail(email) }));
};

/**
 * Addresses stored with a host in letters of its own become what signing in looks for, its name in ASCII. Where somebody else proved that, or
 * was invited by it, both keep what they have, and `verify` names them.
 */
export const asciiHosts: Migration = {
  up: async (db) => {
    await sql`select set_config('app.maintenance', 'on', true)`.execute(db);
    for (const { id, email } of await changed(db as Kysely<unknown>, 'app_user'))
      await sql`update app_user u set email = ${email} where id = ${id} and (verified_at is null or not exists (
        select 1 from app_user o where o.id <> u.id and o.verified_at is not null and lower(o.email) = lower(${email})))`.execute(
        db,
      );
    for (const { id, email } of await changed(db as Kysely<unknown>, 'member'))
      await sql`update member m set email = ${email} where id = ${id} and not exists (
        select 1 from member o where o.business_id = m.business_id and o.id <> m.id and lower(o.email) = lower(${email}))`.execute(
        db,
      );
    await sql`select set_config('app.maintenance', '', true)`.execute(db);
  },
};
