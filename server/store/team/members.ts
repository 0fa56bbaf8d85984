import type { TeamRole } from '../../../src/domain/team/team.ts';
import type { AccessQuery } from '../access/access.ts';
import { hashOf } from '../access/identity.ts';
import { seatedBefore } from '../access/seats.ts';
import { column, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';

/** What a place in the team is read by; an address is where its invitation went, null for whoever was never invited. */
export const membersColumns = {
  id: column.id,
  userId: column.id.orNull,
  email: column.text.orNull,
  role: column.text.as<TeamRole>(),
  status: column.text,
  invitedUntil: column.instant.orNull,
};

/** A place in the team as its row says. */
export type MemberRow = RowOf<typeof membersColumns>;

/** The same with who it is, for those who may see the team. */
export interface Teammate extends MemberRow {
  firstName: string;
  lastName: string;
  /** Where they are reached now. */
  address: string;
  /** They work here, and nobody has proved that address. */
  unproved: boolean;
  /** They sign in with a second factor; null for who does not work here. */
  secondFactor: boolean | null;
  invitedAt: Date | null;
  joinedAt: Date | null;
  /** The owners chose them to keep working. */
  keepsSeat: boolean;
  /** How many who work here have a seat before them; null for who does not. */
  seatedBefore: number | null;
}

/** The same as they are selected. */
export const memberList = 'm.id, m.user_id, m.email, m.role, m.status, m.invited_until';

/** The place a row tells of; an invitation nobody accepted in time has expired. */
export const memberOf = <Row extends MemberRow>(row: Row, now: Date): Row => {
  const hasEnded = row.status === 'InviteSent' && row.invitedUntil !== null && row.invitedUntil <= now;
  return hasEnded ? { ...row, status: 'Expired' } : row;
};

/** Everybody who is, was or is asked to be in the team: those inside first, then by when they came. */
export const teamOf = async (query: AccessQuery, businessId: string, now: Date): Promise<Teammate[]> => {
  const rows = await query(
    {
      ...membersColumns,
      firstName: column.text.orNull,
      lastName: column.text.orNull,
      address: column.text.orNull,
      unproved: column.bool,
      secondFactor: column.bool.orNull,
      invitedAt: column.instant.orNull,
      joinedAt: column.instant.orNull,
      keepsSeat: column.bool,
      seatedBefore: column.int.orNull,
    },
    `select ${memberList}, m.invited_at, m.joined_at, u.first_name, u.last_name, coalesce(u.email, m.email) as address,
       m.status = 'Active' and u.verified_at is null as unproved,
       case when m.status = 'Active' then f.confirmed_at is not null end as second_factor,
       m.keeps_seat, case when m.status = 'Active' then ${seatedBefore} end as seated_before
     from member m left join app_user u on u.id = m.user_id left join second_factor f on f.user_id = m.user_id
     where m.business_id = $1
     order by m.status <> 'Active', m.joined_at, m.invited_at, m.id`,
    [businessId],
  );
  return rows.map((row) => ({
    ...memberOf(row, now),
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    address: row.address ?? '',
  }));
};

/** Holds a place in the team. Throws `Missing`. */
export const lockMember = async (tx: Tx, id: string): Promise<MemberRow> => {
  const [row] = await tx.query(
    membersColumns,
    `select ${memberList} from member m where m.business_id = $1 and m.id = $2 for update`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return memberOf(row, tx.now);
};

/** Holds the places of everybody who works here. */
export const activeMembers = (tx: Tx): Promise<(MemberRow & { keepsSeat: boolean })[]> =>
  tx.query(
    { ...membersColumns, keepsSeat: column.bool },
    `select ${memberList}, m.keeps_seat from member m where m.business_id = $1 and m.status = 'Active' order by m.id for update`,
    [tx.business.id],
  );

/** Writes whom the owners chose to keep working, and nobody else. */
export const writeKeptSeats = async (tx: Tx, memberIds: readonly string[]): Promise<void> => {
  await tx.query(
    `update member set keeps_seat = (id = any($2)) where business_id = $1 and status = 'Active'`,
    [tx.business.id, memberIds],
  );
};

/** How many owners work here beside one. */
export const otherOwners = async (tx: Tx, id: string): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from member where business_id = $1 and id <> $2 and role = 'Owner' and status = 'Active'`,
    [tx.business.id, id],
  );
  return row!.n;
};

/** Writes where a member stands now; one who leaves is out from this moment. */
export const writeSeat = async (
  tx: Tx,
  id: string,
  { status, role }: Pick<MemberRow, 'status' | 'role'>,
): Promise<void> => {
  await tx.query(
    `update member set status = $3, role = $4,
       keeps_seat = keeps_seat and $3 = 'Active',
       ended_at = case when user_id is not null and $3 <> 'Active' then coalesce(ended_at, $5) end
     where business_id = $1 and id = $2`,
    [tx.business.id, id, status, role, tx.now],
  );
};

/** How many invitations of the business can still be accepted. */
export const openInvites = async (tx: Tx): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from member where business_id = $1 and status = 'InviteSent' and invited_until > $2`,
    [tx.business.id, tx.now],
  );
  return row!.n;
};

