import type pg from 'pg';
import { appendEvents, appendedAtOnce, type ChainTx } from '../store/audit/append-events.ts';
import { countDetails, eraseDetails } from '../store/audit/erase-details.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column, type Query, type RowOf } from '../store/database/row.ts';
import { recordErasure } from '../store/plan/events.ts';
import { asMaintainer, inTransaction, MaintenanceRefusal, requireCurrentSchema } from './connection.ts';

const userColumns = {
  id: column.id,
  email: column.text,
  firstName: column.text,
  lastName: column.text,
  createdAt: column.instant,
  sessions: column.int,
};
type User = RowOf<typeof userColumns>;

const placeColumns = {
  id: column.id,
  business: column.text,
  role: column.text,
  active: column.bool,
};

/** A business that somebody is or was in, or was invited to. */
type Place = RowOf<typeof placeColumns>;

/** Somebody to erase, or who was. */
export interface ErasedPerson {
  /** As they were called. */
  name: string;
  since: Date;
  places: readonly Place[];
  sessions: number;
  /** Events of the audit trail that have details of theirs. */
  events: number;
  /** What they are called by now; null before. */
  number: number | null;
}

/** What a person has beside their own row and is gone with them. */
const ownTables = [
  'session',
  'device',
  'email_proof',
  'sign_in_challenge',
  'recovery_code',
  'second_factor',
  'user_image',
  'referral_code',
  'referral',
  'day_count',
  'saved_report_link',
  'saved_report_reader',
];

/** Where somebody's name is kept beside what they began, and by which column it is theirs. */
const namedBeside = [
  ['import_run', 'created_by'],
  ['task', 'by_user'],
  ['stock_count', 'started_by'],
] as const;

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/** By what events tell of somebody: their address, and their name where it has two parts, as one alone is many people's. */
const namesOf = ({ email, firstName, lastName }: User): string[] =>
  firstName && lastName ? [email, `${firstName} ${lastName}`] : [email];

/** Everybody who says that an address is theirs, who proved it first. Throws `MaintenanceRefusal` for nobody. */
const usersWith = async (query: Query, email: string): Promise<User[]> => {
  const users = await query(
    userColumns,
    `select u.id, u.email, u.first_name, u.last_name, u.created_at, (select count(*)::int from session s where s.user_id = u.id) as sessions
     from app_user u where lower(u.email) = lower($1) order by u.verified_at is null, u.created_at, u.id`,
    [email],
  );
  if (users.length === 0)
    throw new MaintenanceRefusal(
      `Nobody is registered with the address ${email}. You can cancel an invitation to it on the team page.`,
    );
  return users;
};

const placesOf = (query: Query, { id, email }: User): Promise<Place[]> =>
  query(
    placeColumns,
    `select distinct on (b.id) b.id, b.name as business, m.role, m.status = 'Active' as active
     from member m join business b on b.id = m.business_id
     where m.user_id = $1 or m.user_id is null and lower(m.email) = lower($2) order by b.id, m.user_id is null`,
    [id, email],
  );

/** An owner would leave their business with nobody who may do everything in it, or without a word to the others. Throws `MaintenanceRefusal`. */
const refuseOwner = (user: User, places: readonly Place[]): void => {
  const owned = places.filter(({ role, active }) => active && role === 'Owner');
  if (owned.length > 0)
    throw new MaintenanceRefusal(
      `${user.email} owns ${owned.map(({ business }) => business).join(', ')}: let another owner change their role on the team page first. Where there is no other owner, make another member one.`,
    );
};

const chainsOf = (query: Query, places: readonly Place[]): ChainTx[] =>
  places.map((business) => ({ query, business }));

/** Carries chains on: what isn't in its chain can't be erased without a trace in it. */
const carryOn = async (client: pg.Client, chains: readonly ChainTx[], now: Date): Promise<void> => {
  for (const tx of chains)
    for (let appended = appendedAtOnce; appended === appendedAtOnce; )
      appended = await inTransaction(client, () => appendEvents(tx, now));
};

/** Erases a person's details from the trails of their businesses, each in a transaction of its own. Throws `MaintenanceRefusal`. */
const eraseFromTrails = async (
  client: pg.Client,
  chains: readonly ChainTx[],
  texts: readonly string[],
): Promise<number> => {
  let erased = 0;
  for (const tx of chains)
    erased += await inTransaction(client, async () => {
      const { waiting } = await countDetails(tx, texts);
      if (waiting > 0)
        throw new MaintenanceRefusal(
          `${waiting} events of the audit trail that name them aren't in its chain yet, because something is being written at this moment. Try again in a minute.`,
        );
      return eraseDetails(tx, texts);
    });
  return erased;
};

