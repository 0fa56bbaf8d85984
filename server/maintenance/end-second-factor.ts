import { turnOff } from '../store/access/second-factors.ts';
import { endSessionsOf } from '../store/access/sessions.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column, type RowOf } from '../store/database/row.ts';
import { type Letter, queueLetter } from '../store/mail/letters.ts';
import { asMaintainer, MaintenanceRefusal, requireCurrentSchema } from './connection.ts';

const factorHolderColumns = {
  email: column.text,
  firstName: column.text,
};

/** Who is written to. */
export type FactorHolder = RowOf<typeof factorHolderColumns>;

/**
 * Turns off the second factor of whoever proved an address, ends their sessions and writes to them. For somebody whose identity
 * the operator has made sure of by other means.
 *
 * @param url of the database, as the owner of its tables
 * @param email in whatever letters
 * @param letterTo what they are told
 * @throws MaintenanceRefusal for an address nobody has proved, and one without a second factor
 */
export const endSecondFactor = (
  url: string,
  email: string,
  letterTo: (user: FactorHolder) => Letter,
  now: Date,
): Promise<void> =>
  asMaintainer(url, async (client) => {
    await requireCurrentSchema(client);
    const query = preparedOn(client, 0);
    await client.query('begin');
    const [user] = await query(
      { ...factorHolderColumns, id: column.id, on: column.bool },
      `select u.id, u.email, u.first_name, f.confirmed_at is not null as on
       from app_user u left join second_factor f on f.user_id = u.id
       where lower(u.email) = lower($1) and u.verified_at is not null`,
      [email],
    );
    if (!user) throw new MaintenanceRefusal(`Nobody has proved the address ${email}.`);
    if (!user.on) throw new MaintenanceRefusal(`${user.email} has no second factor.`);
    await turnOff(query, user.id);
    await endSessionsOf(query, user.id);
    await queueLetter(query, letterTo(user), now);
    await client.query('commit');
  });
