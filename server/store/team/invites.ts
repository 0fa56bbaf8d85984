import type { Source } from '../../../src/domain/audit/source.ts';
import type { AccessQuery } from '../access/access.ts';
import { hashOf } from '../access/identity.ts';
import { column } from '../database/row.ts';
import { recordJoining } from '../plan/events.ts';
import { type MemberRow, memberList, memberOf, membersColumns } from './members.ts';

/** An invitation as its link finds it. */
export interface FoundInvite extends MemberRow {
  businessId: string;
  businessName: string;
  /** The link is that of an earlier mail. */
  replaced: boolean;
}

/** The invitation a link belongs to, held until the transaction ends; null for one that never was. */
export const inviteBehind = async (
  query: AccessQuery,
  businessId: string,
  token: string,
  now: Date,
): Promise<FoundInvite | null> => {
  const [row] = await query(
    { ...membersColumns, businessId: column.id, businessName: column.text, replaced: column.bool },
    `select ${memberList}, m.business_id, b.name as business_name, m.link_hash <> $2 as replaced
     from member m join business b on b.id = m.business_id
     where m.business_id = $1 and (m.link_hash = $2 or $2 = any (m.former_links)) for update of m`,
    [businessId, hashOf(token)],
  );
  return row ? memberOf(row, now) : null;
};

/** Lets a user in, and puts it on record. */
export const join = async (
  query: AccessQuery,
  invite: FoundInvite,
  userId: string,
  source: Source,
  now: Date,
): Promise<void> => {
  await query(
    `update member set user_id = $3, status = 'Active', joined_at = $4, ended_at = null
     where business_id = $1 and id = $2`,
    [invite.businessId, invite.id, userId, now],
  );
  const { businessId, id, role } = invite;
  await recordJoining(query, businessId, { id, userId, role }, source, now);
};

/** True when the user stands in the team already, in whatever place. */
export const standsIn = async (
  query: AccessQuery,
  businessId: string,
  userId: string,
  otherThan: string,
): Promise<boolean> =>
  (
    await query('select 1 from member where business_id = $1 and user_id = $2 and id <> $3', [
      businessId,
      userId,
      otherThan,
    ])
  ).length > 0;