/** The next number, which nobody else gets meanwhile. */
const numberFor = async (query: Query, id: string, now: Date): Promise<number> => {
  await query('lock table erased_person in exclusive mode', []);
  const [row] = await query(
    { n: column.int },
    `insert into erased_person (user_id, n, erased_at) select $1, coalesce(max(n), 0) + 1, $2 from erased_person returning n`,
    [id, now],
  );
  return row!.n;
};

/** Takes somebody out of every team, and invitations to them back. */
const leaveTeams = async (query: Query, { id, email }: User, alias: string, now: Date): Promise<void> => {
  await query(
    `update member set email = null, link_hash = null, former_links = '{}', keeps_seat = false, ended_at = coalesce(ended_at, $2),
       status = case status when 'Active' then 'Deactivated' else status end where user_id = $1`,
    [id, now],
  );
  await query(
    `update member set email = $2, link_hash = null, former_links = '{}', status = case status when 'InviteSent' then 'Revoked' else status end
     where user_id is null and lower(email) = lower($1)`,
    [email, alias],
  );
  await query('delete from refused_invite where email = lower($1)', [email]);
};

/** Removes mail to somebody; what is still in the queue is never sent. */
const removeMail = async (query: Query, { id, email }: User, alias: string): Promise<void> => {
  await query('delete from letter where lower(to_address) = lower($1)', [email]);
  await query(`delete from message where reader_id = $1 and state = 'queued'`, [id]);
  await query(`update message set recipients = jsonb_build_object('to', $2::text) where reader_id = $1`, [
    id,
    alias,
  ]);
};

/** Replaces a person's own data, ends their sessions and tells their businesses. */
const replaceUser = async (query: Query, user: User, now: Date): Promise<number> => {
  const { id } = user;
  await query('select 1 from member where user_id = $1 for update', [id]);
  const places = await placesOf(query, user);
  refuseOwner(user, places);
  const number = await numberFor(query, id, now);
  const [name, alias] = [`person ${number}`, `erased-${number}@erased.invalid`];
  for (const table of ownTables) await query(`delete from ${table} where user_id = $1`, [id]);
  await leaveTeams(query, user, alias, now);
  await removeMail(query, user, alias);
  for (const [table, by] of namedBeside)
    await query(`update ${table} set by_name = $2 where ${by} = $1`, [id, `Erased ${name}`]);
  await query(
    `update app_user set email = $2, first_name = 'Erased', last_name = $3, password_hash = '', verified_at = null, intent_hash = null,
       failed_sign_ins = 0 where id = $1`,
    [id, alias, name],
  );
  for (const { id: businessId } of places) await recordErasure(query, businessId, { id, number }, now);
  return number;
};

interface Found {
  user: User;
  places: readonly Place[];
}

const summaryOf = ({ user, places }: Found) => ({
  name: nameOf(user),
  since: user.createdAt,
  places,
  sessions: user.sessions,
});

/** What there is of somebody. */
const inspected = async (query: Query, one: Found): Promise<ErasedPerson> => {
  let events = 0;
  for (const tx of chainsOf(query, one.places)) events += (await countDetails(tx, namesOf(one.user))).found;
  return { ...summaryOf(one), events, number: null };
};

/** Erases somebody: the trails first, for what fails then can be done again by their address. */
const erased = async (client: pg.Client, query: Query, one: Found, now: Date): Promise<ErasedPerson> => {
  const chains = chainsOf(query, one.places);
  await carryOn(client, chains, now);
  const events = await eraseFromTrails(client, chains, namesOf(one.user));
  const number = await inTransaction(client, () => replaceUser(query, one.user, now));
  await carryOn(client, chains, now);
  return { ...summaryOf(one), events, number };
};

/**
 * Erases the personal data of whoever has an address: their account keeps nothing but a number, and the audit trails name them by it. Rows
 * stay, and so do the chains. Without `confirmed` it only says what there is.
 *
 * @param url of the database, as the owner of its tables
 * @param email in whatever letters
 * @returns everybody who said that it is theirs
 * @throws MaintenanceRefusal for an address nobody has, for who owns a business, and where events can't be erased yet
 */
export const erasePerson = (
  url: string,
  email: string,
  confirmed: boolean,
  now: Date,
): Promise<ErasedPerson[]> =>
  asMaintainer(url, async (client) => {
    await requireCurrentSchema(client);
    const query = preparedOn(client, 0);
    const found: Found[] = [];
    for (const user of await usersWith(query, email)) {
      const places = await placesOf(query, user);
      refuseOwner(user, places);
      found.push({ user, places });
    }
    const people: ErasedPerson[] = [];
    for (const one of found)
      people.push(confirmed ? await erased(client, query, one, now) : await inspected(query, one));
    return people;
  });