/** Adds somebody who is invited; the link is written apart. */
export const addInvited = async (tx: Tx, id: string, email: string, role: TeamRole): Promise<void> => {
  await tx.query(
    `insert into member (business_id, id, email, role, status) values ($1, $2, $3, $4, 'InviteSent')`,
    [tx.business.id, id, email, role],
  );
};

/** Gives an invitation a new link and the address it goes to; the earlier ones open nothing from here on. */
export const writeLink = async (
  tx: Tx,
  id: string,
  link: { email: string; token: string; until: Date },
): Promise<void> => {
  await tx.query(
    `update member set email = $3, invited_at = $4, invited_until = $5, link_hash = $6,
       former_links = case when link_hash is null then former_links else former_links || link_hash end
     where business_id = $1 and id = $2`,
    [tx.business.id, id, link.email, tx.now, link.until, hashOf(link.token)],
  );
};

/** Who is or was in the business, by name. */
export const memberNames = (tx: BusinessTx): Promise<{ id: string; name: string }[]> =>
  tx.query(
    { id: column.id, name: column.text },
    `select u.id, trim(u.first_name || ' ' || u.last_name) as name from member m join app_user u on u.id = m.user_id
     where m.business_id = $1 order by 2, 1`,
    [tx.business.id],
  );

/** How somebody who is or was in the business is called. */
export const nameOfUser = async (tx: Tx, userId: string): Promise<{ name: string }> => {
  const [row] = await tx.query(
    { name: column.text },
    `select trim(first_name || ' ' || last_name) as name from app_user where id = $1`,
    [userId],
  );
  return row ?? { name: '' };
};

/** The place of a user who works here now. Throws `Missing`. */
export const placeOf = async (tx: Tx, userId: string): Promise<string> => {
  const [row] = await tx.query(
    { id: column.id },
    `select id from member where business_id = $1 and user_id = $2 and status = 'Active'`,
    [tx.business.id, userId],
  );
  if (!row) throw new Missing();
  return row.id;
};

/** Takes the address of a user who works here as proved; false when it was. Fails with 23505 where somebody else has it. */
export const confirmEmailOf = async (tx: Tx, userId: string): Promise<boolean> => {
  const [row] = await tx.query({ confirmed: column.bool }, 'select confirm_email_of($1, $2) as confirmed', [
    userId,
    tx.now,
  ]);
  return row!.confirmed;
};

/** The member an address stands for in a business, whether they were invited by it or proved it; null for nobody. */
export const memberByAddress = async (
  query: AccessQuery,
  businessId: string,
  email: string,
): Promise<string | null> => {
  const [row] = await query(
    { id: column.id },
    `select m.id from member m left join app_user u on u.id = m.user_id
     where m.business_id = $1 and lower($2) in (lower(u.email), lower(m.email))
     order by lower(u.email) = lower($2) desc nulls last limit 1`,
    [businessId, email],
  );
  return row?.id ?? null;
};
